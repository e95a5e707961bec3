import { describe, expect, it } from "vitest";

import { HIGH, linesOf, placesOf, WIDE } from "../src/pages/later/card.ts";

const upTo = (most: number) => (line: string) => line.length <= most;

describe("the lines of a picture", () => {
  it("break between words", () => {
    expect(linesOf("one two three four", 3, upTo(9))).toEqual(["one two", "three", "four"]);
    expect(linesOf("", 3, upTo(9))).toEqual([]);
  });
  it("say where something is left out", () => {
    expect(linesOf("one two three four", 2, upTo(9))).toEqual(["one two", "three fo…"]);
    expect(linesOf("unbreakable", 2, upTo(6))).toEqual(["unbre…"]);
  });
});

it("every seat of a table has its place inside the picture, and none lies on another", () => {
  for (let seats = 1; seats <= 10; seats++) {
    const places = placesOf(seats);
    expect(places.length).toBe(seats);
    for (const { x, y, wide } of places) {
      expect(x).toBeGreaterThan(20);
      expect(x + wide).toBeLessThan(WIDE - 20);
      expect(y + 44).toBeLessThan(HIGH - 80);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
  }
});
