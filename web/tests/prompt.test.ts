import { expect, it } from "vitest";

import { statements } from "../src/parts/prompt/words.ts";

it("who is not to answer is told what happens, not what is asked", () => {
  expect(statements("The fox leads 3. Do you beat it?")).toBe("The fox leads 3.");
  expect(statements("Do you want to act?")).toBe("");
  expect(statements("The fox pays 1.5 gold. It waits! Do you?")).toBe("The fox pays 1.5 gold. It waits!");
});
