// Sanguosha: the layout and the few words that belong to it. The rules are not known here.
import type { View } from "../../lib/choice.ts";
import { seatIn } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule } from "../../lib/module.ts";
import type { LogRow, Pile, Place, Sight } from "../../lib/sight.ts";
import type { EventBody, OptionBody, Question } from "../../lib/wire.ts";
import { factsOf } from "./facts.ts";
import { markOf, print } from "./faces.ts";
import Book from "./Book.svelte";
import Detail from "./Detail.svelte";
import HowTo from "./HowTo.svelte";
import Layout from "./Layout.svelte";
import { flags, greatMoment, stays } from "./moments.ts";
import Preview from "./Preview.svelte";
import { icon } from "./signs.ts";
import { asideOf, tableOf } from "./view.ts";
import Who from "./Who.svelte";
import { aside, faceName, heroAt, heroSorts, optionWords, receiver, refName, sorting, title, verb } from "./words.ts";

const WINDOWS = ["negate", "dodge", "play", "save", "use-sha", "skill", "choose"];
const MOMENTS: Record<string, string> = {
  death: "sg-skull",
  brink: "sg-hit",
  fight: "sg-sword",
  over: "flag",
  concede: "flag",
};

function rows(events: readonly EventBody[]): LogRow[] {
  const found: LogRow[] = [];
  for (const event of events) {
    if (!event.text) continue;
    if (event.kind === "turn") found.push({ head: say(event.text) });
    else found.push({ event, seat: about(event) });
  }
  return found;
}

/** The seat that an event is about; a card that goes to a hand is about its holder. */
function about(event: EventBody): number | undefined {
  const hand = /^hand\/(\d+)$/.exec(String(event.facts["to"]))?.[1];
  return seatIn(event, ["seat", "user", "victim", "by"]) ?? (hand === undefined ? undefined : Number(hand));
}

/** What was discarded, the latest first; and what lies open and out of the game. */
function piles(view: View): Pile[] {
  const out = asideOf(tableOf(view));
  const found: Pile[] = [{ id: "discard", title: t("sg-discard"), refs: [...(tableOf(view).discard ?? [])].reverse() }];
  if (out.length) {
    const note = out.map(([id, cards]) => t(`sg-${id}-text`, { count: cards.length })).join(" ");
    found.push({ id: "out", title: t("sg-out"), refs: out.flatMap(([, cards]) => cards), note });
  }
  return found;
}

function crumbs(view: View): [string, string][] {
  const { round, phase, seats } = tableOf(view);
  const found: [string, string][] = [[t("sg-round"), String(Math.max(1, round))]];
  found.push([t("sg-alive"), t("n-of-m", { n: seats.filter((seat) => seat.alive).length, m: seats.length })]);
  if (phase) found.push([t("sg-phase"), t(`sg-phase-${phase}`)]); // the last one: its words are of any length
  return found;
}

/** What is sorted is answered by a button of its own. */
function places(question: Question, sight: Sight): Place[] {
  const choice = sorting.choice(question);
  return choice
    ? [
        {
          ref: question.kind,
          choice,
          label: t(`sg-sort-${choice.option}`),
          note: sorting.note(question, sight, receiver),
        },
      ]
    : [];
}

/** Heroes and cards to play are pressed where they lie. */
const plain = (option: OptionBody, sight: Sight): boolean =>
  sight.question?.kind === "sanguosha.hero" ||
  (sight.question?.kind === "sanguosha.idle" && sight.faces.get(option.id)?.kind === "kind");

function meanwhile(sight: Sight): string {
  const { step } = tableOf(sight.view);
  if (step === "choose-ruler") return t("sg-ruler-chooses");
  return t(step === "choose-heroes" ? "sg-others-choose" : "one-moment");
}

export const game: GameModule = {
  id: "sanguosha",
  Layout,
  pages: { HowTo, Book, Detail, Preview, notes: { title: () => t("sg-who"), Panel: Who } },
  words: { title, option: optionWords, verb, ref: refName, settings: () => t("sg-settings"), aside, meanwhile },
  cards: {
    print,
    name: faceName,
    option: (face) => (face.kind === "card" ? factsOf(face).card : face.id),
    id: (ref, view) => tableOf(view).seats[Number(ref.slice(5))]?.hero ?? ref,
    piles,
    sorts: (setting, faces) => (setting === "hero" ? heroSorts(new Map(faces.map((face) => [face.id, face]))) : null),
  },
  seats: { mark: markOf, name: (seat, sight) => heroAt(sight, seat) },
  score: {
    of: (view) => (tableOf(view).seats ?? []).map((seat) => Math.max(0, seat.hp)),
    words: (scores) => scores.map((score) => t(score ? "sg-won" : "sg-lost")),
    curve: (name, who) => t("sg-curve", { name, who }),
  },
  log: {
    rows,
    chapter: (event) => (event.kind === "round" ? t("sg-round-n", { n: Number(event.facts["round"]) }) : null),
    opening: () => t("sg-opening"),
    moment: (event) => MOMENTS[event.kind] ?? null,
    crumbs,
  },
  motion: { stays, flags, moment: greatMoment },
  asking: {
    icon,
    steps: true,
    plain,
    places,
    standing: () =>
      WINDOWS.map((kind) => ({
        kind: `sanguosha.${kind}`,
        option: "pass",
        text: t("sg-standing-pass"),
        name: t(`sg-standing-${kind}`),
      })),
  },
};
