import { afterEach, beforeEach, expect, it, vi } from "vitest";

import en from "../../../src/games/chuhan/texts/en.ftl?raw";
import pl from "../../../src/games/chuhan/texts/pl.ftl?raw";
import { complete } from "../../../src/lib/defaults.ts";
import { addTexts } from "../../../src/lib/i18n.svelte.ts";
import type { GameModule } from "../../../src/lib/module.ts";
import { flags, greatMoment, stays } from "../../../src/games/chuhan/moments.ts";
import { beat, event, looker, sitDown } from "../../showing.ts";

addTexts({ en, pl });
const Layout = (() => ({})) as unknown as GameModule["Layout"];
const game = complete({ id: "chuhan", Layout, motion: { stays, flags, moment: greatMoment } });
const seats = [
  { clan: "han", vp: 12 },
  { clan: "chu", vp: 9 },
];
const old = { battle: 2, seats };
const out = event("out", { seat: 1, left: ["fan-zeng"], for_cards: 1, for_decrees: 2 });
const points = event("vp", { seat: 1, points: 6, total: 9, rule: "CH-706" });
const words = (events: Parameters<typeof flags>[0]): string[] => flags(events).map((flag) => flag.words(looker(0)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a rival's pass is seen at the rival before the trick goes", async () => {
  const shown = sitDown(game, "normal", { trick: "full" });
  shown.update([event("pass", { seat: 1 }), beat("passed", { trick: "full" }), event("trick")], { trick: "empty" });
  await shown.watch(850);
  expect(shown.seat.view).toEqual({ trick: "full" });
  expect(shown.seat.flags.map((flag) => flag.words(looker(0)))).toEqual(["passes"]);
  await shown.watch(100);
  expect(shown.seat.view).toEqual({ trick: "empty" });
});

it("the last card lands, then the battle is counted source by source, then the next one is dealt", async () => {
  const shown = sitDown(game, "normal", old);
  shown.update([out, points, beat("out", old), event("battle", { battle: 3 })], { battle: 3, seats });
  const landing = await shown.watch(1150);
  expect(landing.has("slip")).toBe(false);
  const counting = await shown.watch(4000);
  expect(counting.get("slip")).toBeGreaterThan(3900);
  expect(shown.seat.view).toEqual(old);
  const slip = shown.seat.moment?.slip(looker(0, old));
  expect(slip?.cards?.faces).toEqual(["fan-zeng"]);
  expect(slip?.rows?.[0]?.parts.map((part) => part.count)).toEqual(["+1", "+2", "+3"]);
  await shown.watch(400);
  expect(shown.seat.view).toMatchObject({ battle: 3 });
});

it("points stand at the seat that gains or loses them, unless a slip counts them", () => {
  const twos = event("vp", { seat: 0, points: 4, rule: "CH-311" });
  expect(words([twos])).toEqual(["+4 VP"]);
  expect(flags([event("vp", { seat: 0, points: -1 })])[0]?.tone).toBe("hurt");
  expect(words([event("vp", { seat: 0, points: 0 })])).toEqual([]);
  expect(words([out, points])).toEqual([]);
});

it("31 in the middle of a battle has a slip of its own; with the last card the battle's slip says it", () => {
  const over = (rule: string): ReturnType<typeof event> => event("over", { winner: 0, vp: [31, 9], rule });
  const frame = (events: ReturnType<typeof event>[]): Parameters<typeof greatMoment>[0] => ({
    view: old,
    before: {},
    events,
    what: "",
    beat: 0,
  });
  expect(greatMoment(frame([over("CH-712")]))?.slip(looker(0)).title).toContain("31");
  expect(greatMoment(frame([over("CH-715")]))).toBe(null);
});
