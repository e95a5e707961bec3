// Games that are announced and cannot be played yet.
import type { Announced } from "./shelf.svelte.ts";

export const coming: readonly Announced[] = [
  {
    id: "huns",
    name: { en: "Huns", pl: "Hunowie" },
    name_zh: "匈奴",
    blurb: {
      en: "Draft dice, fill wagons, pay mercenaries, throw curses.",
      pl: "Wybieraj kości, ładuj wozy, opłacaj najemników, rzucaj klątwy.",
    },
    seats: [2, 3, 4],
    minutes: [30, 45],
    mark: [
      { d: "M10 34a22 22 0 1 0 44 0a22 22 0 1 0-44 0z" },
      { d: "M27 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" },
      { d: "M32 12v44M10 34h44M16.5 18.5l31 31M47.5 18.5l-31 31" },
      { d: "M4 60h56" },
    ],
  },
  {
    id: "greatwall",
    name: { en: "The Great Wall", pl: "Wielki Mur" },
    name_zh: "長城",
    blurb: {
      en: "Hold the wall together, and count the honour alone.",
      pl: "Brońcie muru razem, honor liczcie osobno.",
    },
    seats: [1, 2, 3, 4, 5],
    minutes: [120, 180],
    mark: [
      { d: "M4 58V40h5v-4h5v4h6v-4h5v4h5V18h3v-5h6v5h5v-5h6v5h4v40z" },
      { d: "M38 58V44a5 5 0 0 1 10 0v14M38 27h10" },
    ],
  },
];
