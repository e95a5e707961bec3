// Laying cards on places: which card goes where until they are handed in; by pressing, carrying or keys.
import { HOLE, laid, lifted, type Ref, type View } from "./choice.ts";
import type { Held, Sight } from "./sight.ts";

/** What a game lays, and where. */
export interface Laid {
  /** The kind of the question, and the option that hands them in. */
  kind: string;
  option: string;
  places: number;
  /** The round in which cards are being laid; null while none are. */
  round(view: View): number | null;
  hand(view: View, seat: number): readonly Held[];
}

export class Laying {
  /** The card that was taken up and has no new place yet. */
  held = $state<Ref | null>(null);
  /** The place for which a card is wanted. */
  aim = $state<number | null>(null);
  #draft = $state.raw<{ round: number | null; refs: readonly Ref[] }>({ round: 0, refs: [] });

  constructor(
    readonly sight: () => Sight,
    readonly what: Laid,
  ) {}

  get #round(): number | null {
    return this.what.round(this.sight().view);
  }

  /** Whether cards are being laid at this moment. */
  get on(): boolean {
    const { question, named } = this.sight();
    return question?.kind === this.what.kind && (named === null || named === this.what.option);
  }

  /** The cards by place: those being laid, or those handed in while others still think. */
  get row(): readonly Ref[] {
    if (this.on) return this.sight().picked;
    return this.#draft.round === this.#round ? this.#draft.refs : [];
  }

  at(place: number): Ref {
    return this.row[place] ?? HOLE;
  }

  /** The first place on which nothing lies; -1 if there is none. */
  get free(): number {
    return Array.from({ length: this.what.places }, (_, place) => this.at(place)).indexOf(HOLE);
  }

  /** A card of the hand is pressed: it is taken up, or laid where one is wanted; pressed twice it takes the first free place. */
  press(ref: Ref): void {
    const { free } = this;
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
    if (this.on && this.sight().picked.length) this.#draft = { round: this.#round, refs: this.sight().picked };
  }

  restore(): void {
    const { round, refs } = this.#draft;
    const { view, me, picked } = this.sight();
    if (round !== this.#round || picked.length) return;
    const hand = new Set(this.what.hand(view, me).map((held) => held.card));
    if (refs.length) this.sight().pick(refs.map((ref) => (hand.has(ref) ? ref : HOLE)));
  }
}
