// What lies on the table, read from any view by the shapes of its values. Pure; no game is known here.
import type { Ref, View } from "../../lib/choice.ts";
import type { Question, Text } from "../../lib/wire.ts";
import {
  isBySeat,
  isDie,
  isFacts,
  isHeap,
  isNumber,
  isRef,
  isScalar,
  isText,
  isTrack,
  listOf,
  lotOf,
  single,
  type Facts,
  type Held,
} from "./shapes.ts";

/** `at` says where the view has it, `name` is its word there; a thing of one seat among those of all has its `seat`. */
interface Named {
  at: string;
  name: string;
  seat?: number;
}
export interface Cards extends Named {
  sort: "cards";
  cards: Held[];
  hidden: number;
  /** What the events of the core call this zone: "hand/0", "table". */
  zone: string;
}
export interface Counter extends Named {
  sort: "count";
  value: number;
  most?: number;
}
export interface Track extends Named {
  sort: "track";
  value: number;
  least: number;
  most: number;
}
export interface Heap {
  kind: string;
  count: number;
  ref: Ref;
}
export interface Place extends Named {
  sort: "place";
  ref: Ref;
  zone: string;
  heaps: Heap[];
}
export interface Die {
  ref: Ref;
  shows: string | number | null;
  colour: string;
}
export interface Dice extends Named {
  sort: "dice";
  dice: Die[];
}
/** Words, references and numbers; none of them for a fact that simply holds. */
export interface Words extends Named {
  sort: "words";
  values: (string | number | Text)[];
}
export interface Group extends Named {
  sort: "group";
  ref: Ref;
  items: Item[];
}
export type Item = Cards | Counter | Track | Place | Dice | Words | Group;

export interface Reading {
  /** What belongs to nobody. */
  shared: Item[];
  /** What belongs to each seat. */
  seats: Item[][];
  /** What can be picked and is drawn nowhere. */
  loose: Ref[];
  /** The sorts of references that can be picked now: "card", "seat", "province". */
  kinds: ReadonlySet<string>;
}

/** What the core puts into every view; the table and the prompt show it. */
const FRAME = new Set(["game", "viewer", "players", "waits", "question", "outcome"]);
/** Keys under which a number is a seat. */
const SEATS =
  /^(seat|attacker|defender|leader|dealer|starter|owner|winner|current|active|ruler|first_player|\w+_(seat|by))$/;
const NOBODY = -1;
/** Lists that say no more than of what sort the things in them are. */
const PLAIN = new Set(["pieces", "tracks"]);
const DEEP = 5;

/** More open cards than this are a pile: the last of them are shown, the others on demand. */
export const FOLD = 9;

export const kindOf = (ref: Ref): string => ref.split("/")[0] ?? "";

export function offeredBy(question: Question | null): Set<Ref> {
  return new Set(question?.options.flatMap((option) => option.picks.flatMap((pick) => pick.items)) ?? []);
}

export function read(view: View, seats: number, question: Question | null = null): Reading {
  return new Reader(seats, offeredBy(question)).read(view);
}

/** The cards of a seat that lie before the player: those called a hand, or the first of which some may be hidden. */
export function handOf(items: readonly Item[]): Cards | undefined {
  const cards = items.filter((item) => item.sort === "cards");
  return cards.find((item) => item.name === "hand") ?? cards[0];
}

/** Whether these are no cards at all at the moment. */
export const isBare = (item: Item): boolean => item.sort === "cards" && !item.cards.length && !item.hidden;

class Reader {
  private readonly own: Item[][];
  private readonly shared: Item[] = [];
  private readonly drawn = new Set<Ref>();
  private readonly kinds: Set<string>;

  constructor(
    readonly count: number,
    readonly offered: ReadonlySet<Ref>,
  ) {
    this.own = Array.from({ length: count }, () => []);
    this.kinds = new Set([...offered].map(kindOf));
    for (let seat = 0; seat < count; seat++) this.drawn.add(`seat/${seat}`);
  }

  read(view: View): Reading {
    const facts = Object.fromEntries(Object.entries(view).filter(([name]) => !FRAME.has(name)));
    for (const [name, value] of paired(facts)) this.top(name, value, facts);
    const loose = [...this.offered].filter((ref) => !this.drawn.has(ref));
    return { shared: this.shared, seats: this.own, loose, kinds: this.kinds };
  }

