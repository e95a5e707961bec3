// Which figures travel, read from what was told. A figure is known by where it stands, its clan and kind, and its number.
import type { View } from "../../lib/choice.ts";
import type { Move } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { SOLDIERS, type Soldier } from "./signs.ts";
import { wallOf, type WallView } from "./view.ts";

/** The places that are drawn figure by figure. */
const DRAWN = /^(location|rest|firing)\//;

function there(view: WallView, place: string, clan: number, kind: string): number {
  const [sort = "", id = ""] = place.split("/");
  if (sort === "location") return view.locations.find((at) => at.id === id)?.clerks[clan] ?? 0;
  const section = view.sections.find((each) => each.id === id);
  const troop = sort === "rest" ? section?.rest[clan] : section?.firing[clan];
  return SOLDIERS.includes(kind as Soldier) ? (troop?.[kind as Soldier] ?? 0) : 0;
}
const zoneOf = (place: string, clan: number): string => (place === "pool" ? `pool/${clan}` : place);

/** The ways of Clerks and Soldiers; a Soldier that Attacks goes to the Vital spot. */
export function marched(before: View, events: readonly EventBody[]): Move[] {
  const view = wallOf(before);
  const found: Move[] = [];
  const counts = new Map<string, number>();
  let came = ""; // where the Soldier came from that Attacks next
  for (const { kind: what, facts } of events) {
    if (what === "attack") {
      const [spot] = facts["spots"] as number[];
      found.push({ card: `fig/${String(facts["card"])}/${spot}`, from: came, to: "" });
      continue;
    }
    const [piece, from, to] = [String(facts["piece"] ?? ""), String(facts["from"] ?? ""), String(facts["to"] ?? "")];
    const [kind = "", seat = ""] = piece.split("/");
    if (what !== "pieces" || !seat) continue;
    const clan = Number(seat);
    came = zoneOf(from, clan);
    const key = `${to}/${clan}/${kind}`;
    if (!DRAWN.test(to) || !view.sections) continue;
    const had = counts.get(key) ?? there(view, to, clan, kind);
    const moved = Number(facts["count"] ?? 1);
    counts.set(key, had + moved);
    for (let n = 0; n < moved; n++) found.push({ card: `fig/${key}/${had + n}`, from: came, to: zoneOf(to, clan) });
  }
  return found;
}
