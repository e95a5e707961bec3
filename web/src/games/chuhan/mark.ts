// The mark of Chu Han: square earth and round heaven over the river between the two.
import type { GameMark } from "../../lib/mark.ts";

export const mark: GameMark = [
  { d: "M8 14h26v26H8z" },
  { d: "M26 40a15 15 0 1 0 30 0a15 15 0 1 0-30 0z" },
  { d: "M4 58c10-7 16-7 26 0s18 5 30-2" },
];
