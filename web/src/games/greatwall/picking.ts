// What can be pressed on the table, and what a press means.
import { refsOf, type Ref } from "../../lib/choice.ts";
import type { Sight, State } from "../../lib/sight.ts";
import type { ChoiceBody, Question } from "../../lib/wire.ts";
import {
  LOCATIONS,
  RESOURCES,
  SECTIONS,
  SOLDIERS,
  type LocationId,
  type Resource,
  type SectionId,
  type Soldier,
} from "./signs.ts";

export const kindOf = (question: Question | null): string => question?.kind.replace("greatwall.", "") ?? "";

const ALIKE = 100; // tokens of one kind that a question can tell apart
export const SPOTS = 8; // of one card, in references
const REST = 1; // the number of the first Rest Zone among the places of Soldiers
const FIRING = REST + SECTIONS.length;

/** The number of a reference: "location/3" is 3. */
export const number = (ref: Ref): number => Number(ref.split("/")[1]);

// ---- references of what is drawn

export const locationRef = (id: LocationId): Ref => `location/${LOCATIONS.indexOf(id)}`;
export const sectionRef = (id: SectionId): Ref => `section/${SECTIONS.indexOf(id)}`;
export const kindRef = (kind: Soldier): Ref => `kind/${SOLDIERS.indexOf(kind)}`;
export const spotRef = (card: Ref, spot: number): Ref => `spot/${number(card) * SPOTS + spot}`;
/** A Soldier of one's own in a Rest Zone or on a Firing spot. */
export const soldierRef = (kind: Soldier, at: SectionId, firing: boolean): Ref =>
  `soldier/${((firing ? FIRING : REST) + SECTIONS.indexOf(at)) * SOLDIERS.length + SOLDIERS.indexOf(kind)}`;

/** The kind of a Soldier reference, and where it is. */
export function soldierOf(ref: Ref): { kind: Soldier; at: SectionId; firing: boolean } {
  const place = Math.floor(number(ref) / SOLDIERS.length) - REST;
  return {
    kind: SOLDIERS[number(ref) % SOLDIERS.length] ?? "spearman",
    at: SECTIONS[place % SECTIONS.length] ?? "left",
    firing: place >= SECTIONS.length,
  };
}
export const resourceOf = (ref: Ref): Resource | null =>
  ref.startsWith("resource/") ? (RESOURCES[Math.floor(number(ref) / ALIKE)] ?? null) : null;

// ---- what is asked

/** Every thing that the question is about. */
export function items(question: Question | null): Ref[] {
  return [...new Set((question?.options ?? []).flatMap((option) => option.picks.flatMap((pick) => pick.items)))];
}

/** The choices that hold all that is picked, of the option that is named if one is. */
export function within(question: Question | null, picked: readonly Ref[], named: string | null): ChoiceBody[] {
  return (question?.choices ?? []).filter((choice) => {
    const refs = refsOf(choice);
    return refs.length > 0 && (named === null || choice.option === named) && picked.every((ref) => refs.includes(ref));
  });
}

const same = (a: readonly Ref[], b: readonly Ref[]): boolean => [...a].sort().join() === [...b].sort().join();
export const isWhole = (choices: readonly ChoiceBody[], picked: readonly Ref[]): boolean =>
  choices.some((choice) => same(refsOf(choice), picked));

/** A press picks; what then can mean only one thing is picked whole, and a second press on a single thing decides. */
export function press(sight: Sight, ref: Ref): void {
  const { question, picked, named } = sight;
  const single = picked.length === 1 && picked[0] === ref;
  if (single && isWhole(within(question, picked, named), picked) && sight.commit()) return;
  if (picked.includes(ref)) {
    sight.press(ref);
    return;
  }
  const found = within(question, [...picked, ref], named);
  const started = found.length ? found : within(question, [ref], named);
  const ways = [...new Set(started.map((choice) => [...refsOf(choice)].sort().join()))];
  const only = started[0];
  if (only && ways.length === 1) sight.pick(refsOf(only));
  else sight.press(ref);
}

// ---- tokens

/** The tokens of a kind that can be named, and how many of them are. */
export function heap(sight: Sight, kind: Resource): { state: State; picked: number; refs: Ref[] } {
  const refs = items(sight.question).filter((ref) => resourceOf(ref) === kind);
  const picked = refs.filter((ref) => sight.picked.includes(ref)).length;
  const next = refs.find((ref) => !sight.picked.includes(ref));
  const state: State = picked ? "picked" : next && sight.state(next) === "may" ? "may" : "";
  return { state: sight.live ? state : "", picked, refs };
}

/** One more of a kind as long as more are wanted, then none of it. */
export function takeOf(sight: Sight, kind: Resource): void {
  const { refs, picked } = heap(sight, kind);
  const next = refs.find((ref) => !sight.picked.includes(ref));
  const option = sight.question?.options.find((each) =>
    each.picks.some((pick) => refs.some((ref) => pick.items.includes(ref))),
  );
  if ((option?.picks.length ?? 0) !== 1 || option?.id !== "take") {
    const first = refs[0];
    if (first) press(sight, first);
    return;
  }
  const most = option?.picks[0]?.most ?? 1;
  if (next && sight.picked.length < most && (picked === 0 || sight.state(next) === "may"))
    sight.pick([...sight.picked, next]);
  else if (picked) sight.pick(sight.picked.filter((ref) => !refs.includes(ref)));
  else if (next) sight.pick([...sight.picked.slice(1), next]);
}
