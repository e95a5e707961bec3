// One WebSocket to one table. It comes back by itself; whatever needs an answer is said again until it has one.
import { VERSION, type ChoiceBody, type ServerMessage } from "./wire.ts";

export type Status = "connecting" | "live" | "lost" | "refused" | "reload";

type Body = Record<string, unknown> & { t: string };
interface Pending {
  body: Body;
  done: (message: ServerMessage) => void;
  keep: boolean;
}

const WAITS = [400, 800, 1600, 3200, 6400, 12_000];
const PING = 20_000;
const SILENCE = 45_000;

export interface Options {
  url: string;
  table: string;
  token: string | null;
  since: () => number;
  heard: (message: ServerMessage) => void;
  status: (status: Status) => void;
  make?: (url: string) => WebSocket;
  store?: Storage | null;
}

/** 96 random bits: unique in the life of a token. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Wire {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #last = 0;
  #over = false;
  #live = false;
  readonly #key: string;

  constructor(readonly options: Options) {
    this.#key = `tianxia.pending.${options.table}.${(options.token ?? "").slice(0, 8)}`;
    this.#recall();
  }

  open(): void {
    if (this.#over || this.#socket) return;
    clearTimeout(this.#timer);
    this.options.status(this.#tries ? "lost" : "connecting");
    const socket = (this.options.make ?? ((url: string): WebSocket => new WebSocket(url)))(this.options.url);
    this.#socket = socket;
    socket.onopen = (): void => {
      this.#last = Date.now();
      const { table, token } = this.options;
      const since = this.options.since();
      socket.send(
        JSON.stringify({ t: "hello", v: VERSION, table, ...(token ? { token } : {}), ...(since > 0 ? { since } : {}) }),
      );
      this.#heart = setInterval(() => this.#beat(), PING / 4);
    };
    socket.onmessage = (event): void => {
      if (typeof event.data !== "string") return;
      this.#last = Date.now();
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event): void => this.#closed(socket, event.code);
    socket.onerror = (): void => socket.close();
  }

  /** Try at once: the network came back or the page is looked at again. */
  nudge(): void {
    if (this.#over || this.#live) return;
    this.#tries = Math.min(this.#tries, 1);
    if (!this.#socket) this.open();
  }

  /** Drop the line and take it up again from the last event. */
  restart(): void {
    const socket = this.#socket;
    if (socket) this.#closed(socket, 1000);
    socket?.close();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Say something that has an answer; it is said again after a drop until the answer is there. */
  ask(body: Body, id = freshId()): Promise<ServerMessage> {
    return new Promise((done) => {
      const whole = { ...body, id };
      this.#pending.set(id, { body: whole, done, keep: body.t === "answer" });
      this.#remember();
      if (this.#live) this.#socket?.send(JSON.stringify(whole));
    });
  }

  get waiting(): boolean {
    return [...this.#pending.values()].some((each) => each.body.t === "answer");
  }

  answer(question: number, choice: ChoiceBody): Promise<ServerMessage> {
    return this.ask({ t: "answer", question, choice });
  }

  #hear(message: ServerMessage): void {
    if (message.t === "welcome") {
      this.#live = true;
      this.#tries = 0;
      this.options.status("live");
      this.options.heard(message);
      for (const { body } of this.#pending.values()) this.#socket?.send(JSON.stringify(body));
      return;
    }
    if (message.t === "error" && message.code === "reload") {
      this.close();
      this.options.status("reload");
      return;
    }
    if ("id" in message && typeof message.id === "string") {
      const asked = this.#pending.get(message.id);
      if (asked) {
        this.#pending.delete(message.id);
        this.#remember();
        asked.done(message);
      }
      if (message.t === "pong") return;
    }
    if (message.t === "error" && !this.#live) {
      this.close();
      this.options.status("refused");
    }
    this.options.heard(message);
  }

  #beat(): void {
    const quiet = Date.now() - this.#last;
    if (quiet > SILENCE) this.restart();
    else if (quiet > PING && this.#live) this.#socket?.send(JSON.stringify({ t: "ping", id: freshId() }));
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#live = false;
    clearInterval(this.#heart);
    if (this.#over) return;
    if (code === 4001) {
      this.#over = true;
      this.options.status("reload");
      return;
    }
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 12_000;
    this.#tries += 1;
    this.options.status("lost");
    this.#timer = setTimeout(() => this.open(), wait * (0.7 + Math.random() * 0.6));
  }

  // answers outlive a reload of the page: they are said again with the same id
  #remember(): void {
    const kept = [...this.#pending.values()].filter((each) => each.keep).map((each) => each.body);
    try {
      const store = this.#store();
      if (kept.length) store?.setItem(this.#key, JSON.stringify(kept));
      else store?.removeItem(this.#key);
    } catch {
      // no storage: the answer is still said again while the page lives
    }
  }

  #recall(): void {
    try {
      for (const body of JSON.parse(this.#store()?.getItem(this.#key) ?? "[]") as (Body & { id: string })[]) {
        this.#pending.set(body.id, { body, keep: true, done: () => undefined });
      }
    } catch {
      // nothing that could be read
    }
  }

  #store(): Storage | null {
    if (this.options.store !== undefined) return this.options.store;
    return typeof sessionStorage === "undefined" ? null : sessionStorage;
  }
}
