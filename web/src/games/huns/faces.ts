// What is printed on the cards of Huns.
import type { View } from "../../lib/choice.ts";
import { printed } from "../../lib/defaults.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { NAMES } from "./brush.ts";
import { factsOf } from "./facts.ts";
import { BRUSH, COLOURS, DECKS, WAGON_BRUSH, letter, type Deck } from "./signs.ts";
import { hunsOf } from "./view.ts";

export const isWagon = (face: FaceBody | undefined): boolean => face?.kind === "wagon";

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** What a card is worth in the end, in a few signs. */
export function worth(face: FaceBody): string {
  const { type } = factsOf(face);
  return type === "mercenary" ? "±1" : type === "raid" ? "+1" : type === "treasure" ? "+N" : "0";
}

const ANY_CARD = "HU-609"; // the rule of a card that the ledger does not name

/** The cards and wagons of a file, of which no book knows: they have words in the language of the file alone. */
export function foreign(view: View): FaceBody[] {
  return Object.entries(hunsOf(view).foreign ?? {}).map(([id, { name, text, type, timing = "", wagon, slots }]) => ({
    id,
    kind: type === "wagon" ? "wagon" : "card",
    name: { en: name, pl: name },
    name_zh: "",
    text: { en: text, pl: text },
    short: null,
    count: 1,
    source: "",
    facts: { type: wagon ?? type, colour: COLOURS[DECKS.indexOf(type as Deck)] ?? "", timing, slots, rule: ANY_CARD },
  }));
}

export function print(face: FaceBody): Printed {
  const { type, colour, timing } = factsOf(face);
  const wagon = isWagon(face);
  return {
    ...printed(face),
    value: wagon ? "" : worth(face),
    icon: timing ? `hu-at-${timing}` : "",
    letter: wagon ? "" : t(`hu-letter-${type}`),
    clan: wagon ? t("hu-wagon") : t(`hu-deck-${type}`),
    zh: face.name_zh || NAMES[face.id] || (wagon ? WAGON_BRUSH : (BRUSH[type as Deck] ?? "")),
    house: face.source === "house",
    sort: wagon ? undefined : `hu-sort hu-c-${letter(colour)}`,
  };
}
