// A match that is watched again: through whose eyes, where in it, and what was told until then.
import { tick } from "svelte";

import { sceneOf } from "../../games/scene.ts";
import { api, Problem } from "../../lib/api.ts";
import type { View } from "../../lib/choice.ts";
import type { Desk } from "../../lib/desk.svelte.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import { seatsAt } from "../../lib/keep.ts";
import { beatOf, framesOf } from "../../lib/frames.ts";
import { tellingOf } from "../../lib/moments.ts";
import { Motion } from "../../lib/motion.ts";
import { staying } from "../../lib/pace.ts";
import { SceneSight, type Scene } from "../../lib/scene.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Flag, Frame, Moment } from "../../lib/sight.ts";
import type { Belief, BeliefsFrom, Replay, SeatInfo } from "../../lib/wire.ts";
import { stepsOf } from "./steps.ts";
import { chaptersOf, hills, momentsOf } from "./story.ts";

const PACE = { slow: 1300, fast: 650 }; // ms for a step

export class Watching {
  replay = $state.raw<Replay | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Whose eyes: a seat, "open" for everything, "-1" for what everybody sees. */
  eyes = $state("");
  at = $state(0);
  playing = $state(false);
  fast = $state(false);
  problem = $state("");
  /** Of each seat after each step, as bots judge them; null while they are not known. */
  chances = $state.raw<number[][] | null>(null);
  /** The picture of a beat on the way to the step, while it is shown. */
  picture = $state.raw<Frame | null>(null);
  /** The words at the seats and the slip that belong to it. */
  flags = $state.raw<readonly Flag[]>([]);
  moment = $state.raw<Moment | null>(null);
  readonly motion = new Motion();
  #going = 0; // of the ways to a step; a new one ends the one before
  readonly held: ReturnType<typeof seatsAt>[number] | undefined;
  readonly #readings = new WeakMap<Replay, Promise<BeliefsFrom[]>>();

  constructor(readonly id: string) {
    this.held = seatsAt(id)[0];
  }

  readonly steps = $derived(this.replay ? stepsOf(this.replay) : []);
  readonly step = $derived(this.steps[Math.min(this.at, this.steps.length - 1)]);
  readonly info = $derived(this.replay?.table ?? null);
  readonly over = $derived(this.info?.status === "over");
  readonly you = $derived.by(() =>
    typeof this.replay?.viewer === "number" ? this.replay.viewer : (this.held?.seat ?? -1),
  );
  readonly events = $derived(this.steps.flatMap((each) => each.events).filter((event) => !beatOf(event)));
  readonly told = $derived(
    this.steps
      .slice(0, this.at + 1)
      .flatMap((each) => each.events)
      .filter((event) => !beatOf(event)),
  );
  readonly judged = $derived(this.chances?.length === this.steps.length ? this.chances : null);
  readonly chapters = $derived(this.scene && this.steps.length ? chaptersOf(this.scene.game, this.steps) : []);
  readonly moments = $derived(this.scene ? momentsOf(this.scene.game, this.steps) : []);
  readonly chapter = $derived(this.chapters.findLast((each) => each.from <= this.at)?.name ?? "");
  readonly hills = $derived(this.scene ? hills(this.scene.game, this.steps, Math.max(0, this.you), this.judged) : "");
  readonly scores = $derived(this.scene?.game.score.of(this.steps.at(-1)?.view ?? {}) ?? []);

  /** The scores as the game writes them. */
  points(scores: readonly number[]): string {
    return (this.scene?.game.score.words(scores) ?? []).join(" : ");
  }

  /** The way to this step through these eyes. */
  get link(): string {
    return `/r/${this.id}?at=${this.at}${this.over ? `&eyes=${this.eyes}` : ""}`;
  }

