import { expect, it } from "vitest";

import { settled } from "../src/lib/settled.ts";
import type { SettingBody } from "../src/lib/wire.ts";

const setting = (name: string, values: string[], needs: SettingBody["needs"] = []): SettingBody => ({
  name,
  text: { en: name, pl: name },
  values: values.map((id) => ({ id, text: { en: id, pl: id }, explained: { en: "", pl: "" } })),
  default: values[0] ?? "",
  several: false,
  source: "house",
  rule: "",
  needs,
});
const ALL = [
  setting("mode", ["together", "rivals"], [{ setting: "seats", values: ["2", "3"] }]),
  setting("omens", ["off", "on"]),
  setting("storm", ["mild", "harsh"], [{ setting: "omens", values: ["on"] }]),
  setting("thunder", ["no", "yes"], [{ setting: "storm", values: ["harsh"] }]),
];
const names = (chosen: Record<string, string>, seats: number): string[] =>
  settled(ALL, chosen, seats).map(({ setting: { name }, value }) => `${name}=${value}`);

it("a setting that needs another one appears with it, and what hangs on it in turn", () => {
  expect(names({}, 2)).toEqual(["mode=together", "omens=off"]);
  expect(names({ omens: "on" }, 2)).toEqual(["mode=together", "omens=on", "storm=mild"]);
  expect(names({ omens: "on", storm: "harsh" }, 2)).toContain("thunder=no");
});

it("what was chosen for a setting that is gone does not count", () => {
  expect(names({ storm: "harsh", thunder: "yes" }, 2)).toEqual(["mode=together", "omens=off"]);
});

it("a setting may need a number of seats", () => {
  expect(names({ mode: "rivals" }, 1)).toEqual(["omens=off"]);
});
