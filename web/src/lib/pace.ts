// How long a picture stays: what it shows decides at the usual pace, and each person has a pace of their own.
export const PACES = ["slow", "normal", "fast", "click", "none"] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { slow: 1.75, normal: 1, fast: 0.45, click: 1, none: 0 };

/** Somebody is hit or healed: as long as it takes to see whom, and how much. */
export const HIT = 1200;
/** A word at a seat: a skill, a pass, what came of a judgement. */
export const WORD = 900;
/** A line that somebody else's deed adds to the log, with nothing to see beside it. */
export const LINE = 450;
/** A slip that tells of something great; each of its parts takes as long again as it needs to be counted. */
export const SLIP = 2600;
export const PART = 550;

/** How long it stays, in milliseconds; without an end where somebody goes on by hand. */
export function staying(usual: number, pace: Pace, holds: boolean, speed = 1): number {
  if (pace === "click" && holds && usual > 0) return Infinity;
  return (usual * FACTOR[pace]) / speed;
}