  /** Begin at a step, or where an event happened; after the match through anybody's eyes. */
  async begin(step: number | null, event: number | null, eyes: string | null): Promise<void> {
    await this.#tried(async () => {
      const { status } = await api.table(this.id);
      await this.#load(status === "over" ? (eyes ?? "open") : this.held ? String(this.held.seat) : "-1");
      const wanted =
        event === null ? step : this.steps.findIndex((each) => each.events.some((other) => other.n >= event));
      this.at = Math.max(0, Math.min(this.steps.length - 1, wanted ?? 0));
      if (this.over)
        api.evaluation(this.id).then(
          ({ chances }) => (this.chances = chances),
          () => undefined,
        );
    });
  }

  async look(eyes: string): Promise<void> {
    await this.#tried(() => this.#load(eyes));
    this.#tell();
  }

  #tell(): void {
    history.replaceState(null, "", this.link);
  }

  async #load(eyes: string): Promise<void> {
    const own = this.held && String(this.held.seat) === eyes;
    const got = await api.replay(this.id, eyes, own ? this.held?.token : undefined);
    this.scene ??= await sceneOf(got.table.game);
    this.replay = got;
    this.eyes = eyes;
    this.at = Math.min(this.at, got.steps.length - 1);
  }

  async #tried(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.problem = (error instanceof Problem ? say(error.text) : "") || t("offline-text");
    }
  }

  /** Play on from a step, in a match of its own; its table. */
  async branch(): Promise<string | null> {
    let made: string | null = null;
    await this.#tried(async () => {
      made = (await api.branch(this.id, this.at, Math.max(0, this.you), settings.name)).table;
    });
    return made;
  }

  /** One step on or back, over answers of which nothing was told, such as passes that nobody saw. */
  async walk(by: 1 | -1): Promise<void> {
    const last = this.steps.length - 1;
    let to = this.at + by;
    while (to > 0 && to < last && !this.steps[to]?.events.some((event) => event.text)) to += by;
    await this.go(to);
  }

  async go(to: number): Promise<void> {
    const next = Math.max(0, Math.min(this.steps.length - 1, to));
    const near = next > this.at && !this.steps.slice(this.at + 1, next).some((step) => step.events.length);
    const going = ++this.#going;
    let view = this.picture?.view ?? this.step?.view ?? {};
    const step = this.steps[next];
    const motion = this.scene?.game.motion;
    if (!near || !step || !motion) {
      this.picture = null;
      this.flags = [];
      this.moment = null;
      this.at = next;
      this.#tell();
      return;
    }
    for (const frame of framesOf(step.events, step.view, (what) => motion.stays(what), view)) {
      const before = this.motion.before();
      const last = !frame.what;
      const { flags, moment, stays, slip } = tellingOf(frame, motion, this.you);
      this.picture = last ? null : frame;
      this.flags = flags;
      this.moment = moment;
      if (last) {
        this.at = next;
        this.#tell();
      }
      await tick();
      const moved = this.motion.play(
        before,
        frame.events,
        settings.moves,
        motion.marches(view, frame.events, frame.view),
      );
      const stay = staying(moment ? slip : stays, settings.pace === "click" ? "normal" : settings.pace, false);
      if (!last || flags.length || moment) await this.motion.rest(Math.max(moved, stay / (this.fast ? 2 : 1)));
      if (going !== this.#going) return;
      view = frame.view;
    }
    this.flags = [];
    this.moment = null;
  }

  /** Step by step until the end; the way to stop it. */
  run(): () => void {
    const timer = setInterval(
      () => {
        if (this.at >= this.steps.length - 1) this.playing = false;
        else if (!this.picture && !this.flags.length && !this.moment) void this.walk(1);
      },
      this.fast ? PACE.fast : PACE.slow,
    );
    return () => clearInterval(timer);
  }

  /** How the hidden roles could be read at this step; asked for once through the same eyes. */
  async beliefs(): Promise<readonly Belief[] | null> {
    const [whole, n] = [this.replay, this.step?.n ?? 0];
    if (!whole || typeof whole.viewer !== "number") return null;
    const readings =
      this.#readings.get(whole) ??
      api.beliefs(this.id, whole.viewer, this.held?.token).then(
        (told) => told.changes,
        () => [],
      );
    this.#readings.set(whole, readings);
    return (await readings).findLast((each) => each.n <= n)?.seats ?? null;
  }
}

/** A step of a replay as a layout sees it. */
export class ReplaySight extends SceneSight {
  constructor(
    readonly watching: Watching,
    scene: Scene,
    desk: Desk,
  ) {
    super(scene, desk);
  }

  get view(): View {
    return this.watching.picture?.view ?? this.watching.step?.view ?? {};
  }
  override get beat(): string {
    return this.watching.picture?.what ?? "";
  }
  override get flags(): readonly Flag[] {
    return this.watching.flags;
  }
  override get moment(): Moment | null {
    return this.watching.moment;
  }
  get you(): number {
    return this.watching.you;
  }
  get seats(): number {
    return this.watching.info?.seats.length ?? 0;
  }
  info(seat: number): SeatInfo | undefined {
    return this.watching.info?.seats[seat];
  }
  beliefs(): Promise<readonly Belief[] | null> {
    return this.watching.beliefs();
  }
  override openPile(): void {
    this.desk.tab = "log"; // the piles of a replay have no tab
  }
}
