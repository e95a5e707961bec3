import { describe, expect, it } from "vitest";

import { shares as sharesOf, signed, type Share } from "../src/lib/beliefs.ts";

const shares = (chances: Record<string, number>): Share[] => sharesOf(chances, ["fox", "hare", "crow", "toad"]);

describe("the shares of the roles", () => {
  it("are whole and add up to 100, whatever the chances are", () => {
    for (let n = 0; n < 200; n += 1) {
      const weights = [0, (n * 7) % 11, (n * 5) % 13, (n * 3) % 17].map((weight) => weight + (n % 3));
      const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
      const found = shares({
        fox: (weights[0] ?? 0) / whole,
        hare: (weights[1] ?? 0) / whole,
        crow: (weights[2] ?? 0) / whole,
        toad: (weights[3] ?? 0) / whole,
      });
      expect(found.every(({ percent }) => Number.isInteger(percent) && percent > 0)).toBe(true);
      if (weights.some((weight) => weight > 0)) expect(found.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    }
  });
  it("give what is missing to those who lost most of it by rounding", () => {
    expect(shares({ fox: 0, hare: 1 / 3, crow: 1 / 3, toad: 1 / 3 }).map(({ percent }) => percent)).toEqual([
      34, 33, 33,
    ]);
    expect(shares({ hare: 0.196, crow: 0.606, toad: 0.198 })).toEqual([
      { role: "hare", percent: 20 },
      { role: "crow", percent: 60 },
      { role: "toad", percent: 20 },
    ]);
  });
  it("leave out what cannot be, and what is less than half of a hundredth", () => {
    expect(shares({ fox: 0, hare: 0.001, crow: 0.999, toad: 0 })).toEqual([{ role: "crow", percent: 100 }]);
  });
});

it("a weight has its sign", () => {
  expect([signed(3), signed(-6)]).toEqual(["+3", "−6"]);
});
