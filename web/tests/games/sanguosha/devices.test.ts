import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { DEVICES } from "../../../src/games/sanguosha/devices.ts";

const DATA = new URL("../../../../tianxia/games/sanguosha/data/heroes.toml", import.meta.url);
const borne = [...readFileSync(DATA, "utf8").matchAll(/^device = "(.+)"$/gm)].map(([, name]) => name);
const heroes = readFileSync(DATA, "utf8").match(/^\[\[hero\]\]$/gm) ?? [];

it("draws what every hero bears, and nothing that nobody bears", () => {
  expect(borne).toHaveLength(heroes.length);
  expect([...new Set(borne)].sort()).toEqual(Object.keys(DEVICES).sort());
});

it.each(Object.entries(DEVICES))("draws %s inside its ground and lightly", (_, [line, ink]) => {
  expect(`${line}${ink}`.length).toBeGreaterThan(0);
  expect(`${line}${ink}`.length).toBeLessThan(500);
  expect(`${line}${ink}`).not.toMatch(/NaN|undefined/);
});
