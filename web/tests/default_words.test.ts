import { afterEach, describe, expect, it, vi } from "vitest";

import { game } from "../src/games/default/index.ts";
import { named } from "../src/games/default/printing.ts";
import { chapter, points, times } from "../src/games/default/standing.ts";
import en from "../src/games/default/texts/en.ftl?raw";
import pl from "../src/games/default/texts/pl.ftl?raw";
import { readable, refWord, valueWord, word } from "../src/games/default/words.ts";
import { complete } from "../src/lib/defaults.ts";
import { addTexts } from "../src/lib/i18n.svelte.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import type { EventBody, FaceBody } from "../src/lib/wire.ts";

const faces = new Map([["rank-nine", { id: "rank-nine", name: { en: "Officer", pl: "Oficer" } } as FaceBody]]);
const view = {
  provinces: [{ id: "marsh" }, { id: "far-hills" }],
  wagons: [{ ref: "wagon/7", name: "covered" }],
  hands: [
    {
      known: [
        { card: "card/1", face: "rank-nine" },
        { card: "card/2", face: "old-man" },
      ],
      hidden: 0,
    },
  ],
};
const whole = complete(game);
addTexts({ en, pl });
const player = (seat: number): string => ["Ada", "Bo"][seat] ?? "?";
const event = (kind: string, facts: Record<string, unknown> = {}): EventBody => ({
  n: 0,
  kind,
  facts,
  text: { en: "x", pl: "x" },
  view: null,
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("words", () => {
  it.each([
    ["draw_pile", "Draw pile"],
    ["old-man", "Old man"],
    ["7", "7"],
    ["Already Written", "Already Written"],
  ])("%s is readable as %s", (id, words) => expect(readable(id)).toBe(words));
  it("come from the server, then from us in both languages, then from the id", () => {
    expect(word("rank-nine", faces)).toBe("Officer");
    expect(word("face_down", faces)).toBe("Face down");
    vi.spyOn(settings, "lang", "get").mockReturnValue("pl");
    expect([word("rank-nine", faces), word("hand", faces), word("yurt", faces)]).toEqual(["Oficer", "Ręka", "Yurt"]);
  });
  it.each([
    ["seat/1", "Bo"],
    ["card/1", "Officer"],
    ["card/2", "Old man"],
    ["province/1", "Far hills"],
    ["province/chu", "Chu"],
    ["wagon/7", "Covered"],
    ["die/3", "Die 3"],
    ["number/3", "3"],
  ])("%s is called %s", (ref, name) => expect(refWord(ref, view, faces, player)).toBe(name));
  it("values are words, numbers and references", () => {
    expect(
      [-2, "seat/0", "rank-nine", { en: "Winter", pl: "Zima" }].map((each) => valueWord(each, view, faces, player)),
    ).toEqual(["−2", "Ada", "Officer", "Winter"]);
  });
});

it("a card of which only the id is known shows it; a number is its own brush name", () => {
  expect(named("old-man")).toMatchObject({ name: "Old man", value: "", zh: "" });
  expect(named("7")).toMatchObject({ name: "", value: "7", zh: "七" });
  expect(named("12")).toMatchObject({ value: "12", zh: "" });
});

describe("how the game stands", () => {
  it("points are found by seat or inside the seats", () => {
    expect(points({ points: [3, 1] })).toEqual([3, 1]);
    expect(points({ seats: [{ vp: 3 }, { vp: 5 }] })).toEqual([3, 5]);
    expect(points({ score: 4, hands: [] })).toEqual([]);
  });
  it("the bar tells the time of the game", () => {
    expect(times({ size: 3, phase: "action", round: 2, stage: null })).toEqual([
      ["round", 2],
      ["phase", "action"],
    ]);
  });
  it("a numbered round is a chapter, with a heading in the log", () => {
    expect(chapter(event("round", { round: 2 }))).toEqual({ name: "round", n: 2 });
    expect(chapter(event("round"))).toBeNull();
    const told = [event("point", { seat: 1 }), event("round", { round: 2 })];
    expect(whole.log.rows(told)).toEqual([
      { event: told[0], seat: 1 },
      { head: "Round 2" },
      { event: told[1], seat: undefined },
    ]);
  });
});

it("a thing of the view has the id by which a lesson names it", () => {
  expect(whole.cards.id("province/1", view)).toBe("far-hills");
});

it("many open cards can be looked through at the side, the last first", () => {
  const discard = Array.from({ length: 12 }, (_, n) => ({ card: `card/${n}`, face: "a" }));
  const [pile, ...more] = whole.cards.piles({ discard, table: discard.slice(0, 3) });
  expect(more).toEqual([]);
  expect(pile).toMatchObject({ id: "discard", title: "Discard pile" });
  expect(pile?.refs[0]?.card).toBe("card/11");
});
