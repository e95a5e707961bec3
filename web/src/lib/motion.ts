// Cards travel because something happened: FLIP by reference, from and to the zones that the events name.
// Only transform and opacity are animated; a click finishes whatever is moving.
import type { Ref } from "./choice.ts";
import type { Move } from "./sight.ts";
import type { EventBody } from "./wire.ts";

interface Spot { x: number; y: number; w: number; h: number; copy: HTMLElement | null }
export type Before = { cards: Map<Ref, Spot>; zones: Map<string, Spot> };

const EASE = "cubic-bezier(.22, .8, .3, 1)";
const MOVE = 320;
const STEP = 40;
const MOST = 400;

export class Motion {
  root: HTMLElement | null = null;
  told: EventBody[] = [];
  #running = new Set<Animation>();
  #ghosts = new Set<HTMLElement>();
  #wake: (() => void) | null = null;

  /** Where everything is before the change. */
  before(): Before {
    const cards = new Map<Ref, Spot>();
    const zones = new Map<string, Spot>();
    if (!this.root) return { cards, zones };
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-ref]")) {
      const ref = node.dataset["ref"];
      if (ref && !cards.has(ref)) cards.set(ref, spot(node, true));
    }
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-zone]")) zones.set(node.dataset["zone"] ?? "", spot(node, false));
    return { cards, zones };
  }

  /** Let everything travel from where it was; how long that takes. */
  play(was: Before, events: readonly EventBody[], moves: boolean, more: readonly Move[] = []): number {
    const root = this.root;
    if (!root || !(events.length + more.length)) return 0;
    const from = new Map<Ref, string>();
    const to = new Map<Ref, string>();
    for (const event of events) {
      const { card, from: start, to: end } = event.facts as { card?: unknown; from?: unknown; to?: unknown };
      if (event.kind !== "move" || typeof card !== "string") continue;
      if (typeof start === "string" && !from.has(card)) from.set(card, start);
      if (typeof end === "string") to.set(card, end);
    }
    for (const { card, from: start, to: end } of more) {
      if (!from.has(card)) from.set(card, start);
      to.set(card, end);
    }
    const now = new Map<Ref, HTMLElement>();
    for (const node of root.querySelectorAll<HTMLElement>("[data-ref]")) {
      const ref = node.dataset["ref"];
      if (ref && !now.has(ref)) now.set(ref, node);
    }
    const jobs: (() => Animation | null)[] = [];
    for (const [ref, node] of now) {
      const start = was.cards.get(ref) ?? was.zones.get(from.get(ref) ?? "");
      if (!start) continue;
      const end = spot(node, false);
      if (Math.abs(start.x - end.x) + Math.abs(start.y - end.y) < 3) continue;
      if (!moves) {
        if (to.has(ref)) outline(node);
        continue;
      }
      const turned = !was.cards.has(ref);
      if (to.has(ref)) jobs.push(() => this.#travel(node, start, end, turned));
      else this.#travel(node, start, end, false);
    }
    if (moves) {
      for (const [ref, zone] of to) {
        const start = was.cards.get(ref);
        const place = root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`);
        if (now.has(ref) || !start?.copy || !place) continue;
        jobs.push(() => this.#leave(start, spot(place, false)));
      }
    }
    const step = Math.min(STEP, jobs.length > 1 ? MOST / jobs.length : STEP);
    jobs.forEach((job, n) => {
      const animation = job();
      if (animation) animation.effect?.updateTiming({ delay: n * step });
    });
    return jobs.length ? MOVE + Math.min(MOST, jobs.length * step) + 160 : 0;
  }

  #travel(node: HTMLElement, start: Spot, end: Spot, turns: boolean): Animation {
    const dx = start.x + start.w / 2 - end.x - end.w / 2;
    const dy = start.y + start.h / 2 - end.y - end.h / 2;
    const scale = Math.max(0.2, Math.min(2.5, start.h / (end.h || 1)));
    const move = `translate(${dx}px, ${dy}px) scale(${scale})`;
    const frames = turns
      ? [{ transform: `${move} rotateY(90deg)`, opacity: 0.4 }, { transform: `translate(${dx * 0.45}px, ${dy * 0.45}px) scale(${(1 + scale) / 2}) rotateY(60deg)`, opacity: 1 }, { transform: "none", opacity: 1 }]
      : [{ transform: move }, { transform: "none" }];
    return this.#follow(node.animate(frames, { duration: MOVE, easing: EASE, fill: "backwards" }));
  }

  #leave(start: Spot, end: Spot): Animation | null {
    const copy = start.copy;
    if (!copy) return null;
    Object.assign(copy.style, {
      position: "fixed", left: `${start.x}px`, top: `${start.y}px`, width: `${start.w}px`, height: `${start.h}px`, margin: "0", zIndex: "30", pointerEvents: "none", translate: "none",
    });
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    copy.removeAttribute("data-ref");
    document.body.append(copy);
    this.#ghosts.add(copy);
    const dx = end.x + end.w / 2 - start.x - start.w / 2;
    const dy = end.y + end.h / 2 - start.y - start.h / 2;
    const scale = Math.max(0.15, Math.min(1.5, end.h / (start.h || 1)));
    const animation = copy.animate(
      [{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9, offset: 0.92 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 }],
      { duration: MOVE + 80, easing: EASE, fill: "both" },
    );
    const gone = (): void => { copy.remove(); this.#ghosts.delete(copy); };
    animation.onfinish = gone;
    animation.oncancel = gone;
    return this.#follow(animation);
  }

  #follow(animation: Animation): Animation {
    this.#running.add(animation);
    animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
    return animation;
  }

  /** A pause in which things arrive; finish() ends it. */
  rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => { this.#wake = null; done(); }, ms);
      this.#wake = (): void => { clearTimeout(timer); this.#wake = null; done(); };
    });
  }

  /** A click finishes what is moving. */
  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
    for (const ghost of [...this.#ghosts]) ghost.remove();
    this.#ghosts.clear();
    this.#wake?.();
  }
}

function spot(node: HTMLElement, copies: boolean): Spot {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, w: width, h: height, copy: copies ? (node.cloneNode(true) as HTMLElement) : null };
}

function outline(node: HTMLElement): void {
  node.classList.add("arrived");
  setTimeout(() => node.classList.remove("arrived"), 600);
}
