import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { applied, battles, frames, marches } from "../src/games/suntzu/frames.ts";
import { BORDERS } from "../src/games/suntzu/map.ts";
import { PROVINCES, type WarView } from "../src/games/suntzu/view.ts";
import type { View } from "../src/lib/choice.ts";
import type { EventBody } from "../src/lib/wire.ts";
import fixture from "./suntzu.json" with { type: "json" };

interface Told {
  view: View;
  events: ({ kind: string } & Record<string, unknown>)[];
}
const told = fixture.frames as unknown as Told[];
const bodies = (events: Told["events"]): EventBody[] =>
  events.map(({ kind, ...facts }, n) => ({ n, kind, facts, text: null }));
const steps = told.slice(1).map((each, n) => ({
  before: told[n]?.view as unknown as WarView,
  after: each.view as unknown as WarView,
  events: bodies(each.events),
}));
const drawn = (view: WarView): unknown => ({
  score: view.score,
  armies: view.provinces.map((province) => [province.armies[0], province.armies[1]]),
  markers: view.provinces.map((province) => [province.markers[0], province.markers[1]]),
  pools: view.seats.map((seat) => [seat.pool, seat.reserve, seat.count, seat.deck.length]),
  up: view.seats.map((seat) => seat.up.map((held) => held.face)),
});

describe("an update in pictures", () => {
  it("comes to what the server says, event by event, through a whole game", () => {
    for (const { before, after, events } of steps) {
      const last = events.reduce((view, event) => applied(view, event), before);
      // an army from a province goes to the edge, and armies from afar enter, without a word of where they stood
      const silent = events.some(
        (event) =>
          (event.kind === "enter" && event.facts["armies"] !== event.facts["pool"]) ||
          (event.kind === "six-marker" && !before.seats[Number(event.facts["seat"])]?.pool),
      );
      if (!silent) expect(drawn(last)).toEqual(drawn(after));
    }
  });
  it("ends with the very view of the server, loses no event, and turns up one province at a time", () => {
    for (const { before, after, events } of steps) {
      const shown = frames(before as unknown as View, events, after as unknown as View);
      expect(shown.at(-1)?.view).toBe(after);
      expect(shown.flatMap((frame) => frame.events)).toEqual(events);
      for (const frame of shown)
        expect(frame.events.filter((event) => event.kind === "turn-up").length).toBeLessThan(2);
    }
    expect(
      Math.max(
        ...steps.map(
          ({ before, after, events }) => frames(before as unknown as View, events, after as unknown as View).length,
        ),
      ),
    ).toBeGreaterThan(4);
  });
  it("lets as many figures walk as armies move", () => {
    for (const { before, events } of steps) {
      const entered = events
        .filter((event) => event.kind === "enter")
        .reduce((sum, event) => sum + Number(event.facts["armies"]), 0);
      const walked = marches(
        before as unknown as View,
        events.filter((event) => event.kind === "enter"),
      );
      expect(walked.filter((move) => move.to.startsWith("army/"))).toHaveLength(entered);
    }
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
  const board = readFileSync(new URL("../../tianxia/games/suntzu/data/board.toml", import.meta.url), "utf8");
  const pairs = [...board.matchAll(/^id = "([\w-]+)"[^[]*?adjacent = \[(.*?)\]/gms)].flatMap(([, id, near]) =>
    (near ?? "").split(", ").map((other) => [id, other.replaceAll('"', "")].sort().join(" ")),
  );
  expect(new Set(BORDERS.map((border) => [...border.between].sort().join(" ")))).toEqual(new Set(pairs));
  expect(BORDERS).toHaveLength(7);
});
