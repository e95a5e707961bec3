// Made by `python -m tianxia.lab.making` from tianxia/games/chuhan/rules/fields.py; do not edit.

/** What a view shows of a battle as it is. */
export interface BattleFields {
  battle: number;
  supply: number;
  doubled: number | null;
  row_by: number | null;
  attacker: number;
  turn: number;
  size: number;
  beat: number;
  attacked: boolean;
  took: boolean;
  barred: boolean;
}

/** And of each of its seats. */
export interface BattleSeatFields {
  vp: number;
  decrees: number;
}
