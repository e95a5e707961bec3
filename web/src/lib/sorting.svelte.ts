// Cards that are put in order or handed out: what the player has arranged so far, for the question of the moment.
import type { Sight } from "./sight.ts";
import type { ChoiceBody, Question } from "./wire.ts";
import { t } from "./i18n.svelte.ts";

const HANDED = /^card-\d+$/; // a slot for each card, with the seats that may get it

export class Sorting {
  #question = $state(-1);
  /** Put back: the cards atop the deck and under it, both from above. */
  top = $state.raw<string[]>([]);
  bottom = $state.raw<string[]>([]);
  /** Handed out: who gets each of the cards. */
  to = $state.raw<string[]>([]);

  /** The kind of the question that puts cards in order, and its option. */
  constructor(
    readonly kind: string,
    readonly option: string,
  ) {}

  is(question: Question | null): "in-order" | "handed-out" | null {
    if (!question) return null;
    if (question.kind === this.kind) return "in-order";
    return question.options.some(
      (option) => option.picks.length > 0 && option.picks.every((pick) => HANDED.test(pick.slot)),
    )
      ? "handed-out"
      : null;
  }

  /** Begin with all cards atop in the order in which they lie, or with all for oneself, or for the others by turns. */
  begin(question: Question): void {
    if (question.id === this.#question) return;
    this.#question = question.id;
    const picks = question.options.find((option) => option.picks.length)?.picks ?? [];
    this.top = [...(picks[0]?.items ?? [])];
    this.bottom = [];
    this.to = picks.map((pick, n) =>
      pick.items.includes(`seat/${question.seat}`)
        ? `seat/${question.seat}`
        : (pick.items[n % pick.items.length] ?? ""),
    );
  }

  choice(question: Question): ChoiceBody | null {
    const kind = this.is(question);
    if (!kind || question.id !== this.#question) return null;
    if (kind === "in-order") return { option: this.option, picks: { top: this.top, bottom: this.bottom } };
    const option = question.options.find((each) => each.picks.length);
    return option
      ? { option: option.id, picks: Object.fromEntries(option.picks.map((pick, n) => [pick.slot, [this.to[n] ?? ""]])) }
      : null;
  }

  note(question: Question, sight: Sight, name: (ref: string, sight: Sight) => string): string {
    if (this.is(question) === "in-order") return t("sort-done", { top: this.top.length, bottom: this.bottom.length });
    return [...new Set(this.to)]
      .map((ref) => `${name(ref, sight)} ×${this.to.filter((other) => other === ref).length}`)
      .join(", ");
  }

  /** To the other pile, as the last card there. */
  over(card: string): void {
    if (this.top.includes(card))
      [this.top, this.bottom] = [this.top.filter((each) => each !== card), [...this.bottom, card]];
    else [this.top, this.bottom] = [[...this.top, card], this.bottom.filter((each) => each !== card)];
  }

  /** One place up in its pile. */
  up(card: string): void {
    const risen = (pile: string[]): string[] => {
      const at = pile.indexOf(card);
      if (at < 1) return pile;
      const next = [...pile];
      [next[at - 1], next[at]] = [card, pile[at - 1] ?? card];
      return next;
    };
    this.top = risen(this.top);
    this.bottom = risen(this.bottom);
  }

  hand(n: number, ref: string): void {
    this.to = this.to.map((old, at) => (at === n ? ref : old));
  }
}
