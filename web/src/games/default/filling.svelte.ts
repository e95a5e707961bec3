// What the player has put into the slots of the open question so far.
import type { Ref } from "../../lib/choice.ts";
import type { OptionBody, PickBody, Question } from "../../lib/wire.ts";
import { put, type Filled } from "./slots.ts";

class Filling {
  #question = $state(-1);
  #by = $state.raw<Readonly<Record<string, Filled>>>({});

  of(question: Question, option: OptionBody): Filled {
    return question.id === this.#question ? (this.#by[option.id] ?? {}) : {};
  }

  press(question: Question, option: OptionBody, pick: PickBody, ref: Ref): void {
    const next = put(this.of(question, option), pick, ref);
    this.#by = { ...(question.id === this.#question ? this.#by : {}), [option.id]: next };
    this.#question = question.id;
  }
}

export const filling = new Filling();
