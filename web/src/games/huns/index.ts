// Huns: the layout and the few words that belong to it. The rules are not known here.
import { say, t } from "../../lib/i18n.svelte.ts";
import { UNMARKED, seatIn } from "../../lib/defaults.ts";
import type { GameModule } from "../../lib/module.ts";
import type { LogRow } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import Book from "./Book.svelte";
import { carried } from "./carrying.ts";
import Detail from "./Detail.svelte";
import { foreign, print } from "./faces.ts";
import HowTo from "./HowTo.svelte";
import InSight from "./InSight.svelte";
import Layout from "./Layout.svelte";
import { flags, greatMoment } from "./moments.ts";
import Preview from "./Preview.svelte";
import { ICONS } from "./signs.ts";
import { hunsOf } from "./view.ts";
import { aside, crumbs, idOf, meanwhile, optionWords, places, refName, verb } from "./words.ts";

const MOMENTS: Record<string, string> = {
  dispatch: "hu-wagon",
  curse: "hu-curse",
  lifted: "hu-accept",
  flee: "hu-flee",
  end: "flag",
  over: "flag",
  concede: "flag",
};
/** How long the picture of a beat stays: a full wagon is seen before it leaves, a scoring row by row. */
const STAYS: Record<string, number> = { rolled: 900, full: 600, dispatched: 700, lifted: 700, paid: 700, scored: 6500 };

const roundOf = (event: EventBody): string | null =>
  event.kind === "round" ? t("hu-round-n", { n: Number(event.facts["round"] ?? 1) }) : null;

function rows(events: readonly EventBody[]): LogRow[] {
  const found: LogRow[] = [];
  for (const event of events) {
    const head = roundOf(event);
    if (head !== null) found.push({ head: say(event.text) || head });
    else if (event.text) found.push({ event, seat: seatIn(event, ["seat", "by", "target"]) });
  }
  return found;
}

export const game: GameModule = {
  id: "huns",
  Layout,
  pages: { HowTo, Book, Detail, Preview, notes: { title: () => t("hu-in-sight"), Panel: InSight } },
  words: { option: optionWords, verb, ref: refName, settings: () => t("hu-settings"), aside, meanwhile },
  cards: { print, id: idOf, foreign },
  seats: {
    mark: (_view, seat) => (seat < 0 ? UNMARKED : { side: "n", letter: String(seat + 1), zh: String(seat + 1) }),
  },
  score: { of: (view) => (hunsOf(view).seats ?? []).map((seat) => seat.points.total) },
  log: {
    rows,
    chapter: roundOf,
    opening: () => t("hu-opening"),
    moment: (event) => MOMENTS[event.kind] ?? null,
    crumbs,
  },
  motion: { stays: (what) => STAYS[what] ?? 900, marches: carried, flags, moment: greatMoment },
  asking: {
    secondary: (option) => option === "use" || option === "resolve",
    declines: (option) => option === "pass" || option === "done",
    icon: (option) => ICONS[option] ?? "play",
    places,
  },
};
