import { expect, it } from "vitest";

import { flags, greatMoment } from "../../../src/games/huns/moments.ts";
import en from "../../../src/games/huns/texts/en.ftl?raw";
import pl from "../../../src/games/huns/texts/pl.ftl?raw";
import { addTexts } from "../../../src/lib/i18n.svelte.ts";
import type { Frame } from "../../../src/lib/sight.ts";
import { event, looker } from "../../showing.ts";

addTexts({ en, pl });
const stock = (red: number, deck: number): object => ({
  reserve: { red, blue: 4 },
  decks: [{ id: "raid", colour: "red", left: deck }],
  seats: [],
});
const frame = (before: object, view: object, events: Frame["events"] = []): Frame =>
  ({ before, view, events, what: "", beat: 0 }) as Frame;

it("a wagon that leaves is seen at its camp, and so is a Curse that is accepted", () => {
  const found = flags([event("dispatch", { seat: 1, count: 2 }), event("accept", { seat: 0, face: "plague" })]);
  expect(found.map((flag) => [flag.seat, flag.tone, flag.words(looker(0))])).toEqual([
    [1, "mend", "wagon 2 dispatched"],
    [0, "hurt", "accepts the Curse"],
  ]);
});

it("a Curse has a slip with its card", () => {
  const curse = event("curse", { seat: 1, target: 0, face: "plague" });
  const slip = greatMoment(frame({}, {}, [curse]))?.slip(looker(0));
  expect(slip?.title).toBe("You are cursed");
  expect(slip?.text).toContain("plays a Curse");
  expect(slip?.cards?.faces).toEqual(["plague"]);
  const own = greatMoment(frame({}, {}, [event("curse", { seat: 0, target: 1, face: "plague" })]))?.slip(looker(0));
  expect(own?.text).toContain("You play a Curse");
});

it("the last round is told once, when the first pool or deck runs out", () => {
  const title = (before: object, view: object): string | undefined =>
    greatMoment(frame(before, view))?.slip(looker(0)).text;
  expect(title(stock(1, 3), stock(0, 3))).toContain("pool");
  expect(title(stock(1, 1), stock(1, 0))).toContain("deck");
  expect(title(stock(0, 3), stock(0, 2))).toBe(undefined);
  expect(title(stock(1, 3), stock(1, 2))).toBe(undefined);
  expect(title({}, stock(0, 3))).toBe(undefined);
});
