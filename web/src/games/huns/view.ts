// The view of a game of Huns, as tianxia/games/huns/rules/view.py makes it.
import type { View } from "../../lib/choice.ts";
import type { Colour, Deck, WagonType } from "./signs.ts";
import type { CampsFields } from "./state.ts";

export type Counts = Record<Colour, number>;
export interface Held {
  card: string;
  face: string;
}
export interface Lot {
  known: Held[];
  hidden: number;
}
export interface WagonView extends Held {
  /** Its number in references to what lies on it. */
  place: number;
  type: WagonType;
  slots: Colour[];
  /** What lies on each slot. */
  goods: (Colour | null)[];
  left: number;
}
export type CardState = "works" | "off" | "unfilled" | "active" | "lifted" | "unused" | "used" | "fled" | "treasure";
export interface CardView extends Held {
  place: number;
  type: Deck;
  colour: Colour;
  slots: number;
  goods: Colour[];
  state: CardState;
}
export const SOURCES = ["raids", "mercenaries", "treasures", "curses", "wagons", "types"] as const;
export type Source = (typeof SOURCES)[number];
export type Points = Record<Source | "total", number>;
export interface CampView {
  wagons: WagonView[];
  cards: CardView[];
  fled: CardView[];
  sent: Lot;
  storage: Counts;
  drawn: Lot;
  points: Points;
}
export interface Tally extends Points {
  storage: number;
  lines: { source: Source; face?: string; points: number; met?: boolean }[];
}
export interface DieView {
  colour: Colour;
  value: number;
  taken: number | null;
}
export interface ForeignView {
  name: string;
  text: string;
  /** The deck of a card; "wagon". */
  type: Deck | "wagon";
  timing?: string;
  /** The type of a wagon. */
  wagon?: WagonType;
  slots: number | Colour[];
}
export interface HunsView extends Omit<CampsFields, "tally"> {
  viewer: number;
  dice: DieView[];
  reserve: Counts;
  start: number;
  decks: { id: Deck; colour: Colour; left: number; of: number }[];
  wagon_deck: number;
  display: WagonView[];
  hand: Partial<Counts>;
  effect: Partial<Counts>;
  seats: CampView[];
  /** What is being placed: `batch` says what gave it. */
  resolving: { batch?: string; seat?: number }[];
  tally: Tally[] | null;
  /** What is printed on cards and wagons that are not ours. */
  foreign: Record<string, ForeignView> | null;
  outcome?: unknown;
}

export const hunsOf = (view: View): HunsView => view as unknown as HunsView;

/** The other camps in turn order from the near one. */
export const others = (view: HunsView, me: number): number[] =>
  Array.from({ length: view.seats.length - 1 }, (_, n) => (me + 1 + n) % view.seats.length);

/** What is empty already: the pools and decks that make this round the last one. */
export function spent(view: HunsView): { pools: Colour[]; decks: Deck[] } {
  return {
    pools: (Object.keys(view.reserve) as Colour[]).filter((colour) => view.reserve[colour] === 0),
    decks: view.decks.filter((deck) => deck.left === 0).map((deck) => deck.id),
  };
}

/** What is nearest to being empty. */
export function nearest(view: HunsView): { colour: Colour; deck: Deck | null; left: number } | null {
  const all = view.decks.flatMap(({ id, colour, left }) => [
    { colour, deck: null, left: view.reserve[colour] },
    { colour, deck: id, left },
  ]);
  return all.sort((a, b) => a.left - b.left)[0] ?? null;
}

export const total = (counts: Partial<Counts>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Who holds what is being placed. */
export const holder = (view: HunsView): number =>
  view.resolving?.findLast((matter) => matter.batch !== undefined)?.seat ?? view.active;

/** The Valuables that are being placed: those of an effect come first. */
export const batchOf = (view: HunsView): Partial<Counts> => (total(view.effect) ? view.effect : view.hand);

/** How many dice of the round are taken. */
export const taken = (view: HunsView): number => view.dice.filter((die) => die.taken !== null).length;
