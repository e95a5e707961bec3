// Made by `python -m tianxia.lab.making` from tianxia/games/greatwall/rules/fields.py; do not edit.

/** What a view shows of a realm as it is. */
export interface RealmFields {
  season: "setup" | "spring" | "summer" | "autumn" | "winter";
  tea: number[];
  row: number[];
  current: number | null;
  fired:
    | ("lumber-mill"
    | "quarry"
    | "gold-mine"
    | "temple"
    | "barracks"
    | "builders-camp"
    | "logistics-centre"
    | "teahouse"
    | "imperial-embassy"
    | "market"
    | "storehouse")[];
  tally: unknown;
}

/** And of each of its seats. */
export interface RealmSeatFields {
  honour: number;
  wounds: number;
  built: number;
}
