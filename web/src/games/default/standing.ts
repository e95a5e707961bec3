// How a game stands, as far as its view says so in words that every game uses.
import type { View } from "../../lib/choice.ts";
import type { EventBody } from "../../lib/wire.ts";
import { isFacts, isNumber, listOf } from "./shapes.ts";

const POINTS = ["points", "score", "scores", "vp", "victory_points"];
const TIMES = ["round", "battle", "season", "year", "day", "phase", "stage"];
const CHAPTERS = ["round", "battle", "season", "year", "day"];

/** The points of each seat; none if the view has no such numbers. */
export function points(view: View): number[] {
  for (const name of POINTS) {
    const list = listOf(view[name]);
    if (list?.length && list.every(isNumber)) return list;
  }
  const seats = (listOf(view["seats"]) ?? listOf(view["players"]) ?? []).filter(isFacts);
  const name = POINTS.find((each) => seats.length && seats.every((seat) => isNumber(seat[each])));
  return name ? seats.map((seat) => Number(seat[name])) : [];
}

/** What time it is in the game: the round, the phase. */
export function times(view: View): [string, string | number][] {
  return TIMES.flatMap((name) => {
    const value = view[name];
    return (typeof value === "string" && value) || isNumber(value) ? [[name, value] as [string, string | number]] : [];
  }).slice(0, 3);
}

/** The chapter that an event begins, and its number. */
export function chapter(event: EventBody): { name: string; n: number } | null {
  const n = event.facts[event.kind];
  return CHAPTERS.includes(event.kind) && isNumber(n) ? { name: event.kind, n } : null;
}
