// The sight of a live seat: what can be picked, and why not.
import { tick } from "svelte";

import type { Asked } from "./asked.svelte.ts";
import { choiceOf, known, type Known, type Ref, type View } from "./choice.ts";
import type { Desk } from "./desk.svelte.ts";
import { say, t } from "./i18n.svelte.ts";
import { SceneSight, type Scene } from "./scene.ts";
import type { SeatAtTable } from "./seat.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Flag, Moment, State } from "./sight.ts";
import type { Belief, ChoiceBody, OptionBody, Question, SeatInfo } from "./wire.ts";

export class TableSight extends SceneSight {
  override readonly live = true;

  /** `sends`: what is done with an answer; it goes to the server, if nothing else is said. */
  constructor(
    readonly seat: SeatAtTable,
    scene: Scene,
    desk: Desk,
    readonly sends?: (choice: ChoiceBody) => void,
  ) {
    super(scene, desk);
  }

  private get asked(): Asked {
    return this.seat.asked;
  }
  get view(): View {
    return this.seat.view ?? {};
  }
  get you(): number {
    return this.seat.you;
  }
  override get beat(): string {
    return this.seat.beat;
  }
  override get flags(): readonly Flag[] {
    return this.seat.flags;
  }
  override get moment(): Moment | null {
    return this.seat.moment;
  }
  override get question(): Question | null {
    return this.asked.mine ? this.asked.question : null;
  }
  override get picked(): readonly Ref[] {
    return this.asked.selection?.picked ?? [];
  }
  override get named(): string | null {
    return this.asked.selection?.only ?? null;
  }
  get seats(): number {
    return this.seat.info?.seats.length ?? 0;
  }
  info(seat: number): SeatInfo | undefined {
    return this.seat.info?.seats[seat];
  }
  override present(seat: number): boolean {
    return this.info(seat)?.present ?? true;
  }

  private all(): Map<Ref, Known> {
    return known(this.view);
  }

  override state(ref: Ref): State {
    const selection = this.asked.selection;
    if (!selection || this.asked.sending) return "";
    const card = this.all().get(ref);
    const held = card?.zone === `seats.${this.me}.hand.known`;
    if (selection.picked.includes(ref) || (held && selection.only !== null && selection.only === card?.face))
      return "picked";
    if (selection.may(ref)) return "may";
    if (selection.only !== null) return selection.with([], null).may(ref) ? "" : held ? "no" : "";
    if (this.own(ref)) return "may";
    if (
      this.seat.standing.windows.includes(selection.question.kind) &&
      !selection.question.options.some((option) => option.picks.length)
    )
      return "";
    const asks =
      selection.question.options.some((option) => option.picks.length) ||
      selection.question.closed.some((each) => !this.game.asking.secondary(each.id) && each.id !== "pass");
    return asks && held ? "no" : "";
  }

  /** The option that is about this very card. */
  private own(ref: Ref): OptionBody | undefined {
    const face = this.all().get(ref);
    if (!face || face.zone.startsWith("discard") || face.zone.startsWith("table")) return undefined;
    const { selection } = this.asked;
    if (selection?.only) return undefined;
    return selection?.question.options.find((option) => option.id === face.face);
  }

  override fresh(ref: Ref): boolean {
    return this.asked.fresh.has(ref);
  }
  override lit(ref: Ref): boolean {
    return this.seat.lit.has(ref);
  }

  override press(ref: Ref): void {
    const selection = this.asked.selection;
    this.seat.motion.finish();
    if (!selection) return;
    const free = selection.with([], null);
    if (selection.picked.includes(ref) || selection.may(ref)) this.asked.select(selection.toggle(ref));
    else if (selection.only !== null && selection.only === this.all().get(ref)?.face) this.asked.select(free);
    else if (selection.only !== null && free.may(ref)) this.asked.select(free.toggle(ref));
    else {
      const own = this.own(ref);
      if (own) this.asked.select(selection.name(own.id));
      else this.why(ref);
    }
  }