  /** A value of the view itself: for each seat its own part, the rest lies in the middle. */
  private top(name: string, value: unknown, facts: Facts): void {
    const list = listOf(value);
    if (list && isBySeat(name, list, this.count)) {
      list.forEach((each, seat) => this.own[seat]?.push(...this.part(name, each, `${name}.${seat}`, seat)));
      return;
    }
    if (list?.length && list.every(isFacts) && list.every((each) => isHeap(each) || isDie(each) || isTrack(each))) {
      for (const [seat, things] of grouped(list, (each) => this.home(each, list)))
        this.put(seat, this.item(name, things, name, seat));
      return;
    }
    this.put(-1, this.item(name, value, name, -1, facts));
  }

  private put(seat: number, item: Item | null): void {
    const items = item?.sort === "group" && PLAIN.has(item.name) ? item.items : item ? [item] : [];
    (this.own[seat] ?? this.shared).push(...items);
  }

  /** The part of one seat: the facts of a whole record are its own things. */
  private part(name: string, value: unknown, at: string, seat: number): Item[] {
    if (isFacts(value) && !lotOf(value) && !isTrack(value)) return this.spread(value, at, seat);
    const word = lotOf(value) || isFacts(value) ? single(name) : name;
    const found = this.item(word, value, at, seat);
    return found ? [found] : [];
  }

  /** Whose a piece, die or track is: it says so, or its place has the number of a seat as all places of its sort. */
  private home(thing: Facts, all: readonly Facts[]): number {
    const seat = thing["seat"];
    if (isNumber(seat)) return seat;
    const [sort, n] = String(thing["place"] ?? "").split("/");
    if (n === undefined) return -1;
    const mine = (each: Facts): boolean => {
      const [other, at = ""] = String(each["place"] ?? "").split("/");
      return other !== sort || (/^\d+$/.test(at) && Number(at) < this.count);
    };
    return all.every(mine) ? Number(n) : -1;
  }

  private spread(facts: Facts, at: string, seat: number, but: readonly string[] = []): Item[] {
    const kept = Object.fromEntries(Object.entries(facts).filter(([name]) => !but.includes(name)));
    return paired(kept).flatMap(([name, value]) => this.item(name, value, `${at}.${name}`, seat, facts) ?? []);
  }

  private item(name: string, value: unknown, at: string, seat: number, beside: Facts = {}): Item | null {
    if (value === null || value === undefined || value === false || value === "") return null;
    if (value === true) return { sort: "words", at, name, values: [] };
    if (isNumber(value)) return this.number(name, value, at, beside);
    if (typeof value === "string" || isText(value)) return this.words(name, [value], at);
    const lot = this.isZone(value, at, seat) ? { cards: [], hidden: 0 } : lotOf(value);
    if (lot) {
      for (const { card } of lot.cards) this.drawn.add(card);
      return { sort: "cards", at, name, ...lot, zone: seat < 0 ? name : `${single(name)}/${seat}` };
    }
    const list = listOf(value);
    if (list) return this.list(name, list, at, seat);
    if (isTrack(value)) return track(name, value, at);
    if (isDie(value)) return { sort: "dice", at, name, dice: [this.die(value)] };
    return this.group(name, value as Facts, at, seat, "");
  }

  /** An empty list is a zone without cards, as far as anybody can tell; deep inside other things it is nothing. */
  private isZone(value: unknown, at: string, seat: number): boolean {
    return Array.isArray(value) && !value.length && (seat >= 0 || !at.includes("."));
  }

  private number(name: string, value: number, at: string, beside: Facts): Item | null {
    if (SEATS.test(name) && value === NOBODY) return null;
    if (SEATS.test(name) && Number.isInteger(value) && value >= 0 && value < this.count)
      return { sort: "words", at, name, values: [`seat/${value}`] };
    const most = mostOf(name, beside);
    return { sort: "count", at, name, value, ...(most === undefined ? {} : { most }) };
  }

  private words(name: string, values: Words["values"], at: string): Words {
    for (const value of values) if (isRef(value)) this.drawn.add(value);
    return { sort: "words", at, name, values };
  }

  private list(name: string, list: unknown[], at: string, seat: number): Item | null {
    if (!list.length) return null;
    if (list.every(isDie)) return { sort: "dice", at, name, dice: list.map((each) => this.die(each)) };
    if (list.every(isTrack))
      return this.wrap(
        name,
        at,
        list.map((each) => track(name, each, at)),
      );
    if (list.every(isHeap)) return this.places(name, list, at, seat);
    if (seat < 0 && isBySeat(name, list, this.count)) return this.bySeat(name, list, at);
    if (list.every((each) => isScalar(each) || isText(each)))
      return this.words(
        name,
        list.map((each) => (typeof each === "boolean" ? String(each) : each)),
        at,
      );
    return this.wrap(
      name,
      at,
      list.flatMap((each, n) => this.member(name, each, n, `${at}.${n}`, seat) ?? []),
    );
  }

