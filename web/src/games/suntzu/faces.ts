// What is printed on the cards of Sun Tzu, and the marks and names of the two sides.
import type { View } from "../../lib/choice.ts";
import { UNMARKED } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { SIDES } from "./signs.ts";
import type { WarView } from "./view.ts";

export const war = (view: View): WarView => view as unknown as WarView;

export function print(face: FaceBody): Printed {
  const side = SIDES[face.clan] ?? UNMARKED;
  const general = face.kind === "general";
  return {
    face: face.id,
    value: general
      ? ""
      : say(face.name)
          .replace("-", "−")
          .replace(/^\p{L}.*/u, ""),
    pips: 0,
    icon: face.id === "plague" ? "st-plague" : general ? "st-general" : "",
    side: side.side,
    letter: side.letter,
    clan: general ? t(`side-${face.clan}`) : face.kind === "card" ? t(`comes-${face.timing}`) : "",
    zh: face.name_zh,
    name:
      general || face.id === "plague"
        ? say(face.name)
        : face.kind === "card"
          ? t(`comes-${face.timing}`)
          : say(face.name),
    short: say(face.short),
    full: say(face.effect),
    house: general,
  };
}

export function markOf(view: View, seat: number): Mark {
  return SIDES[war(view).seats?.[seat]?.side ?? ""] ?? UNMARKED;
}

export const shortSide = (view: WarView, seat: number): string => t(`brief-${view.seats[seat]?.side ?? "suntzu"}`);
