// Cards travel because something happened: FLIP by reference, from and to the zones that the events name. Groups that are
// laid out anew (`data-flip`) glide with what is in them. The inverse is set before the next frame is painted, so nothing
// ever jumps; only transform and opacity are animated; a click finishes whatever is moving.
import type { Ref } from "./choice.ts";
import { boxOf } from "./place.ts";
import type { Move } from "./sight.ts";
import type { EventBody } from "./wire.ts";

interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  copy: HTMLElement | null;
}
export type Before = { cards: Map<Ref, Spot>; zones: Map<string, Spot>; groups: Map<string, Spot> };
type Shift = { dx: number; dy: number };

const EASE = "cubic-bezier(.22, .8, .3, 1)";
const MOVE = 320;
const STEP = 40;
const MOST = 400;
const EDGE_ON = 0.3; // of its height: no card is as narrow, unless it is being turned
const NEAR = 0.5; // px: what is nearer than this has not moved

export class Motion {
  root: HTMLElement | null = null;
  told: EventBody[] = [];
  #running = new Set<Animation>();
  #gliding = new Set<Animation>();
  #ghosts = new Set<HTMLElement>();
  #wake: (() => void) | null = null;

  /** Where everything is before the change. */
  before(): Before {
    const cards = new Map<Ref, Spot>();
    if (!this.root) return { cards, zones: new Map(), groups: new Map() };
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-ref]")) {
      const ref = node.dataset["ref"];
      if (ref && !cards.has(ref)) cards.set(ref, spot(node, true));
    }
    return { cards, zones: this.#spots("zone"), groups: this.#spots("flip") };
  }

  #spots(name: string): Map<string, Spot> {
    const nodes = this.root?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [];
    return new Map([...nodes].map((node) => [node.dataset[name] ?? "", spot(node, false)]));
  }

  /** Let everything travel from where it was; how long that takes. */
  play(was: Before, events: readonly EventBody[], moves: boolean, more: readonly Move[] = []): number {
    const root = this.root;
    if (!root) return 0;
    for (const animation of [...this.#gliding]) animation.cancel(); // places are measured at rest
    const from = new Map<Ref, string>();
    const to = new Map<Ref, string>();
    for (const event of events) {
      const { from: start, to: end } = event.facts as { from?: unknown; to?: unknown };
      for (const card of carried(event)) {
        if (typeof start === "string" && !from.has(card)) from.set(card, start);
        if (typeof end === "string") to.set(card, end);
      }
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
    const ends = new Map([...now].map(([ref, node]) => [ref, spot(node, false)]));
    const shifts = moves ? this.#glide(was.groups) : new Map<Element, Shift>();
    const jobs: (() => Animation | null)[] = [];
    for (const [ref, node] of now) {
      const start = was.cards.get(ref) ?? was.zones.get(from.get(ref) ?? "");
      const end = ends.get(ref);
      if (!start || !end) continue;
      const carried = shifts.get(node.closest("[data-flip]") ?? node) ?? { dx: 0, dy: 0 };
      const begin = { ...start, x: start.x - carried.dx, y: start.y - carried.dy }; // its group carries it a part of the way
      if (Math.abs(begin.x - end.x) + Math.abs(begin.y - end.y) < NEAR && Math.abs(begin.h - end.h) < NEAR) continue;
      if (!moves) {
        if (to.has(ref)) outline(node);
        continue;
      }
      const turned = !was.cards.has(ref);
      if (to.has(ref)) jobs.push(() => this.#travel(node, begin, end, turned));
      else this.#travel(node, begin, end, false);
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

  /** The groups that were laid out anew glide to their places; by how much each of them is away from it at first. */
  #glide(was: ReadonlyMap<string, Spot>): Map<Element, Shift> {
    const shifts = new Map<Element, Shift>();
    const nodes = [...(this.root?.querySelectorAll<HTMLElement>("[data-flip]") ?? [])].map((node) => ({
      node,
      end: spot(node, false),
    }));
    for (const { node, end } of nodes) {
      const start = was.get(node.dataset["flip"] ?? "");
      const dx = start ? start.x - end.x : 0;
      const dy = start ? start.y - end.y : 0;
      if (Math.abs(dx) + Math.abs(dy) < NEAR) continue;
      shifts.set(node, { dx, dy });
      this.#carry(
        node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
          duration: MOVE,
          easing: EASE,
          fill: "backwards",
        }),
      );
    }
    return shifts;
  }

  #travel(node: HTMLElement, start: Spot, end: Spot, turns: boolean): Animation {
    if (!turns) {
      const turning = end.w < end.h * EDGE_ON || start.w < start.h * EDGE_ON; // seen from its edge: its width tells nothing
      const wide = turning ? start.h / (end.h || 1) : start.w / (end.w || 1);
      const move = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${wide}, ${start.h / (end.h || 1)})`;
      return this.#carry(
        node.animate(
          [
            { transform: move, transformOrigin: "0 0" },
            { transform: "none", transformOrigin: "0 0" },
          ],
          { duration: MOVE, easing: EASE, fill: "backwards" },
        ),
      );
    }
    const dx = start.x + start.w / 2 - end.x - end.w / 2;
    const dy = start.y + start.h / 2 - end.y - end.h / 2;
    const scale = Math.max(0.2, Math.min(2.5, start.h / (end.h || 1)));
    const frames = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotateY(90deg)`, opacity: 0.4 },
      { transform: `translate(${dx * 0.45}px, ${dy * 0.45}px) scale(${(1 + scale) / 2}) rotateY(60deg)`, opacity: 1 },
      { transform: "none", opacity: 1 },
    ];
    return this.#carry(node.animate(frames, { duration: MOVE, easing: EASE, fill: "backwards" }));
  }

  #carry(animation: Animation): Animation {
    this.#gliding.add(animation);
    animation.finished.catch(() => undefined).finally(() => this.#gliding.delete(animation));
    return this.#follow(animation);
  }

  #leave(start: Spot, end: Spot): Animation | null {
    const copy = start.copy;
    if (!copy) return null;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${start.x}px`,
      top: `${start.y}px`,
      width: `${start.w}px`,
      height: `${start.h}px`,
      margin: "0",
      zIndex: "30",
      pointerEvents: "none",
      translate: "none",
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
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9, offset: 0.92 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: MOVE + 80, easing: EASE, fill: "both" },
    );
    const gone = (): void => {
      copy.remove();
      this.#ghosts.delete(copy);
    };
    animation.onfinish = gone;
    animation.oncancel = gone;
    return this.#follow(animation);
  }

  #follow(animation: Animation): Animation {
    this.#running.add(animation);
    animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
    return animation;
  }

  /** A pause in which things arrive; finish() ends it, and alone does if it has no end. */
  rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
      const timer = ms === Infinity ? undefined : setTimeout(wake, ms);
      this.#wake = wake;
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

/** The cards that an event moves: one, or a hand that is dealt in one go. */
function carried({ kind, facts }: EventBody): Ref[] {
  if (kind === "move" && typeof facts["card"] === "string") return [facts["card"]];
  const dealt = kind === "deal" ? facts["cards"] : null;
  return Array.isArray(dealt) ? dealt.map((each: { card: Ref }) => each.card) : [];
}

function spot(node: HTMLElement, copies: boolean): Spot {
  const { x, y, width, height } = boxOf(node);
  return { x, y, w: width, h: height, copy: copies ? (node.cloneNode(true) as HTMLElement) : null };
}

function outline(node: HTMLElement): void {
  node.classList.add("arrived");
  setTimeout(() => node.classList.remove("arrived"), 600);
}
