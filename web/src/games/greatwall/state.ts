// Made by `python -m tianxia.lab.making` from tianxia/games/greatwall/rules/fields.py; do not edit.

/** What a view shows of a realm as it is. */
export interface RealmFields {
  season: "setup" | "spring" | "summer" | "autumn" | "winter";
  tea: number[];
  row: (number | null)[];
  current: number | null;
  fired: (
    | "lumber-mill"
    | "quarry"
    | "gold-mine"
    | "temple"
    | "barracks"
    | "builders-camp"
    | "logistics-centre"
    | "teahouse"
    | "imperial-embassy"
    | "market"
    | "storehouse"
  )[];
  haunted: (
    | "lumber-mill"
    | "quarry"
    | "gold-mine"
    | "temple"
    | "barracks"
    | "builders-camp"
    | "logistics-centre"
    | "teahouse"
    | "imperial-embassy"
    | "market"
    | "storehouse"
  )[];
  rat:
    | "lumber-mill"
    | "quarry"
    | "gold-mine"
    | "temple"
    | "barracks"
    | "builders-camp"
    | "logistics-centre"
    | "teahouse"
    | "imperial-embassy"
    | "market"
    | "storehouse"
    | null;
  khan: "left" | "centre" | "right" | null;
  khan_fallen: boolean;
  awarded: number | null;
  most_food: number;
  valued: "wood" | "stone" | "gold" | "chi";
  fortress: number;
  siege: number;
  tally: unknown;
}

/** And of each of its seats. */
export interface RealmSeatFields {
  honour: number;
  wounds: number;
  built: number;
  food: number;
  sent: ("wood" | "stone" | "gold" | "chi")[];
}
