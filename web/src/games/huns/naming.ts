// How a lesson calls what is no card (tianxia/games/huns/lessons): a die or a Valuable by its colour, a player by the
// number, a Valuable that lies somewhere also by the wagon or card.
import type { Ref, View } from "../../lib/choice.ts";
import { number } from "./picking.ts";
import { COLOURS } from "./signs.ts";
import { hunsOf } from "./view.ts";

const ALIKE = 100; // Valuables of one kind that a question can tell apart

export function idOf(ref: Ref, view: View): string {
  const [kind = ""] = ref.split("/");
  const n = number(ref);
  const key = Math.floor(n / ALIKE);
  if (kind === "die") return COLOURS[n] ?? "";
  if (kind === "value") return String(n);
  if (kind === "seat") return `player-${n + 1}`;
  if (kind === "colour") return COLOURS[key] ?? "";
  if (kind !== "good") return ref;
  const place = Math.floor(key / COLOURS.length ** 2);
  const holders = hunsOf(view).seats.flatMap((seat) => [...seat.wagons, ...seat.cards]);
  const holder = holders.find((each) => each.place === place);
  return `${COLOURS[key % COLOURS.length] ?? ""} on ${holder?.face ?? ""}`;
}
