// Games that are announced and cannot be played yet.
import type { Announced } from "./shelf.svelte.ts";

export const coming: readonly Announced[] = [
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
