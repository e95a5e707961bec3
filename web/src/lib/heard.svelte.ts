// What was told at a table: the events and the chat, always whole.
import type { Wire } from "./socket.ts";
import type { ChatLine, EventBody } from "./wire.ts";

export class Heard {
  events = $state.raw<EventBody[]>([]);
  chats = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The number of the next event. */
  next = 0;
  #round = 0; // of asking for what was before; a new beginning is another one

  constructor(readonly wire: Wire) {}

  /** The table is told from here on, or from its beginning. */
  begin(from: number, events: EventBody[], whole: boolean): void {
    this.next = from + events.length;
    this.events = whole ? events : [...this.events.filter((event) => event.n < from), ...events];
    void this.#recall();
  }

  /** The events of an update that were not told yet. */
  news(from: number, events: EventBody[]): EventBody[] {
    const news = events.filter((event) => event.n >= this.next);
    this.next = Math.max(this.next, from + events.length);
    return news;
  }

  tell(events: readonly EventBody[]): void {
    this.events = [...this.events, ...events];
  }

  /** What happened before the oldest event that is known, page by page. */
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

  /** Somebody has said something; what one says oneself is read. */
  chat(line: ChatLine, own: boolean): void {
    if (this.chats.some((chat) => chat.n === line.n)) return;
    this.chats = [...this.chats, line];
    if (!own) this.unread += 1;
  }
}
