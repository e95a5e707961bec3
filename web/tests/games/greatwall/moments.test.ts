import { expect, it } from "vitest";

import { flags, greatMoment } from "../../../src/games/greatwall/moments.ts";
import en from "../../../src/games/greatwall/texts/en.ftl?raw";
import pl from "../../../src/games/greatwall/texts/pl.ftl?raw";
import { addTexts } from "../../../src/lib/i18n.svelte.ts";
import type { Frame } from "../../../src/lib/sight.ts";
import { event, looker } from "../../showing.ts";

addTexts({ en, pl });
const assault = (power: number, defence: number): Frame["events"][number] =>
  event("assault", { section: "left", power, defence, breach: power > defence });
const frame = (events: Frame["events"]): Frame => ({ before: {}, view: {}, events, what: "", beat: 0 });

it("an assault is seen at its Section, whether the Wall holds or not", () => {
  const found = flags([assault(4, 6), assault(7, 6)]);
  expect(found.map((flag) => [flag.at, flag.tone, flag.words(looker(0))])).toEqual([
    ["section/left", "mend", "holds, 4 : 6"],
    ["section/left", "hurt", "Breach, 7 : 6"],
  ]);
});

it("a Breach and a conquest have a slip, an assault that fails has none", () => {
  expect(greatMoment(frame([assault(4, 6)]))).toBe(null);
  expect(greatMoment(frame([assault(7, 6)]))?.slip(looker(0)).title).toBe("Breach: Left");
  expect(
    greatMoment(frame([assault(7, 6)]))
      ?.slip(looker(0))
      .rows?.map((row) => row.sum),
  ).toEqual(["7", "6"]);
  const conquest = event("conquest", { card: "riders", section: "right", lost: 2 });
  expect(greatMoment(frame([conquest]))?.slip(looker(0)).text).toContain("2 Shame tokens");
});

it("a conquest that costs no Shame says what it costs", () => {
  const conquest = event("conquest", { card: "riders", section: "right", lost: 0 });
  const text = greatMoment(frame([conquest, event("famine", { most: 7 })]))?.slip(looker(0)).text;
  expect(text).toContain("No Shame leaves the pool. From now on nobody has more than 7 Food.");
});

it("Honour and Shame stand at the clan; the count at the end has its own sheet", () => {
  const gained = [event("honour", { seat: 1, count: 3 }), event("shame", { seat: 0 })];
  expect(flags(gained).map((flag) => flag.words(looker(0)))).toEqual(["+3 Honour", "Shame"]);
  expect(flags([...gained, event("score", { seat: 0 })])).toEqual([]);
});
