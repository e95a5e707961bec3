// What is printed on the cards of Sanguosha, and the marks of the seats.
import type { View } from "../../lib/choice.ts";
import { UNMARKED } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { factsOf } from "./facts.ts";
import { ROLE, SORTS, number } from "./signs.ts";
import { tableOf } from "./view.ts";

export function print(face: FaceBody): Printed {
  const { type: sort, suit, number: n } = factsOf(face);
  const card = face.kind === "card" || face.kind === "kind";
  return {
    face: face.id,
    value: face.kind === "card" ? number(n) : "",
    pips: 0,
    icon: "",
    side: "",
    letter: card ? t(`sg-letter-${sort}`) : "",
    clan: face.kind === "card" ? `${t(`suit-${suit}`)}, ${t(`sg-sort-${sort}`)}` : "",
    zh: face.name_zh,
    name: say(face.name),
    short: say(face.short),
    full: say(face.text),
    house: false,
    suit: face.kind === "card" ? suit : undefined,
    sort: card && SORTS[sort] ? sort : undefined,
    hans: true,
  };
}

export function markOf(view: View, seat: number): Mark {
  const role = tableOf(view).seats?.[seat]?.role;
  return seat < 0 ? UNMARKED : { side: "n", letter: String(seat + 1), zh: role ? (ROLE[role] ?? "") : "" };
}
