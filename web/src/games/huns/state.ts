// Made by `python -m tianxia.lab.making` from tianxia/games/huns/rules/fields.py; do not edit.

/** What a view shows of a camps as it is. */
export interface CampsFields {
  round: number;
  first: number;
  active: number;
  stage: "bonus" | "roll" | "die" | "action" | "pick" | "place" | "after" | "end";
  die: "blue" | "red" | "green" | "black" | "yellow" | null;
  drew: boolean;
  looted: boolean;
  both: boolean;
  again: boolean;
  turning: boolean;
  raids: number;
  banned: "blue" | "red" | "green" | "black" | "yellow" | null;
  tally: unknown;
}

/** And of each of its seats. */
export interface CampsSeatFields {}
