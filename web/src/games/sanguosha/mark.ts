// The mark of Sanguosha: a tripod, for the three kingdoms.
import type { GameMark } from "../../lib/mark.ts";

export const mark: GameMark = [
  { d: "M12 18h40v10c0 12-8 18-20 18S12 40 12 28zM8 18h48M18 45l-4 15M46 45l4 15M32 46v14M18 18V9h5v9M41 18V9h5v9" },
  { d: "M20 29h24M22 35h20" },
];
