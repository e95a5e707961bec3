// What was shown between two decisions of a viewer, kept to be shown again.
import type { View } from "./choice.ts";
import type { Frame } from "./sight.ts";

export interface Stretch {
  /** How things stood before it. */
  before: View;
  frames: Frame[];
}

const MOST = 80; // pictures of one stretch: whoever looks on for long sees the last of them

export class Reel {
  #done: Stretch | null = null;
  #now: Stretch | null = null;

  /** An update; `asks`: with it the viewer has to decide, so a new stretch begins after it. */
  add(before: View, frames: readonly Frame[], asks: boolean): void {
    const told = frames.some((frame) => frame.events.some((event) => event.text));
    if (told) {
      this.#now ??= { before, frames: [] };
      this.#now.frames.push(...frames);
      while (this.#now.frames.length > MOST) {
        const first = this.#now.frames.shift();
        if (first) this.#now.before = first.view;
      }
    }
    if (asks && this.#now) {
      this.#done = this.#now;
      this.#now = null;
    }
  }

  get last(): Stretch | null {
    return this.#now ?? this.#done;
  }
}
