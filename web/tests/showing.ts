// A seat at a table of which a test is the server, with a clock that the test turns: what is shown, and for how long.
import { vi } from "vitest";

import type { View } from "../src/lib/choice.ts";
import type { Game } from "../src/lib/module.ts";
import { SeatAtTable } from "../src/lib/seat.svelte.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import type { Pace } from "../src/lib/pace.ts";
import type { Sight } from "../src/lib/sight.ts";
import type { EventBody } from "../src/lib/wire.ts";

const STEP = 50; // ms of the clock between two looks

/** Something that happened; a beat with the view of its moment. */
export const event = (kind: string, facts: Record<string, unknown> = {}, view: View | null = null): EventBody =>
  ({ n: 0, kind, facts, text: kind === "beat" ? null : { en: kind, pl: kind }, view }) as EventBody;
export const beat = (what: string, view: View): EventBody => event("beat", { what }, view);

/** What a game may ask of a sight to find its words. */
export const looker = (you: number, view: View = {}): Sight =>
  ({ you, me: Math.max(0, you), view, faces: new Map(), name: (seat: number) => `seat ${seat}` }) as unknown as Sight;

class Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(): void {}
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export interface Shown {
  seat: SeatAtTable;
  /** An update from the server. */
  update(events: EventBody[], view: View, question?: unknown): void;
  /** Turn the clock, looking every now and then; how long each thing was to be seen. */
  watch(ms: number): Promise<Map<string, number>>;
}

/** Somebody sits down; the clock must be a fake one. */
export function sitDown(game: Game, pace: Pace, view: View, you = 0): Shown {
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  vi.stubGlobal("document", { visibilityState: "visible", documentElement: { toggleAttribute() {}, dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.pace = pace;
  const line = new Line();
  const seat = new SeatAtTable("T", null, game, () => line as unknown as WebSocket);
  seat.wire.open();
  line.onopen?.();
  const table = { id: "T", seats: [], status: "playing" };
  const rest = {
    question: null,
    waits: [],
    standing: {},
    windows: [],
    chat: [],
    takeback: null,
    undo: false,
    back: null,
  };
  line.say({ t: "welcome", v: 1, table, you, from: 0, snapshot: true, events: [], view, ...rest });
  let next = 0;
  return {
    seat,
    update: (events, after, question = null): void => {
      const told = events.map((each, n) => ({ ...each, n: next + n }));
      line.say({ t: "update", from: next, events: told, view: after, question, waits: [], undo: false, back: null });
      next += events.length;
    },
    watch: async (ms): Promise<Map<string, number>> => {
      const seen = new Map<string, number>();
      await vi.advanceTimersByTimeAsync(0);
      for (let at = 0; at < ms; at += STEP) {
        for (const what of visible(seat)) seen.set(what, (seen.get(what) ?? 0) + STEP);
        await vi.advanceTimersByTimeAsync(STEP);
      }
      return seen;
    },
  };
}

/** What is to be seen now: the beat, the words at the seats by their tone, and whether a slip lies over the table. */
function visible(seat: SeatAtTable): string[] {
  return [
    ...(seat.beat ? [`picture ${seat.beat}`] : []),
    ...new Set(seat.flags.map((flag) => flag.tone)),
    ...(seat.moment ? ["slip"] : []),
    ...(seat.asked.question ? ["question"] : []),
  ];
}
