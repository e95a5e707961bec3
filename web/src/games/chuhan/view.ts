// The view of a battle, as tianxia/games/chuhan/rules/view.py makes it.
import type { Held, Lot } from "../../lib/sight.ts";
import type { BattleFields, BattleSeatFields } from "./state.ts";

export interface SeatView extends BattleSeatFields {
  clan: "han" | "chu";
  count: number;
  hand: Lot;
  bared: boolean;
}
export interface Play {
  seat: number;
  kind: string;
  value: number;
  size: number;
  cards: string[];
}
export interface BattleView extends BattleFields {
  viewer: number;
  event: string | null;
  events_left: number;
  seats: SeatView[];
  trick: Play[];
  table: Held[];
  resolving: { use: string; owner: number; with: number; cancelled: boolean }[];
  discard: Held[];
  display: Held[];
  row: Held[];
  draw: (Held | null)[];
  outcome: unknown;
}
