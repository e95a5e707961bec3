// One tab stop for a zone; the arrows go from thing to thing inside it.
import type { Attachment } from "svelte/attachments";

type Steps = (all: HTMLElement[], at: number) => Record<string, number>;

function roving(steps: Steps, stop: (all: HTMLElement[]) => HTMLElement | undefined): Attachment<HTMLElement> {
  return (root) => {
    const items = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("button[data-ref], [data-stop]")];
    const settle = (): void => {
      const all = items();
      const here = all.find((item) => item === document.activeElement) ?? stop(all);
      for (const item of all) item.tabIndex = item === here ? 0 : -1;
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && items().includes(event.target))
        for (const item of items()) item.tabIndex = item === event.target ? 0 : -1;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const to = steps(all, at)[event.key];
      if (to === undefined) return;
      event.preventDefault();
      all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", focus);
    root.addEventListener("keydown", key);
    return () => {
      watch.disconnect();
      root.removeEventListener("focusin", focus);
      root.removeEventListener("keydown", key);
    };
  };
}

/** Things beside each other. */
export const zone = roving(
  (all, at) => ({
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: all.length - 1,
    ArrowDown: group(all, at, 1),
    ArrowUp: group(all, at, -1),
  }),
  (all) => all.find((item) => item.tabIndex === 0 && item.hasAttribute("tabindex")) ?? all[0],
);

/** Lines below each other that grow more: the newest is the stop. */
export const lines = roving(
  (_all, at) => ({ ArrowDown: at + 1, ArrowUp: at - 1 }),
  (all) => all.at(-1),
);

/** The first thing of the next or the previous group (a different face). */
function group(all: HTMLElement[], at: number, step: number): number {
  const face = all[at]?.dataset["face"];
  if (face === undefined) return at + step;
  let to = at;
  while (all[to] && all[to]?.dataset["face"] === face) to += step;
  return Math.max(0, Math.min(all.length - 1, to));
}
