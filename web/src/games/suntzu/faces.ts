// What is printed on the cards of Sun Tzu, and the marks and names of the two sides.
import type { View } from "../../lib/choice.ts";
import { UNMARKED } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Mark, Printed } from "../../lib/sight.ts";
import type { FaceBody } from "../../lib/wire.ts";
import { SIDES } from "./signs.ts";
import type { WarView } from "./view.ts";

export const war = (view: View): WarView => view as unknown as WarView;

/** What only Sun Tzu prints (tianxia/games/suntzu/faces.py): whose it is, and whether it comes back every round. */
interface Facts {
  side: string;
  strength: number | null;
  returns: "framed" | "once" | "";
}
export const factsOf = (face: FaceBody | undefined): Facts => ({
  side: "",
  strength: null,
  returns: "",
  ...(face?.facts as Partial<Facts> | undefined),
});

export function print(face: FaceBody): Printed {
  const { side: of, returns } = factsOf(face);
  const side = SIDES[of] ?? UNMARKED;
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
    clan: general ? t(`side-${of}`) : face.kind === "card" ? t(`comes-${returns}`) : "",
    zh: face.name_zh,
    name:
      general || face.id === "plague" ? say(face.name) : face.kind === "card" ? t(`comes-${returns}`) : say(face.name),
    short: say(face.short),
    full: say(face.text),
    house: general,
  };
}

export function markOf(view: View, seat: number): Mark {
  return SIDES[war(view).seats?.[seat]?.side ?? ""] ?? UNMARKED;
}

export const shortSide = (view: WarView, seat: number): string => t(`brief-${view.seats[seat]?.side ?? "suntzu"}`);
