// Made by `python -m tianxia.lab.making` from tianxia/games/suntzu/rules/fields.py; do not edit.

/** What a view shows of a war as it is. */
export interface WarFields {
  round: number;
  stage: "generals" | "orders" | "battle" | "score" | "draw";
  left: ("qin" | "chu" | "jin-yan" | "han-qi" | "wu")[];
  decider: number | null;
  counts: [number, number][];
  plagues: number;
}

/** And of each of its seats. */
export interface WarSeatFields {
  bonus: boolean;
}
