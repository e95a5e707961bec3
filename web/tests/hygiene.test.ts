import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const root = new URL("../src/", import.meta.url).pathname;
const folders = readdirSync(join(root, "games"), { withFileTypes: true }).filter((each) => each.isDirectory());
const ids = folders.map((each) => each.name).filter((id) => id !== "default");
const shared = ["src", "tests", "fonts"].flatMap((folder) =>
  (readdirSync(join(root, "..", folder), { recursive: true }) as string[])
    .filter((file) => /\.(svelte|ts|css|ftl|py|json)$/.test(file))
    .filter((file) => !/^games\/(?!index\.ts)|^styles\/fonts\//.test(file))
    .map((file) => `../${folder}/${file}`),
);
const named = new RegExp(`(?<![a-z])(${ids.join("|")})(?![a-z])`);

it("finds a game that is named", () => {
  expect(ids.length).toBeGreaterThan(3);
  expect(shared.length).toBeGreaterThan(40);
  for (const id of ids) expect(named.test(`.${id} {`)).toBe(true);
});

it("no shared file names a game", () => {
  const found = shared.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, n) => (named.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
