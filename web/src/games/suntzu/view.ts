// The view of a war, as tianxia/games/suntzu/rules/view.py makes it.
import type { Held, Lot } from "../../lib/sight.ts";
import type { WarFields, WarSeatFields } from "./state.ts";

export const PROVINCES = ["qin", "chu", "jin-yan", "han-qi", "wu"] as const; // in the order of the names on the edges
export type ProvinceId = (typeof PROVINCES)[number];
export const SCORING = [3, 6, 9];
export const END = 9; // the last space of the score track, on either side

export interface Pair<T> {
  0: T;
  1: T;
  [seat: number]: T;
}
export interface ProvinceView {
  id: ProvinceId;
  armies: Pair<number>;
  markers: Pair<number>;
  banned: Pair<boolean>;
  values: number[];
  value: number | null;
  laid: Pair<Lot>;
}
export interface SideView extends WarSeatFields {
  side: "suntzu" | "shao";
  pool: number;
  reserve: number;
  count: number;
  hand: Lot;
  deck: (Held | null)[];
  drawn: Lot;
  box: Held[];
  up: Held[];
  held: Lot;
  away: Lot;
  spent: Held[];
}
export interface Clash {
  province: ProvinceId;
  faces: Pair<string>;
  feigned: boolean;
  countered: boolean;
  recycled: number[];
  winner: number;
}
export interface WarView extends WarFields {
  viewer: number;
  variant: "standard" | "beginner";
  rounds: number;
  score: number;
  provinces: ProvinceView[];
  priority: number;
  seats: SideView[];
  events: { left: number; up: string | null; past: string[] };
  miasma: boolean;
  resolving: Clash[];
  waits?: number[];
  outcome?: unknown;
}

export const placeOf = (ref: string): number =>
  ref.startsWith("army/") ? Math.floor(Number(ref.slice(5)) / 100) : Number(ref.slice(9));
export const POOL = PROVINCES.length; // the pool as a place beside the provinces, for refs of armies

/** Who holds a province; -1 if nobody does. */
export const owner = (province: ProvinceView): number => (province.armies[0] ? 0 : province.armies[1] ? 1 : -1);

/** Which of the three values counts at the next scoring. */
export const turned = (view: WarView): number => {
  const scored = SCORING.filter((n) => n < view.round || (n === view.round && view.stage === "draw")).length;
  return Math.min(scored, SCORING.length - 1);
};

/** What both sides would add up if the next scoring were now. */
export function sums(view: WarView): [number, number] {
  const found: [number, number] = [0, 0];
  for (const province of view.provinces) {
    const seat = owner(province);
    if (seat >= 0) found[seat as 0 | 1] += province.values[turned(view)] ?? 0;
  }
  return found;
}
