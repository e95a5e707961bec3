// The signs of Huns. A colour is a shape before it is a colour, a type of wagon a letter and a weave; decks have a letter
// and a brush character of their own.
export const COLOURS = ["blue", "red", "green", "black", "yellow"] as const; // in the order of the decks
export type Colour = (typeof COLOURS)[number];
export const DECKS = ["equipment", "raid", "mercenary", "curse", "treasure"] as const;
export type Deck = (typeof DECKS)[number];
export const TYPES = ["purple", "orange", "green", "blue"] as const; // of wagons
export type WagonType = (typeof TYPES)[number];

/** The letter of a deck is that of its shape: E circle, R triangle, M square, C cross, T diamond. */
const LETTERS: Record<Colour, string> = { blue: "e", red: "r", green: "m", black: "c", yellow: "t" };
export const letter = (colour: string): string => LETTERS[colour as Colour] ?? "e";
export const BRUSH: Record<Deck, string> = {
  equipment: "器",
  raid: "掠",
  mercenary: "傭",
  curse: "咒",
  treasure: "寶",
};
export const WAGON_BRUSH = "車";

export const ICONS: Record<string, string> = {
  take: "hu-die",
  draw: "hu-draw",
  loot: "hu-loot",
  use: "flag",
  resolve: "hu-curse",
  play: "play",
  redraw: "again",
  curse: "hu-curse",
  accept: "hu-accept",
  flee: "hu-flee",
  "pass-on": "hu-pass-on",
  load: "hu-wagon",
  dye: "hu-wagon",
  fill: "hu-draw",
  divide: "hu-divide",
  back: "undo",
  deck: "hu-draw",
  done: "pass",
  pass: "pass",
  turn: "hu-die",
  move: "hu-divide",
  swap: "hu-pass-on",
  copy: "flag",
  ban: "hu-curse",
};
