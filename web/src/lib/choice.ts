// What is picked and what it amounts to: the legal choices modulo alike copies. Pure, no game is known here.
import type { ChoiceBody, OptionBody, PickBody, Question } from "./wire.ts";

export type Ref = string;
export type View = Record<string, unknown>;

/** An empty place in a row of places that can be filled in any order. */
export const HOLE: Ref = "";

/** A card that is known: `{card: "card/17", face: "chen-ping"}` anywhere in a view. */
export interface Known {
  card: Ref;
  face: string;
  zone: string;
}

const isKnown = (node: unknown): node is { card: Ref; face: string } =>
  node !== null &&
  typeof node === "object" &&
  "card" in node &&
  typeof node.card === "string" &&
  "face" in node &&
  typeof node.face === "string";

/** All known things of a view by their reference; the zone is the path to them. Cards in a row have no number in it, all
 * else has: the hand of one seat is not that of another. */
export function known(view: unknown): Map<Ref, Known> {
  const found = new Map<Ref, Known>();
  const walk = (node: unknown, path: string): void => {
    if (isKnown(node)) {
      if (!found.has(node.card)) found.set(node.card, { card: node.card, face: node.face, zone: path });
    } else if (Array.isArray(node)) node.forEach((item, n) => walk(item, isKnown(item) ? path : `${path}.${n}`));
    else if (node !== null && typeof node === "object")
      for (const [key, value] of Object.entries(node)) walk(value, path ? `${path}.${key}` : key);
  };
  walk(view, "");
  return found;
}

/** Two references with the same kin are alike: the same face in the same zone. */
export type Kin = (ref: Ref) => string;

export function kinOf(view: View): Kin {
  const all = known(view);
  return (ref) => {
    const card = all.get(ref);
    return card ? `${card.face}@${card.zone}` : ref;
  };
}

function counts(refs: readonly Ref[], kin: Kin): Map<string, number> {
  const found = new Map<string, number>();
  for (const ref of refs) found.set(kin(ref), (found.get(kin(ref)) ?? 0) + 1);
  return found;
}

/** Whether `part` can be completed to `whole` by adding more. */
function within(part: readonly Ref[], whole: readonly Ref[], kin: Kin): boolean {
  if (part.length > whole.length) return false;
  const has = counts(whole, kin);
  return [...counts(part, kin)].every(([key, count]) => (has.get(key) ?? 0) >= count);
}

/** The picked things go to the slots that hold them, in the order of the slots; null if one has no place. */
export function assign(option: OptionBody, picked: readonly Ref[], kin: Kin): Record<string, Ref[]> | null {
  const slots: Record<string, Ref[]> = Object.fromEntries(option.picks.map((pick) => [pick.slot, []]));
  for (const ref of picked) {
    const home = option.picks.find(
      (pick) => (ref === HOLE ? pick.ordered : offers(pick, ref, kin)) && (slots[pick.slot]?.length ?? 0) < pick.most,
    );
    if (!home) return null;
    slots[home.slot]?.push(ref);
  }
  return slots;
}

function offers(pick: PickBody, ref: Ref, kin: Kin): boolean {
  return pick.items.includes(ref) || pick.items.some((item) => kin(item) === kin(ref));
}

function fits(part: Record<string, Ref[]>, choice: ChoiceBody, option: OptionBody, kin: Kin, whole: boolean): boolean {
  return option.picks.every((pick) => {
    const mine = part[pick.slot] ?? [];
    const theirs = choice.picks?.[pick.slot] ?? [];
    if (whole && (mine.length !== theirs.length || mine.includes(HOLE))) return false;
    if (!pick.ordered) return within(mine, theirs, kin);
    return mine.every((ref, n) => theirs[n] !== undefined && (ref === HOLE || kin(ref) === kin(theirs[n])));
  });
}

export type Verdict = "complete" | "part" | "no" | "ask";

/** Whether these picks make a legal choice of this option, a part of one, or none; "ask" if only the server knows. */
export function judge(question: Question, option: OptionBody, picked: readonly Ref[], kin: Kin): Verdict {
  const slots = assign(option, picked, kin);
  if (!slots) return "no";
  if (question.choices === null) {
    const full = option.picks.every((pick) => (slots[pick.slot]?.length ?? 0) >= pick.least);
    return full && !picked.includes(HOLE) ? "ask" : "part";
  }
  let part = false;
  for (const choice of question.choices) {
    if (choice.option !== option.id) continue;
    if (fits(slots, choice, option, kin, true)) return "complete";
    part ||= fits(slots, choice, option, kin, false);
  }
  return part ? "part" : "no";
}

/** Lay a thing at a place of a row; what lay there changes places with it, or goes back. */
export function laid(row: readonly Ref[], ref: Ref, place: number): Ref[] {
  const next = [...row];
  while (next.length <= place) next.push(HOLE);
  const from = next.indexOf(ref);
  if (from >= 0) next[from] = next[place] ?? HOLE;
  next[place] = ref;
  return trimmed(next);
}

/** Take a thing back from its place; the others stay where they are. */
export function lifted(row: readonly Ref[], ref: Ref): Ref[] {
  return trimmed(row.map((other) => (other === ref ? HOLE : other)));
}

function trimmed(row: readonly Ref[]): Ref[] {
  return row.slice(0, row.findLastIndex((ref) => ref !== HOLE) + 1);
}

