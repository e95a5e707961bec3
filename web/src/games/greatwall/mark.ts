// The mark of The Great Wall: two towers and the wall between them.
import type { GameMark } from "../../lib/mark.ts";

export const mark: GameMark = [
  { d: "M4 58V40h5v-4h5v4h6v-4h5v4h5V18h3v-5h6v5h5v-5h6v5h4v40z" },
  { d: "M38 58V44a5 5 0 0 1 10 0v14M38 27h10" },
];
