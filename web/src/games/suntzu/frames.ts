// A round can be over in one update: here it is told in pictures, one for each thing that a player wants to see happen.
// What an event changes is drawn on a copy of the view before it; the last picture is the view that the server sent.
import type { View } from "../../lib/choice.ts";
import type { Frame, Move } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import {
  PROVINCES,
  type Held,
  type Lot,
  type ProvinceId,
  type ProvinceView,
  type SideView,
  type WarView,
} from "./view.ts";

const LAID = 700;
const TURNED = 1000;
const FOUGHT = 900;
const SCORED = 3200;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Where a picture ends: before cards are turned up, before a result, before a scoring, before the cards go home. */
function opens(event: EventBody, last: EventBody | undefined): number {
  const moves = (other: EventBody | undefined, way: "from" | "to", zone: string): boolean =>
    other?.kind === "move" && text(other.facts[way]).startsWith(zone);
  if (moves(event, "to", "laid/") && !moves(last, "to", "laid/")) return LAID;
  if (moves(event, "to", "up/") && !moves(last, "to", "up/")) return TURNED;
  if (event.kind === "result" || event.kind === "plague") return FOUGHT;
  if (event.kind === "score" && event.facts["rule"] === "ST-906") return SCORED;
  if (moves(event, "from", "up/") && !moves(last, "from", "up/")) return 1;
  return 0;
}

/** The pictures of an update. */
export function frames(before: View, events: readonly EventBody[], after: View): Frame[] {
  const found: Frame[] = [];
  let view = before as unknown as WarView;
  let shown: EventBody[] = [];
  let beat = 0;
  const close = (): void => {
    if (shown.length) found.push({ view: view as unknown as View, events: shown, beat });
    shown = [];
  };
  events.forEach((event, n) => {
    const next = opens(event, events[n - 1]);
    if (next) {
      close();
      beat = next;
      view = { ...view, scoring: undefined };
    }
    view = applied(view, event);
    shown.push(event);
  });
  if (beat === SCORED) close();
  return [...found, { view: after, events: shown, beat: 0 }];
}

/** The view after an event, as far as it is drawn. */
export function applied(view: WarView, event: EventBody): WarView {
  const next = structuredClone(view);
  const facts = event.facts;
  const seat = number(facts["seat"]);
  const side = next.seats[seat];
  const at = (id: unknown): ProvinceView | undefined => next.provinces.find((province) => province.id === id);
  const here = at(facts["province"]);
  switch (event.kind) {
    case "move":
      moved(next, facts);
      break;
    case "laid":
      next.stage = "battle";
      next.left = [...PROVINCES];
      break;
    case "turn-up": {
      const province = facts["province"] as ProvinceId;
      next.left = next.left.filter((id) => id !== province);
      next.resolving = [
        {
          province,
          faces: facts["cards"] as [string, string],
          feigned: false,
          countered: false,
          recycled: [],
          winner: -1,
        },
      ];
      break;
    }
    case "result":
      next.resolving = next.resolving.map((clash) => ({ ...clash, winner: number(facts["winner"]) }));
      break;
    case "retreat":
    case "plague":
    case "raid":
      shift(
        next,
        event.kind === "raid" ? next.seats.findIndex((each) => each.side === "suntzu") : seat,
        here,
        "pool",
        event.kind === "raid" ? 1 : number(facts["armies"]) + number(facts["lost"]),
      );
      break;
    case "levy":
      shift(next, seat, "pool", here, 1);
      break;
    case "enter": {
      const pool = number(facts["pool"]);
      shift(next, seat, "pool", here, pool);
      if (here) here.armies[seat] = (here.armies[seat] ?? 0) + number(facts["armies"]) - pool;
      break;
    }
    case "march":
      shift(next, seat, at(facts["from"]), at(facts["to"]), 1);
      break;
    case "six-marker":
      if (here && side) {
        here.banned[seat] = true;
        here.markers[seat] = (here.markers[seat] ?? 0) + number(facts["figures"]);
        side.pool = Math.max(0, side.pool - number(facts["figures"]));
      }
      break;
    case "reserve":
      for (const place of facts["from"] as string[]) {
        shift(next, seat, place === "pool" ? "pool" : at(place), undefined, 1);
        if (side) side.reserve += 1;
      }
      break;
    case "call":
      if (side) {
        side.pool += (facts["cards"] as string[]).length;
        side.reserve -= (facts["cards"] as string[]).length;
      }
      break;
    case "score":
      if (Array.isArray(facts["sums"]))
        next.scoring = { round: next.round, sums: facts["sums"] as [number, number], from: next.score };
      next.score = number(facts["score"]);
      next.stage = next.stage === "battle" ? "score" : next.stage;
      next.resolving = [];
      break;
    case "event":
      next.events = { left: next.events.left - 1, up: null, past: [...next.events.past, text(facts["event"])] };
      break;
    case "event-up":
      next.events = { ...next.events, up: text(facts["event"]) };
      break;
    default:
      break;
  }
  return next;
}

