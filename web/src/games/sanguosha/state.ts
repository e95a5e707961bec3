// Made by `python -m tianxia.lab.making` from tianxia/games/sanguosha/rules/fields.py; do not edit.

/** What a view shows of a table as it is. */
export interface TableFields {
  ruler: number;
  places: number[];
  step: "choose-ruler" | "choose-heroes" | "start" | "turn" | "phase" | "idle" | "turn-end" | "happening";
  round: number;
  current: number;
  phase: "beginning" | "judgement" | "draw" | "action" | "discard" | "end" | null;
  extra_turns: number[];
}

/** And of each of its seats. */
export interface TableSeatFields {
  hp: number;
  max_hp: number;
  shield: number;
  alive: boolean;
  chained: boolean;
  flipped: boolean;
  disabled: ("weapon" | "armor" | "plus-horse" | "minus-horse" | "treasure")[];
  kingdom: string;
  gender: string;
  skills: string[];
  tokens: Record<string, number>;
}
