// Made by `python -m tianxia.lab.making` from tianxia/games/sanguosha/rules/fields.py; do not edit.

/** What a view shows of a table as it is. */
export interface TableFields {
  ruler: number;
  banned: (
    | "sha"
    | "lightning-sha"
    | "fire-sha"
    | "ice-sha"
    | "stab-sha"
    | "dodge"
    | "peach"
    | "wine"
    | "shadow"
    | "duel"
    | "barbarians"
    | "raining-arrows"
    | "truce"
    | "harvest"
    | "dismantle"
    | "snatch"
    | "coerce"
    | "out-of-nothing"
    | "negate"
    | "blaze"
    | "iron-shackle"
    | "total-trust"
    | "loot-a-burning-house"
    | "catch-off-guard"
    | "demobilization"
    | "acedia"
    | "famine"
    | "lightning"
    | "zhuge-crossbow"
    | "gender-double-swords"
    | "blue-steel-blade"
    | "frozen-sword"
    | "ancient-blade"
    | "green-dragon-crescent-blade"
    | "serpent-halberd"
    | "rock-cleaving-axe"
    | "heaven-scorching-halberd"
    | "feather-fan"
    | "kirin-bow"
    | "eight-trigrams-formation"
    | "black-shield"
    | "wooden-armor"
    | "lion-helmet"
    | "shadow-runner"
    | "hex-mark"
    | "yellow-flash"
    | "chestnut-steed"
    | "red-hare"
    | "ferghana-horse"
    | "violet-stallion"
    | "wooden-cow"
    | "hidden-blade"
  )[];
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
  resting: boolean;
  chained: boolean;
  flipped: boolean;
  unrevealed: boolean;
  disabled: ("weapon" | "armor" | "plus-horse" | "minus-horse" | "treasure")[];
  attendants: (
    | "zhang-rang"
    | "zhao-zhong"
    | "sun-zhang"
    | "bi-lan"
    | "xia-yun"
    | "han-kui"
    | "li-song"
    | "duan-gui"
    | "guo-sheng"
    | "gao-wang"
  )[];
  clique: (
    | "zhang-rang"
    | "zhao-zhong"
    | "sun-zhang"
    | "bi-lan"
    | "xia-yun"
    | "han-kui"
    | "li-song"
    | "duan-gui"
    | "guo-sheng"
    | "gao-wang"
  )[];
  past_cliques: (
    | "zhang-rang"
    | "zhao-zhong"
    | "sun-zhang"
    | "bi-lan"
    | "xia-yun"
    | "han-kui"
    | "li-song"
    | "duan-gui"
    | "guo-sheng"
    | "gao-wang"
  )[];
  clique_offer:
    | ("zhang-rang"
    | "zhao-zhong"
    | "sun-zhang"
    | "bi-lan"
    | "xia-yun"
    | "han-kui"
    | "li-song"
    | "duan-gui"
    | "guo-sheng"
    | "gao-wang")[]
    | null;
  kingdom: string;
  gender: string;
  skills: string[];
  tokens: Record<string, number>;
}
