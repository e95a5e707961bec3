import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { battles, marches, scoringIn, stays } from "../../../src/games/suntzu/marching.ts";
import { BORDERS } from "../../../src/games/suntzu/map.ts";
import { PROVINCES, type WarView } from "../../../src/games/suntzu/view.ts";
import type { View } from "../../../src/lib/choice.ts";
import { beatOf, framesOf } from "../../../src/lib/frames.ts";
import type { EventBody } from "../../../src/lib/wire.ts";
import fixture from "./told.json" with { type: "json" };

interface Told {
  view: View;
  events: { kind: string; facts: Record<string, unknown>; view: View | null }[];
}
const told = fixture.frames as unknown as Told[];
const bodies = (events: Told["events"]): EventBody[] => events.map((event, n) => ({ n, text: null, ...event }));
const steps = told.slice(1).map((each, n) => ({
  before: told[n]?.view as unknown as WarView,
  after: each.view as unknown as WarView,
  events: bodies(each.events),
}));
describe("an update in pictures", () => {
  it("shows the view of each beat with what happened until then, and ends with how things stand", () => {
    for (const { after, events } of steps) {
      const shown = framesOf(events, after as unknown as View, stays);
      expect(shown.at(-1)?.view).toBe(after);
      expect(shown.flatMap((frame) => frame.events)).toEqual(events.filter((event) => event.kind !== "beat"));
      expect(shown.slice(0, -1).map((frame) => frame.what)).toEqual(events.map(beatOf).filter(Boolean));
      for (const frame of shown)
        expect(frame.events.filter((event) => event.kind === "turn-up").length).toBeLessThan(2);
    }
    expect(
      Math.max(...steps.map(({ after, events }) => framesOf(events, after as unknown as View, stays).length)),
    ).toBeGreaterThan(4);
  });
  it("lets the figures walk that the view of the next picture has", () => {
    for (const { before, after, events } of steps) {
      let view = before as unknown as View;
      for (const frame of framesOf(events, after as unknown as View, stays)) {
        const moves = marches(view, frame.events);
        const next = frame.view as unknown as WarView;
        for (const province of next.provinces)
          for (const seat of [0, 1]) {
            const was =
              (view as unknown as WarView).provinces.find((each) => each.id === province.id)?.armies[seat] ?? 0;
            const mine = moves.filter((move) => move.card.startsWith(`figure/${seat}/${province.id}/`));
            const come = mine.filter((move) => move.to === `army/${province.id}`).length;
            const gone = mine.filter((move) => move.from === `army/${province.id}`).length;
            expect(was + come - gone).toBe(province.armies[seat]);
          }
        view = frame.view;
      }
    }
  });
  it("tells a scoring by its sums and where the marker came from", () => {
    const told = steps.flatMap((step) => step.events);
    const scored = told.findIndex((event) => event.kind === "score");
    const { sums, from } = scoringIn(told.slice(0, scored + 1), steps[0]?.after as WarView) ?? { sums: [], from: 1 };
    expect(from).toBe(0);
    expect(Math.abs((sums[0] ?? 0) - (sums[1] ?? 0))).toBe(Math.abs(Number(told[scored]?.facts["score"])));
  });
  it("remembers the battles of the round", () => {
    const all = steps.flatMap((step) => step.events);
    const end = all.findIndex((event) => event.kind === "round");
    const { now, last } = battles(all.slice(0, end + 1));
    expect(now.size).toBe(0);
    expect([...last.keys()].sort()).toEqual([...PROVINCES].sort());
  });
});

it("the map has the borders of the board and no other", () => {
  const board = readFileSync(new URL("../../../../tianxia/games/suntzu/data/board.toml", import.meta.url), "utf8");
  const pairs = [...board.matchAll(/^id = "([\w-]+)"[^[]*?adjacent = \[(.*?)\]/gms)].flatMap(([, id, near]) =>
    (near ?? "").split(", ").map((other) => [id, other.replaceAll('"', "")].sort().join(" ")),
  );
  expect(new Set(BORDERS.map((border) => [...border.between].sort().join(" ")))).toEqual(new Set(pairs));
  expect(BORDERS).toHaveLength(7);
});
