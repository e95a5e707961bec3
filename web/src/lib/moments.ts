// What a picture tells beside its view: words at the seats, and a slip over the table for something great. A game says
// what they are (`motion.flags`, `motion.moment`); nothing here knows why.
import type { Moving } from "./module.ts";
import { HIT, LINE, PART, SLIP, WORD } from "./pace.ts";
import type { Flag, Frame, Moment } from "./sight.ts";
import type { EventBody } from "./wire.ts";

/** By brush: how it ended for somebody. */
export const ENDED = { won: "勝", lost: "負", over: "終" } as const;

export interface Told {
  flags: readonly Flag[];
  moment: Moment | null;
  /** How long the view stays at the usual pace, and then the slip. */
  stays: number;
  slip: number;
  /** Whether it waits for somebody who goes on by hand. */
  holds: boolean;
  sound: string;
}

const OWN = WORD / 3; // whoever has done it need not be told
const END = ["over", "concede"];

/** All that a picture tells; `you` is who looks at it, -1 for an onlooker. */
export function tellingOf(frame: Frame, moving: Moving, you: number): Told {
  const flags = moving.flags(frame.events, frame.view);
  const moment = moving.moment(frame);
  const theirs = flags.some((flag) => flag.seat !== you);
  const hits = flags.some((flag) => flag.tone !== "say");
  const ends = frame.events.some((event) => END.includes(event.kind));
  const stays = Math.max(
    frame.beat,
    hits || moment || ends ? HIT : theirs ? WORD : flags.length ? OWN : 0,
    frame.events.some((event) => isOthers(event, you)) ? LINE : 0,
  );
  return {
    flags,
    moment,
    stays,
    slip: moment ? SLIP + PART * moment.parts : 0,
    holds: hits || theirs || frame.beat > 0 || moment !== null,
    sound: hits ? "drum" : flags.length ? "clap" : "",
  };
}

/** A line of the log about what somebody else has done. */
const isOthers = (event: EventBody, you: number): boolean =>
  event.text !== null && typeof event.facts["seat"] === "number" && event.facts["seat"] !== you;
