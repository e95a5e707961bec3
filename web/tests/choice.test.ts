import { describe, expect, it } from "vitest";

import { HOLE, Selection, assign, choiceOf, judge, kinOf, known, laid, lifted } from "../src/lib/choice.ts";
import type { OptionBody, Question } from "../src/lib/wire.ts";
import { match, type Match } from "./recorded.ts";

type Frame = Match["frames"][number];
const asked = match.frames.filter((frame): frame is Frame & { question: Question } => frame.question !== null);
const text = { en: "", pl: "" };

function question(choices: Question["choices"], options: Partial<OptionBody>[]): Question {
  return {
    id: 1,
    seat: 0,
    kind: "toy",
    rule: "T-1",
    title: text,
    prompt: text,
    about: {},
    closed: [],
    choices,
    auto: false,
    options: options.map((option) => ({ id: "play", label: text, note: null, picks: [], ...option })),
  };
}
const view = {
  seats: [{ hand: { known: ["a", "a", "a", "b", "c"].map((face, n) => ({ card: `card/${n}`, face })) } }],
  display: [{ card: "card/9", face: "a" }],
};
const pick = (slot: string, items: string[], least = 1, most = 9, ordered = false): OptionBody["picks"][number] => ({
  slot,
  items,
  least,
  most,
  ordered,
});
const hand = ["card/0", "card/1", "card/2", "card/3", "card/4"];

describe("known", () => {
  it("finds every card with its zone, and knows seats apart", () => {
    const all = known({
      seats: [{ hand: [{ card: "card/1", face: "x" }] }, { hand: [{ card: "card/2", face: "x" }] }],
      pile: [null, { card: "card/3", face: "y" }],
    });
    expect(all.get("card/1")?.zone).not.toBe(all.get("card/2")?.zone);
    expect(all.get("card/3")).toEqual({ card: "card/3", face: "y", zone: "pile" });
  });
});

describe("a selection", () => {
  const asks = question(
    [
      { option: "play", picks: { set: ["card/0", "card/1"] } },
      { option: "play", picks: { set: ["card/3"] } },
    ],
    [{ picks: [pick("set", hand)] }],
  );
  const kin = kinOf(view);

  it("matches alike copies in the same zone", () => {
    const selection = new Selection(asks, kin, ["card/2", "card/1"]);
    expect(selection.ready.map((option) => option.id)).toEqual(["play"]);
    expect(judge(asks, asks.options[0] as OptionBody, ["card/9", "card/1"], kin)).toBe("no"); // the same face, another zone
  });
  it("knows a part from a whole", () => {
    const option = asks.options[0] as OptionBody;
    expect(judge(asks, option, ["card/2"], kin)).toBe("part");
    expect(judge(asks, option, ["card/0", "card/1"], kin)).toBe("complete");
    expect(judge(asks, option, ["card/0", "card/1", "card/2"], kin)).toBe("no");
    expect(judge(asks, option, ["card/4"], kin)).toBe("no");
  });
  it("starts anew with what does not go with the others", () => {
    const first = new Selection(asks, kin).toggle("card/0");
    expect(first.toggle("card/3").picked).toEqual(["card/3"]);
    expect(first.toggle("card/1").picked).toEqual(["card/0", "card/1"]);
    expect(first.toggle("card/0").picked).toEqual([]);
    expect(first.toggle("card/4").picked).toEqual(["card/0"]);
  });
  it("asks the server where the choices are not listed", () => {
    const many = question(null, [{ picks: [pick("set", hand, 2, 3)] }]);
    expect(new Selection(many, kin, ["card/0", "card/3"]).unsure).toHaveLength(1);
    expect(new Selection(many, kin, ["card/0"]).unsure).toHaveLength(0);
    expect(new Selection(many, kin, ["card/0", "card/3"]).ready).toHaveLength(0);
  });
  it("takes the order into account where it matters", () => {
    const ordered = question(
      [{ option: "play", picks: { set: ["card/3", "card/4"] } }],
      [{ picks: [pick("set", hand, 2, 2, true)] }],
    );
    expect(new Selection(ordered, kin, ["card/3", "card/4"]).ready).toHaveLength(1);
    expect(new Selection(ordered, kin, ["card/4", "card/3"]).ready).toHaveLength(0);
  });
  it("fills several slots", () => {
    const swap: OptionBody = {
      id: "swap",
      label: text,
      note: null,
      picks: [pick("mine", hand, 1, 1), pick("theirs", ["card/9"], 1, 1)],
    };
    expect(assign(swap, ["card/9", "card/3"], kin)).toEqual({ mine: ["card/3"], theirs: ["card/9"] });
    expect(assign(swap, ["card/1", "card/3"], kin)).toBeNull();
  });
  it("picks at once what is the only legal choice of a named option", () => {
    const one = question(
      [{ option: "play", picks: { set: ["card/0", "card/1"] } }],
      [{ picks: [pick("set", hand)] }, { id: "pass" }],
    );
    expect(new Selection(one, kin).name("play").picked).toEqual(["card/0", "card/1"]);
    expect(new Selection(one, kin).name("pass").ready.map((option) => option.id)).toEqual(["pass"]);
  });
});

