import { expect, it } from "vitest";

import { choiceIn, isContested, put, slotted } from "../src/games/default/slots.ts";
import type { OptionBody, PickBody, Question } from "../src/lib/wire.ts";

const pick = (slot: string, items: string[], least: number, most: number): PickBody => ({
  slot,
  items,
  least,
  most,
  ordered: true,
});
const option = (...picks: PickBody[]): OptionBody => ({ id: "place", label: { en: "", pl: "" }, note: null, picks });
const cards = ["card/1", "card/2", "card/3"];
const top = pick("top", cards, 0, 3);
const below = pick("below", cards, 0, 3);

it("slots that take the same things are filled one by one", () => {
  expect(isContested(option(top, below))).toBe(true);
  expect(isContested(option(top, pick("to", ["seat/0", "seat/1"], 1, 1)))).toBe(false);
  expect(isContested(option(top))).toBe(false);
});

it("a card goes from slot to slot, in the order in which it came, and out again", () => {
  let filled = put(put(put({}, top, "card/2"), top, "card/1"), below, "card/3");
  expect(filled).toEqual({ top: ["card/2", "card/1"], below: ["card/3"] });
  filled = put(filled, below, "card/2");
  expect(filled).toEqual({ top: ["card/1"], below: ["card/3", "card/2"] });
  expect(put(filled, below, "card/3")).toEqual({ top: ["card/1"], below: ["card/2"] });
});

it("a seat may get several cards, and the last one in a full slot gives way", () => {
  const first = pick("card-0", ["seat/1", "seat/2"], 1, 1);
  const second = pick("card-1", ["seat/1", "seat/2"], 1, 1);
  const both = put(put({}, first, "seat/1"), second, "seat/1");
  expect(both).toEqual({ "card-0": ["seat/1"], "card-1": ["seat/1"] });
  expect(put(both, first, "seat/2")["card-0"]).toEqual(["seat/2"]);
});

it("is an answer once every slot has enough", () => {
  const hand = option(pick("card-0", ["seat/1"], 1, 1), pick("card-1", ["seat/1"], 1, 1));
  expect(choiceIn({ "card-0": ["seat/1"] }, hand)).toBeNull();
  expect(choiceIn({ "card-0": ["seat/1"], "card-1": ["seat/1"] }, hand)).toEqual({
    option: "place",
    picks: { "card-0": ["seat/1"], "card-1": ["seat/1"] },
  });
  expect(choiceIn({ below: ["card/1"] }, option(top, below))).toEqual({
    option: "place",
    picks: { top: [], below: ["card/1"] },
  });
  expect(choiceIn({}, option(top, below))).toBeNull();
});

it("shows the slots of the option that was named, or of the only one that has such slots", () => {
  const hand = { ...option(top, below), id: "hand-over" };
  const asks = (...options: OptionBody[]): Question => ({ options }) as Question;
  expect(slotted(asks(option(top, below), option(top)), null)?.id).toBe("place");
  expect(slotted(asks(option(top, below), hand), null)).toBeUndefined();
  expect(slotted(asks(option(top, below), hand), "hand-over")?.id).toBe("hand-over");
  expect(slotted(null, null)).toBeUndefined();
});
