// The mark of a game: a few lines in a square of 64, drawn with the ink of the place where it stands.

/** A line; what is solid hides the lines under it. */
export interface Stroke {
  d: string;
  solid?: boolean;
}
export type GameMark = readonly Stroke[];

/** A board of four fields, for a game without a mark. */
export const BOARD: GameMark = [{ d: "M10 10h44v44H10zM32 10v44M10 32h44" }];

/** A sign in a square of 24: one line, and what of it is broader or dashed. */
export type Sign = string | { d: string; broad?: string; dashed?: string };
