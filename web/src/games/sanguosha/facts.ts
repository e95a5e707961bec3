// What only Sanguosha prints: kinds of cards, prints of the deck, heroes, skills (tianxia/games/sanguosha/faces.py).
import { factsWith } from "../../lib/defaults.ts";

export interface Facts {
  /** Of a kind and of a print: "equipment", "weapon"; how far it reaches. */
  type: string;
  subtype: string;
  reach: number | null;
  /** Of a print: its kind, suit and number. */
  card: string;
  suit: string;
  number: number;
  /** Of a hero. */
  kingdom: string;
  max_hp: number;
  gender: string;
  set: string;
  skills: string[];
  /** Of a skill: its first hero, and what sort of skill it is. */
  hero: string;
  types: string[];
}

export const factsOf = factsWith<Facts>({
  type: "",
  subtype: "",
  reach: null,
  card: "",
  suit: "",
  number: 0,
  kingdom: "",
  max_hp: 0,
  gender: "",
  set: "",
  skills: [],
  hero: "",
  types: [],
});
