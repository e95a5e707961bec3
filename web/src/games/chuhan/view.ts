// The view of a battle, as tianxia/games/chuhan/rules/view.py makes it.

export interface Held {
  card: string;
  face: string;
}
export interface SeatView {
  clan: "han" | "chu";
  vp: number;
  decrees: number;
  count: number;
  hand: { known: Held[]; hidden: number };
  bared: boolean;
}
export interface Play {
  seat: number;
  kind: string;
  value: number;
  size: number;
  cards: string[];
}
export interface BattleView {
  viewer: number;
  battle: number;
  event: string | null;
  events_left: number;
  seats: SeatView[];
  attacker: number;
  turn: number;
  size: number;
  beat: number;
  trick: Play[];
  table: Held[];
  resolving: { use: string; owner: number; with: number; cancelled: boolean }[];
  discard: Held[];
  display: Held[];
  row: Held[];
  row_by: number | null;
  draw: (Held | null)[];
  supply: number;
  doubled: number | null;
  outcome: unknown;
}
