// Carrying a thing to a place, with mouse, pen or finger. Whoever does not want to drag clicks twice or uses the keys.
import type { Attachment } from "svelte/attachments";

import type { Ref } from "./choice.ts";
import { boxOf, zoom } from "./place.ts";

const FAR = 8; // pixels before it is more than a click

/** Inside the element, what has a [data-ref] and may be carried is dropped on a [data-place], or nowhere (null). */
export function drags(
  may: (ref: Ref) => boolean,
  drop: (ref: Ref, place: number | null) => void,
): Attachment<HTMLElement> {
  return (root) => {
    let thing: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let start = { x: 0, y: 0 };

    const place = (event: PointerEvent): Element | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]") ?? null;
    const down = (event: PointerEvent): void => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-ref]") : null;
      if (event.button || !found || !may(found.dataset["ref"] ?? "")) return;
      thing = found;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!thing) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      if (!ghost) {
        ghost = lift(thing);
        root.setPointerCapture(event.pointerId);
      }
      ghost.style.translate = `${dx / zoom()}px ${dy / zoom()}px`;
      const here = place(event);
      if (here !== over) over?.classList.remove("over");
      here?.classList.add("over");
      over = here;
    };
    const end = (event: PointerEvent): void => {
      const ref = thing?.dataset["ref"];
      if (ghost && ref) {
        const there = event.type === "pointerup" ? place(event) : null;
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, true));
        drop(ref, there instanceof HTMLElement || there instanceof SVGElement ? Number(there.dataset["place"]) : null);
      }
      over?.classList.remove("over");
      ghost?.remove();
      thing?.classList.remove("carried");
      thing = ghost = over = null;
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", end);
    root.addEventListener("pointercancel", end);
    return () => {
      ghost?.remove();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", end);
      root.removeEventListener("pointercancel", end);
    };
  };
}

function lift(thing: HTMLElement): HTMLElement {
  const { x, y, width, height } = boxOf(thing);
  const ghost = thing.cloneNode(true) as HTMLElement;
  for (const name of ["data-ref", "data-place", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
    transition: "none",
  });
  document.body.append(ghost);
  thing.classList.add("carried");
  return ghost;
}

const swallow = (event: Event): void => event.stopPropagation();
