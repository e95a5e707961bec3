import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { flags, greatMoment, stays } from "../../../src/games/sanguosha/moments.ts";
import en from "../../../src/games/sanguosha/texts/en.ftl?raw";
import pl from "../../../src/games/sanguosha/texts/pl.ftl?raw";
import { complete } from "../../../src/lib/defaults.ts";
import { addTexts, t } from "../../../src/lib/i18n.svelte.ts";
import type { GameModule } from "../../../src/lib/module.ts";
import type { Sight } from "../../../src/lib/sight.ts";
import { beat, event, looker, sitDown } from "../../showing.ts";

addTexts({ en, pl });
const Layout = (() => ({})) as unknown as GameModule["Layout"];
const game = complete({ id: "sanguosha", Layout, motion: { stays, flags, moment: greatMoment } });
const seats = [{ hero: "lu-bu" }, { hero: "xu-chu" }];
const table = { seats };
const eyes = (you = 0): Sight => looker(you, table);
const damage = event("damage", { victim: 1, source: 0, damage: 2, hp: 2 });
const words = (kind: string, facts: Record<string, unknown>): string[] =>
  flags([event(kind, facts)]).map((flag) => `${flag.seat} ${flag.tone} ${flag.words(eyes())}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["damage", { victim: 1, source: 0, damage: 2 }, "1 hurt −2"],
  ["lose-hp", { seat: 1, amount: 1 }, "1 hurt −1"],
  ["heal", { seat: 0, amount: 1 }, "0 mend +1"],
  ["skill", { seat: 1, skill: "fierce-bow" }, "1 say fierce bow"],
  ["judged", { seat: 1, suit: "heart", number: 7 }, "1 say ♡ 7"],
  ["spares", { seat: 1, card: { name: "acedia" } }, "1 say acedia: no effect"],
  ["skip", { seat: 1, phase: "action" }, "1 say skips: Action Phase"],
] as const)("%s is seen at its hero", (kind, facts, said) => expect(words(kind, facts)).toEqual([said]));

it.each([
  ["slow", 2100],
  ["normal", 1200],
  ["fast", 550],
] as const)("a hit stays on the plate at the pace %s", async (pace, ms) => {
  const shown = sitDown(game, pace, table);
  shown.update([damage, beat("hurt", table)], table);
  expect((await shown.watch(9000)).get("hurt")).toBe(ms);
});

it("a hero who falls shows the role on a slip before anything goes on", async () => {
  const shown = sitDown(game, "normal", table);
  const death = event("death", { seat: 1, role: "rebel", killer: 0 });
  shown.update([death, beat("fallen", table)], { seats, later: true });
  await shown.watch(1250);
  expect(shown.seat.moment?.slip(eyes())).toMatchObject({ zh: "反", title: "xu chu has fallen" });
  expect(shown.seat.view).toEqual(table);
});

it("a victory shows every role, one after the other", () => {
  const roles = ["ruler", "rebel"].map((role, seat) => event("role", { seat, role }));
  const view = { seats, outcome: { winners: [1] } };
  const moment = greatMoment({ view, before: {}, events: roles, what: "", beat: 0 });
  expect(moment?.parts).toBe(2);
  const slip = moment?.slip(eyes());
  expect(slip?.title).toBe("The Rebels have won");
  expect(slip?.rows?.map((row) => row.name)).toEqual([t("you"), "xu chu"]);
});
