// A lesson as it is played: which step it is at, what shall be picked for it, and whether that is picked.
import { sceneOf } from "../../games/scene.ts";
import { api, Problem } from "../../lib/api.ts";
import { known, type Ref } from "../../lib/choice.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Scene } from "../../lib/scene.ts";
import { SeatAtTable } from "../../lib/seat.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Lesson, OptionBody } from "../../lib/wire.ts";

export class Teaching {
  seat = $state.raw<SeatAtTable | null>(null);
  scene = $state.raw<Scene | null>(null);
  begun = $state(false);
  problem = $state("");
  /** Steps that are done. */
  #done = $state(0);
  #free = $state(-1); // the question of a step that leaves the choice free
  #stop: (() => void) | undefined;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {}

  readonly step = $derived.by(() => this.lesson.steps[this.#done]);
  readonly over = $derived.by(() => this.begun && this.#done >= this.lesson.steps.length);
  readonly asked = $derived(this.seat?.asked);
  readonly picked = $derived(this.asked?.selection?.picked ?? []);
  /** The option that the step is about. */
  readonly option = $derived(
    this.step?.option && this.asked?.mine
      ? this.asked.question?.options.find((each) => each.id === this.step?.option)
      : undefined,
  );
  /** What is spoken of: one thing for each face of the step, among what the option offers. */
  readonly wanted = $derived.by((): Ref[] => {
    const { option, step, seat, scene } = this;
    if (!option || !step || !seat?.view || !scene) return [];
    const view = seat.view;
    const all = known(view);
    const found: Ref[] = [];
    for (const pick of option.picks) {
      for (const face of step.picks[pick.slot] ?? []) {
        const ref = pick.items.find(
          (item) => (all.get(item)?.face ?? scene.game.cards.id(item, view)) === face && !found.includes(item),
        );
        if (ref) found.push(ref);
      }
    }
    return found;
  });
  /** The wanted things in words. */
  readonly names = $derived.by(() => {
    const view = this.seat?.view ?? {};
    const counts = new Map<string, number>();
    for (const ref of this.wanted) {
      const id = known(view).get(ref)?.face ?? ref;
      const face = this.scene?.faces.get(id);
      const words = face
        ? [...new Set([this.scene?.game.cards.print(face).value ?? "", say(face.name)])].join(" ").trim()
        : this.scene?.game.words.ref(id, view) || id;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
  });
  /** Exactly the wanted things are picked, or such as are alike. */
  readonly right = $derived.by(() => {
    const { seat, option } = this;
    if (!seat || !option) return false;
    const ordered = option.picks.some((pick) => pick.ordered);
    const kin = seat.kin;
    const said = (refs: readonly Ref[]): string => (ordered ? refs.map(kin) : refs.map(kin).sort()).join();
    return said(this.picked) === said(this.wanted);
  });
  /** Something else is picked that could be played as well. */
  readonly other = $derived(
    this.picked.length > 0 && this.option !== undefined && this.asked?.ready.length !== 0 && !this.right,
  );

  async begin(): Promise<void> {
    this.end();
    this.#done = 0;
    try {
      const [scene, made] = await Promise.all([
        sceneOf(this.game),
        api.lesson(this.game, this.lesson.id, settings.name),
      ]);
      this.scene = { ...scene, bots: () => t("teacher") };
      this.seat = new SeatAtTable(made.table, made.token, scene.game);
      this.#stop = this.seat.start();
    } catch (error) {
      this.problem = (error instanceof Problem ? say(error.text) : "") || t("offline-text");
    }
  }

  end(): void {
    this.#stop?.();
  }

  /** The wanted answer. */
  async play(option: OptionBody): Promise<void> {
    const { asked, step } = this;
    if (!asked || !this.right || asked.sending) return;
    const before = asked.question?.id;
    const left = [...this.wanted];
    const picks = Object.fromEntries(
      option.picks.map((pick) => [pick.slot, left.splice(0, step?.picks[pick.slot]?.length ?? 0)]),
    );
    await asked.answer({ option: option.id, picks });
    if (!asked.notice && before !== undefined) this.#done += 1;
  }

  /** Pick what is wanted. */
  show(): void {
    const { asked, option } = this;
    if (asked?.selection && option)
      asked.select(asked.selection.with(this.wanted, option.picks.length ? option.id : null));
  }

  /** Where the choice is free any answer leads on: the next question does. */
  follow(): void {
    if (!this.begun || !this.step || this.step.option) return;
    const now = this.asked?.mine ? (this.asked.question?.id ?? -1) : -1;
    if (this.#free >= 0 && now !== this.#free) {
      this.#free = -1;
      this.#done += 1;
    } else if (now >= 0 && this.#free < 0) this.#free = now;
  }
}
