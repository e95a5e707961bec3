// Options whose slots take the same things ("on top" and "below", a receiver for each card): what goes where. A press
// on a thing cannot say which slot is meant, so each slot gets a row of its own.
import type { Ref } from "../../lib/choice.ts";
import type { ChoiceBody, OptionBody, PickBody, Question } from "../../lib/wire.ts";
import { kindOf } from "./reading.ts";

export type Filled = Readonly<Record<string, readonly Ref[]>>;

/** Whether something could go into more than one slot of this option. */
export function isContested({ picks }: OptionBody): boolean {
  const items = picks.flatMap((pick) => [...new Set(pick.items)]);
  return new Set(items).size < items.length;
}

export const contested = (question: Question | null): OptionBody[] => question?.options.filter(isContested) ?? [];

/** The one to show: that which the player has named, or the only one. */
export function slotted(question: Question | null, named: string | null): OptionBody | undefined {
  const all = contested(question);
  return all.find((option) => option.id === named) ?? (all.length === 1 ? all[0] : undefined);
}

/** Put a thing into a slot, or take it out; in a full slot it takes the place of the last. A card is in one slot only. */
export function put(filled: Filled, pick: PickBody, ref: Ref): Filled {
  const here = filled[pick.slot] ?? [];
  if (here.includes(ref)) return { ...filled, [pick.slot]: here.filter((other) => other !== ref) };
  const rest = Object.entries(filled).map(([slot, refs]) => [
    slot,
    kindOf(ref) === "card" ? refs.filter((other) => other !== ref) : refs,
  ]);
  return { ...Object.fromEntries(rest), [pick.slot]: [...here.slice(0, pick.most - 1), ref] };
}

/** The answer, once every slot has enough. */
export function choiceIn(filled: Filled, option: OptionBody): ChoiceBody | null {
  const enough = option.picks.every((pick) => (filled[pick.slot]?.length ?? 0) >= pick.least);
  const any = option.picks.some((pick) => filled[pick.slot]?.length);
  if (!enough || !any) return null;
  return {
    option: option.id,
    picks: Object.fromEntries(option.picks.map(({ slot }) => [slot, [...(filled[slot] ?? [])]])),
  };
}
