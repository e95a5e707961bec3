// Which things are laid out to choose from, besides the table itself.
import type { Ref } from "../../lib/choice.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Sight } from "../../lib/sight.ts";
import { worthOf } from "./forecast.ts";
import { inStash, items, kindOf, pickable } from "./picking.ts";
import { COLOURS, type Colour } from "./signs.ts";
import type { Held, HunsView, WagonView } from "./view.ts";
import { someone } from "./words.ts";

export interface Laid {
  title: string;
  cards: (Held & { note: string })[];
  wagons: WagonView[];
  goods: { name: string; goods: { ref: Ref; colour: Colour }[] }[];
}
const NOTHING = { cards: [], wagons: [], goods: [] };

/** The Valuables that can be picked, by where they lie. */
function lying(sight: Sight, view: HunsView): Laid["goods"] {
  const { question } = sight;
  return view.seats
    .flatMap((seat, n) => [
      ...[...seat.wagons, ...seat.cards].map((on) => ({
        name: [someone(sight, n), say(sight.faces.get(on.face)?.name)].join(": "),
        goods: on.goods.flatMap((colour, k) => {
          const ref = colour ? pickable(question, on, k) : "";
          const again = on.goods.slice(0, k).some((other, n) => other && pickable(question, on, n) === ref); // alike
          return ref && colour && !again ? [{ ref, colour }] : [];
        }),
      })),
      {
        name: [someone(sight, n), t("hu-stash")].join(": "),
        goods: COLOURS.flatMap((colour) => inStash(question, n, colour).map((ref) => ({ ref, colour }))),
      },
    ])
    .filter((group) => group.goods.length);
}

/** What lies in the tray; null if it is not there. */
export function trayOf(sight: Sight, view: HunsView, small: boolean): Laid | null {
  const kind = kindOf(sight.question);
  const drawn = view.seats[sight.me]?.drawn.known ?? [];
  if (drawn.length && (kind === "pick" || !sight.live))
    return {
      ...NOTHING,
      title: t("hu-drawn"),
      cards: drawn.map((held) => ({ ...held, note: worthOf(sight, held.card) })),
    };
  if (kind === "curse" || kind === "target") {
    const face = String(sight.question?.about["face"] ?? "");
    const note = t("hu-flee-costs", { count: view.seats.length });
    if (face) return { ...NOTHING, title: t(`hu-tray-${kind}`), cards: [{ card: `coming/${face}`, face, note }] };
  }
  if (!small || !sight.live) return null;
  if (kind === "wagon") return { ...NOTHING, title: t("hu-display"), wagons: view.display };
  if (!items(sight.question).some((ref) => ref.startsWith("good/"))) return null;
  return { ...NOTHING, title: t("hu-tray-goods"), goods: lying(sight, view) };
}
