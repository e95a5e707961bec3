// Updates are shown one after the other, picture by picture, so that what others do is seen.
import { tick } from "svelte";

import type { View } from "./choice.ts";
import type { Motion } from "./motion.ts";
import type { Moving } from "./module.ts";
import { settings } from "./settings.svelte.ts";

/** One change of what is shown, and how long it stays, in milliseconds. */
export interface Picture {
  show: () => void;
  beat: number;
}

const STILL = 160; // the longest beat where nothing moves; the log tells the rest
const MANY = 8; // updates that wait: no more rests between them

export class Pictures {
  #queue: (() => Picture[])[] = [];
  #busy = false;

  constructor(
    readonly motion: Motion,
    readonly moving: Moving,
    readonly view: () => View | null,
  ) {}

  /** The table is told anew: what was still to be shown is not. */
  drop(): void {
    this.#queue = [];
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

  async #show({ show, beat }: Picture): Promise<void> {
    const before = this.motion.before();
    const view = this.view();
    this.motion.told = [];
    show();
    await tick();
    const marches = view ? this.moving.marches(view, this.motion.told) : [];
    const pace = Math.max(
      this.motion.play(before, this.motion.told, settings.moves, marches),
      settings.moves ? beat : Math.min(beat, STILL),
    );
    if (pace && this.#queue.length < MANY && document.visibilityState === "visible") await this.motion.rest(pace);
  }
}