  override why(ref: Ref): void {
    const { question, selection } = this.asked;
    const card = this.all().get(ref) ?? (this.refName(ref) === ref ? undefined : { card: ref, face: "", zone: "" });
    if (!question || !card) return;
    const title = card.face ? this.title(card.face) : this.refName(ref);
    const printed = this.faces.get(card.face);
    const about = printed ? this.game.cards.option(printed) : card.face;
    const closed = question.closed.find((each) => each.id === about);
    const option = question.options.find(
      (each) =>
        each.picks.length && (selection?.only ? each.id === selection.only : !this.game.asking.secondary(each.id)),
    );
    const shut = question.closed.find(
      (each) => !this.game.asking.secondary(each.id) && this.game.asking.explains(each.id),
    );
    if (closed && (!option || this.game.asking.steps)) {
      this.asked.tell(closed.refusal, ref, title);
      return;
    }
    if (!option) {
      if (shut) this.asked.tell(shut.refusal, ref, title);
      return;
    }
    const pick = option.picks[0];
    if (!pick) return;
    // the copies that are alike go with it, as many as are needed: the question is whether such a set would do
    const alike = [...this.all().values()]
      .filter((other) => other.face === card.face && other.zone === card.zone && other.card !== ref)
      .map((other) => other.card);
    const refs = [ref, ...alike].slice(0, Math.max(1, pick.least));
    void this.asked.whyNot({ option: option.id, picks: { [pick.slot]: refs } }, ref, title);
  }

  override whyNotThere(ref: Ref): boolean {
    const { selection } = this.asked;
    const alike = (item: Ref): boolean => item.split("/")[0] === ref.split("/")[0];
    for (const option of selection?.fitting ?? []) {
      const pick = option.picks.find((each) => each.items.some(alike));
      if (!selection || !pick) continue;
      const things = selection.picked.filter((other) => !alike(other));
      const { picks } = choiceOf(option, things, selection.kin);
      void this.asked.whyNot({ option: option.id, picks: { ...picks, [pick.slot]: [ref] } }, ref, this.refName(ref));
      return true;
    }
    return false;
  }

  title(face: string): string {
    const found = this.faces.get(face);
    if (!found) return face;
    const card = this.game.cards.print(found);
    return [card.value, card.name].filter(Boolean).join(" · ");
  }

  refName(ref: Ref): string {
    const card = this.all().get(ref);
    const face = card ? this.faces.get(card.face) : undefined;
    if (face) return this.game.cards.name(face);
    const seat = /^seat\/(\d+)$/.exec(ref)?.[1];
    return this.game.words.ref(ref, this.view) || (seat === undefined ? ref : this.name(Number(seat)));
  }

  /** What would do: whom else the picked card may be for, or a few legal choices of the main option in words. */
  would(): string {
    const { question, selection } = this.asked;
    if (this.game.asking.steps) {
      const items = (selection?.fitting ?? []).flatMap((option) => option.picks.flatMap((pick) => pick.items));
      const places = [...new Set(items)].filter((ref) => !ref.startsWith("card/") && selection?.may(ref));
      return places.map((ref) => this.refName(ref)).join(t("or"));
    }
    const named = selection?.only;
    const main = question?.options.find(
      (option) => option.picks.length && (named ? option.id === named : !this.game.asking.secondary(option.id)),
    );
    if (!question?.choices || !main) return "";
    const all = this.all();
    const words = question.choices
      .filter((choice) => choice.option === main.id)
      .map((choice) => {
        const counts = new Map<string, number>();
        for (const ref of Object.values(choice.picks ?? {}).flat()) {
          const face = this.faces.get(all.get(ref)?.face ?? "");
          const name = face ? this.game.cards.print(face).value || say(face.name) : this.refName(ref);
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(" + ");
      });
    const simple = [...new Set(words)].sort((a, b) => Number(a.includes("+")) - Number(b.includes("+")));
    return simple.slice(0, 4).join(t("or"));
  }

  beliefs(): Promise<readonly Belief[] | null> {
    return this.seat.beliefs();
  }
  override commit(): boolean {
    const ready = this.asked.ready[0];
    if (ready) void this.asked.commit(ready);
    return ready !== undefined;
  }

  override pick(refs: readonly Ref[]): void {
    const { selection } = this.asked;
    const { motion } = this.seat;
    if (!selection || this.asked.sending) return;
    motion.finish();
    const before = motion.before();
    const moved = [
      ...refs.filter((ref, n) => ref && selection.picked[n] !== ref),
      ...selection.picked.filter((ref) => ref && !refs.includes(ref)),
    ];
    this.asked.select(selection.with(refs, null));
    void tick().then(() =>
      motion.play(
        before,
        [],
        settings.moves,
        moved.map((card) => ({ card, from: "", to: "" })),
      ),
    );
  }

  override send(choice: ChoiceBody): void {
    if (this.sends) this.sends(choice);
    else void this.asked.answer(choice);
  }
}
