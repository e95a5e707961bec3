// Which cards are laid out to choose from, besides the table itself.
import { t } from "../../lib/i18n.svelte.ts";
import type { Held, Sight } from "../../lib/sight.ts";
import { factsOf, sortOf } from "./facts.ts";
import { kindOf } from "./picking.ts";
import type { WallView } from "./view.ts";

export interface Laid {
  title: string;
  cards: (Held & { note: string })[];
}

function noteOf(sight: Sight, held: Held): string {
  const face = sight.faces.get(held.face);
  const { cost, tea, power } = factsOf(face);
  const sort = sortOf(face);
  if (sort === "advisor") return t("gw-some-res", { res: "gold", count: cost });
  if (sort === "general" && tea) return t("gw-tea-number", { n: tea });
  return sort === "horde" ? t("gw-power-n", { n: power }) : "";
}

/** What lies in the tray; null if it is not there. */
export function trayOf(sight: Sight, view: WallView): Laid | null {
  const kind = kindOf(sight.question);
  const dealt = view.seats[sight.me]?.dealt.known ?? [];
  const laid = (title: string, cards: readonly Held[]): Laid => ({
    title,
    cards: cards.map((held) => ({ ...held, note: noteOf(sight, held) })),
  });
  if (dealt.length && view.season === "setup") return laid(t("gw-tray-leader"), dealt);
  if (kind === "embassy") return laid(t("gw-tray-offer"), view.offer);
  if ((kind === "peek" || kind === "reorder") && view.peeked.length) return laid(t("gw-tray-peek"), view.peeked);
  return null;
}