function shift(
  view: WarView,
  seat: number,
  from: ProvinceView | "pool" | undefined,
  to: ProvinceView | "pool" | undefined,
  count: number,
): void {
  const side = view.seats[seat];
  if (!side) return;
  if (from === "pool") side.pool -= count;
  else if (from) from.armies[seat] = Math.max(0, (from.armies[seat] ?? 0) - count);
  if (to === "pool") side.pool += count;
  else if (to) to.armies[seat] = (to.armies[seat] ?? 0) + count;
}

// ---- cards

function moved(view: WarView, facts: Record<string, unknown>): void {
  const card = text(facts["card"]);
  const held: Held | null = card ? { card, face: text(facts["face"]) } : null;
  taken(view, text(facts["from"]), card);
  put(view, text(facts["to"]), held);
}

function zoneOf(view: WarView, zone: string): Lot | (Held | null)[] | null {
  const [kind = "", seat = "", place = ""] = zone.split("/");
  const side = view.seats[Number(seat)] as SideView | undefined;
  if (kind === "laid") return view.provinces.find((province) => province.id === place)?.laid[Number(seat)] ?? null;
  if (!side) return null;
  return (
    {
      hand: side.hand,
      drawn: side.drawn,
      held: side.held,
      away: side.away,
      deck: side.deck,
      box: side.box,
      up: side.up,
      spent: side.spent,
    }[kind] ?? null
  );
}

function taken(view: WarView, zone: string, card: string): void {
  const from = zoneOf(view, zone);
  if (!from) return;
  if (Array.isArray(from)) {
    const at = from.findIndex((held) => held?.card === card);
    from.splice(Math.max(0, at), 1);
  } else {
    const at = from.known.findIndex((held) => held.card === card);
    if (at >= 0) from.known.splice(at, 1);
    else from.hidden -= 1;
  }
  if (zone.startsWith("hand/")) counted(view, zone, -1);
}

function put(view: WarView, zone: string, held: Held | null): void {
  const to = zoneOf(view, zone);
  if (!to) return;
  if (Array.isArray(to)) to.push(held);
  else if (held) to.known.push(held);
  else to.hidden += 1;
  if (zone.startsWith("hand/")) counted(view, zone, 1);
}

function counted(view: WarView, zone: string, change: number): void {
  const side = view.seats[Number(zone.slice(5))];
  if (side) side.count += change;
}

// ---- figures

/** The reference of a figure that is drawn in a province. */
export const figure = (seat: number, province: string, n: number): string => `figure/${seat}/${province}/${n}`;

/** Which figures walk from where to where. */
export function marches(before: View, events: readonly EventBody[]): Move[] {
  const found: Move[] = [];
  let view = before as unknown as WarView;
  for (const event of events) {
    const next = applied(view, event);
    for (const province of next.provinces) {
      const was = view.provinces.find((each) => each.id === province.id);
      for (const seat of [0, 1]) {
        const old = was?.armies[seat] ?? 0;
        const now = province.armies[seat] ?? 0;
        const zone = `army/${province.id}`;
        const other =
          event.kind === "march"
            ? `army/${text(event.facts[now > old ? "from" : "to"])}`
            : event.kind === "reserve"
              ? `reserve/${seat}`
              : `pool/${seat}`;
        for (let n = old; n < now; n++) found.push({ card: figure(seat, province.id, n), from: other, to: zone });
        for (let n = now; n < old; n++) found.push({ card: figure(seat, province.id, n), from: zone, to: other });
      }
      for (const seat of [0, 1]) {
        if ((province.markers[seat] ?? 0) > (was?.markers[seat] ?? 0))
          found.push({ card: `six/${seat}/${province.id}`, from: `pool/${seat}`, to: `box/${seat}/${province.id}` });
      }
    }
    view = next;
  }
  return found;
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
