// What can be pressed on the table, and what a press means.
import type { Ref } from "../../lib/choice.ts";
import { refsOf } from "../../lib/choice.ts";
import { pressing } from "../../lib/pressing.ts";
import type { Sight, State } from "../../lib/sight.ts";
import type { Question } from "../../lib/wire.ts";
import { COLOURS, type Colour } from "./signs.ts";
import type { WagonView } from "./view.ts";

export const kindOf = (question: Question | null): string => question?.kind.replace("huns.", "") ?? "";

const ALIKE = 100; // Valuables of one place that a question can tell apart
const STORE = 4; // the number of the first Stash among the places

/** The number of a reference: "die/3" is 3. */
export const number = (ref: Ref): number => Number(ref.split("/")[1]);
export const dieRef = (colour: Colour): Ref => `die/${COLOURS.indexOf(colour)}`;

/** The colour of a Valuable that is named by its colour. */
export const colourOf = (ref: Ref): Colour | null =>
  ref.startsWith("colour/") ? (COLOURS[Math.floor(number(ref) / ALIKE)] ?? null) : null;

// ---- Valuables and slots that lie somewhere

/** A wagon or a card on which Valuables lie: `place` is its number in references. */
interface Holding {
  place: number;
  slots: readonly Colour[] | number;
  goods: readonly (Colour | null)[];
}
const index = (colour: string | null | undefined): number => COLOURS.indexOf(colour as Colour);
const among = (question: Question | null, refs: Ref[]): Ref => refs.find((ref) => items(question).includes(ref)) ?? "";

/** What can be picked at the n-th slot of a wagon or card: the Valuable on it, or the empty slot; "" if nothing. */
export function pickable(question: Question | null, { place, slots, goods }: Holding, n: number): Ref {
  const slotAt = (k: number): number => index(typeof slots === "number" ? goods[k] : slots[k]);
  const held = goods[n] ?? null;
  if (held === null) return among(question, [`slot/${place * COLOURS.length + slotAt(n)}`]);
  const keyAt = (k: number): number => (place * COLOURS.length + slotAt(k)) * COLOURS.length + index(goods[k]);
  const before = goods.slice(0, n).filter((other, k) => other !== null && keyAt(k) === keyAt(n)).length;
  return among(question, [`good/${ALIKE * keyAt(n) + before}`, `good/${ALIKE * keyAt(n)}`]);
}

/** The Valuables of a colour in a Stash that can be picked. */
export function inStash(question: Question | null, seat: number, colour: Colour): Ref[] {
  const key = ((STORE + seat) * COLOURS.length + index(colour)) * COLOURS.length + index(colour);
  return items(question).filter((ref) => ref.startsWith("good/") && Math.floor(number(ref) / ALIKE) === key);
}

/** Questions in which one press on the table decides, as long as that can mean only one thing: a step of many. */
const AT_ONCE = ["place"];
/** Questions in which a second press on what is picked decides. */
const AGAIN = ["die", "pick", "wagon", "target", "ban", "copy"];

export function press(sight: Sight, ref: Ref): void {
  const { question, picked } = sight;
  const kind = kindOf(question);
  const again = AGAIN.includes(kind) && picked.length === 1 && picked[0] === ref;
  const meant = (question?.choices ?? []).filter((choice) =>
    again ? refsOf(choice).join() === ref : refsOf(choice).includes(ref) && choice.option !== "use",
  );
  if (meant[0] && (again || (AT_ONCE.includes(kind) && meant.length === 1))) sight.send(meant[0]);
  else sight.press(ref);
}

/** Every thing that the question is about. */
export function items(question: Question | null): Ref[] {
  return [...new Set((question?.options ?? []).flatMap((option) => option.picks.flatMap((pick) => pick.items)))];
}

/** The Valuables of a colour that can be named, and how many of them are. */
export function heap(sight: Sight, colour: Colour): { state: State; picked: number; refs: Ref[] } {
  const refs = items(sight.question).filter((ref) => colourOf(ref) === colour);
  const picked = refs.filter((ref) => sight.picked.includes(ref)).length;
  const next = refs.find((ref) => !sight.picked.includes(ref));
  const state: State = picked ? "picked" : next && sight.state(next) === "may" ? "may" : "";
  return { state, picked, refs };
}

/** One more of a colour as long as more are wanted, then none of it. */
export function takeOf(sight: Sight, colour: Colour): void {
  const { refs, picked } = heap(sight, colour);
  const next = refs.find((ref) => !sight.picked.includes(ref));
  if (!refs.length) return;
  if (kindOf(sight.question) === "place") {
    const first = refs[0];
    if (first) press(sight, first);
    return;
  }
  const most = Math.max(
    0,
    ...(sight.question?.options ?? []).flatMap((option) => option.picks.map((pick) => pick.most)),
  );
  if (next && sight.picked.length < most && (picked === 0 || sight.state(next) === "may"))
    sight.pick([...sight.picked, next]);
  else if (picked) sight.pick(sight.picked.filter((ref) => !refs.includes(ref)));
  else if (next) sight.pick([...sight.picked.slice(1), next]);
}

/** A thing as a button. */
export const pressed = (sight: Sight, ref: Ref, kind: string, face = "") =>
  pressing(sight, ref, kind, { face, press: (one) => press(sight, one) });

/** A wagon of the table, which can be picked or looked at. */
export function rolling(sight: Sight, { card: ref, face, type, slots, goods }: WagonView) {
  const state = sight.live ? sight.state(ref) : "";
  const detail = (): void => sight.detail(face);
  const pick = (): void => (state ? press(sight, ref) : detail());
  return { ref, face, type, slots, goods, state, lit: sight.lit(ref), press: pick, detail };
}
