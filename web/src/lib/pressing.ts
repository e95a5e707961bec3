// A thing on the table as a button: it can be picked where the question offers it, and else be looked at closer.
import type { Ref } from "./choice.ts";
import type { Sight } from "./sight.ts";

interface How {
  /** What is printed on it, for a closer look. */
  face?: string;
  press?: (ref: Ref) => void;
}

/** The attributes of such a button; `kind` is its class, beside that of its state. */
export function pressing(sight: Sight, ref: Ref, kind: string, { face = "", press }: How = {}) {
  const state = sight.live ? sight.state(ref) : "";
  return {
    class: `${kind} ${state}`,
    "data-ref": ref,
    "data-face": face || undefined,
    "aria-pressed": state === "may" || state === "picked" ? state === "picked" : undefined,
    onclick: (): void => {
      if (state) (press ?? ((one: Ref) => sight.press(one)))(ref);
      else if (face) sight.detail(face);
    },
  };
}
