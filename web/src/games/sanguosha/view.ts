// The view of a table, as tianxia/games/sanguosha/rules/view.py makes it.
import type { View } from "../../lib/choice.ts";
import type { Held, Lot } from "../../lib/sight.ts";
import type { TableFields, TableSeatFields } from "./state.ts";

export interface Laid extends Held {
  as: string;
}
/** A card as it is used: it may be made of others, or of none. */
export interface Made {
  name: string;
  suit: string;
  number: number;
  cards: string[];
  by: string;
}
export interface SeatView extends TableSeatFields {
  hero: string | null;
  role: string | null;
  uses: [string, string, number][];
  effects: [string, number, string][];
  count: number;
  range: number;
  limit: number;
  hand: Lot;
  equipment: Held[];
  judgement: Laid[];
  premeditated: Lot; // face down in the judgement area, known to their owner
  marked: Laid[]; // of the hand; everybody sees them
  atop: Laid[];
  besides: Lot;
  hidden: Lot; // beside the hero, and nobody may look
  hand_labels: Record<string, string>; // what skills say of hand cards that the viewer knows
  values: [string, string, number][]; // what skills have counted: which, what, how much
  incarnation: string | null;
  offered: Lot;
}
export interface Used {
  use: Made;
  user: number;
  targets: number[];
  target: number;
  second: number;
  answers: Made | null;
}
/** What is being resolved, the oldest first: one of these shapes each. */
export interface Matter extends Partial<Used> {
  play?: Made;
  need?: string[];
  how?: string;
  why?: string;
  cause?: Used | null;
  seat?: number;
  damage?: number;
  source?: number;
  victim?: number;
  element?: string;
  card?: Made | null;
  skill?: string;
  brink?: number;
  helper?: number;
  death?: number;
  killer?: number;
  judgement?: string;
  suit?: string;
  fight?: [number, number];
  values?: [number, number];
  change?: string;
  amount?: number;
  of?: number;
  phase?: string;
}
export interface TableView extends TableFields {
  viewer: number;
  seats: SeatView[];
  deck: { count: number; known: (Held | null)[] };
  discard: Held[];
  processing: Held[];
  face_down: Lot;
  supplies: Lot;
  kind_area: Held[];
  removed: Held[];
  characters: number;
  distances: number[][];
  deeds: number[][];
  resolving: Matter[];
  waits?: number[];
  outcome?: unknown;
}

export const tableOf = (view: View): TableView => view as unknown as TableView;
/** What lies open and out of the game, where there is any of it. */
export const asideOf = (view: TableView): ["kind_area" | "removed", Held[]][] =>
  (["kind_area", "removed"] as const).filter((id) => view[id]?.length).map((id) => [id, view[id]]);
export const seatOf = (ref: string): number => (ref.startsWith("seat/") ? Number(ref.slice(5)) : -1);

/** The other seats in turn order from the near one: the next in turn sits on its right. Seats may have been swapped. */
export function others(view: TableView, me: number): number[] {
  const round = view.places.length ? view.places : view.seats.map((_, seat) => seat);
  const at = round.indexOf(me);
  return [...round.slice(at + 1), ...round.slice(0, at)];
}

/** How many plates stand on the right, above and on the left. */
export function ring(count: number): [number, number, number] {
  const side = count < 4 ? 0 : count < 6 ? 1 : 2;
  return [side, count - 2 * side, side];
}

/** The heroes against whom what is resolved now is aimed, and whose deed it is. */
export function aim(view: TableView): { from: number; at: number[] } {
  const top = view.resolving.findLast(
    (matter) => matter.use || matter.fight || matter.brink !== undefined || matter.damage !== undefined,
  );
  if (top?.use)
    return {
      from: top.user ?? -1,
      at: top.target !== undefined && top.target >= 0 ? [top.target] : (top.targets ?? []),
    };
  if (top?.fight) return { from: top.fight[0], at: [top.fight[1]] };
  if (top?.brink !== undefined) return { from: -1, at: [top.brink] };
  return top?.victim !== undefined ? { from: top.source ?? -1, at: [top.victim] } : { from: -1, at: [] };
}
