// Sun Tzu: the layout and the few words that belong to it. The rules are not known here.
import type { Ref, View } from "../../lib/choice.ts";
import { seatIn } from "../../lib/defaults.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule } from "../../lib/module.ts";
import type { LogRow, Pile, Place, Sight } from "../../lib/sight.ts";
import type { ChoiceBody, EventBody, OptionBody, Question } from "../../lib/wire.ts";
import { markOf, print, shortSide, war } from "./faces.ts";
import { SCORED, marches, stays } from "./marching.ts";
import HowTo from "./HowTo.svelte";
import Layout from "./Layout.svelte";
import { flags, greatMoment } from "./moments.ts";
import Preview from "./Preview.svelte";
import { ICONS, NAMES, SIDES, isGeneral } from "./signs.ts";
import { POOL, PROVINCES, SCORING, owner, placeOf, type WarView } from "./view.ts";

const MOST = 6; // choices that are a button each
const WINDOWS = ["battle", "before-scoring", "round-end", "call"];
const MOMENTS: Record<string, string> = {
  general: "st-general",
  event: "st-event",
  score: "st-score",
  over: "flag",
  concede: "flag",
};

function rows(events: readonly EventBody[]): LogRow[] {
  const found: LogRow[] = [];
  for (const event of events) {
    if (event.kind === "round" || event.kind === "game")
      found.push({ head: t("log-round", { n: Number(event.facts["round"] ?? 1) }) });
    if (event.text && event.kind !== "round") found.push({ event, seat: seatIn(event, ["seat", "winner"]) });
  }
  return found;
}

/** How far each seat is ahead. */
function score(view: View): number[] {
  const { seats, score: marker } = war(view);
  return (seats ?? []).map((seat) => (seat.side === "suntzu" ? marker : -marker));
}

const refName = (ref: Ref): string => {
  const place = placeOf(ref);
  const id = PROVINCES[place];
  return id ? NAMES[id] : place === POOL ? t("the-pool") : ref;
};

/** A province, and places to take armies from, are named by a button each where they are few. */
function places(question: Question, sight: Sight): Place[] {
  const view = war(sight.view);
  const choices = question.choices ?? [];
  if (question.kind === "suntzu.province") {
    return choices.map((choice) => {
      const ref = choice.picks?.["province"]?.[0] ?? "";
      return { ref, choice, label: refName(ref), note: standing(view, placeOf(ref), sight) };
    });
  }
  if (question.kind !== "suntzu.armies" || choices.length > MOST) return [];
  return choices.map((choice) => ({
    ref: (choice.picks?.["armies"] ?? []).join(),
    choice,
    label: sources(choice),
    note: t("army-goes", { purpose: String(question.about["purpose"]) }),
  }));
}

/** Who stands in a province, and what is laid there. */
function standing(view: WarView, place: number, sight: Sight): string {
  const province = view.provinces[place];
  if (!province) return "";
  const seat = owner(province);
  const who =
    seat < 0
      ? t("neutral")
      : t("holds", {
          who: seat === sight.you ? "you" : "other",
          name: shortSide(view, seat),
          count: province.armies[seat] ?? 0,
        });
  const own = sight.faces.get(province.laid[sight.me]?.known[0]?.face ?? "");
  return own ? `${who}; ${t("your-order", { card: say(own.name) })}` : who;
}

function sources(choice: ChoiceBody): string {
  const counts = new Map<number, number>();
  for (const ref of choice.picks?.["armies"] ?? []) counts.set(placeOf(ref), (counts.get(placeOf(ref)) ?? 0) + 1);
  const one = counts.size === 1 && [...counts.values()][0] === 1;
  return [...counts]
    .map(([place, count]) =>
      one
        ? t("from-place", { place: refName(`army/${100 * place}`) })
        : t("n-from-place", { count, place: refName(`army/${100 * place}`) }),
    )
    .join(", ");
}

