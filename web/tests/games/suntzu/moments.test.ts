import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { stays } from "../../../src/games/suntzu/marching.ts";
import { flags, greatMoment } from "../../../src/games/suntzu/moments.ts";
import en from "../../../src/games/suntzu/texts/en.ftl?raw";
import pl from "../../../src/games/suntzu/texts/pl.ftl?raw";
import { complete } from "../../../src/lib/defaults.ts";
import { addTexts } from "../../../src/lib/i18n.svelte.ts";
import type { GameModule } from "../../../src/lib/module.ts";
import { beat, event, looker, sitDown } from "../../showing.ts";

addTexts({ en, pl });
const Layout = (() => ({})) as unknown as GameModule["Layout"];
const game = complete({ id: "suntzu", Layout, motion: { stays, flags, moment: greatMoment } });
const province = (id: string, armies: [number, number]): object => ({ id, armies, values: [2, 3, 4] });
const view = {
  round: 3,
  score: 2,
  seats: [{ side: "suntzu" }, { side: "shao" }],
  provinces: [province("wu", [3, 0]), province("chu", [0, 2]), province("qin", [1, 0])],
};
const scoring = event("score", { score: 2, was: 0, sums: [4, 2] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("whoever takes a province is named there for 1.2 s", async () => {
  const shown = sitDown(game, "normal", view);
  shown.update([event("result", { province: "wu", winner: 0, by: 3 }), beat("fought", view)], view);
  await shown.watch(100);
  expect(shown.seat.flags.map((flag) => [flag.at, flag.tone, flag.words(looker(0, view))])).toEqual([
    ["army/wu", "mend", "yours"],
  ]);
  expect((await shown.watch(5000)).get("mend")).toBe(1100);
});

it("a battle that moves nobody says so", () => {
  const even = flags([event("result", { province: "chu", winner: -1, by: 0 })], view);
  expect(even.map((flag) => flag.words(looker(0, view)))).toEqual(["even"]);
});

it("a scoring is counted province by province, and goes on after as long as that takes", async () => {
  const shown = sitDown(game, "normal", view);
  shown.update([scoring, beat("scored", view)], { ...view, round: 4 });
  const found = await shown.watch(9000);
  expect(found.get("slip")).toBe(2600 + 3 * 550);
  const slip = greatMoment({ view, before: view, events: [scoring], what: "scored", beat: 0 })?.slip(looker(0, view));
  expect(slip?.rows?.map((row) => [row.parts.length, row.sum])).toEqual([
    [2, "4"],
    [1, "2"],
  ]);
});
