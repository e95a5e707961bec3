import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../src/lib/settings.svelte.ts";
import { escape, press, type Keyed } from "../src/pages/table/keys.ts";

const target = { closest: () => null };
const event = (key: string): KeyboardEvent => ({ key, target }) as unknown as KeyboardEvent;

function table(showing = false): { keyed: Keyed; done: string[] } {
  const done: string[] = [];
  const seat = {
    showing,
    asked: { mine: true },
    goOn: () => done.push("go on"),
    undo: () => done.push("undo"),
  };
  const keyed = {
    seat,
    sight: {},
    desk: { large: null },
    dialog: "",
    ask: (dialog: string) => done.push(dialog),
    shut: null,
    prompt: {
      key: (pressed: string) => done.push(pressed) > 0,
      enter: () => done.push("enter") > 0,
    },
  } as unknown as Keyed;
  return { keyed, done };
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { toggleAttribute() {}, dataset: {} } });
  settings.letters = true;
});
afterEach(() => vi.unstubAllGlobals());

it("letters and digits are keys of the table, unless somebody switches them off", () => {
  const { keyed, done } = table();
  for (const key of ["u", "h", "3"]) expect(press(event(key), keyed)).toBe(true);
  expect(done).toEqual(["undo", "hint", "3"]);
  settings.letters = false;
  for (const key of ["u", "h", "3", "?"]) expect(press(event(key), keyed)).toBe(false);
  expect(done.length).toBe(3);
  expect(press(event("Enter"), keyed)).toBe(true);
});

it("Enter and the space bar go on while something is shown", () => {
  const { keyed, done } = table(true);
  for (const key of ["Enter", " "]) expect(press(event(key), keyed)).toBe(true);
  expect(done).toEqual(["go on", "go on"]);
});

it("Escape puts the result away, after whatever lies over it", () => {
  const { keyed, done } = table();
  const over: Keyed = { ...keyed, shut: () => done.push("shut"), dialog: "keys" };
  escape(over);
  expect(done).toEqual([""]);
  escape({ ...over, dialog: "" });
  expect(done).toEqual(["", "shut"]);
});
