// The mark of Huns: a wheel on the road.
import type { GameMark } from "../../lib/mark.ts";

export const mark: GameMark = [
  { d: "M10 34a22 22 0 1 0 44 0a22 22 0 1 0-44 0z" },
  { d: "M27 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" },
  { d: "M32 12v44M10 34h44M16.5 18.5l31 31M47.5 18.5l-31 31" },
  { d: "M4 60h56" },
];
