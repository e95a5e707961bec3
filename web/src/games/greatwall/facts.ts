// What only The Great Wall prints on its cards (tianxia/games/greatwall/faces.py).
import { factsWith } from "../../lib/defaults.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { SORTS } from "./signs.ts";

export interface Facts {
  sort: string;
  module: string;
  /** Of a Horde card. */
  power: number;
  honour: number;
  spots: string[];
  invasion: string;
  /** Of an Advisor, in gold. */
  cost: number;
  /** Of a General: the Tea number, and what the player starts with ("wood 2"). */
  tea: number;
  start: string[];
  trigger: string;
  rule: string;
}

export const factsOf = factsWith<Facts>({
  sort: "",
  module: "base",
  power: 0,
  honour: 0,
  spots: [],
  invasion: "",
  cost: 0,
  tea: 0,
  start: [],
  trigger: "",
  rule: "",
});

/** Which sort of card a face is. */
export function sortOf(face: FaceBody | undefined): string {
  const { sort } = factsOf(face);
  return SORTS.includes(sort) ? sort : (face?.kind ?? "");
}
