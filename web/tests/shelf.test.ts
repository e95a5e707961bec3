import { expect, it } from "vitest";

import { lasting, shortly, span } from "../src/games/shelf.svelte.ts";

it("numbers of players and minutes are told as a span", () => {
  expect(span([2])).toBe("2");
  expect(span([2, 3, 4])).toBe("2–4");
  expect(lasting([25, 45])).toBe("25–45 min");
  expect(lasting([120, 180])).toBe("2–3 h");
  expect(lasting([])).toBe("");
});

it("the shelf shows the first sentence of a blurb", () => {
  expect(shortly("Five provinces, nine rounds. The stronger card pushes.")).toBe("Five provinces, nine rounds.");
  expect(shortly("No full stop")).toBe("No full stop");
});
