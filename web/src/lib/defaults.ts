// What the shell does for a game that does not say otherwise, in one place.
import { say, t } from "./i18n.svelte.ts";
import type { Asking, Cards, Game, GameModule, Log, Moving, Score, Seats, Words } from "./module.ts";
import type { LogRow, Mark, Printed } from "./sight.ts";
import { blank } from "./sight.ts";
import type { EventBody, FaceBody } from "./wire.ts";

export const UNMARKED: Mark = { side: "", letter: "", zh: "" };
const SIDES: readonly Mark["side"][] = ["a", "b"];

/** The seat that an event is about: the first of these facts that is one. */
export function seatIn(event: EventBody, facts: readonly string[] = ["seat"]): number | undefined {
  for (const fact of facts) {
    const seat = event.facts[fact];
    if (typeof seat === "number" && seat >= 0) return seat;
  }
  return undefined;
}

/** All events that have words; a chapter is a heading. */
function rows(events: readonly EventBody[], chapter: Log["chapter"]): LogRow[] {
  const found: LogRow[] = [];
  for (const event of events) {
    const head = chapter(event);
    if (head !== null) found.push({ head });
    if (event.text) found.push({ event, seat: seatIn(event) });
  }
  return found;
}

const words: Words = {
  title: () => "",
  option: () => null,
  verb: () => "",
  brings: () => "",
  ref: () => "",
  settings: () => t("setup-rulings-text"),
  aside: () => t("thinking-text"),
  meanwhile: () => t("one-moment"),
};

/** The names and the texts of a face; a game prints the rest. */
export const printed = (face: FaceBody): Printed => ({
  ...blank(face.id),
  zh: face.name_zh,
  name: say(face.name),
  short: say(face.short),
  full: say(face.text),
});

/** How a game reads what only its faces say: all of it, also where a face says nothing. */
export const factsWith =
  <Facts extends object>(none: Facts) =>
  (face: FaceBody | undefined): Facts => ({ ...none, ...(face?.facts as Partial<Facts> | undefined) });

const cards: Cards = {
  print: (face) => ({ ...printed(face), value: String(face.facts["value"] ?? "") }),
  name: (face) => say(face.name),
  option: (face) => face.id,
  id: (ref) => ref,
  piles: () => [],
  sorts: () => null,
  foreign: () => [],
};

const seats: Seats = {
  mark: (_view, seat) => (seat < 0 ? UNMARKED : { side: SIDES[seat] ?? "n", letter: String(seat + 1), zh: "" }),
  name: () => "",
};

const score: Score = {
  of: () => [],
  words: (scores) => scores.map(String),
  curve: (name, who) => t("curve-lead", { name, who }),
};

const log: Log = {
  rows: (events) => rows(events, log.chapter),
  chapter: () => null,
  opening: () => t("replay-opening"),
  moment: (event) => (event.kind === "over" || event.kind === "concede" ? "flag" : null),
  crumbs: () => [],
};

const motion: Moving = {
  stays: () => 900,
  marches: () => [],
  flags: () => [],
  moment: () => null,
};

const asking: Asking = {
  secondary: () => false,
  declines: (option) => option === "pass",
  icon: (option) => (option === "pass" ? "pass" : "play"),
  steps: false,
  plain: () => false,
  places: () => [],
  explains: (option) => option !== "pass",
  standing: () => [],
};

/** A game with all that it left out. */
export function complete(given: GameModule): Game {
  const chapter = given.log?.chapter ?? log.chapter;
  return {
    id: given.id,
    Layout: given.Layout,
    pages: given.pages ?? {},
    words: { ...words, ...given.words },
    cards: { ...cards, ...given.cards },
    seats: { ...seats, ...given.seats },
    score: { ...score, ...given.score },
    log: { ...log, rows: (events) => rows(events, chapter), ...given.log },
    motion: { ...motion, ...given.motion },
    asking: { ...asking, ...given.asking },
  };
}
