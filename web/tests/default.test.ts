import { describe, expect, it } from "vitest";

import { handOf, kindOf, offeredBy, read, type Item, type Reading } from "../src/games/default/reading.ts";
import { isHeld } from "../src/games/default/shapes.ts";
import type { Ref, View } from "../src/lib/choice.ts";
import type { Question } from "../src/lib/wire.ts";
import { games } from "./recorded.ts";

/** Every reference that is drawn, as a layout meets them. */
function drawn(items: readonly Item[]): Ref[] {
  return items.flatMap((item): Ref[] => {
    if (item.sort === "cards") return item.cards.map((held) => held.card);
    if (item.sort === "place") return [item.ref, ...item.heaps.map((heap) => heap.ref)];
    if (item.sort === "dice") return item.dice.map((die) => die.ref);
    if (item.sort === "words")
      return item.values.filter((value) => typeof value === "string" && value.includes("/")) as Ref[];
    return item.sort === "group" ? [item.ref, ...drawn(item.items)] : [];
  });
}
const all = ({ shared, seats }: Reading): Item[] => [...shared, ...seats.flat()];
const cards = (node: unknown): Ref[] =>
  isHeld(node) ? [node.card] : node !== null && typeof node === "object" ? Object.values(node).flatMap(cards) : [];
const find = (items: readonly Item[], at: string): Item | undefined => items.find((item) => item.at === at);
const asks = (...items: Ref[]): Question =>
  ({
    options: [{ id: "choose", picks: [{ slot: "thing", items, least: 1, most: 1, ordered: false }] }],
  }) as unknown as Question;

describe.each([...games])("a recorded game of %s", (_id, { seats, frames }) => {
  it("has everything that can be picked on the table or among what is left to choose, and never in both", () => {
    for (const { view } of frames) {
      const reading = read(view, seats, view.question);
      const there = new Set([...drawn(all(reading)), ...reading.seats.map((_, n) => `seat/${n}`)]);
      for (const ref of offeredBy(view.question))
        expect([ref, there.has(ref)]).toEqual([ref, !reading.loose.includes(ref)]);
      expect(reading.loose.filter((ref) => kindOf(ref) === "card")).toEqual([]);
    }
  });
  it("shows each card that is known once", () => {
    for (const { view } of frames) {
      const shown = drawn(all(read(view, seats))).filter((ref) => kindOf(ref) === "card");
      expect(new Set(shown)).toEqual(new Set(cards({ ...view, question: null })));
    }
  });
  it("gives the hand of each seat to its plate, the viewer's with its cards", () => {
    for (const { seat, view } of frames) {
      const hands = read(view, seats).seats.map(handOf);
      expect(hands.map((hand) => hand?.zone)).toEqual(hands.map((_, n) => `hand/${n}`));
      expect(hands[seat]?.hidden).toBe(0);
    }
  });
});

describe("Envoys", () => {
  const last = games.get("")?.frames.at(-1)?.view ?? {};
  it("is a table, three hands and points", () => {
    const reading = read(last, 3);
    expect(reading.shared.map(({ sort, name }) => `${sort} ${name}`)).toEqual(["cards table", "count round"]);
    expect(reading.seats.map((items) => items.map(({ sort, name }) => `${sort} ${name}`))).toEqual([
      ["cards hand", "count points"],
      ["cards hand", "count points"],
      ["cards hand", "count points"],
    ]);
    expect(find(reading.shared, "table")).toMatchObject({ hidden: 0, zone: "table" });
  });
  it("has a table from the start, with nothing on it", () => {
    const first = games.get("")?.frames[0]?.view ?? {};
    expect(find(read(first, 3).shared, "table")).toMatchObject({ sort: "cards", cards: [], hidden: 0 });
  });
});

/** A co-operative game for one, with nothing of a card game but a hand. */
const solo: View = {
  game: "wall",
  round: 2,
  rounds: 7,
  season: "autumn",
  tracks: [
    { id: "hunger", value: 3, least: 0, most: 10 },
    { id: "honour", value: 12, least: -5, most: 40, seat: 0 },
  ],
  dice: [
    { ref: "die/0", shows: 6, colour: "red" },
    { ref: "die/1", shows: null },
  ],
  pieces: [
    { place: "camp/0", kind: "gold", count: 3 },
    { place: "camp/0", kind: "food", count: 1, ref: "heap/7" },
    { place: "section/left", kind: "archers", count: 2 },
    { place: "section/right", kind: "archers", count: 0 },
  ],
  herds: [{ id: "riders", power: 4, spots: ["gold", "wound"] }],
  hands: [{ known: [{ card: "card/3", face: "old-man" }], hidden: 0 }],
  deck: [null, null, { card: "card/9", face: "siege" }],
  workers: [4],
  winter: true,
  lost: false,
  waits: [0],
  outcome: null,
};

