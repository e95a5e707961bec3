// The view of a game of The Great Wall, as tianxia/games/greatwall/rules/view.py makes it.
import type { View } from "../../lib/choice.ts";
import type { Held, Lot } from "../../lib/sight.ts";
import { CLANS, type Clan, type LocationId, type Resource, type SectionId, type Soldier } from "./signs.ts";
import type { RealmFields, RealmSeatFields } from "./state.ts";

export type Price = Partial<Record<Resource, number>>;
export type Troop = Record<Soldier, number>;
export type Spot = { blocked: true } | { wound: true } | { seat: number; soldier: Soldier; figure: number };

export interface HordeView extends Held {
  row: number | null;
  /** What covers each Vital spot; nothing on a free one. */
  spots: (Spot | null)[];
  /** What is printed there: "h2" is two Honour. */
  rewards: string[];
  honour: number;
  power?: number;
  printed?: number;
  free?: number;
  /** Who would claim it as things stand. */
  leads?: number;
}
export interface SectionView {
  id: SectionId;
  level: number;
  barricades: number;
  most_barricades: number;
  firing_spots: number;
  rest: Troop[];
  firing: Troop[];
  hordes: HordeView[];
  power: number;
  defence: number;
  wall: number;
  breach: boolean;
  shamed: number[];
  higher: { honour: number; defence: number } | null;
}
export interface LocationView {
  id: LocationId;
  kind: "regular" | "special" | "never";
  spots: number;
  clerks: number[];
  makes: Resource | null;
  /** It would be activated as things stand. */
  fires: boolean;
  alone: number;
  /** What the Overseer of each seat adds. */
  adds: number[] | null;
}
export interface Op {
  op: string;
  n?: number | string;
  to?: string | string[];
  res?: string;
  of?: Op[];
  location?: string;
}
export interface CommandView {
  seat: number | null;
  face: string | null;
  done: boolean;
  parts: { who: string; ops: Op[] }[];
}
export interface Step {
  step: string;
  seat: number;
  number: number;
}
export interface SeatView extends RealmSeatFields {
  resources: Record<Resource, number> | null;
  shame: number;
  overseers: Partial<Record<LocationId, number>>;
  clerks: { pool: number; chamber: number; card: number };
  soldiers: { pool: Troop; khan: Troop; fortress: Troop; out: Troop };
  commands: Held[];
  chosen: Lot;
  lying: Held[];
  tactics: Lot;
  general: Held[];
  active: (Held & { exhausted: boolean })[];
  assistants: Held[];
  trophies: Held[];
  dealt: Lot;
}
export interface Line {
  source: string;
  card?: string;
  points: number;
  count?: number;
}
export interface Prices {
  barricade: Price;
  barricade_defence: number;
  barricade_honour: number;
  wall: Partial<Record<SectionId, Price>>;
  recruit: Record<Soldier, Price>;
  raise: Partial<Record<LocationId, Price>>;
  clerk: Price;
  shame: Price;
}
export interface WallView extends Omit<RealmFields, "tally"> {
  viewer: number;
  mode: "competitive" | "coop" | "solo";
  scenario: string | null;
  modules: string[];
  /** What is printed on cards that are not ours. */
  foreign: Record<string, ForeignView> | null;
  year: number;
  years: number;
  lethality: number;
  breach_cost: "shame" | "resource" | "food" | "lost";
  /** How many Horde cards come in the Spring of each Year. */
  coming: number[];
  now: Step;
  next: Step[];
  execution: CommandView[];
  supply: Record<Resource, number>;
  shame_pool: number;
  barricades: number;
  locations: LocationView[];
  sections: SectionView[];
  horde_deck: { left: number; top: SectionId | null; past: number };
  peeked: Held[];
  decks: Record<string, number>;
  offer: Held[];
  artifacts: Held[];
  events: Held[];
  requests: Held[];
  requests_done: Held[];
  requests_needed: number;
  rat_cards: Held[];
  award: Held[];
  partner_cards: Held[];
  automaton: Held[];
  khan_cards: HordeView[];
  removed_hordes: Held[];
  stand_in: { seat: number; clerks: number; pool: Troop } | null;
  prices: Prices | null;
  seats: SeatView[];
  tally: { lines: Line[]; total: number }[] | null;
}

export interface ForeignView {
  name: string;
  text: string;
  sort: string;
  power?: number;
  honour?: number;
  cost?: number;
  tea?: number;
}

export const wallOf = (view: View): WallView => view as unknown as WallView;

/** The clan of a seat; that which nobody plays is told as one seat more. */
export const clanOf = (view: WallView, seat: number): Clan =>
  seat >= view.seats.length ? "reed" : (CLANS[seat] ?? "reed");

/** The other seats in turn order from the near one. */
export const others = (view: WallView, me: number): number[] =>
  Array.from({ length: view.seats.length - 1 }, (_, n) => (me + 1 + n) % view.seats.length);

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
export const soldiersIn = (troop: Troop): number => sum(Object.values(troop));
export const crowd = (at: LocationView): number => sum(at.clerks);
export const isCoop = (view: WallView): boolean => view.mode !== "competitive";

/** The Horde cards of a Section by row, nothing where none lies. */
export const rowsOf = (section: SectionView): (HordeView | undefined)[] =>
  [3, 2, 1].map((row) => section.hordes.find((horde) => horde.row === row));

/** All cards on which something can be covered. */
export const targetsOf = (view: WallView): HordeView[] => [
  ...view.sections.flatMap((section) => section.hordes),
  ...view.khan_cards,
];
