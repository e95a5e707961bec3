// What a part of the layout needs to know of the moment: the sight, the reading of its view, and what may be pressed.
import type { Ref } from "../../lib/choice.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { Printed, Sight, State } from "../../lib/sight.ts";
import type { Text } from "../../lib/wire.ts";
import { named, print } from "./printing.ts";
import { kindOf, offeredBy, type Item, type Reading } from "./reading.ts";
import { refWord, valueWord, word } from "./words.ts";

export class Eyes {
  private readonly offered: ReadonlySet<Ref>;

  constructor(
    readonly sight: Sight,
    readonly reading: Reading,
  ) {
    this.offered = offeredBy(sight.question);
  }

  player = (seat: number): string => (seat === this.sight.you ? t("you") : this.sight.name(seat));

  /** Whether it can be picked. What is like the things to pick and is none of them is greyed, if one could think of it. */
  state(ref: Ref, own: boolean): State {
    const { sight, reading } = this;
    if (!ref) return "";
    const state = sight.state(ref);
    if (state || !sight.question || this.offered.has(ref)) return state;
    return own && reading.kinds.has(kindOf(ref)) ? "no" : "";
  }

  press(ref: Ref, state: State): void {
    if (state !== "no" || ref.startsWith("card/") || !this.sight.whyNotThere(ref)) this.sight.press(ref);
  }

  card(face: string): Printed {
    const body = this.sight.faces.get(face);
    return body ? print(body) : named(face);
  }

  /** The place of a thing among the picks, where their order counts. */
  tick(ref: Ref): string {
    const { question, picked, named } = this.sight;
    const ordered = question?.options.some(
      (option) =>
        (named ?? option.id) === option.id &&
        option.picks.some((pick) => pick.ordered && pick.most > 1 && pick.items.includes(ref)),
    );
    return ordered && picked.includes(ref) ? String(picked.indexOf(ref) + 1) : "✓";
  }

  label(item: Item): string {
    return item.seat === undefined ? this.word(item.name) : this.player(item.seat);
  }
  word(id: string): string {
    return id.includes("/") ? this.ref(id) : word(id, this.sight.faces);
  }
  ref(ref: Ref): string {
    return refWord(ref, this.sight.view, this.sight.faces, this.player);
  }
  value(value: string | number | Text): string {
    return valueWord(value, this.sight.view, this.sight.faces, this.player);
  }
}
