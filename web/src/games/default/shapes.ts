// The shapes of the values of a view: what is a card, a lot of cards, a die, a track, a heap of pieces.
import type { Ref } from "../../lib/choice.ts";
import type { Text } from "../../lib/wire.ts";

export type Facts = Record<string, unknown>;
export interface Held {
  card: Ref;
  face: string;
}
export interface Lot {
  cards: Held[];
  hidden: number;
}

export const isFacts = (value: unknown): value is Facts =>
  value !== null && typeof value === "object" && !Array.isArray(value);
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || isNumber(value) || typeof value === "boolean";
export const isRef = (value: unknown): value is Ref =>
  typeof value === "string" && /^[a-z][a-z-]*\/[\w-]+$/.test(value);
export const isText = (value: unknown): value is Text =>
  isFacts(value) && typeof value["en"] === "string" && typeof value["pl"] === "string";
export const isHeld = (value: unknown): value is Held & Facts =>
  isFacts(value) && typeof value["card"] === "string" && typeof value["face"] === "string";
export const isDie = (value: unknown): value is Facts =>
  isFacts(value) && "shows" in value && (isScalar(value["shows"]) || value["shows"] === null);
export const isTrack = (value: unknown): value is Facts & { value: number; most: number } =>
  isFacts(value) && isNumber(value["value"]) && isNumber(value["most"]);
export const isHeap = (value: unknown): value is Facts & { kind: string; count: number } =>
  isFacts(value) && typeof value["kind"] === "string" && isNumber(value["count"]);

/** Cards of which some are known: `{known, hidden}`, `{known, count}`, one card, or a list in which nobody knows the nulls. */
export function lotOf(value: unknown): Lot | null {
  if (isHeld(value)) return { cards: [held(value)], hidden: 0 };
  if (Array.isArray(value)) {
    if (!value.length || !value.every((each) => each === null || isHeld(each))) return null;
    const cards = value.filter(isHeld).map(held);
    return { cards, hidden: value.length - cards.length };
  }
  if (!isFacts(value)) return null;
  const { known, hidden, count } = value;
  if (!Array.isArray(known) || !known.every(isHeld)) return null;
  if (isNumber(hidden)) return { cards: known.map(held), hidden };
  return isNumber(count) ? { cards: known.map(held), hidden: count - known.length } : null;
}

const held = ({ card, face }: Held): Held => ({ card, face });

/** A dict with the numbers of all seats as its keys is a list. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isFacts(value)) return null;
  const keys = Object.keys(value);
  return keys.length && keys.every((key, n) => key === String(n)) ? Object.values(value) : null;
}

/** "hands" is "hand", "provinces" is "province"; "points" as well, which is why numbers keep their names. */
export function single(name: string): string {
  if (name === "dice") return "die";
  if (/ies$/.test(name)) return name.replace(/ies$/, "y");
  if (/(ch|sh|x|ss)es$/.test(name)) return name.slice(0, -2);
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}

const LISTED = new Set(["seats", "players"]);
const OWN = ["seat", "id", "ref", "place", "name", "kind", "card"];

/** Whether a list has one entry for each seat. Things with a name of their own only happen to be as many. */
export function isBySeat(name: string, list: readonly unknown[], seats: number): boolean {
  if (list.length !== seats) return false;
  if (LISTED.has(name)) return true;
  if (list.every((each) => isNumber(each) || typeof each === "boolean")) return true;
  if (list.every((each) => isFacts(each) && !isHeld(each) && lotOf(each))) return true;
  if (seats < 2) return false;
  if (list.every(Array.isArray)) return true;
  const keys = (each: Facts): string => Object.keys(each).sort().join();
  const [first] = list;
  return (
    isFacts(first) &&
    !OWN.some((key) => key in first) &&
    list.every((each) => isFacts(each) && !isDie(each) && !isTrack(each) && keys(each) === keys(first))
  );
}
