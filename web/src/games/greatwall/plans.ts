// What something would bring, in a few words, from what the view tells.
import { t } from "../../lib/i18n.svelte.ts";
import type { Sight } from "../../lib/sight.ts";
import { RESOURCES, type LocationId, type SectionId } from "./signs.ts";
import { crowd, sum, type HordeView, type LocationView, type Price, type SectionView, type WallView } from "./view.ts";

/** "2 stone, 1 wood" */
export const priceWords = (price: Price | undefined): string =>
  RESOURCES.filter((name) => price?.[name])
    .map((name) => t("gw-some-res", { res: name, count: price?.[name] ?? 0 }))
    .join(", ") || t("gw-free");

export const locationIn = (view: WallView, id: LocationId): LocationView | undefined =>
  view.locations.find((at) => at.id === id);
export const sectionIn = (view: WallView, id: SectionId): SectionView | undefined =>
  view.sections.find((section) => section.id === id);

/** What an activation gives a player who has this many Clerks there. */
function gives(at: LocationView, clerks: number, seat: number): string {
  if (at.kind === "never") return "";
  if (at.makes) return t("gw-gather", { res: at.makes, count: clerks + (at.adds?.[seat] ?? 0) });
  if (at.id === "barracks") return t("gw-recruits", { count: 2 * clerks });
  return t("gw-actions", { count: clerks });
}

/** A Clerk more: whether the Location is activated at the end of this turn, and what that brings. */
export function clerkPlan(view: WallView, id: LocationId, seat: number): string {
  const at = locationIn(view, id);
  if (!at || at.kind === "never") return "";
  const own = (at.clerks[seat] ?? 0) + 1;
  const after = crowd(at) + 1;
  if (at.kind === "special") return t("gw-plan-special", { what: gives(at, own, seat) });
  if (after < at.spots) return t("gw-plan-waits", { n: after, m: at.spots });
  const alone = sum(at.clerks.filter((_, clan) => clan !== seat)) === 0;
  return t(alone ? "gw-plan-alone" : "gw-plan-full", { what: gives(at, own, seat) });
}

/** What the activation of a Location would bring a player now. */
export function firePlan(view: WallView, id: LocationId, seat: number): string {
  const at = locationIn(view, id);
  const own = at?.clerks[seat] ?? 0;
  if (!at) return "";
  return own ? t("gw-you-get", { what: gives(at, own, seat) }) : t("gw-not-there");
}

/** Why a Location is activated, or is not. */
export function fireWhy(at: LocationView): string {
  if (at.kind === "never") return t("gw-why-never");
  if (at.kind === "special") return t(at.fires ? "gw-why-special" : "gw-why-empty");
  return t(at.fires ? "gw-why-full" : "gw-why-room", { count: at.spots - crowd(at) });
}

/** Power against Defence, with so much more Defence. */
export function holds(section: SectionView, more = 0): string {
  const word = !section.hordes.length ? "calm" : section.power > section.defence + more ? "breach" : "holds";
  return t(`gw-${word}`);
}

export function buildPlan(view: WallView, id: SectionId, what: string): string {
  const section = sectionIn(view, id);
  const prices = view.prices;
  if (!section || !prices) return "";
  const wall = what === "wall";
  const more = wall ? (section.higher?.defence ?? 0) : prices.barricade_defence;
  const words = t("gw-plan-build", {
    price: priceWords(wall ? prices.wall[id] : prices.barricade),
    honour: wall ? (section.higher?.honour ?? 0) : prices.barricade_honour,
    defence: section.defence + more,
  });
  return section.breach ? `${words}: ${holds(section, more)}` : words;
}

/** What is printed on a Vital spot. */
export function rewardWords(printed: string): string {
  const honour = /^h(\d+)$/.exec(printed)?.[1];
  if (honour) return t("gw-some-honour", { count: Number(honour) });
  return printed === "none" ? t("gw-no-reward") : t("gw-some-res", { res: printed, count: 1 });
}

/** How many spots of a card each clan covers. */
export function covers(horde: HordeView): Map<number, number> {
  const found = new Map<number, number>();
  for (const spot of horde.spots) if (spot && "seat" in spot) found.set(spot.seat, (found.get(spot.seat) ?? 0) + 1);
  return found;
}

/** Who would claim a card if a seat covered this many spots more: most spots, then Tea. */
export function wouldClaim(view: WallView, horde: HordeView, seat: number, more: number): number {
  const counts = covers(horde);
  counts.set(seat, (counts.get(seat) ?? 0) + more);
  const order = [...view.tea, view.seats.length];
  return [...counts].sort((a, b) => b[1] - a[1] || order.indexOf(a[0]) - order.indexOf(b[0]))[0]?.[0] ?? -1;
}

/** Attacking a spot: what it brings, and who would then claim the card. */
export function attackPlan(
  view: WallView,
  horde: HordeView,
  spot: number,
  wide: boolean,
  archer: boolean,
  sight: Sight,
): string {
  const spots = wide ? [spot, spot + 1] : [spot];
  const left = (horde.free ?? 0) - spots.length;
  const parts = archer ? [t("gw-wound-only")] : spots.map((n) => rewardWords(horde.rewards[n] ?? "none"));
  if (horde.row === null) return parts.join(", ");
  const taker = archer ? (horde.leads ?? -1) : wouldClaim(view, horde, sight.me, spots.length);
  const whose = taker < 0 ? "nobody" : taker === sight.me ? "you" : "other";
  const name = taker >= 0 && taker < view.seats.length ? sight.name(taker) : t("gw-clan-reed");
  return [
    ...parts,
    t(left > 0 ? "gw-then-left" : "gw-then-defeated", { count: left, whose, name, honour: horde.honour }),
  ].join("; ");
}