  /** Inside something that all share: the parts of the seats, each with the name of its player. */
  private bySeat(name: string, list: unknown[], at: string): Item | null {
    const items = list.flatMap((each, n) => {
      const found = this.item(single(name), each, `${at}.${n}`, -1);
      return found && !isBare(found) ? [{ ...found, seat: n }] : [];
    });
    return items.length ? { sort: "group", at, name, ref: "", items } : null;
  }

  /** One of several things of a sort, with the name that it has itself; else it is the first, the second... */
  private member(name: string, value: unknown, n: number, at: string, seat: number): Item | null {
    const own = isFacts(value)
      ? [value["name"], value["id"], value["place"]].find((each) => typeof each === "string")
      : undefined;
    const word = typeof own === "string" ? own : String(n + 1);
    if (!isFacts(value) || lotOf(value)) return this.item(word, value, at, seat);
    return this.group(word, value, at, seat, this.refOf(single(name), value, n));
  }

  private group(name: string, facts: Facts, at: string, seat: number, ref: Ref): Item | null {
    if (at.split(".").length > DEEP) return this.words(name, [JSON.stringify(facts)], at);
    if (ref) this.drawn.add(ref);
    const items = this.spread(facts, at, seat, ref || "id" in facts ? ["id", "ref", "name", "place"] : []);
    return items.length || ref ? { sort: "group", at, name, ref, items } : null;
  }

  /** The reference of a thing: its own, or that of its sort with its id or number, if such ones can be picked. */
  private refOf(sort: string, facts: Facts, n: number): Ref {
    if (isRef(facts["ref"])) return facts["ref"];
    if (isRef(facts["place"]) && this.kinds.has(kindOf(facts["place"]))) return facts["place"];
    if (!this.kinds.has(sort)) return "";
    const byNumber = [...this.offered].some((ref) => new RegExp(`^${sort}/\\d+$`).test(ref));
    return `${sort}/${byNumber ? n : String(facts["id"] ?? n)}`;
  }

  private die(facts: Facts): Die {
    const ref = isRef(facts["ref"]) ? facts["ref"] : "";
    if (ref) this.drawn.add(ref);
    return { ref, shows: facts["shows"] as Die["shows"], colour: String(facts["colour"] ?? facts["kind"] ?? "") };
  }

  /** Heaps of pieces, place by place. */
  private places(name: string, heaps: (Facts & { kind: string; count: number })[], at: string, seat: number): Item {
    const found = grouped(heaps, (heap) => String(heap["place"] ?? "")).map(([place, here]): Place => {
      const ref = isRef(place) && this.kinds.has(kindOf(place)) ? place : "";
      if (ref) this.drawn.add(ref);
      const kept = here.map(({ kind, count, ref: own }) => ({ kind, count, ref: isRef(own) ? own : "" }));
      for (const heap of kept) if (heap.ref) this.drawn.add(heap.ref);
      const word = seat < 0 ? place : kindOf(place);
      return { sort: "place", at: `${at}.${place}`, name: word || name, ref, zone: place || name, heaps: kept };
    });
    return found.length === 1 && found[0] ? found[0] : { sort: "group", at, name, ref: "", items: found };
  }

  private wrap(name: string, at: string, items: Item[]): Item | null {
    const [first] = items;
    if (!first) return null;
    if (items.length > 1 || first.name !== "1") return { sort: "group", at, name, ref: "", items };
    return { ...first, name };
  }
}

function grouped<Key, Thing>(things: readonly Thing[], key: (thing: Thing) => Key): [Key, Thing[]][] {
  const found = new Map<Key, Thing[]>();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return [...found];
}

function track(name: string, facts: Facts & { value: number; most: number }, at: string): Track {
  const own = facts["id"] ?? facts["name"];
  const word = typeof own === "string" ? own : name;
  const least = isNumber(facts["least"]) ? facts["least"] : 0;
  return { sort: "track", at: `${at}.${word}`, name: word, value: facts.value, least, most: facts.most };
}

/** "hp" stands beside "max_hp" and "round" beside "rounds": one number of another. */
const pairs = (name: string): string[] => [`max_${name}`, `${name}_max`, `most_${name}`, `${name}s`];

function mostOf(name: string, facts: Facts): number | undefined {
  return pairs(name)
    .map((pair) => facts[pair])
    .find(isNumber);
}

/** The facts without those that are told with another one. */
function paired(facts: Facts): [string, unknown][] {
  const told = new Set(
    Object.entries(facts).flatMap(([name, value]) =>
      isNumber(value) ? pairs(name).filter((pair) => isNumber(facts[pair])) : [],
    ),
  );
  return Object.entries(facts).filter(([name]) => !told.has(name));
}
