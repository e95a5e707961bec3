import { expect, it } from "vitest";

import { checks, commitmentOf, grouped, keyBytes } from "../src/lib/deal.ts";
import { match } from "./recorded.ts";

it("the key of a recorded match gives its hash", async () => {
  expect(await checks(match.key, match.commitment)).toBe(true);
  expect(await commitmentOf(match.key)).toBe(match.commitment);
});

it("a wrong key is rejected", async () => {
  const wrong = match.key.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
  expect(await checks(wrong, match.commitment)).toBe(false);
  expect(
    await checks(
      match.key,
      match.commitment.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
    ),
  ).toBe(false);
  for (const bad of ["", "00", "zz".repeat(16), `${match.key}00`])
    expect(await checks(bad, match.commitment)).toBe(false);
});

it("the bytes go the last first", () => {
  expect([...(keyBytes("000102030405060708090a0b0c0d0e0f") ?? [])]).toEqual([
    15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
  ]);
  expect(keyBytes("0001 0203 0405 0607 0809 0a0b 0c0d 0e0f")).not.toBeNull();
  expect(grouped("abcdef01")).toBe("abcd ef01");
});
