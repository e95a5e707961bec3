// How the lessons of Huns call dice, Valuables and players.
import { describe, expect, it } from "vitest";

import { idOf } from "../../../src/games/huns/words.ts";

const wagon = { card: "card/70", face: "wagon-orange-1", place: 40 };
const card = { card: "card/3", face: "zerco-the-jester", place: 12 };
const view = { seats: [{ wagons: [wagon], cards: [card] }] };
const RED = 1;
const key = (place: number, slot: number, colour: number): number => 100 * (25 * place + 5 * slot + colour);

describe("the names of a lesson", () => {
  it.each([
    ["die/1", "red"],
    ["value/3", "3"],
    ["seat/1", "player-2"],
    ["colour/0", "blue"],
    ["colour/1", "blue"],
    ["colour/400", "yellow"],
    [`good/${key(40, RED, RED)}`, "red on wagon-orange-1"],
    [`good/${key(40, 0, RED) + 1}`, "red on wagon-orange-1"],
    [`good/${key(12, RED, RED)}`, "red on zerco-the-jester"],
  ])("%s is %s", (ref, name) => {
    expect(idOf(ref, view)).toBe(name);
  });
});
