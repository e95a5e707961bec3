import { expect, it } from "vitest";

import { brief, first } from "../src/lib/brief.ts";

it("a long word of a name ends where there is no more room, and short ones stay", () => {
  expect(brief("Zhang Liang", 10)).toBe("Zhang Liang");
  expect(brief("Zbezczeszczony grób", 10)).toBe("Zbezczesz. grób");
  expect(brief("Fortyfikacja", 7)).toBe("Fortyf.");
});

it("where one word has room, the first one tells", () => {
  expect(first("Attack Order", 7)).toBe("Attack");
  expect(first("Fortification", 7)).toBe("Fortif.");
  expect(first("", 7)).toBe("");
});
