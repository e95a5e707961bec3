// What the prompt and the camps say.
import type { Ref, View } from "../../lib/choice.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { Place, Sight } from "../../lib/sight.ts";
import type { ChoiceBody, FaceBody, OptionBody, Question } from "../../lib/wire.ts";
import { isWagon } from "./faces.ts";
import { factsOf } from "./facts.ts";
import { forecasts } from "./forecast.ts";
import { colourOf, kindOf, number } from "./picking.ts";
import { COLOURS, type Colour } from "./signs.ts";
import { batchOf, hunsOf, taken, total, type CardView, type HunsView, type WagonView } from "./view.ts";

const MOST = 6; // buttons for single choices
const USES = 3; // cards that have a button each

// ---- names

const faceName = (sight: Sight, face: string): string => say(sight.faces.get(face)?.name) || face;
/** "Raid · at the end of a turn · 2 slots" */
export function sortOf(face: FaceBody): string {
  const { type, timing, slots, min_players: least } = factsOf(face);
  if (isWagon(face)) return [t("hu-wagon"), t(`hu-type-${type}`)].join(" · ");
  const more = [
    typeof slots === "number" && slots ? t("hu-slots", { count: slots }) : "",
    least > 2 ? t("hu-from-players", { count: least }) : "",
  ];
  return [t(`hu-deck-one-${type}`), t(`hu-timing-${timing}`), ...more].filter(Boolean).join(" · ");
}
export const wagonName = (wagon: { type: string }): string => t("hu-wagon-of", { type: wagon.type });
export const someone = (sight: Sight, seat: number): string => (seat === sight.you ? t("hu-you") : sight.name(seat));

function wagonIn(view: HunsView, ref: Ref): WagonView | undefined {
  return [...view.display, ...view.seats.flatMap((seat) => seat.wagons)].find((wagon) => wagon.card === ref);
}
function cardIn(view: HunsView, ref: Ref): CardView | undefined {
  return view.seats.flatMap((seat) => seat.cards).find((card) => card.card === ref);
}

/** What a reference that is no card is called. */
export function refName(ref: Ref, view: View): string {
  const [kind = ""] = ref.split("/");
  const n = number(ref);
  if (kind === "die") return t("hu-die-shows", { colour: COLOURS[n] ?? "", value: hunsOf(view).dice?.[n]?.value ?? 0 });
  if (kind === "value") return String(n);
  // a Valuable that lies somewhere: its place, the colour of its slot, its own colour, its number
  if (kind === "good") return t(`hu-good-${COLOURS[Math.floor(n / 100) % COLOURS.length] ?? ""}`);
  if (kind === "slot") return t("hu-slot-empty", { colour: COLOURS[n % COLOURS.length] ?? "" });
  if (kind === "colour") return t(`hu-good-${colourOf(ref) ?? ""}`);
  return "";
}

/** The id in the data of a reference that is no card, as positions call it: "red", "player-2", "red on pack-mule". */
export function idOf(ref: Ref, view: View): string {
  const [kind = ""] = ref.split("/");
  const n = number(ref);
  if (kind === "die") return COLOURS[n] ?? ref;
  if (kind === "colour") return colourOf(ref) ?? ref;
  if (kind === "seat") return `player-${n + 1}`;
  if (kind !== "good") return String(n);
  const key = Math.floor(n / 100);
  const place = Math.floor(key / (COLOURS.length * COLOURS.length));
  const on = hunsOf(view)
    .seats.flatMap((seat) => [...seat.wagons, ...seat.cards])
    .find((each) => each.place === place);
  return `${COLOURS[key % COLOURS.length]} on ${on?.face ?? ""}`;
}

// ---- states of a card

/** A word for how a card stands, or what is printed on it in short. */
export function stateWords(card: CardView, short: string): string {
  const left = card.slots - card.goods.length;
  if (card.state === "unfilled") return t("hu-needs", { count: left });
  if (card.state === "active") return t("hu-active", { count: left });
  if (card.state === "works" && card.slots) return t("hu-full");
  return ["used", "off", "lifted", "fled"].includes(card.state) ? t(`hu-state-${card.state}`) : short;
}

/** What the active player is doing, for the flag of their camp. */
export function nowOf(_sight: Sight, view: HunsView): string {
  const die = view.dice.find((each) => each.colour === view.die);
  const what = t("hu-stage", { stage: view.stage, both: view.both ? "yes" : "no" });
  return die ? `${what}, ${t("hu-die-shows", { colour: die.colour, value: die.value })}` : what;
}

