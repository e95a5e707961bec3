// Which figures walk, what was fought and what was scored, read from what was told.
import type { View } from "../../lib/choice.ts";
import type { Move } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import type { Pair, ProvinceId, WarView } from "./view.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

// ---- pictures

export const SCORED = "scored";
const STAYS: Record<string, number> = { laid: 700, "turned-up": 1000, fought: 900, [SCORED]: 900 };
/** How long the picture of a beat stays. */
export const stays = (what: string): number => STAYS[what] ?? 900;

// ---- figures

/** The reference of a figure that is drawn in a province. */
export const figure = (seat: number, province: string, n: number): string => `figure/${seat}/${province}/${n}`;

/** Where a place of the pieces is drawn: provinces hold figures, six-markers stand on name boxes. */
function zone(place: string): string {
  const [kind = "", ...rest] = place.split("/");
  return kind === "province" ? `army/${rest[0]}` : kind === "mark" ? `box/${rest.join("/")}` : place;
}

/** Which figures walk from where to where: of those in a province the last ones go, and newcomers stand behind. */
export function marches(before: View, events: readonly EventBody[]): Move[] {
  const found: Move[] = [];
  const counts = new Map<string, number>();
  for (const province of (before as unknown as WarView).provinces ?? [])
    for (const seat of [0, 1]) counts.set(`${seat}/province/${province.id}`, province.armies[seat] ?? 0);
  for (const { kind, facts } of events) {
    if (kind !== "pieces" || !text(facts["piece"]).startsWith("army/")) continue;
    const seat = Number(text(facts["piece"]).slice("army/".length));
    const [from, to] = [text(facts["from"]), text(facts["to"])];
    const [left, come] = [counts.get(`${seat}/${from}`) ?? 0, counts.get(`${seat}/${to}`) ?? 0];
    const count = number(facts["count"]);
    for (let n = 0; n < count; n++) {
      const way = { from: zone(from), to: zone(to) };
      if (from.startsWith("province/")) found.push({ card: figure(seat, from.slice(9), left - 1 - n), ...way });
      if (to.startsWith("province/")) found.push({ card: figure(seat, to.slice(9), come + n), ...way });
      if (to.startsWith("mark/")) found.push({ card: `six/${to.slice(5)}`, ...way });
    }
    counts.set(`${seat}/${from}`, left - count);
    counts.set(`${seat}/${to}`, come + count);
  }
  return found;
}

// ---- what was scored

export interface Scoring {
  round: number;
  sums: Pair<number>;
  from: number;
}

/** The scoring that the log has just told. */
export function scoringIn(log: readonly EventBody[], view: WarView): Scoring | null {
  const last = log.findLast((event) => event.kind === "score" && Array.isArray(event.facts["sums"]));
  return last ? { round: view.round, sums: last.facts["sums"] as Pair<number>, from: number(last.facts["was"]) } : null;
}

// ---- what was fought

export interface Fought {
  province: ProvinceId;
  faces: [string, string];
  winner: number;
  by: number;
  plague: boolean;
  done: boolean;
}

/** The battles of the round that the log is in, and of the one before. */
export function battles(log: readonly EventBody[]): { now: Map<ProvinceId, Fought>; last: Map<ProvinceId, Fought> } {
  let last = new Map<ProvinceId, Fought>();
  let now = new Map<ProvinceId, Fought>();
  let current: Fought | undefined;
  for (const event of log) {
    if (event.kind === "laid") {
      now = new Map();
      current = undefined;
    } else if (event.kind === "round") {
      last = now;
      now = new Map();
    } else if (event.kind === "turn-up") {
      const faces = event.facts["cards"] as [string, string];
      current = {
        province: event.facts["province"] as ProvinceId,
        faces,
        winner: -1,
        by: 0,
        plague: false,
        done: false,
      };
      now.set(current.province, current);
    } else if (event.kind === "result" && current) {
      Object.assign(current, { winner: number(event.facts["winner"]), by: number(event.facts["by"]), done: true });
    } else if (event.kind === "plague" && current) {
      Object.assign(current, { plague: true, done: true });
    }
  }
  return { now, last };
}
