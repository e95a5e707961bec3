// The mark of Sun Tzu: two dagger-axes crossed.
import type { GameMark } from "../../lib/mark.ts";

export const mark: GameMark = [
  { d: "M13 59 46 8M51 59 18 8M38 20l-6-4M26 20l6-4" },
  { d: "M44 11 60 26 39 20zM20 11 4 26l21-6z" },
  { d: "m32 22 7.5 7.5L32 37l-7.5-7.5z", solid: true },
];
