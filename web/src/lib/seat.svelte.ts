// What one viewer of a table knows: the view, the open question, the log, the chat, and what may be done.
import { tick } from "svelte";

import { Selection, choiceOf, kinOf, refsOf, type Kin, type Ref, type View } from "./choice.ts";
import { Motion } from "./motion.ts";
import { settings } from "./settings.svelte.ts";
import { Wire, type Status } from "./socket.ts";
import type { Game } from "./module.ts";
import type { Frame } from "./sight.ts";
import { chime } from "./sound.ts";
import type {
  Ack,
  Belief,
  ChatLine,
  ChoiceBody,
  EventBody,
  Fault,
  GameOver,
  Hint,
  OptionBody,
  Question,
  Reason,
  ReasonFor,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "./wire.ts";

export interface Refused {
  reason: Reason | null;
  fault: Fault | null;
  about: string;
}
/** One change of what is shown, and how long it stays. */
interface Shown {
  show: () => void;
  beat: number;
}
/** What a pop-over speaks of: the thing that was asked about and where it is drawn. */
export interface Why {
  reason: Reason | null;
  anchor: string;
  title: string;
}

const STILL = 160; // the longest beat where nothing moves; the log tells the rest

export class SeatAtTable {
  info = $state.raw<TableInfo | null>(null);
  you = $state(-1);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  selection = $state.raw<Selection | null>(null);
  events = $state.raw<EventBody[]>([]);
  waits = $state.raw<number[]>([]);
  chats = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  commitment = $state("");
  status = $state<Status>("connecting");
  over = $state.raw<GameOver | null>(null);
  takeback = $state.raw<{ seat: number; state: string } | null>(null);
  why = $state.raw<Why | null>(null);
  notice = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  sending = $state(false);
  fresh = $state.raw<ReadonlySet<Ref>>(new Set());
  lit = $state.raw<ReadonlySet<Ref>>(new Set());
  standingNow = $state.raw<Record<string, string>>({});
  windows = $state.raw<string[]>([]);
  undoable = $state(false);
  checked = $state.raw<{ option: string; ok: boolean; reason: Reason | null } | null>(null);
  /** The server is being asked whether the picks will do; what is pressed meanwhile waits for its word. */
  checking = $state.raw<Promise<void> | null>(null);

  next = 0;
  readonly wire: Wire;
  readonly motion = new Motion();
  #queue: (() => Shown[])[] = [];
  #busy = false;
  #round = 0; // of asking for what was before; a new welcome begins another

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly game: Pick<Game, "motion" | "log" | "asking">,
    make?: (url: string) => WebSocket,
  ) {
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    this.wire = new Wire({
      url,
      table,
      token,
      make,
      since: () => this.next,
      heard: (message) => this.#heard(message),
      status: (status) => {
        this.status = status;
      },
    });
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

  get mine(): boolean {
    return this.question !== null && this.question.seat === this.you;
  }

  // ---- what the server says

  #heard(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.#later(() => this.#update(message));
        break;
      case "table":
        this.info = message.table;
        this.commitment = message.table.commitment ?? this.commitment;
        break;
      case "chat":
        if (!this.chats.some((chat) => chat.n === message.n)) {
          this.chats = [...this.chats, message];
          this.unread += 1;
        }
        break;
      case "takeback":
        this.takeback =
          message.state === "asked" || (message.state === "refused" && message.seat === this.you)
            ? { seat: message.seat, state: message.state }
            : null;
        break;
      case "over":
        this.#later(() => [
          {
            show: (): void => {
              this.over = message;
            },
            beat: 0,
          },
        ]);
        break;
      case "error":
        this.notice = { reason: null, fault: message, about: "" };
        break;
      default:
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.#queue = [];
    this.info = message.table;
    this.you = message.you;
    this.commitment = message.commitment ?? message.table.commitment ?? "";
    this.next = message.from + message.events.length;
    const before = this.events.filter((event) => event.n < message.from);
    this.events = message.snapshot ? message.events : [...before, ...message.events];
    this.view = message.view;
    this.waits = message.waits;
    this.chats = message.chat;
    this.standingNow = message.standing;
    this.windows = message.windows;
    this.undoable = message.undo;
    this.takeback = message.takeback === null ? null : { seat: message.takeback, state: "asked" };
    this.#ask(message.question);
    void this.#recall();
  }

  /** What happened before the oldest event that is known, page by page: the log is always whole. */
  async #recall(): Promise<void> {
    const round = (this.#round += 1);
    let oldest = this.events[0]?.n ?? this.next;
    while (oldest > 0) {
      const page = await this.wire.ask({ t: "history", before: oldest });
      if (page.t !== "history" || !page.events.length || round !== this.#round) return;
      this.events = [...page.events, ...this.events];
      oldest = page.from;
    }
  }

  // updates are shown one after the other, so that what others do is seen
  #later(step: () => Shown[]): void {
    this.#queue.push(step);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        const queue = this.#queue;
        for (const { show, beat } of step()) {
          if (queue !== this.#queue) break; // the table was told anew
          const before = this.motion.before();
          const view = this.view;
          this.motion.told = [];
          show();
          await tick();
          const marches = view ? this.game.motion.marches(view, this.motion.told) : [];
          const pace = Math.max(
            this.motion.play(before, this.motion.told, settings.moves, marches),
            settings.moves ? beat : Math.min(beat, STILL),
          );
          if (pace && this.#queue.length < 8 && document.visibilityState === "visible") await this.motion.rest(pace);
        }
      }
    } finally {
      this.#busy = false;
    }
  }

  #update({ from, events, view, question, waits, undo }: Update): Shown[] {
    this.undoable = undo;
    if (from > this.next) {
      this.wire.restart();
      return [];
    }
    const news = events.filter((event) => event.n >= this.next);
    this.next = Math.max(this.next, from + events.length);
    const frames =
      this.view && view
        ? this.game.motion.frames(this.view, news, view)
        : [{ view: view ?? {}, events: news, beat: 0 }];
    return frames.map((frame, n) => ({
      beat: frame.beat,
      show: (): void => {
        const last = n === frames.length - 1;
        this.#show(frame, last ? question : null);
        this.waits = last ? waits : [];
        if (last) this.view = view;
      },
    }));
  }

  #show({ view, events, beat }: Frame, question: Question | null): void {
    this.motion.told = events;
    this.events = [...this.events, ...events];
    this.view = view;
    this.#freshen(events);
    if (events.some((event) => this.game.log.chapter(event))) this.#lapse();
    const asked = question?.id !== this.question?.id && question?.seat === this.you;
    this.#ask(question);
    if (asked && events.length) chime("ask");
    else if (beat || events.some((event) => event.kind === "move")) chime("card");
  }

  /** What was to be passed for the rest of a round is asked again in the next one. */
  #lapse(): void {
    this.standingNow = Object.fromEntries(
      Object.entries(this.standingNow).map(([kind, wish]) => [kind, wish === "round" ? "only" : wish]),
    );
  }

  #freshen(news: EventBody[]): void {
    const drawn = news.filter((event) => event.kind === "move" && String(event.facts["to"]) === `hand/${this.you}`);
    const refs = drawn.map((event) => event.facts["card"]).filter((ref): ref is Ref => typeof ref === "string");
    if (refs.length) this.fresh = new Set([...this.fresh, ...refs]);
  }

  #ask(question: Question | null): void {
    const same = question !== null && question.id === this.question?.id && this.selection !== null;
    this.question = question;
    this.hint = same ? this.hint : null;
    if (!same) this.notice = null;
    if (!same && this.takeback?.state === "refused") this.takeback = null;
    this.why = null;
    const picked = same ? (this.selection?.picked ?? []) : [];
    const only = same ? (this.selection?.only ?? null) : null;
    if (question && question.seat === this.you)
      this.select(new Selection(question, this.kin, picked, only, this.game.asking.secondary, this.game.asking.steps));
    else this.#free();
  }

  #free(): void {
    this.selection = null;
    this.checking = null;
  }

  // ---- what the viewer does

  select(selection: Selection): void {
    this.selection = selection;
    this.why = null;
    this.checked = null;
    const unsure = selection.unsure[0];
    this.checking = unsure ? this.#check(unsure, selection) : null;
  }

  async #check(option: OptionBody, selection: Selection): Promise<void> {
    const reply = (await this.wire.ask({
      t: "why",
      question: selection.question.id,
      choice: choiceOf(option, selection.picked, selection.kin),
    })) as ReasonFor;
    if (this.selection !== selection) return;
    this.checking = null;
    if (reply.t === "reason") this.checked = { option: option.id, ok: reply.refusal === null, reason: reply.refusal };
  }

  /** The options for which the picks are complete and legal. */
  get ready(): OptionBody[] {
    const selection = this.selection;
    if (!selection) return [];
    const sure = selection.ready;
    const checked = this.checked;
    return sure.length || !checked?.ok
      ? sure
      : selection.question.options.filter((option) => option.id === checked.option);
  }

  async answer(choice: ChoiceBody): Promise<void> {
    const question = this.question;
    if (!question || this.sending) return;
    this.sending = true;
    this.notice = null;
    this.why = null;
    this.fresh = new Set();
    chime("seal");
    const reply = (await this.wire.answer(question.id, choice)) as Ack;
    this.sending = false;
    if (reply.ok) {
      if (this.question === question) {
        this.#free();
        this.question = null;
      }
      return;
    }
    this.notice = { reason: reply.refusal ?? null, fault: reply.error ?? null, about: choice.option };
  }

  /** Answer with an option and what is picked. */
  commit(option: OptionBody): Promise<void> {
    return this.answer(choiceOf(option, option.picks.length ? (this.selection?.picked ?? []) : [], this.kin));
  }

  async whyNot(choice: ChoiceBody, anchor: string, title: string): Promise<void> {
    const question = this.question;
    if (!question) return;
    const reply = (await this.wire.ask({ t: "why", question: question.id, choice })) as ReasonFor;
    if (reply.t === "reason") this.why = { reason: reply.refusal, anchor, title };
  }

  tell(reason: Reason, anchor: string, title: string): void {
    this.why = { reason, anchor, title };
  }

  async askHint(level: "legal" | "sensible" | "best"): Promise<void> {
    const question = this.question;
    if (!question) return;
    const reply = (await this.wire.ask({ t: "hint", question: question.id, level })) as Hint;
    if (reply.t !== "hint" || this.question !== question) return;
    this.hint = reply;
    const selection = this.selection;
    if (reply.choice && selection) {
      const option = question.options.find((each) => each.id === reply.choice?.option);
      this.select(selection.with(option?.picks.length ? refsOf(reply.choice) : [], null));
    }
  }

  /** The hidden roles, read from what this viewer can see. */
  async beliefs(): Promise<readonly Belief[] | null> {
    const reply = await this.wire.ask({ t: "beliefs" });
    return reply.t === "beliefs" ? reply.seats : null;
  }

  async #plain(body: Record<string, unknown> & { t: string }): Promise<boolean> {
    const reply = (await this.wire.ask(body)) as Ack;
    if (!reply.ok) this.notice = { reason: reply.refusal ?? null, fault: reply.error ?? null, about: body.t };
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
  standing(kinds: Record<string, string>): Promise<boolean> {
    this.standingNow = kinds;
    return this.#plain({ t: "standing", kinds });
  }
  /** Reactions of this kind pass by themselves until the round is over; what is asked for another reason is still asked. */
  passRound(kind: string): Promise<boolean> {
    return this.standing({ ...this.standingNow, [kind]: "round" });
  }
  say(text: string): Promise<boolean> {
    return this.#plain({ t: "chat", text: text.slice(0, 300) });
  }
}
