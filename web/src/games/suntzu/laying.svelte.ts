// Laying five orders: which card goes where until they are handed in; by pressing, carrying or keys.
import { HOLE, laid, lifted, type Ref } from "../../lib/choice.ts";
import type { Sight } from "../../lib/sight.ts";
import { PROVINCES, type WarView } from "./view.ts";

export class Laying {
  /** The card that was taken up and has no new place yet. */
  held = $state<Ref | null>(null);
  /** The place for which a card is wanted. */
  aim = $state<number | null>(null);
  #draft = $state.raw<{ round: number; refs: readonly Ref[] }>({ round: 0, refs: [] });

  constructor(readonly sight: () => Sight) {}

  get #view(): WarView {
    return this.sight().view as unknown as WarView;
  }

  /** Whether orders are being laid at this moment. */
  get on(): boolean {
    const { question, named } = this.sight();
    return question?.kind === "suntzu.orders" && (named === null || named === "orders");
  }

  /** The orders by province: those being laid, or those handed in while the other side still thinks. */
  get row(): readonly Ref[] {
    if (this.on) return this.sight().picked;
    const { stage, round } = this.#view;
    return stage === "orders" && this.#draft.round === round ? this.#draft.refs : [];
  }

  at(place: number): Ref {
    return this.row[place] ?? HOLE;
  }

  get full(): boolean {
    return PROVINCES.every((_, place) => this.at(place) !== HOLE);
  }

  /** A card of the hand is pressed: it is taken up, or laid where one is wanted; pressed twice it takes the first free place. */
  press(ref: Ref): void {
    const free = PROVINCES.findIndex((_, place) => this.at(place) === HOLE);
    if (this.aim !== null) this.lay(ref, this.aim);
    else if (this.held === ref && free >= 0 && !this.row.includes(ref)) this.lay(ref, free);
    else this.held = this.held === ref ? null : ref;
  }

  /** A place is pressed. */
  place(place: number): void {
    const there = this.at(place);
    if (this.held !== null && this.held !== there) this.lay(this.held, place);
    else if (there !== HOLE) this.held = this.held === there ? null : there;
    else this.aim = this.aim === place ? null : place;
  }

  lay(ref: Ref, place: number): void {
    this.clear();
    this.sight().pick(laid(this.sight().picked, ref, place));
  }

  back(ref: Ref): void {
    this.clear();
    this.sight().pick(lifted(this.sight().picked, ref));
  }

  clear(): void {
    this.held = null;
    this.aim = null;
  }

  /** What was laid is kept in mind: after an action of either side it is laid again, as far as it is still there. */
  remember(): void {
    if (this.on && this.sight().picked.length) this.#draft = { round: this.#view.round, refs: this.sight().picked };
  }

  restore(): void {
    const { round, refs } = this.#draft;
    if (round !== this.#view.round || this.sight().picked.length) return;
    const hand = new Set(this.#view.seats[this.sight().me]?.hand.known.map((held) => held.card));
    if (refs.length) this.sight().pick(refs.map((ref) => (hand.has(ref) ? ref : HOLE)));
  }
}
