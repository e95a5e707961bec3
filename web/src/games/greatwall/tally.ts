// The final Honour by its sources: what was gained during the game, as far as the log tells it, then the scoring.
import type { Sight } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { sortOf } from "./facts.ts";
import type { WallView } from "./view.ts";

export interface Row {
  id: string;
  card?: string;
  points: number[];
  tone: string;
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

const PLAIN = ["wall", "barricade", "commands"];

/** The source of Honour gained in the game: building, fighting, cards of a sort. */
function sourceOf(sight: Sight, source: string): string {
  if (PLAIN.includes(source)) return source;
  const sort = sortOf(sight.faces.get(source));
  if (["horde", "khan", "skill"].includes(sort)) return "fighting";
  return ["general", "advisor", "tactic"].includes(sort) ? sort : "others";
}

/** What each seat gained in the game, by source; null if the log does not tell all of it. */
function gained(sight: Sight, view: WallView, log: readonly EventBody[]): Map<string, number[]> | null {
  const found = new Map<string, number[]>();
  const sums = view.seats.map(() => 0);
  for (const { kind, facts } of log) {
    if (kind !== "honour") continue;
    const [seat, count] = [Number(facts["seat"]), Number(facts["count"])];
    const source = sourceOf(sight, String(facts["source"]));
    const row = found.get(source) ?? view.seats.map(() => 0);
    row[seat] = (row[seat] ?? 0) + count;
    sums[seat] = (sums[seat] ?? 0) + count;
    found.set(source, row);
  }
  return view.seats.every((seat, n) => seat.honour === sums[n]) ? found : null;
}

const ORDER = ["wall", "barricade", "fighting", "commands", "general", "advisor", "tactic", "others"];

export function tallyRows(sight: Sight, view: WallView, log: readonly EventBody[]): Row[] {
  const tallies = view.tally ?? [];
  const before = gained(sight, view, log);
  const lines = (source: string, card?: string): number[] =>
    tallies.map((tally) =>
      tally.lines
        .filter((line) => line.source === source && line.card === card)
        .reduce((all, line) => all + line.points, 0),
    );
  const rows: Row[] = before
    ? ORDER.filter((id) => before.has(id)).map((id) => ({ id, points: before.get(id) ?? [], tone: "" }))
    : [{ id: "honour", points: lines("honour"), tone: "" }];
  const cards = [
    ...new Set(
      tallies.flatMap((tally) => tally.lines.filter((line) => line.card).map((line) => `${line.source} ${line.card}`)),
    ),
  ];
  for (const key of cards) {
    const [source = "", card = ""] = key.split(" ");
    const points = lines(source, card);
    if (points.some((each) => each !== 0) || source === "artifact") rows.push({ id: key, card, points, tone: "card" });
  }
  rows.push({ id: "shame", points: lines("shame"), tone: "bad" });
  return rows;
}
