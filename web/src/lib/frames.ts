// An update in pictures: the rules mark where one is worth showing, and the server sends the view of that moment.
import type { View } from "./choice.ts";
import type { Frame } from "./sight.ts";
import type { EventBody } from "./wire.ts";

const BEAT = "beat";

/** What a beat is about, "" for any other event. */
export const beatOf = (event: EventBody): string => (event.kind === BEAT ? String(event.facts["what"]) : "");

/** The pictures of an update: one for each beat with what happened until then, and the view after it all. */
export function framesOf(
  events: readonly EventBody[],
  after: View,
  stays: (what: string) => number,
  first: View = {},
): Frame[] {
  const found: Frame[] = [];
  let shown: EventBody[] = [];
  let before = first;
  for (const event of events) {
    const what = beatOf(event);
    if (!what) shown.push(event);
    else if (event.view) {
      found.push({ view: event.view, before, events: shown, what, beat: stays(what) });
      shown = [];
      before = event.view;
    }
  }
  return [...found, { view: after, before, events: shown, what: "", beat: 0 }];
}
