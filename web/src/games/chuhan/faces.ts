// What is printed on the cards of Chu Han, and the marks of the two sides.
import type { View } from "../../lib/choice.ts";
import { UNMARKED } from "../../lib/defaults.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { icons, sideOf } from "./signs.ts";

interface SeatView {
  clan: "han" | "chu";
  vp: number;
}
export const seatsOf = (view: View): SeatView[] => (view["seats"] as SeatView[] | undefined) ?? [];

/** What only Chu Han prints (tianxia/games/chuhan/faces.py). */
interface Facts {
  value: number | null;
  clan: string;
  ability: string;
  timing: string;
}
export const factsOf = (face: FaceBody | undefined): Facts => ({
  value: null,
  clan: "",
  ability: "",
  timing: "",
  ...(face?.facts as Partial<Facts> | undefined),
});

export function print(face: FaceBody): Printed {
  const { value, clan } = factsOf(face);
  const side = sideOf(clan);
  return {
    face: face.id,
    value: value === null ? "" : String(value),
    pips: face.count,
    icon: icons[face.id] ?? "",
    side: side.side,
    letter: side.letter,
    clan: clan ? t(`clan-${clan}`) : "",
    zh: face.name_zh ?? "",
    name: say(face.name),
    short: say(face.short),
    full: say(face.text),
    house: face.source === "house",
  };
}

export function markOf(view: View, seat: number): Mark {
  const clan = seatsOf(view)[seat]?.clan;
  return clan ? { ...sideOf(clan), zh: clan === "han" ? "漢" : "楚" } : UNMARKED;
}

export const eventName = (id: string, faces: ReadonlyMap<string, FaceBody>): string =>
  say(faces.get(id)?.name) || (has(id) ? t(id) : id);
