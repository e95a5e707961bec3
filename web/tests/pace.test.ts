import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { complete } from "../src/lib/defaults.ts";
import type { GameModule } from "../src/lib/module.ts";
import { PACES, type Pace } from "../src/lib/pace.ts";
import type { Flag } from "../src/lib/sight.ts";
import { beat, event, sitDown } from "./showing.ts";

const Layout = (() => ({})) as unknown as GameModule["Layout"];
const TONES = { hit: "hurt", cure: "mend", word: "say" } as const;
const flag = (seat: number, tone: Flag["tone"]): Flag => ({ seat, tone, words: () => tone });
const game = complete({
  id: "toy",
  Layout,
  motion: {
    stays: (what) => (what === "brief" ? 0 : 900),
    flags: (events) =>
      events.flatMap(({ kind, facts }) => {
        const tone = TONES[kind as keyof typeof TONES];
        return tone ? [flag(Number(facts["seat"]), tone)] : [];
      }),
    moment: ({ what }) => (what === "great" ? { parts: 2, sound: "seal", slip: () => ({}) as never } : null),
  },
});
const question = { id: 7, seat: 0, kind: "toy.act", options: [], closed: [], choices: null, auto: false };
const after = { now: "after" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long each thing is to be seen of one update in which it happens to another seat. */
async function seen(pace: Pace, what: string, events = [event(what, { seat: 1 })]): Promise<number> {
  const shown = sitDown(game, pace, { now: "before" });
  shown.update([...events, event("later")], after, question);
  const found = await shown.watch(60_000);
  expect(found.get("question") ?? 0, "the question is there in the end").toBeGreaterThan(pace === "click" ? 0 : 40_000);
  return found.get(TONES[what as keyof typeof TONES] ?? what) ?? 0;
}

it("something that hits or heals somebody stays about 1.2 s at the usual pace, a word 0.9 s", async () => {
  expect(await seen("normal", "hit")).toBe(1200);
  expect(await seen("normal", "cure")).toBe(1200);
  expect(await seen("normal", "word")).toBe(900);
});

it.each([
  ["slow", 2100, 1575, 6475],
  ["normal", 1200, 900, 3700],
  ["fast", 540, 405, 1665],
  ["none", 0, 0, 0],
] as const)("at the pace %s each kind of event has its time", async (pace, hit, word, slip) => {
  const near = (found: number, wanted: number): void => expect(Math.abs(found - wanted)).toBeLessThanOrEqual(50);
  near(await seen(pace, "hit"), hit);
  near(await seen(pace, "word"), word);
  near(await seen(pace, "slip", [beat("great", { now: "great" })]), slip);
  near(await seen(pace, "picture beaten", [beat("beaten", { now: "beaten" })]), (hit * 900) / 1200);
});

it("a slip comes after the picture that it is about, and the question after the slip", async () => {
  const shown = sitDown(game, "normal", {});
  shown.update([beat("great", { now: "great" })], after, question);
  const landing = await shown.watch(1150);
  expect([...landing.keys()]).toEqual(["picture great"]);
  expect(shown.seat.view).toEqual({ now: "great" });
  const told = await shown.watch(3600);
  expect(told.get("slip")).toBeGreaterThan(3400);
  expect(told.has("question")).toBe(false);
  await shown.watch(200);
  expect(shown.seat.moment).toBe(null);
  expect(shown.seat.view).toEqual(after);
  expect(shown.seat.asked.question?.id).toBe(7);
});

it("whoever goes on by hand is waited for, picture by picture", async () => {
  const shown = sitDown(game, "click", {});
  shown.update([event("hit", { seat: 1 }), beat("great", { now: "great" })], after, question);
  const waited = await shown.watch(120_000);
  expect(waited.get("hurt")).toBe(120_000);
  expect(shown.seat.held).toBe(true);
  shown.seat.goOn();
  expect((await shown.watch(120_000)).get("slip")).toBe(120_000);
  shown.seat.goOn();
  await shown.watch(100);
  expect(shown.seat.held).toBe(false);
  expect(shown.seat.asked.question?.id).toBe(7);
});

it("a press ends a rest at any pace, and nothing is left out", async () => {
  const shown = sitDown(game, "slow", {});
  shown.update([event("hit", { seat: 1 }), beat("struck", { now: "struck" }), event("word", { seat: 1 })], after);
  await shown.watch(50);
  expect(shown.seat.view).toEqual({ now: "struck" });
  shown.seat.goOn();
  await shown.watch(50);
  expect(shown.seat.view).toEqual(after);
  expect(shown.seat.heard.events.map((each) => each.kind)).toEqual(["hit", "word"]);
});

it("ten bots in a row do not outrun the eye", async () => {
  const shown = sitDown(game, "normal", {});
  for (let n = 0; n < 10; n++) shown.update([event("hit", { seat: 1 + n })], { n });
  const found = await shown.watch(30_000);
  expect(found.get("hurt")).toBe(12_000);
});

it("what one has done oneself is shown without a wait for the next question", async () => {
  const shown = sitDown(game, "normal", {});
  shown.update([event("word", { seat: 0 })], after, question);
  const found = await shown.watch(3000);
  expect(found.get("say")).toBe(300);
  expect(found.get("question")).toBe(3000);
});

it("the last turn is shown again, and then everything is as it was", async () => {
  const shown = sitDown(game, "normal", { now: "before" });
  shown.update([event("hit", { seat: 1 }), beat("struck", { now: "struck" })], after, question);
  await shown.watch(5000);
  expect(shown.seat.again).toBe(true);
  shown.seat.showAgain();
  const found = await shown.watch(5000);
  expect(found.get("hurt")).toBe(1200);
  expect(shown.seat.view).toEqual(after);
  expect(shown.seat.asked.question?.id).toBe(7);
  expect(shown.seat.heard.events.length).toBe(1);
});

it("who looks on at four times the speed sees a hit for a quarter of its time", async () => {
  const shown = sitDown(game, "normal", {});
  shown.seat.speed = 4;
  shown.update([event("hit", { seat: 1 })], after);
  expect((await shown.watch(3000)).get("hurt")).toBe(300);
});

it("there are four paces and none at all", () => expect(PACES).toEqual(["slow", "normal", "fast", "click", "none"]));
