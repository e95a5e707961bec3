// What one viewer of a table sees and may do: the line to the server, and its stores for the log, the open question and
// the standing answers.
import { Asked } from "./asked.svelte.ts";
import { kinOf, type Kin, type Ref, type View } from "./choice.ts";
import { Heard } from "./heard.svelte.ts";
import { CALLS, stored } from "./keep.ts";
import type { Game } from "./module.ts";
import { Motion } from "./motion.ts";
import { Pictures, type Picture } from "./pictures.ts";
import { framesOf } from "./frames.ts";
import { tellingOf, type Told } from "./moments.ts";
import { Reel } from "./reel.ts";
import { settings } from "./settings.svelte.ts";
import type { Flag, Frame, Moment } from "./sight.ts";
import { Wire, type Status } from "./socket.ts";
import { chime } from "./sound.ts";
import { Standing } from "./standing.svelte.ts";
import type {
  Ack,
  Back,
  Belief,
  EventBody,
  GameOver,
  Question,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "./wire.ts";

export class SeatAtTable {
  info = $state.raw<TableInfo | null>(null);
  you = $state(-1);
  view = $state.raw<View | null>(null);
  /** The beat that the view shows; "" while it shows how things stand. */
  beat = $state("");
  /** The words at the seats and the slip over the table that belong to what is shown. */
  flags = $state.raw<readonly Flag[]>([]);
  moment = $state.raw<Moment | null>(null);
  /** What is shown stays until somebody goes on. */
  held = $state(false);
  /** How many times as fast it is shown as usual. */
  speed = $state(1);
  /** Whether there is something that can be shown again. */
  again = $state(false);
  waits = $state.raw<number[]>([]);
  commitment = $state("");
  status = $state<Status>("connecting");
  over = $state.raw<GameOver | null>(null);
  undoable = $state(false);
  /** What taking back leads to, where nobody has to be asked. */
  back = $state.raw<Back | null>(null);
  takeback = $state.raw<{ seat: number; state: string } | null>(null);
  /** The key under which this server tells devices; null if it tells none. Whether this device is told. */
  push = $state.raw<string | null>(null);
  called = $state(false);
  /** What is pointed at: by a line of the log, or by a teacher. */
  lit = $state.raw<ReadonlySet<Ref>>(new Set());

  readonly wire: Wire;
  readonly heard: Heard;
  readonly asked: Asked;
  readonly standing: Standing;
  readonly motion = new Motion();
  readonly #pictures: Pictures;
  readonly #reel = new Reel();

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly game: Pick<Game, "motion" | "log" | "asking">,
    make?: (url: string) => WebSocket,
  ) {
    this.called = stored<string[]>(CALLS, []).includes(table);
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    this.wire = new Wire({
      url,
      table,
      token,
      make,
      since: () => this.heard.next,
      heard: (message) => this.#heard(message),
      status: (status) => {
        this.status = status;
      },
    });
    this.heard = new Heard(this.wire);
    this.asked = new Asked(this.wire, this, game.asking);
    this.standing = new Standing((kinds) => this.#plain({ t: "standing", kinds }));
    this.#pictures = new Pictures(
      this.motion,
      game.motion,
      () => this.view,
      {
        pace: () => settings.pace,
        speed: () => this.speed,
        moves: () => settings.moves,
        seen: () => document.visibilityState === "visible",
      },
      (held) => (this.held = held),
    );
  }

  start(): () => void {
    this.wire.open();
    const nudge = (): void => this.wire.nudge();
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", nudge);
    return () => {
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudge);
      this.wire.close();
    };
  }

  get kin(): Kin {
    return kinOf(this.view ?? {});
  }

  // ---- what the server says

  #heard(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.#pictures.later(() => this.#update(message));
        break;
      case "table":
        this.info = message.table;
        this.commitment = message.table.commitment ?? this.commitment;
        break;
      case "chat":
        this.heard.chat(message, message.seat === this.you);
        break;
      case "takeback":
        this.takeback =
          message.state === "asked" || (message.state === "refused" && message.seat === this.you)
            ? { seat: message.seat, state: message.state }
            : null;
        break;
      case "over":
        this.#pictures.later(() => [{ show: () => (this.over = message), beat: 0 }]);
        break;
      case "error":
        this.asked.notice = { reason: null, fault: message, about: "" };
        break;
      default:
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.#pictures.drop();
    this.#clear();
    this.beat = "";
    this.info = message.table;
    this.you = message.you;
    this.push = message.push;
    this.commitment = message.commitment ?? message.table.commitment ?? "";
    this.heard.begin(message.from, message.events, message.snapshot);
    this.heard.chats = message.chat;
    this.view = message.view;
    this.waits = message.waits;
    this.standing.begin(message.standing, message.windows);
    this.undoable = message.undo;
    this.back = message.back;
    this.takeback = message.takeback === null ? null : { seat: message.takeback, state: "asked" };
    this.#ask(message.question);
  }

  #update({ from, events, view, question, waits, undo, back }: Update): Picture[] {
    this.undoable = undo;
    this.back = back;
    if (from > this.heard.next) {
      this.wire.restart();
      return [];
    }
    const news = this.heard.news(from, events);
    const frames = framesOf(news, view ?? {}, (what) => this.game.motion.stays(what), this.view ?? {});
    this.#reel.add(this.view ?? {}, frames, question !== null && question.seat === this.you && !question.auto);
    const then = (): void => {
      this.beat = "";
      this.view = view;
      this.waits = waits;
      this.again = this.#reel.last !== null;
      const asked = question?.id !== this.asked.question?.id && question?.seat === this.you && !question.auto;
      this.#ask(question);
      if (asked) this.speed = 1;
      if (asked && news.length) chime("gong");
    };
    return frames.flatMap((frame) => this.#picturesOf(frame, frame.what ? null : then, (told) => this.#tell(told)));
  }

  /** A view with the words at the seats, then its slip; `then` brings what is asked, and a slip goes before it. */
  #picturesOf(frame: Frame, then: (() => void) | null, tell: (events: EventBody[]) => void): Picture[] {
    const told = tellingOf(frame, this.game.motion, this.you);
    const { moment, holds } = told;
    const view = (): void => {
      this.#show(frame, told);
      tell(frame.events);
      if (then && !moment) then();
      else this.#ask(null);
    };
    const slip = (): void => {
      this.moment = moment;
      if (moment) chime(moment.sound);
    };
    const after = (): void => {
      this.#clear();
      if (moment) then?.();
    };
    return [
      { show: view, beat: told.stays, holds },
      ...(moment ? [{ show: slip, beat: told.slip, holds: true }] : []),
      ...(then && (moment || told.flags.length) ? [{ show: after, beat: 0 }] : []),
    ];
  }

  #clear(): void {
    this.flags = [];
    this.moment = null;
  }

  #show({ view, events, what, beat }: Frame, told: Told): void {
    this.beat = what;
    this.waits = [];
    this.flags = told.flags;
    this.moment = null;
    this.motion.told = events;
    this.view = view;
    if (told.sound) chime(told.sound);
    else if (beat || events.some((event) => event.kind === "move")) chime("card");
  }

  #tell(events: EventBody[]): void {
    this.heard.tell(events);
    this.#freshen(events);
    if (events.some((event) => this.game.log.chapter(event))) this.standing.lapse();
  }

  /** What was shown since the viewer had to decide last, once more. */
  showAgain(): void {
    const reel = this.#reel.last;
    if (!reel || !this.#pictures.idle) return;
    const { view, waits } = this;
    const { question } = this.asked;
    const back = (): void => {
      this.#clear();
      this.beat = "";
      this.view = view;
      this.waits = waits;
      this.#ask(question);
    };
    const first = (): void => {
      this.view = reel.before;
      this.#ask(null);
    };
    this.#pictures.later(() => [
      { show: first, beat: 0 },
      ...reel.frames.flatMap((frame) => this.#picturesOf(frame, null, () => undefined)),
      { show: back, beat: 0 },
    ]);
  }

  /** Whether somebody could go on: a slip lies there, or what is shown waits. */
  get showing(): boolean {
    return this.held || this.moment !== null;
  }

  /** Whoever goes on by hand does. */
  goOn(): void {
    this.motion.finish();
  }

  #ask(question: Question | null): void {
    if (this.asked.put(question) && this.takeback?.state === "refused") this.takeback = null;
  }

  #freshen(news: EventBody[]): void {
    const drawn = news.filter((event) => event.kind === "move" && String(event.facts["to"]) === `hand/${this.you}`);
    const refs = drawn.map((event) => event.facts["card"]).filter((ref): ref is Ref => typeof ref === "string");
    if (refs.length) this.asked.fresh = new Set([...this.asked.fresh, ...refs]);
  }

  // ---- what the viewer does; their answers are in `asked`

  /** The hidden roles, read from what this viewer can see. */
  async beliefs(): Promise<readonly Belief[] | null> {
    const reply = await this.wire.ask({ t: "beliefs" });
    return reply.t === "beliefs" ? reply.seats : null;
  }

  async #plain(body: Record<string, unknown> & { t: string }): Promise<boolean> {
    const reply = (await this.wire.ask(body)) as Ack;
    if (!reply.ok) this.asked.refuse(reply, body.t);
    return reply.ok;
  }

  undo(): Promise<boolean> {
    return this.#plain({ t: "undo" });
  }
  consent(yes: boolean): Promise<boolean> {
    this.takeback = null;
    return this.#plain({ t: "consent", yes });
  }
  concede(): Promise<boolean> {
    return this.#plain({ t: "concede" });
  }
  bot(seat: number, on: boolean): Promise<boolean> {
    return this.#plain({ t: "bot", seat, on });
  }
  /** How fast the bots play, and how fast it is shown, where no person plays any more. */
  async hurry(to: "usual" | "fast" | "end"): Promise<void> {
    if (!(await this.#plain({ t: "hurry", to }))) return;
    this.speed = { usual: 1, fast: 4, end: Infinity }[to];
    this.motion.finish();
  }
  say(text: string): Promise<boolean> {
    return this.#plain({ t: "chat", text: text.slice(0, 300) });
  }
}
