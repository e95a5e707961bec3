// The steps of a replay with their views: of all but the first the server tells what has changed.
import type { Facts, Replay, ReplayStep } from "../../lib/wire.ts";

export type Step = Omit<ReplayStep, "change"> & { view: Facts };
const LENGTH = "#"; // the new length of a list

/** The steps of a match, each with the view after it; what did not change is shared with the one before. */
export function stepsOf({ steps }: Pick<Replay, "steps">): Step[] {
  let view: unknown;
  return steps.map(({ change, ...step }) => {
    view = changed(view, change);
    return { ...step, view: view as Facts };
  });
}

/** A fact after a change: `[value]` is put in its place, `[]` takes it away, an object changes parts of it. */
export function changed(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change as Facts);
  if (Array.isArray(before)) {
    const row: unknown[] = before.slice(0, (change as Facts)[LENGTH] as number | undefined);
    for (const [place, each] of parts) if (place !== LENGTH) row[Number(place)] = changed(row[Number(place)], each);
    return row;
  }
  const facts: Facts = { ...(before as Facts) };
  for (const [name, each] of parts)
    if (Array.isArray(each) && !each.length) delete facts[name];
    else facts[name] = changed(facts[name], each);
  return facts;
}
