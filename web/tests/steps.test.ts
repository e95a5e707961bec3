import { expect, it } from "vitest";

import type { Replay } from "../src/lib/wire.ts";
import { changed, stepsOf } from "../src/pages/replay/steps.ts";

it.each([
  [undefined, [{ hp: 3 }], { hp: 3 }],
  [{ hp: 3, max: 4 }, { hp: [2] }, { hp: 2, max: 4 }],
  [{ hp: 3, token: null }, { token: [] }, { hp: 3 }],
  [{ hp: 3 }, { hand: [[]] }, { hp: 3, hand: [] }],
  [{ hand: [1] }, { hand: { "#": 0 } }, { hand: [] }],
  [[1, 2, 3], { "1": [5], "#": 2 }, [1, 5]],
  [[{ hp: 1 }], { "0": { hp: [0] }, "#": 2, "1": [7] }, [{ hp: 0 }, 7]],
  [{ role: { id: "spy" } }, { role: [null] }, { role: null }],
])("%j changed by %j", (before, change, after) => {
  const old = JSON.stringify(before);
  expect(changed(before, change)).toEqual(after);
  expect(JSON.stringify(before)).toBe(old);
});

it("gives each step its view and shares what has not changed", () => {
  const step = { seat: null, what: "answer" as const, events: [] };
  const steps = [
    { ...step, n: 0, change: [{ score: 0, seats: [{ hand: [1, 2] }, { hand: [3] }] }] },
    { ...step, n: 1, change: { score: [5], seats: { "0": { hand: { "#": 1 } } } } },
  ] satisfies Replay["steps"];
  const [first, second] = stepsOf({ steps }).map(({ view }) => view as { score: number; seats: { hand: number[] }[] });
  expect(second).toEqual({ score: 5, seats: [{ hand: [1] }, { hand: [3] }] });
  expect(second?.seats[1]).toBe(first?.seats[1]);
  expect(first?.seats[0]?.hand).toEqual([1, 2]);
});
