// What is printed on the cards of Sanguosha, and the marks of the seats.
import type { View } from "../../lib/choice.ts";
import { UNMARKED, printed } from "../../lib/defaults.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { factsOf } from "./facts.ts";
import { ROLE, SORTS, number } from "./signs.ts";
import { tableOf } from "./view.ts";

export function print(face: FaceBody): Printed {
  const { type: sort, suit, number: n } = factsOf(face);
  const card = face.kind === "card";
  const sorted = card || face.kind === "kind";
  return {
    ...printed(face),
    value: card ? number(n) : "",
    letter: sorted ? t(`sg-letter-${sort}`) : "",
    clan: card ? `${t(`suit-${suit}`)}, ${t(`sg-sort-${sort}`)}` : "",
    suit: card ? suit : undefined,
    sort: sorted && SORTS[sort] ? sort : undefined,
    hans: true,
  };
}

export function markOf(view: View, seat: number): Mark {
  const role = tableOf(view).seats?.[seat]?.role;
  return seat < 0 ? UNMARKED : { side: "n", letter: String(seat + 1), zh: role ? (ROLE[role] ?? "") : "" };
}