export function crumbs(view: View): [string, string][] {
  const huns = hunsOf(view);
  return [
    [t("hu-round"), String(Math.max(1, huns.round))],
    [t("hu-die"), t("n-of-m", { n: Math.min(5, taken(huns) + (huns.die ? 0 : 1)), m: 5 })],
  ];
}

// ---- options

const plan = (sight: Sight, colour: Colour | null | undefined) => (colour ? forecasts(sight).get(colour) : undefined);

/** Shorter words for a button than the label of the server, with what it would do. */
export function optionWords(option: OptionBody, sight: Sight): { label: string; note: string } | null {
  const view = hunsOf(sight.view);
  const kind = kindOf(sight.question);
  const key = `hu-act-${kind}-${option.id}`;
  const label = has(key) ? t(key) : has(`hu-act-${option.id}`) ? t(`hu-act-${option.id}`) : "";
  const now = plan(sight, view.die);
  if (!label) return null;
  const notes: Record<string, () => string> = {
    loot: () => now?.loots ?? "",
    draw: () => now?.draws ?? "",
    flee: () => t("hu-flee-costs", { count: view.seats.length }),
    accept: () => say(sight.faces.get(String(sight.question?.about["face"] ?? ""))?.short) || t("hu-accept-note"),
    deck: () => t("hu-deck-note", { count: view.wagon_deck }),
    take: () => takeNote(option, kind),
  };
  const note = notes[option.id]?.() ?? (has(`${key}-note`) ? t(`${key}-note`) : say(option.note));
  return { label, note };
}

function takeNote(option: OptionBody, kind: string): string {
  const pick = option.picks[0];
  if (!pick) return "";
  if (kind === "die") return t("hu-press-die");
  if (kind === "wagon") return t("hu-press-wagon");
  return t("hu-press-goods", { least: pick.least, most: Math.min(pick.most, pick.items.length) });
}

/** The words of the seal. */
export function verb(option: OptionBody, picked: Ref[], sight: Sight): string {
  const own = `hu-verb-${kindOf(sight.question)}-${option.id}`;
  const key = has(own) ? own : `hu-verb-${option.id}`;
  return has(key) ? t(key, { count: picked.length }) : "";
}

// ---- single choices as buttons

const to = (choice: ChoiceBody): Ref => choice.picks?.["seat"]?.[0] ?? "";

/** Choices that are few get a button each, as long as nothing is picked on the table. */
export function places(question: Question, sight: Sight): Place[] {
  if (kindOf(question) === "turn") return turnings(question, sight);
  if (sight.picked.length || sight.named) return [];
  const all = (question.choices ?? []).filter((choice) => Object.keys(choice.picks ?? {}).length);
  const uses = all.filter((choice) => choice.option === "use" || choice.option === "resolve");
  const rest = all
    .filter((choice) => choice.option !== "use" && choice.option !== "resolve")
    .filter(
      (choice, n, list) => choice.option !== "pass-on" || list.findIndex((other) => to(other) === to(choice)) === n, // any Valuable will do
    );
  const single = areFew(question, rest) ? rest : [];
  return [...single, ...(uses.length <= USES ? uses : [])].slice(0, MOST + USES).map((choice) => ({
    ref: Object.values(choice.picks ?? {})
      .flat()
      .join("+"),
    choice,
    ...wordsOf(choice, sight),
  }));
}

/** The values to which a die can be turned: the only one, or the one that is picked. */
function turnings(question: Question, sight: Sight): Place[] {
  const all = question.choices ?? [];
  const dice = new Set(all.map((choice) => choice.picks?.["die"]?.[0]));
  const rolls = all.every((choice) => !choice.picks?.["value"]); // rolled again, to no value of choice
  if (sight.picked.length && rolls) return [];
  return all
    .filter((choice) => rolls || dice.size === 1 || choice.picks?.["die"]?.[0] === sight.picked[0])
    .map((choice) => {
      const [die = "", value = ""] = [choice.picks?.["die"]?.[0], choice.picks?.["value"]?.[0]];
      const colour = COLOURS[number(die)] ?? "";
      const label = value ? t("hu-die-shows", { colour, value: number(value) }) : t("hu-die-name", { colour });
      return { ref: `${die}+${value}`, choice, label, note: t(value ? "hu-turn-note" : "hu-roll-note") };
    });
}

/** Whether these choices are few enough and not better pressed on the table. */
function areFew(question: Question, choices: readonly ChoiceBody[]): boolean {
  const kind = kindOf(question);
  if (["pick", "wagon", "turn", "move", "swap"].includes(kind) || choices.length > MOST) return false;
  return choices.every((choice) => Object.values(choice.picks ?? {}).every((refs) => refs.length <= 1));
}