function optionWords(option: OptionBody, sight: Sight): { label: string; note: string } | null {
  const face = isGeneral(option.id) ? sight.faces.get(option.id) : undefined;
  if (face) return { label: say(face.name), note: say(face.short) };
  const kind = sight.question?.kind ?? "";
  if (option.id === "orders")
    return { label: t("act-orders"), note: t("act-orders-note", { count: sight.picked.filter(Boolean).length }) };
  if (option.id === "call")
    return { label: t("act-call"), note: t("act-call-note", { count: war(sight.view).seats[sight.me]?.reserve ?? 0 }) };
  if (option.id === "pass")
    return {
      label: t(
        kind === "suntzu.call" ? "act-pass-call" : kind === "suntzu.another-general" ? "act-pass-general" : "act-pass",
      ),
      note: has(`act-pass-note-${kind.slice(7)}`) ? t(`act-pass-note-${kind.slice(7)}`) : "",
    };
  if (option.id === "give") return { label: t("act-give"), note: t("act-give-note") };
  if (option.id === "keep")
    return { label: t("act-keep"), note: t("act-keep-note", { count: option.picks[0]?.least ?? 1 }) };
  if (option.id === "pick" || option.id === "take")
    return { label: t(`act-${option.id}`), note: t(`act-${option.id}-note`) };
  return null;
}

function verb(option: OptionBody, picked: Ref[]): string {
  const count = picked.filter(Boolean).length;
  if (option.id === "orders") return t("verb-orders");
  return option.id === "call" ? t("verb-call", { count }) : option.id === "keep" ? t("verb-keep") : "";
}

function crumbs(view: View): [string, string][] {
  const { round, rounds, stage, left } = war(view);
  const next = SCORING.find((n) => n > round || (n === round && stage !== "draw"));
  const found: [string, string][] = [[t("crumb-round"), t("n-of-m", { n: round, m: rounds })]];
  if (next) found.push([t("crumb-scoring"), String(next)]);
  if (stage === "battle")
    found.push([t("crumb-battles"), t("n-of-m", { n: PROVINCES.length - left.length, m: PROVINCES.length })]);
  return found;
}

function meanwhile(sight: Sight): string {
  const { resolving, round, stage } = war(sight.view);
  const fight = resolving?.at(-1);
  return sight.beat === SCORED
    ? t("scoring-of", { round })
    : fight
      ? t("battle-for", { province: NAMES[fight.province] })
      : stage === "battle"
        ? t("cards-lie")
        : t("one-moment");
}

/** The cards that are out of the game, of each side. */
const boxes = (view: View): Pile[] =>
  (war(view).seats ?? []).map((seat, n) => ({
    id: `box-${n}`,
    title: t("pile-box", { letter: SIDES[seat.side]?.letter ?? "" }),
    refs: [...seat.box].reverse(),
  }));

const signed = (lead: number): string => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : "0");

export const game: GameModule = {
  id: "suntzu",
  Layout,
  pages: { HowTo, Preview, previewed: ["events"] },
  words: { option: optionWords, verb, ref: refName, settings: () => t("st-settings"), meanwhile },
  cards: { print, id: (ref) => PROVINCES[placeOf(ref)] ?? "pool", piles: boxes },
  seats: { mark: markOf },
  score: { of: score, words: (scores) => scores.map(signed) },
  log: {
    rows,
    chapter: (event) => (event.kind === "round" ? t("log-round", { n: Number(event.facts["round"]) }) : null),
    opening: () => t("log-round", { n: 1 }),
    moment: (event) => MOMENTS[event.kind] ?? null,
    crumbs,
  },
  motion: { stays, marches, flags, moment: greatMoment },
  asking: {
    secondary: (option) => isGeneral(option) || option === "call",
    icon: (option) => (isGeneral(option) ? "st-general" : (ICONS[option] ?? "play")),
    places,
    standing: () =>
      WINDOWS.map((kind) => ({
        kind: `suntzu.${kind}`,
        option: "pass",
        text: t("standing-pass-war"),
        name: t(`standing-${kind}`),
      })),
  },
};