describe("a co-operative game for one", () => {
  const reading = read(
    solo,
    1,
    asks("die/1", "section/right", "card/3", "herd/riders", "heap/7", "number/2", "seat/0"),
  );
  it("gives the seat its hand, its camp, its track and its workers", () => {
    expect(reading.seats[0]?.map(({ sort, name }) => `${sort} ${name}`)).toEqual([
      "track honour",
      "place camp",
      "cards hand",
      "count workers",
    ]);
    expect(find(reading.seats[0] ?? [], "tracks.honour")).toMatchObject({ value: 12, least: -5, most: 40 });
    expect(find(reading.seats[0] ?? [], "pieces.camp/0")).toMatchObject({
      zone: "camp/0",
      heaps: [
        { kind: "gold", count: 3, ref: "" },
        { kind: "food", count: 1, ref: "heap/7" },
      ],
    });
  });
  it("leaves the rest in the middle", () => {
    expect(reading.shared.map(({ sort, name }) => `${sort} ${name}`)).toEqual([
      "count round",
      "words season",
      "track hunger",
      "dice dice",
      "place section/left",
      "place section/right",
      "group herds",
      "cards deck",
      "words winter",
    ]);
    expect(find(reading.shared, "deck")).toMatchObject({ cards: [{ card: "card/9", face: "siege" }], hidden: 2 });
    expect(find(reading.shared, "dice")).toMatchObject({
      dice: [
        { shows: 6, colour: "red" },
        { shows: null, colour: "" },
      ],
    });
  });
  it("draws what can be picked, and keeps the number that lies nowhere", () => {
    expect(reading.loose).toEqual(["number/2"]);
    expect(drawn(all(reading))).toEqual(expect.arrayContaining(["die/1", "section/right", "herd/riders", "heap/7"]));
    expect([...reading.kinds].sort()).toEqual(["card", "die", "heap", "herd", "number", "seat", "section"]);
  });
  it("shows places only as names while none of them can be picked", () => {
    expect(drawn(all(read(solo, 1))).filter((ref) => kindOf(ref) === "section")).toEqual([]);
  });
});

describe("a list with one entry for each seat", () => {
  const own = (view: View, seats: number): string[] => (read(view, seats).seats[0] ?? []).map((item) => item.at);
  it.each<[string, View, number]>([
    ["numbers", { points: [4, 0] }, 2],
    ["facts that hold or not", { passed: [true, false] }, 2],
    [
      "hands",
      {
        hands: [
          { known: [], hidden: 2 },
          { known: [], hidden: 3 },
        ],
      },
      2,
    ],
    ["piles", { piles: [[null], [null, null]] }, 2],
    ["records of the same sort", { camps: [{ gold: 1 }, { gold: 2 }] }, 2],
    ["a dict by the numbers of the seats", { camps: { 0: { gold: 1 }, 1: { gold: 2 } } }, 2],
    ["the seats of a game for one", { seats: [{ gold: 1 }] }, 1],
  ])("%s go to the seats", (_what, view, seats) => {
    expect(own(view, seats)).toHaveLength(1);
    expect(read(view, seats).shared).toEqual([]);
  });
  it.each<[string, View, number]>([
    [
      "as many cards as seats",
      {
        table: [
          { card: "card/1", face: "a" },
          { card: "card/2", face: "b" },
        ],
      },
      2,
    ],
    ["as many words as seats", { left: ["qin", "chu"] }, 2],
    [
      "things with names of their own",
      {
        herds: [
          { id: "a", power: 1 },
          { id: "b", power: 2 },
        ],
      },
      2,
    ],
    [
      "what somebody did",
      {
        trick: [
          { seat: 1, value: 3 },
          { seat: 0, value: 5 },
        ],
      },
      2,
    ],
    ["the only herd of a game for one", { herds: [{ power: 1 }] }, 1],
    ["more numbers than seats", { values: [1, 3, 5] }, 2],
  ])("%s stay in the middle", (_what, view, seats) => {
    expect(own(view, seats)).toEqual([]);
    expect(read(view, seats).shared).toHaveLength(1);
  });
});

describe("other shapes", () => {
  const one = (view: View, seats = 2): Item | undefined => read(view, seats).shared[0];
  it("a number under the name of a person is that seat; minus one is nobody", () => {
    expect(one({ leader: 1 })).toMatchObject({ sort: "words", values: ["seat/1"] });
    expect(one({ leader: -1 })).toBeUndefined();
    expect(one({ round: 1 })).toMatchObject({ sort: "count", value: 1 });
  });
  it("a number and the most that it can be are one", () => {
    expect(
      read(
        {
          seats: [
            { hp: 2, max_hp: 4 },
            { hp: 3, max_hp: 3 },
          ],
        },
        2,
      ).seats[0],
    ).toEqual([{ sort: "count", at: "seats.0.hp", name: "hp", value: 2, most: 4 }]);
  });
  it("what is not there is not told", () => {
    expect(read({ event: null, note: "", doubled: false, tokens: {} }, 2).shared).toEqual([]);
  });
  it("places that are numbered as the seats are theirs, unless there are more of them", () => {
    const heap = (place: string): View => ({ place, kind: "gold", count: 1 });
    expect(read({ pieces: [heap("camp/0"), heap("camp/1")] }, 2).shared).toEqual([]);
    expect(read({ pieces: [heap("row/0"), heap("row/1"), heap("row/2")] }, 2).shared).toHaveLength(3);
  });
  it("things without names are numbered, and one alone has the name of its list", () => {
    const play = (value: number): View => ({ seat: 0, value });
    expect(one({ trick: [play(1), play(2), play(3)] })).toMatchObject({
      items: [{ name: "1" }, { name: "2" }, { name: "3" }],
    });
    expect(one({ trick: [play(1)] })).toMatchObject({ sort: "group", name: "trick", ref: "" });
  });
  it("a text of the server is a word, whatever its language", () => {
    expect(one({ season: { en: "Winter", pl: "Zima" } })).toMatchObject({ values: [{ en: "Winter", pl: "Zima" }] });
  });
  it("a game without seats that are known yet does not break", () => {
    expect(read({}, 0)).toMatchObject({ shared: [], seats: [], loose: [] });
  });
});
