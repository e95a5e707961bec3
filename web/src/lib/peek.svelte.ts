// A longer look at a thing that is pressed: with the mouse over it something large appears beside it, a long touch or the
// second button of the mouse opens it.
import type { Attachment } from "svelte/attachments";

import { boxOf, windowBox } from "./place.ts";

const HOLD = 450; // ms until a touch is a long one
const HOVER = 600;

export class Peek {
  /** Something large is to be shown beside it. */
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long = false;

  /** `detail` opens it, `large`: there is something to show beside it. */
  constructor(
    readonly detail: () => (() => void) | undefined,
    readonly large: () => boolean,
  ) {}

  readonly handlers = {
    onpointerdown: (event: PointerEvent): void => {
      this.#rest();
      this.#long = false;
      const open = this.detail();
      if (event.pointerType === "touch" && open) this.#after(HOLD, () => ((this.#long = true), open()));
    },
    onpointerenter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && this.detail() && this.large()) this.#after(HOVER, () => (this.on = true));
    },
    onpointerup: (): void => this.#rest(),
    onpointerleave: (): void => this.#rest(),
    onpointercancel: (): void => this.#rest(),
    oncontextmenu: (event: Event): void => {
      const open = this.detail();
      if (!open) return;
      event.preventDefault();
      open();
    },
  };

  /** A press, unless it was the end of a long touch. */
  click(press: (() => void) | undefined): void {
    if (this.#long) this.#long = false;
    else press?.();
  }

  #after(ms: number, what: () => unknown): void {
    this.#rest();
    this.#timer = setTimeout(what, ms);
  }

  /** Nothing will open, and what is only looked at closes. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }
}

/** Beside what it belongs to; it takes no clicks and covers neither that nor the prompt. */
export const beside: Attachment<HTMLElement> = (node) => {
  const from = node.parentElement && boxOf(node.parentElement);
  const { wide, high } = windowBox();
  document.body.append(node); // whatever holds the small one must not clip or dim it
  if (!from) return;
  const { width, height } = boxOf(node);
  node.style.left = `${Math.max(8, Math.min(wide - width - 8, from.left + from.width / 2 - width / 2))}px`;
  node.style.top = `${from.top > height + 36 ? from.top - height - 28 : Math.min(high - height - 8, from.bottom + 12)}px`;
};
