// What is printed on the cards of Chu Han, and the marks of the two sides.
import type { View } from "../../lib/choice.ts";
import { UNMARKED, factsWith, printed } from "../../lib/defaults.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { icons, sideOf } from "./signs.ts";

interface SeatView {
  clan: "han" | "chu";
  vp: number;
}
export const seatsOf = (view: View): SeatView[] => (view["seats"] as SeatView[] | undefined) ?? [];

/** What only Chu Han prints (tianxia/games/chuhan/faces.py). */
export const factsOf = factsWith({ value: null as number | null, clan: "", ability: "", timing: "" });

export function print(face: FaceBody): Printed {
  const { value, clan } = factsOf(face);
  return {
    ...printed(face),
    ...sideOf(clan),
    value: value === null ? "" : String(value),
    pips: face.count,
    icon: icons[face.id] ?? "",
    clan: clan ? t(`clan-${clan}`) : "",
    house: face.source === "house",
  };
}

export function markOf(view: View, seat: number): Mark {
  const clan = seatsOf(view)[seat]?.clan;
  return clan ? { ...sideOf(clan), zh: clan === "han" ? "漢" : "楚" } : UNMARKED;
}
