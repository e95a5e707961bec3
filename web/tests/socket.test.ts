import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Wire, type Status } from "../src/lib/socket.ts";
import type { ServerMessage } from "../src/lib/wire.ts";

class Fake {
  static all: Fake[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.onclose?.({ code });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
} as unknown as Storage;

function wire(since = 0): { wire: Wire; heard: ServerMessage[]; states: Status[] } {
  const heard: ServerMessage[] = [];
  const states: Status[] = [];
  const made = new Wire({
    url: "ws://x/ws",
    table: "T",
    token: "secret-token",
    since: () => since,
    heard: (message) => heard.push(message),
    status: (status) => states.push(status),
    make: () => new Fake() as unknown as WebSocket,
    store: storage,
  });
  return { wire: made, heard, states };
}
const last = (): Fake => Fake.all[Fake.all.length - 1] as Fake;
const welcome = { t: "welcome", v: 1, from: 0, events: [] };

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  store.clear();
});
afterEach(() => vi.useRealTimers());

it("says hello with its place, and again after a drop, and the answer with the same id until it is acknowledged", async () => {
  const { wire: line, states } = wire(42);
  line.open();
  last().onopen?.();
  expect(last().sent[0]).toEqual({ t: "hello", v: 1, table: "T", token: "secret-token", since: 42 });
  last().say(welcome);
  const done = vi.fn();
  void line.answer(7, { option: "pass", picks: {} }).then(done);
  const id = last().sent[1]?.["id"];
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  last().close(1006);
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Fake.all).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toHaveLength(1); // nothing before the welcome
  last().say(welcome);
  expect(last().sent[1]).toMatchObject({ t: "answer", id, question: 7 });
  expect(done).not.toHaveBeenCalled();
  last().say({ t: "ack", id, ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(line.waiting).toBe(false);
});

it("keeps an answer over a reload of the page", () => {
  const first = wire();
  first.wire.open();
  last().onopen?.();
  last().say(welcome);
  void first.wire.answer(3, { option: "play", picks: {} });
  const id = last().sent[1]?.["id"];
  first.wire.close();
  const second = wire();
  second.wire.open();
  last().onopen?.();
  last().say(welcome);
  expect(last().sent[1]).toMatchObject({ t: "answer", id, question: 3 });
  last().say({ t: "ack", id, ok: true });
  expect(store.size).toBe(0);
});

it("waits longer and longer, and at once when it is nudged", async () => {
  const { wire: line } = wire();
  line.open();
  for (let n = 0; n < 5; n++) {
    last().close(1006);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(Fake.all.length).toBe(6);
  last().close(1006);
  line.nudge();
  expect(Fake.all.length).toBe(7);
});

it("pings, and drops a silent line", async () => {
  const { wire: line, states } = wire();
  line.open();
  last().onopen?.();
  last().say(welcome);
  const first = last();
  await vi.advanceTimersByTimeAsync(26_000);
  expect(first.sent.some((message) => message["t"] === "ping")).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states).toContain("lost");
});

it("stops for a new version and for a refusal", async () => {
  const one = wire();
  one.wire.open();
  last().onopen?.();
  last().close(4001);
  expect(one.states.at(-1)).toBe("reload");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Fake.all).toHaveLength(1);
  const two = wire();
  two.wire.open();
  last().onopen?.();
  last().say({ t: "error", code: "not-allowed", text: { en: "no", pl: "nie" } });
  expect(two.states.at(-1)).toBe("refused");
});