/** The answer to send. */
export function choiceOf(option: OptionBody, picked: readonly Ref[], kin: Kin): ChoiceBody {
  return { option: option.id, picks: assign(option, picked, kin) ?? {} };
}

/** All copies that are alike count as one: which of the picks of a choice are drawn where. */
export function refsOf(choice: ChoiceBody): Ref[] {
  return Object.values(choice.picks ?? {}).flat();
}

/** Whether a thing is a place (a seat, a province) and no card. */
const isPlace = (ref: Ref): boolean => ref !== HOLE && !ref.startsWith("card/");

/** Places are named after what is needed for them: first the card, then whom it is for. */
function inSteps(option: OptionBody, picked: readonly Ref[], kin: Kin): boolean {
  const slots = assign(option, picked, kin) ?? {};
  return option.picks.every((pick, n) => {
    const lacks = option.picks.slice(0, n).some((before) => (slots[before.slot]?.length ?? 0) < before.least);
    return !lacks || !(slots[pick.slot] ?? []).some(isPlace);
  });
}

/** The state of a selection under a question. `only` is the option that the player has named, if any; in `steps` places
 * can be picked only after the cards that go with them. */
export class Selection {
  constructor(
    readonly question: Question,
    readonly kin: Kin,
    readonly picked: readonly Ref[] = [],
    readonly only: string | null = null,
    readonly secondary: (option: string) => boolean = () => false,
    readonly steps = false,
  ) {}

  private get open(): OptionBody[] {
    const open = this.question.options.filter((option) => option.picks.length > 0);
    // where a row is filled, what is picked belongs to it; another option has to be named first
    const rows = open.filter((option) => option.picks.some((pick) => pick.ordered && pick.most > 1));
    if (this.only !== null) return open.filter((option) => option.id === this.only);
    // a card says what it is for, a place does not: where both can come first, what begins with a place is named first
    const cards = this.steps ? open.filter((option) => !option.picks[0]?.items.some(isPlace)) : [];
    return rows.length ? rows : cards.length ? cards : open;
  }

  private where(picked: readonly Ref[], main: boolean): OptionBody[] {
    return this.open.filter(
      (option) =>
        (!main || this.only !== null || !this.secondary(option.id)) &&
        judge(this.question, option, picked, this.kin) !== "no" &&
        (!this.steps || inSteps(option, picked, this.kin)),
    );
  }

  /** In steps the last thing gives way to another one: another target for the same card. */
  private instead(ref: Ref): readonly Ref[] | null {
    if (!this.steps) return null;
    for (let kept = this.picked.length - 1; kept > 0; kept--) {
      const next = [...this.picked.slice(0, kept), ref];
      if (this.where(next, false).length) return next;
    }
    return null;
  }

  /** The options that these picks belong to, complete or not. */
  get fitting(): OptionBody[] {
    return this.picked.length ? this.where(this.picked, false) : [];
  }

  /** The options for which the picks are a complete legal choice; main ones first. */
  get ready(): OptionBody[] {
    const named = this.question.options.find((option) => option.id === this.only && !option.picks.length);
    if (named) return [named];
    const ready = this.open.filter(
      (option) => this.picked.length > 0 && judge(this.question, option, this.picked, this.kin) === "complete",
    );
    return [...ready.filter((o) => !this.secondary(o.id)), ...ready.filter((o) => this.secondary(o.id))];
  }

  /** The options about which the server must be asked. */
  get unsure(): OptionBody[] {
    return this.open.filter(
      (option) => this.picked.length > 0 && judge(this.question, option, this.picked, this.kin) === "ask",
    );
  }

  /** Whether this thing can be picked now: added to what is picked, or instead of it. */
  may(ref: Ref): boolean {
    return (
      this.where([...this.picked, ref], false).length > 0 ||
      this.where([ref], false).length > 0 ||
      this.instead(ref) !== null
    );
  }

  /** Pick it, or put it back; a thing that does not go with the others starts anew. */
  toggle(ref: Ref): Selection {
    if (this.picked.includes(ref)) {
      const rest = this.picked.filter((other) => other !== ref);
      return this.with(this.steps && rest.length && !this.where(rest, false).length ? [] : rest);
    }
    const more = [...this.picked, ref];
    if (!this.picked.length) return this.where(more, false).length ? this.with(more) : this;
    const was = this.where(this.picked, true).length > 0;
    if (this.where(more, was).length) return this.with(more);
    const instead = this.instead(ref);
    if (instead) return this.with(instead);
    if (this.where([ref], was).length) return this.with([ref]);
    if (this.where(more, false).length) return this.with(more);
    return this.where([ref], false).length ? this.with([ref]) : this;
  }

  with(picked: readonly Ref[], only: string | null = this.only): Selection {
    return new Selection(this.question, this.kin, picked, only, this.secondary, this.steps);
  }

  /** Name an option: what is picked is kept as far as it fits; a single legal choice is picked at once. */
  name(id: string | null): Selection {
    const next = this.with([], id);
    const option = this.question.options.find((each) => each.id === id);
    if (!option) return this.with(this.picked, null);
    const legal = (this.question.choices ?? []).filter((choice) => choice.option === id);
    if (legal.length === 1 && legal[0]) return next.with(refsOf(legal[0]));
    return judge(this.question, option, this.picked, this.kin) === "no" ? next : next.with(this.picked);
  }
}
