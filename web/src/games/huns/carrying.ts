// Which Valuables travel, read from what was told. A Valuable is known by where it lies (wagons and cards
// by their face), its colour and its number there.
import type { View } from "../../lib/choice.ts";
import type { Move } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { COLOURS } from "./signs.ts";
import { hunsOf } from "./view.ts";

/** The reference of a Valuable that is drawn at a place. */
export const piece = (place: string, colour: string, n: number): string => `piece/${place}/${colour}/${n}`;

const RESERVE = "reserve";
/** Where a place is drawn; every colour has a heap of its own in the Reserve. */
const zone = (place: string, colour: string): string => (place === RESERVE ? `${RESERVE}/${colour}` : place);
/** Places where only numbers are drawn. */
const counted = (place: string): boolean => place.startsWith("storage/");

type Stacks = Map<string, string[]>;

/** Where every Valuable lies before: by place and colour, each by the place that it came from. */
function stacks(view: View): Stacks {
  const found: Stacks = new Map();
  const lay = (place: string, colour: string, count: number): void => {
    const at = found.get(`${place} ${colour}`) ?? [];
    found.set(`${place} ${colour}`, [...at, ...Array.from({ length: count }, () => place)]);
  };
  const { reserve, hand, effect, seats } = hunsOf(view);
  for (const colour of COLOURS) {
    lay(RESERVE, colour, reserve?.[colour] ?? 0);
    lay("hand", colour, hand?.[colour] ?? 0);
    lay("effect", colour, effect?.[colour] ?? 0);
    (seats ?? []).forEach((seat, n) => lay(`storage/${n}`, colour, seat.storage[colour] ?? 0));
  }
  for (const seat of seats ?? [])
    for (const { face, goods } of [...seat.wagons, ...seat.cards])
      for (const colour of goods) if (colour) lay(face, colour, 1);
  return found;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The ways of all Valuables, each from where it was first to where it is at last: what only passed through a hand flies
 * straight. */
export function carried(before: View, events: readonly EventBody[]): Move[] {
  const lies = stacks(before);
  const moved = new Set<string>();
  for (const { kind, facts } of events) {
    const [colour, from, to] = [text(facts["piece"]), text(facts["from"]), text(facts["to"])];
    if (kind !== "pieces" || !colour || !from || !to) continue;
    const [left, right] = [`${from} ${colour}`, `${to} ${colour}`];
    const stack = lies.get(left) ?? [];
    const count = Number(facts["count"] ?? 1);
    const taken = stack.splice(Math.max(0, stack.length - count), count);
    lies.set(left, stack);
    lies.set(right, [...(lies.get(right) ?? []), ...taken]);
    moved.add(right);
  }
  const found: Move[] = [];
  for (const key of moved) {
    const [place = "", colour = ""] = key.split(" ");
    (lies.get(key) ?? []).forEach((origin, n, all) => {
      if (origin === place) return;
      const way = { from: zone(origin, colour), to: zone(place, colour) };
      // into a number it flies as a copy of what was there; elsewhere the Valuable that is drawn there comes
      if (counted(place))
        found.push({ card: piece(origin, colour, all.slice(n + 1).filter((each) => each === origin).length), ...way });
      else found.push({ card: piece(place, colour, n), ...way });
    });
  }
  return found;
}
