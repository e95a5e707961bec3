import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { keysFor } from "../src/parts/keys.ts";

const root = new URL("../src/", import.meta.url).pathname;
const keysOf = (file: string): string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string);

const GAMES = readdirSync(join(root, "games"), { withFileTypes: true })
  .filter((each) => each.isDirectory() && existsSync(join(root, "games", each.name, "texts")))
  .map((each) => `games/${each.name}/texts`);
const FOLDERS = ["texts", "pages/later/texts", ...GAMES];

describe.each(FOLDERS)("%s", (folder) => {
  it("has the same keys in both languages, each once", () => {
    const en = keysOf(`${folder}/en.ftl`);
    expect(new Set(en).size).toBe(en.length);
    expect(keysOf(`${folder}/pl.ftl`).sort()).toEqual([...en].sort());
  });
  it("is Fluent", () => {
    for (const lang of ["en", "pl"]) {
      const bundle = new FluentBundle(lang);
      expect(bundle.addResource(new FluentResource(readFileSync(join(root, folder, `${lang}.ftl`), "utf8")))).toEqual(
        [],
      );
    }
  });
});

it("nobody says again what the page or another game says: all of them share one book", () => {
  const all = FOLDERS.flatMap((folder) => keysOf(`${folder}/en.ftl`));
  expect(all.filter((key, n) => all.indexOf(key) !== n)).toEqual([]);
});

it("every text that the sources ask for is there", () => {
  const known = new Set(FOLDERS.flatMap((folder) => keysOf(`${folder}/en.ftl`)));
  const missing: string[] = [];
  for (const file of readdirSync(root, { recursive: true }) as string[]) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    for (const [, key] of readFileSync(join(root, file), "utf8").matchAll(/\bt\("([a-z][\w-]*)"/g))
      if (key && !known.has(key)) missing.push(`${file}: ${key}`);
  }
  expect(missing).toEqual([]);
});

it("keys of buttons are letters of their own words, none twice", () => {
  const keys = keysFor([
    { id: "set", label: "Lead a set" },
    { id: "card", label: "Take a decree" },
    { id: "pass", label: "Pass" },
    { id: "x", label: "Łódź" },
  ]);
  expect(keys).toEqual(["A", "T", "P", "O"]);
});
