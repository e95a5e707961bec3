// A match as a story: its chapters, the moments worth a look, and the hills that show who was ahead.
import type { Game } from "../../lib/module.ts";
import type { EventBody } from "../../lib/wire.ts";
import type { Step } from "./steps.ts";

export interface Chapter {
  name: string;
  from: number;
  to: number;
  /** How the seats stand at its end. */
  score: number[];
}
export interface Moment {
  at: number;
  icon: string;
  event: EventBody;
}
type Steps = readonly Pick<Step, "events" | "view">[];

export function chaptersOf({ log, score }: Pick<Game, "log" | "score">, steps: Steps): Chapter[] {
  const begun = steps.flatMap(({ events }, from) =>
    events.flatMap((event) => {
      const name = log.chapter(event);
      return name ? [{ name, from }] : [];
    }),
  );
  const all = begun[0] && begun[0].from === 0 ? begun : [{ name: log.opening(), from: 0 }, ...begun];
  return all.map(({ name, from }, n) => {
    const to = (all[n + 1]?.from ?? steps.length) - 1;
    return { name, from, to, score: score.of(steps[Math.min(steps.length - 1, to + 1)]?.view ?? {}) };
  });
}

export function momentsOf({ log }: Pick<Game, "log">, steps: Steps): Moment[] {
  return steps.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const icon = log.moment(event);
      return icon && event.text ? [{ at, icon, event }] : [];
    }),
  );
}

/** Where the chance of a seat, or else its lead, changed most; in the order in which it happened. */
export interface Turn {
  at: number;
  /** By how much the chance rose or fell, or the lead. */
  by: number;
  event: EventBody;
}
const TURNS = 3;
const LEAST = 0.08; // of the chance: less is the usual to and fro

export function turnsOf(
  { score }: Pick<Game, "score">,
  steps: Steps,
  seat: number,
  chances: readonly number[][] | null,
): Turn[] {
  const worth = chances
    ? chances.map((each) => each[seat] ?? 0)
    : steps.map(({ view }) => leadOf(score.of(view), seat));
  const found = steps.flatMap(({ events }, at): Turn[] => {
    const by = (worth[at] ?? 0) - (worth[at - 1] ?? worth[at] ?? 0);
    const event = events.findLast((each) => each.text);
    return event && Math.abs(by) >= (chances ? LEAST : 1) ? [{ at, by, event }] : [];
  });
  const most = found.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, TURNS);
  return most.sort((a, b) => a.at - b.at);
}

/** How far a seat is ahead of the best of the others. */
const leadOf = (scores: readonly number[], seat: number): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, n) => n !== seat), 0);

/** From -1 (lost) to 1 (won); 0 is the chance at the beginning. */
const ahead = (chance: number, first: number): number =>
  chance > first ? (chance - first) / (1 - first) : first ? chance / first - 1 : 0;

/** The hills, as a path in a box of 1000 by 84: the chance of a seat as bots judge it, or else how far ahead it is. */
export function hills(
  { score }: Pick<Game, "score">,
  steps: Steps,
  seat: number,
  chances: readonly number[][] | null,
): string {
  if (steps.length < 2) return "";
  const judged = chances?.map((each) => ahead(each[seat] ?? 0, chances[0]?.[seat] ?? 0));
  const lead = judged ?? steps.map(({ view }) => leadOf(score.of(view), seat));
  const most = judged ? 1 : Math.max(8, ...lead.map(Math.abs));
  const x = (n: number): string => ((1000 * n) / (lead.length - 1)).toFixed(1);
  const y = (value: number): string => (42 - (38 * value) / most).toFixed(1);
  return lead.map((value, n) => `${n ? "L" : "M"}${x(n)} ${y(value)}`).join("");
}
