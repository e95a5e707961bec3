// What is printed on the cards of Sun Tzu, and the marks and names of the two sides.
import type { View } from "../../lib/choice.ts";
import { UNMARKED, factsWith, printed } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { SIDES } from "./signs.ts";
import type { WarView } from "./view.ts";

export const war = (view: View): WarView => view as unknown as WarView;

/** What only Sun Tzu prints (tianxia/games/suntzu/faces.py): whose it is, and whether it comes back every round. */
export const factsOf = factsWith({ side: "", strength: null as number | null, returns: "" });

export function print(face: FaceBody): Printed {
  const { side: of, returns } = factsOf(face);
  const { side, letter } = SIDES[of] ?? UNMARKED;
  const general = face.kind === "general";
  const comes = face.kind === "card" ? t(`comes-${returns}`) : "";
  const name = say(face.name);
  return {
    ...printed(face),
    side,
    letter,
    value: general ? "" : name.replace("-", "−").replace(/^\p{L}.*/u, ""),
    icon: face.id === "plague" ? "st-plague" : general ? "st-general" : "",
    clan: general ? t(`side-${of}`) : comes,
    name: face.id === "plague" ? name : comes || name,
    house: general,
  };
}

export function markOf(view: View, seat: number): Mark {
  return SIDES[war(view).seats?.[seat]?.side ?? ""] ?? UNMARKED;
}

export const shortSide = (view: WarView, seat: number): string => t(`brief-${view.seats[seat]?.side ?? "suntzu"}`);