describe("a selection in steps", () => {
  const kin = kinOf(view);
  const at = (card: string, ...seats: string[]): { option: string; picks: Record<string, string[]> }[] =>
    seats.map((seat) => ({ option: "strike", picks: { cards: [card], targets: [seat] } }));
  const seats = ["seat/1", "seat/2"];
  const asks = question(
    [
      ...at("card/0", ...seats),
      ...at("card/3", "seat/1"),
      { option: "plum", picks: { cards: ["card/4"] } },
      { option: "skill", picks: { seats: ["seat/2"] } },
      { option: "end" },
    ],
    [
      { id: "strike", picks: [pick("cards", ["card/0", "card/3"], 1, 1), pick("targets", seats, 1, 1)] },
      { id: "plum", picks: [pick("cards", ["card/4"], 1, 1)] },
      { id: "skill", picks: [pick("seats", ["seat/2"], 1, 1)] },
      { id: "end" },
    ],
  );
  const begin = new Selection(asks, kin, [], null, () => false, true);

  it("lights up cards first, and after a card only its targets", () => {
    expect(hand.filter((ref) => begin.may(ref))).toEqual(["card/0", "card/1", "card/2", "card/3", "card/4"]); // alike copies too
    expect(seats.filter((ref) => begin.may(ref))).toEqual([]);
    expect(seats.filter((ref) => begin.toggle("card/3").may(ref))).toEqual(["seat/1"]);
  });
  it("changes the target, and forgets it with its card", () => {
    const aimed = begin.toggle("card/0").toggle("seat/1");
    expect(aimed.ready.map((option) => option.id)).toEqual(["strike"]);
    expect(aimed.toggle("seat/2").picked).toEqual(["card/0", "seat/2"]);
    expect(aimed.toggle("card/0").picked).toEqual([]);
    expect(aimed.toggle("card/4").picked).toEqual(["card/4"]);
  });
  it("names what begins with a place before the place is picked", () => {
    expect(begin.name("skill").picked).toEqual(["seat/2"]);
    expect(
      begin
        .name("strike")
        .toggle("card/0")
        .fitting.map((option) => option.id),
    ).toEqual(["strike"]);
  });
});

describe("a recorded match", () => {
  it("every legal choice can be picked card by card and comes out as itself", () => {
    for (const frame of asked) {
      const kin2 = kinOf(frame.view);
      for (const choice of frame.question.choices ?? []) {
        const option = frame.question.options.find((each) => each.id === choice.option) as OptionBody;
        const refs = Object.values(choice.picks ?? {}).flat();
        if (!refs.length) continue;
        let selection = new Selection(frame.question, kin2, [], option.id);
        for (const ref of refs) {
          expect(selection.may(ref)).toBe(true);
          selection = selection.toggle(ref);
        }
        expect(selection.ready.map((each) => each.id)).toContain(option.id);
        expect(choiceOf(option, selection.picked, kin2)).toEqual({ option: choice.option, picks: choice.picks });
      }
    }
  });
  it("what the bot answered is legal here too", () => {
    for (const frame of asked) {
      if (!frame.answer) continue;
      const refs = Object.values(frame.answer.picks).flat();
      if (refs.length)
        expect(new Selection(frame.question, kinOf(frame.view), refs, frame.answer.option).ready).toHaveLength(1);
    }
  });
});

describe("a row of places", () => {
  const kin = kinOf(view);
  const orders = question(null, [
    { id: "row", picks: [pick("cards", hand, 3, 3, true)] },
    { id: "help", picks: [pick("cards", ["card/3", "card/4"], 1, 2)] },
  ]);

  it("is filled in any order; things change places, and what is taken away leaves a hole", () => {
    const row = laid(laid([], "card/0", 2), "card/1", 0);
    expect(row).toEqual(["card/1", HOLE, "card/0"]);
    expect(laid(row, "card/0", 0)).toEqual(["card/0", HOLE, "card/1"]);
    expect(laid(row, "card/3", 2)).toEqual(["card/1", HOLE, "card/3"]);
    expect(lifted(row, "card/1")).toEqual([HOLE, HOLE, "card/0"]);
    expect(lifted(row, "card/0")).toEqual(["card/1"]);
  });
  it("is a part while it has holes, and goes to the server when it is full", () => {
    const option = orders.options[0] as OptionBody;
    expect(judge(orders, option, ["card/1", HOLE, "card/0"], kin)).toBe("part");
    expect(judge(orders, option, ["card/1", "card/2", "card/0"], kin)).toBe("ask");
    expect(choiceOf(option, ["card/1", "card/2", "card/0"], kin).picks).toEqual({
      cards: ["card/1", "card/2", "card/0"],
    });
    const listed = question(
      [{ option: "row", picks: { cards: ["card/1", "card/2", "card/0"] } }],
      [{ id: "row", picks: [pick("cards", hand, 3, 3, true)] }],
    );
    expect(judge(listed, listed.options[0] as OptionBody, ["card/1", HOLE, "card/0"], kin)).toBe("part");
  });
  it("takes what is picked; another option has to be named first", () => {
    expect(new Selection(orders, kin, ["card/3"]).fitting.map((option) => option.id)).toEqual(["row"]);
    expect(
      new Selection(orders, kin)
        .name("help")
        .toggle("card/3")
        .fitting.map((option) => option.id),
    ).toEqual(["help"]);
  });
});

it("the same face in the hands of two seats is not alike, wherever a game keeps its hands", () => {
  const hands = [["a"], ["a"]].map((faces, seat) => ({
    known: faces.map((face) => ({ card: `card/${seat}`, face })),
    hidden: 0,
  }));
  const kin = kinOf({ hands });
  expect(kin("card/0")).not.toBe(kin("card/1"));
});
