// What the prompt offers for a question: which buttons, in which order, with which words and keys, and what they do.
import type { Ref } from "../../lib/choice.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { Game } from "../../lib/module.ts";
import type { SeatAtTable } from "../../lib/seat.svelte.ts";
import type { TableSight } from "../../lib/tablesight.ts";
import type { ClosedBody, OptionBody } from "../../lib/wire.ts";
import { keysFor } from "../keys.ts";

const MOST = 6; // buttons, before some of them wait behind another one
const FEW = 5; // buttons, among them those that say why not

interface Words {
  label: string;
  note: string;
}

export class Offers {
  /** All options are shown, not only the first ones. */
  more = $state(false);
  /** The closed ones are shown instead. */
  shut = $state(false);

  constructor(
    readonly at: () => SeatAtTable,
    readonly through: () => TableSight,
  ) {}

  readonly seat = $derived.by(() => this.at());
  readonly sight = $derived.by(() => this.through());
  readonly asked = $derived(this.seat.asked);
  readonly question = $derived(this.asked.mine ? this.asked.question : null);
  readonly ready = $derived(this.asked.ready);
  /** The option that Enter stands for. */
  readonly seal = $derived(this.ready[0] ?? null);
  readonly places = $derived(this.question ? this.game.asking.places(this.question, this.sight) : []);
  readonly options = $derived(
    (this.question?.options ?? [])
      .filter((option) => !this.places.some((place) => place.choice.option === option.id) && this.#wanted(option))
      .sort((a, b) => this.#rank(a) - this.#rank(b)),
  );
  readonly main = $derived(this.options.find((option) => this.#rank(option) === 0) ?? null);
  /** It stands apart, at the end. */
  readonly pass = $derived(this.options.find((option) => this.game.asking.declines(option.id)) ?? null);
  readonly shown = $derived(
    this.options.length > MOST && !this.more ? [...this.options.slice(0, 4), ...this.options.slice(-1)] : this.options,
  );
  /** Closed options that stand beside the open ones, and those that are asked for. */
  readonly near = $derived.by(() => {
    const closed = this.question?.closed ?? [];
    if (this.game.asking.steps || this.options.length >= FEW) return [];
    return closed.filter((each) => !this.game.asking.secondary(each.id)).slice(0, FEW - this.options.length);
  });
  readonly far = $derived((this.question?.closed ?? []).filter((each) => !this.near.includes(each)));
  readonly #keys = $derived(
    keysFor(this.options.map((option) => ({ id: option.id, label: this.#words(option).label }))),
  );

  get game(): Game {
    return this.sight.game;
  }

  /** Another question: back to the first buttons. */
  reset(): void {
    this.more = false;
    this.shut = false;
  }

  #rank(option: OptionBody): number {
    if (this.game.asking.declines(option.id)) return 3;
    return this.game.asking.secondary(option.id) ? 2 : option.picks.length ? 0 : 1;
  }

  // in steps: before anything is picked what the table itself shows needs no button, then only what fits the picks
  #wanted(option: OptionBody): boolean {
    const { selection } = this.asked;
    if (!this.game.asking.steps || !selection || selection.only !== null || !option.picks.length) return true;
    return selection.picked.length
      ? selection.fitting.some((each) => each.id === option.id)
      : !this.game.asking.plain(option, this.sight);
  }

  // "Pass; Chu attacks next" is a label and its consequence
  #words(option: OptionBody): Words {
    const short = this.game.words.option(option, this.sight);
    if (short) return short;
    const [label = "", ...rest] = say(option.label).split(/(?<=.{3})[:;] /);
    return { label, note: rest.join("; ") || say(option.note) };
  }

  #names(refs: readonly Ref[]): string {
    const counts = new Map<string, number>();
    for (const name of refs.map((ref) => this.sight.refName(ref))) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
  }

  isSeal(option: OptionBody): boolean {
    return this.seal?.id === option.id;
  }

  /** The only way to answer, for which something is to be picked on the table: it says what, and cannot be pressed yet. */
  waits(option: OptionBody): boolean {
    return this.options.length === 1 && option.picks.length > 0 && !this.isSeal(option);
  }

  label(option: OptionBody): string {
    const { selection } = this.asked;
    const verb =
      this.isSeal(option) && selection ? this.game.words.verb(option, [...selection.picked], this.sight) : "";
    return verb || this.#words(option).label;
  }

  note(option: OptionBody): string {
    const { selection } = this.asked;
    if (this.isSeal(option) && selection?.picked.length) {
      const picked = selection.picked.filter(Boolean);
      return this.game.words.brings(option, picked, this.sight) || this.#names(picked);
    }
    const pick = option.picks[0];
    if (!pick || (selection?.only !== option.id && !this.waits(option))) return this.#words(option).note;
    const own = `pick-some-${pick.slot}`;
    return t(has(own) ? own : "pick-some", { least: pick.least, most: Math.min(pick.most, pick.items.length) });
  }

  /** The words of an option that is closed. */
  shortly({ id, label }: ClosedBody): string {
    return this.#words({ id, label, note: null, picks: [] }).label;
  }

  keyOf(option: OptionBody): string | undefined {
    return this.#keys[this.options.indexOf(option)];
  }

  press(option: OptionBody): void {
    const { selection, sending, checking } = this.asked;
    if (!selection || sending) return;
    if (checking && selection.unsure[0]?.id === option.id) {
      void checking.then(() => {
        if (this.ready.includes(option)) this.press(option);
      });
      return;
    }
    if (!option.picks.length || this.ready.some((each) => each.id === option.id)) void this.asked.commit(option);
    else this.asked.select(selection.name(selection.only === option.id ? null : option.id));
  }

  why(each: ClosedBody): void {
    this.asked.tell(each.refusal, `opt/${each.id}`, say(each.label));
  }

  /** The keys of the buttons; true if one was meant. */
  key(pressed: string): boolean {
    if (!this.question || this.asked.sending) return false;
    const place = this.places[Number(pressed) - 1];
    if (place) {
      void this.asked.answer(place.choice);
      return true;
    }
    const found = this.options.find(
      (option, n) => this.keyOf(option) === pressed.toUpperCase() || String(n + 1) === pressed,
    );
    if (found) this.press(found);
    return found !== undefined;
  }

  enter(): boolean {
    const meant = this.seal ?? (this.asked.checking ? this.asked.selection?.unsure[0] : undefined);
    if (meant) this.press(meant);
    return meant !== undefined;
  }
}
