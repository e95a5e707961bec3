// The Great Wall: the layout and the few words that belong to it. The rules are not known here.
import { seatIn, UNMARKED } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule } from "../../lib/module.ts";
import type { LogRow } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import Book from "./Book.svelte";
import Detail from "./Detail.svelte";
import { foreign, print } from "./faces.ts";
import HowTo from "./HowTo.svelte";
import InSight from "./InSight.svelte";
import Layout from "./Layout.svelte";
import { marched } from "./marching.ts";
import { flags, greatMoment } from "./moments.ts";
import Preview from "./Preview.svelte";
import { CLAN_BRUSH, ICONS } from "./signs.ts";
import { clanOf, wallOf } from "./view.ts";
import { aside, brings, crumbs, idOf, meanwhile, optionWords, places, refName, verb } from "./words.ts";

const MOMENTS: Record<string, string> = {
  revealed: "flag",
  wall: "gw-stone",
  defeated: "gw-sword",
  assault: "gw-stakes-sign",
  conquest: "x",
  "khan-struck": "gw-sword",
  "khan-fallen": "flag",
  lost: "flag",
  over: "flag",
  concede: "flag",
};
/** How long the picture of a beat stays: cards that are turned up are read, a scoring is counted row by row. */
const STAYS: Record<string, number> = {
  revealed: 1600,
  hordes: 900,
  activated: 800,
  defeated: 1000,
  assault: 1200,
  conquest: 1200,
  built: 700,
  scored: 7000,
};

const seasonOf = (event: EventBody): string | null =>
  event.kind === "season"
    ? t("gw-chapter", { year: Number(event.facts["year"] ?? 1), season: Number(event.facts["season"] ?? 0) })
    : null;

function rows(events: readonly EventBody[]): LogRow[] {
  const found: LogRow[] = [];
  for (const event of events) {
    const head = seasonOf(event);
    if (head !== null) found.push({ head });
    else if (event.text && say(event.text)) found.push({ event, seat: seatIn(event) });
  }
  return found;
}

export const game: GameModule = {
  id: "greatwall",
  Layout,
  pages: { HowTo, Book, Detail, Preview, notes: { title: () => t("gw-notes"), Panel: InSight } },
  words: { option: optionWords, verb, brings, ref: refName, settings: () => t("gw-settings"), aside, meanwhile },
  cards: { print, id: idOf, foreign },
  seats: {
    mark: (view, seat) => {
      const wall = wallOf(view);
      if (seat < 0 || !wall.seats) return UNMARKED;
      const clan = clanOf(wall, seat);
      return { side: "n", letter: t(`gw-letter-${clan}`), zh: CLAN_BRUSH[clan] };
    },
  },
  score: { of: (view) => (wallOf(view).seats ?? []).map((seat) => seat.honour) },
  log: {
    rows,
    chapter: seasonOf,
    opening: () => t("gw-setup"),
    moment: (event) => MOMENTS[event.kind] ?? null,
    crumbs,
  },
  motion: { stays: (what) => STAYS[what] ?? 900, marches: marched, flags, moment: greatMoment },
  asking: {
    secondary: (option) => option === "use" || option === "tactic",
    declines: (option) => option === "done",
    icon: (option) => ICONS[option] ?? "play",
    places,
  },
};
