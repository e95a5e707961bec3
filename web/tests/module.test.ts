import { expect, it } from "vitest";

import { complete, seatIn } from "../src/lib/defaults.ts";
import type { GameModule } from "../src/lib/module.ts";
import type { EventBody, FaceBody } from "../src/lib/wire.ts";

const Layout = (() => ({})) as unknown as GameModule["Layout"];
const event = (kind: string, facts: Record<string, unknown> = {}): EventBody =>
  ({ n: 0, kind, facts, text: { en: kind, pl: kind } }) as EventBody;

it("a module that gives only a layout answers all that the shell asks", () => {
  const game = complete({ id: "toy", Layout });
  const face: FaceBody = {
    id: "fox",
    kind: "card",
    name: { en: "Fox", pl: "Lis" },
    name_zh: "狐",
    text: { en: "", pl: "" },
    short: null,
    count: 1,
    source: "",
    facts: { value: 3 },
  };
  expect(game.cards.print(face)).toMatchObject({ face: "fox", value: "3", zh: "狐", name: "Fox" });
  expect(game.cards.option(face)).toBe("fox");
  expect(game.seats.mark({}, 1)).toEqual({ side: "b", letter: "2", zh: "" });
  expect(game.seats.mark({}, -1).side).toBe("");
  expect(game.log.moment(event("over"))).toBe("flag");
  expect(game.motion.stays("struck")).toBeGreaterThan(0);
  expect(game.asking.explains("pass")).toBe(false);
});

it("what a game says about a group leaves the rest of the group as it is", () => {
  const game = complete({ id: "toy", Layout, asking: { icon: () => "flag" } });
  expect(game.asking.icon("pass")).toBe("flag");
  expect(game.asking.secondary("pass")).toBe(false);
});

it("a chapter of the replay is a heading of the log", () => {
  const game = complete({
    id: "toy",
    Layout,
    log: { chapter: (each) => (each.kind === "round" ? "Round 2" : null) },
  });
  const told = [event("move", { seat: 1 }), event("round"), event("end", { seat: -1 })];
  expect(game.log.rows(told)).toEqual([
    { event: told[0], seat: 1 },
    { head: "Round 2" },
    { event: told[1], seat: undefined },
    { event: told[2], seat: undefined },
  ]);
});

it("an event is about the first of its facts that is a seat", () => {
  expect(seatIn(event("vp", { seat: null, attacker: -1, winner: 0 }), ["seat", "attacker", "winner"])).toBe(0);
});
