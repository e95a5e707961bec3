// What only Sanguosha prints: kinds of cards, prints of the deck, heroes, skills (tianxia/games/sanguosha/faces.py).
import { factsWith } from "../../lib/defaults.ts";

export const factsOf = factsWith({
  // of a kind and of a print: "equipment", "weapon"; how far it reaches
  type: "",
  subtype: "",
  reach: null as number | null,
  // of a print: its kind, suit and number
  card: "",
  suit: "",
  number: 0,
  // of a hero
  kingdom: "",
  max_hp: 0,
  gender: "",
  device: "",
  set: "",
  pools: [] as string[],
  skills: [] as string[],
  // of a skill: its first hero, and what sort of skill it is
  hero: "",
  terms: [] as string[],
  rule: "",
});
