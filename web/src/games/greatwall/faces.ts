// What is printed on the cards of The Great Wall.
import type { View } from "../../lib/choice.ts";
import { printed } from "../../lib/defaults.ts";
import { t } from "../../lib/i18n.svelte.ts";
import { blank, type Printed, type Sight } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { NAMES } from "./brush.ts";
import { factsOf, sortOf } from "./facts.ts";
import { SORT_BRUSH } from "./signs.ts";
import { wallOf } from "./view.ts";

/** A Horde card is called by its kind: each kind has one card for each Section. */
export const kindId = (id: string): string => id.replace(/-(left|centre|right)$/, "");
/** The brush name of a card, or the character of its sort. */
export const brushOf = (id: string, sort: string): string => NAMES[kindId(id)] ?? SORT_BRUSH[sort] ?? "";

function worth(face: FaceBody): string {
  const facts = factsOf(face);
  const sort = sortOf(face);
  if (sort === "horde") return String(facts.power);
  if (sort === "advisor") return String(facts.cost);
  return sort === "general" && facts.tea ? String(facts.tea) : "";
}

const SIGN: Record<string, string> = { horde: "gw-sword", advisor: "gw-gold", general: "gw-tea" };

export function print(face: FaceBody): Printed {
  const sort = sortOf(face);
  return {
    ...printed(face),
    value: worth(face),
    icon: SIGN[sort] ?? "",
    letter: "",
    clan: t(`gw-sort-${sort}`),
    zh: face.name_zh || brushOf(face.id, sort),
    house: face.source === "house",
  };
}

/** The card of a face that may be unknown here. */
export function printedOf(sight: Sight, id: string): Printed {
  const face = sight.faces.get(id);
  return face ? print(face) : { ...blank(id), zh: brushOf(id, "") };
}

/** The cards of another set, as the view tells them. */
export function foreign(view: View): FaceBody[] {
  return Object.entries(wallOf(view).foreign ?? {}).map(([id, { name, text, sort, ...numbers }]) => ({
    id,
    kind: sort,
    name: { en: name, pl: name },
    name_zh: SORT_BRUSH[sort] ?? "",
    text: { en: text, pl: text },
    short: null,
    count: 1,
    source: "",
    facts: { sort, ...numbers },
  }));
}

/** What stands on a card beside its text, in words. */
export function printedFacts(face: FaceBody): string[] {
  const facts = factsOf(face);
  const sort = sortOf(face);
  if (sort === "horde") return [t("gw-power-n", { n: facts.power }), t("gw-some-honour", { count: facts.honour })];
  if (sort === "advisor") return [t("gw-some-res", { res: "gold", count: facts.cost })];
  return sort === "general" && facts.tea ? [t("gw-tea-number", { n: facts.tea })] : [];
}