function wordsOf(choice: ChoiceBody, sight: Sight): { label: string; note: string } {
  const view = hunsOf(sight.view);
  const one = (slot: string): Ref => choice.picks?.[slot]?.[0] ?? "";
  const first = Object.values(choice.picks ?? {}).flat()[0] ?? "";
  switch (choice.option) {
    case "use":
    case "resolve":
    case "copy": {
      const card = cardIn(view, one("card"));
      const face = sight.faces.get(card?.face ?? "");
      return { label: say(face?.name), note: say(face?.short) || t(`hu-deck-one-${card?.type ?? "raid"}`) };
    }
    case "load":
      return loadWords(view, one("wagon"), colourOf(one("good")));
    case "dye":
      return {
        label: t("hu-dye-onto", { colour: COLOURS[number(one("slot")) % COLOURS.length] ?? "" }),
        note: t("hu-dye-note"),
      };
    case "fill":
      return fillWords(sight, cardIn(view, one("card")));
    case "curse":
      return seatWords(sight, view, number(one("seat")));
    case "pass-on":
      return {
        label: t("hu-pass-on-to", { name: sight.name(number(one("seat"))) }),
        note: t("hu-pass-on-for", { good: refName(one("good"), sight.view) }),
      };
    case "ban":
      return { label: t("hu-die-name", { colour: COLOURS[number(first)] ?? "" }), note: "" };
    default:
      if (first.startsWith("die/")) return dieWords(sight, view, number(first));
      if (first.startsWith("colour/")) {
        const colour = colourOf(first) ?? "blue";
        return { label: t(`hu-good-${colour}`), note: t("hu-of-reserve", { count: view.reserve[colour] }) };
      }
      return { label: first.startsWith("good/") ? goodWords(sight, view, first) : first, note: "" };
  }
}

function dieWords(sight: Sight, view: HunsView, n: number): { label: string; note: string } {
  const die = view.dice[n];
  const now = plan(sight, die?.colour);
  return { label: t("hu-die-shows", { colour: die?.colour ?? "", value: die?.value ?? 0 }), note: now?.words ?? "" };
}

/** Where a Valuable would go, and what that makes of the wagon. */
function loadWords(view: HunsView, ref: Ref, colour: Colour | null): { label: string; note: string } {
  const wagon = wagonIn(view, ref);
  if (!wagon) return { label: ref, note: "" };
  const filled = wagon.slots.length - wagon.left + 1;
  const batch = batchOf(view);
  const colours = COLOURS.filter((each) => batch[each]).length;
  return {
    label: colours > 1 && colour ? `${t(`hu-good-${colour}`)}: ${wagonName(wagon)}` : wagonName(wagon),
    note:
      wagon.left === 1
        ? t("hu-then-sent", { count: view.seats.length })
        : t("hu-then", { n: filled, m: wagon.slots.length }),
  };
}

function fillWords(sight: Sight, card: CardView | undefined): { label: string; note: string } {
  if (!card) return { label: "", note: "" };
  const view = hunsOf(sight.view);
  const count = Math.min(card.slots - card.goods.length, total(batchOf(view)));
  const full = count === card.slots - card.goods.length;
  return {
    label: faceName(sight, card.face),
    note: full ? t(`hu-then-${card.type}`) : t("hu-then", { n: card.goods.length + count, m: card.slots }),
  };
}

function seatWords(sight: Sight, view: HunsView, seat: number): { label: string; note: string } {
  const curses = view.seats[seat]?.cards.filter((card) => card.type === "curse").length ?? 0;
  return {
    label: sight.name(seat),
    note: t("hu-seat-note", { points: view.seats[seat]?.points.total ?? 0, curses }),
  };
}

/** A Valuable with where it lies. */
function goodWords(sight: Sight, view: HunsView, ref: Ref): string {
  const key = Math.floor(number(ref) / 100);
  const colour = COLOURS[key % COLOURS.length] ?? "blue";
  const place = Math.floor(key / (COLOURS.length * COLOURS.length));
  for (const [n, seat] of view.seats.entries())
    for (const on of [...seat.wagons, ...seat.cards])
      if (on.place === place)
        return `${t(`hu-good-${colour}`)} · ${n === sight.you ? "" : `${sight.name(n)}, `}${faceName(sight, on.face)}`;
  return t(`hu-good-${colour}`);
}

export function aside(sight: Sight): string {
  const view = hunsOf(sight.view);
  return view.active === sight.you ? t("hu-aside-yours") : t("hu-aside", { name: sight.name(view.active) });
}
export function meanwhile(sight: Sight): string {
  const what = `hu-beat-${sight.beat}`;
  return sight.beat && has(what) ? t(what) : t("one-moment");
}
