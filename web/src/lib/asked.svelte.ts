// The open question of a viewer: what is picked for it, what the server says about that, and the answer.
import { Selection, choiceOf, refsOf, type Kin, type Ref } from "./choice.ts";
import type { Asking } from "./module.ts";
import type { Wire } from "./socket.ts";
import { chime } from "./sound.ts";
import type { Ack, ChoiceBody, Fault, Hint, OptionBody, Question, Reason, ReasonFor } from "./wire.ts";

export interface Refused {
  reason: Reason | null;
  fault: Fault | null;
  about: string;
}
/** What a pop-over speaks of: the thing that was asked about and where it is drawn. */
export interface Why {
  reason: Reason | null;
  anchor: string;
  title: string;
}
/** The eyes through which a question is looked at. */
interface Viewer {
  readonly you: number;
  readonly kin: Kin;
}

export class Asked {
  question = $state.raw<Question | null>(null);
  selection = $state.raw<Selection | null>(null);
  why = $state.raw<Why | null>(null);
  notice = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  sending = $state(false);
  /** The viewer has answered something since the page was opened. */
  answered = $state(false);
  /** What came to the viewer since they last answered. */
  fresh = $state.raw<ReadonlySet<Ref>>(new Set());
  checked = $state.raw<{ option: string; ok: boolean; reason: Reason | null } | null>(null);
  /** The server is being asked whether the picks will do; what is pressed meanwhile waits for its word. */
  checking = $state.raw<Promise<void> | null>(null);

  constructor(
    readonly wire: Wire,
    readonly viewer: Viewer,
    readonly asking: Asking,
  ) {}

  /** Whether the viewer is the one who has to decide: not where their standing answer is given in a moment. */
  get mine(): boolean {
    return this.question !== null && this.question.seat === this.viewer.you && !this.question.auto;
  }

  /** This is asked now; true if it was not asked before. */
  put(question: Question | null): boolean {
    const same =
      question !== null && question.id === this.question?.id && (this.selection !== null || this.question.auto);
    this.question = question;
    this.hint = same ? this.hint : null;
    if (!same) this.notice = null;
    this.why = null;
    const picked = same ? (this.selection?.picked ?? []) : [];
    const only = same ? (this.selection?.only ?? null) : null;
    const { secondary, steps } = this.asking;
    if (question && this.mine) this.select(new Selection(question, this.viewer.kin, picked, only, secondary, steps));
    else this.#free();
    return !same;
  }

  #free(): void {
    this.selection = null;
    this.checking = null;
  }

  select(selection: Selection): void {
    this.selection = selection;
    this.why = null;
    this.checked = null;
    const unsure = selection.unsure[0];
    this.checking = unsure ? this.#check(unsure, selection) : null;
  }

  async #check(option: OptionBody, selection: Selection): Promise<void> {
    const reply = (await this.wire.ask({
      t: "why",
      question: selection.question.id,
      choice: choiceOf(option, selection.picked, selection.kin),
    })) as ReasonFor;
    if (this.selection !== selection) return;
    this.checking = null;
    if (reply.t === "reason") this.checked = { option: option.id, ok: reply.refusal === null, reason: reply.refusal };
  }

  /** The options for which the picks are complete and legal. */
  get ready(): OptionBody[] {
    const selection = this.selection;
    if (!selection) return [];
    const sure = selection.ready;
    const checked = this.checked;
    return sure.length || !checked?.ok
      ? sure
      : selection.question.options.filter((option) => option.id === checked.option);
  }

  async answer(choice: ChoiceBody): Promise<void> {
    const question = this.question;
    if (!question || this.sending) return;
    this.sending = true;
    this.notice = null;
    this.why = null;
    this.fresh = new Set();
    chime("seal");
    const reply = (await this.wire.answer(question.id, choice)) as Ack;
    this.sending = false;
    if (reply.ok) this.answered = true;
    if (!reply.ok) {
      this.refuse(reply, choice.option);
    } else if (this.question === question) {
      this.#free();
      this.question = null;
    }
  }

  refuse(reply: Ack, about: string): void {
    this.notice = { reason: reply.refusal ?? null, fault: reply.error ?? null, about };
  }

  /** Answer with an option and what is picked. */
  commit(option: OptionBody): Promise<void> {
    const picked = option.picks.length ? (this.selection?.picked ?? []) : [];
    return this.answer(choiceOf(option, picked, this.viewer.kin));
  }

  async whyNot(choice: ChoiceBody, anchor: string, title: string): Promise<void> {
    const question = this.question;
    if (!question) return;
    const reply = (await this.wire.ask({ t: "why", question: question.id, choice })) as ReasonFor;
    if (reply.t === "reason") this.why = { reason: reply.refusal, anchor, title };
  }

  tell(reason: Reason, anchor: string, title: string): void {
    this.why = { reason, anchor, title };
  }

  async askHint(level: "legal" | "sensible" | "best"): Promise<void> {
    const question = this.question;
    if (!question) return;
    const reply = (await this.wire.ask({ t: "hint", question: question.id, level })) as Hint;
    if (reply.t !== "hint" || this.question !== question) return;
    this.hint = reply;
    const selection = this.selection;
    if (reply.choice && selection) {
      const option = question.options.find((each) => each.id === reply.choice?.option);
      this.select(selection.with(option?.picks.length ? refsOf(reply.choice) : [], null));
    }
  }
}
