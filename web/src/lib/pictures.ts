// Updates are shown one after the other, picture by picture, so that what others do is seen.
import { tick } from "svelte";

import type { View } from "./choice.ts";
import type { Motion } from "./motion.ts";
import type { Moving } from "./module.ts";
import { staying, type Pace } from "./pace.ts";

/** One change of what is shown, and how long it stays at the usual pace, in milliseconds. */
export interface Picture {
  show: () => void;
  beat: number;
  /** Whether it waits for whoever goes on by hand. */
  holds?: boolean;
}

/** How the person at the screen wants it; all of it may change while something is shown. */
export interface Showing {
  pace(): Pace;
  /** How many times as fast: for those who only look on. */
  speed(): number;
  moves(): boolean;
  /** Whether anybody looks at the page. */
  seen(): boolean;
}

const MANY = 60; // updates that wait: whoever is so far behind is brought up to date without a rest

export class Pictures {
  #queue: (() => Picture[])[] = [];
  #busy = false;

  constructor(
    readonly motion: Motion,
    readonly moving: Pick<Moving, "marches">,
    readonly view: () => View | null,
    readonly showing: Showing,
    readonly holding: (holds: boolean) => void = () => undefined,
  ) {}

  /** The table is told anew: what was still to be shown is not. */
  drop(): void {
    this.#queue = [];
    this.motion.finish();
  }

  /** Whether everything that was told has been shown. */
  get idle(): boolean {
    return !this.#busy;
  }

  later(step: () => Picture[]): void {
    this.#queue.push(step);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        const queue = this.#queue;
        for (const picture of step()) {
          if (queue !== this.#queue) break;
          await this.#show(picture);
        }
      }
    } finally {
      this.#busy = false;
    }
  }

  async #show({ show, beat, holds = false }: Picture): Promise<void> {
    const { showing, motion } = this;
    const before = motion.before();
    const view = this.view();
    motion.told = [];
    show();
    await tick();
    const marches = view ? this.moving.marches(view, motion.told, this.view() ?? {}) : [];
    const travel = motion.play(before, motion.told, showing.moves(), marches);
    if (this.#queue.length >= MANY || !showing.seen() || showing.speed() === Infinity) return;
    const rest = Math.max(
      showing.pace() === "none" ? 0 : travel,
      staying(beat, showing.pace(), holds, showing.speed()),
    );
    if (!rest) return;
    this.holding(rest === Infinity);
    await motion.rest(rest);
    this.holding(false);
  }
}
