// The seats that this browser holds at a table. With several of them the screen goes from one person to the next, and
// nothing is seen before it was handed over.
import { sceneOf } from "../../games/scene.ts";
import { api, Problem } from "../../lib/api.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import { letGo, seatsAt } from "../../lib/keep.ts";
import type { Scene } from "../../lib/scene.ts";
import { SeatAtTable } from "../../lib/seat.svelte.ts";
import type { TableInfo } from "../../lib/wire.ts";

export class Sitting {
  scene = $state.raw<Scene | null>(null);
  seats = $state.raw<SeatAtTable[]>([]);
  problem = $state("");
  /** What somebody who came through a link has to know. */
  notice = $state("");
  /** A place is offered before anything is shown. */
  joining = $state(false);
  handed = $state(true);
  #active = $state(0);
  #info = $state.raw<TableInfo | null>(null);
  #stop: (() => void)[] = [];
  #gone = false;

  constructor(readonly id: string) {}

  readonly seat = $derived(this.seats[this.#active] ?? null);
  readonly info = $derived(this.seat?.info ?? this.#info);
  readonly shared = $derived(this.seats.length > 1);
  /** Another seat at this screen has to decide; -1 if none has. */
  readonly next = $derived(
    this.shared && this.seat && !this.seat.asked.mine ? this.seats.findIndex((each) => each.asked.mine) : -1,
  );
  /** Whose turn it is to take the screen. */
  readonly due = $derived(
    this.next >= 0
      ? this.next
      : Math.max(
          0,
          this.seats.findIndex((each) => each.asked.mine),
        ),
  );

  async begin(invited: boolean): Promise<void> {
    try {
      const info = await api.table(this.id);
      this.#info = info;
      this.scene = await sceneOf(info.game);
      if (this.#gone) return;
      if (seatsAt(this.id).length) this.sit();
      else this.#come(info, invited);
    } catch (error) {
      const said = error instanceof Problem ? say(error.text) : "";
      const lost = error instanceof Problem && error.status === 404;
      this.problem = said || t(lost ? "no-table" : "offline-text");
    }
  }

  /** Somebody without a seat: a free one is offered; who came for one that there is not is told so. */
  #come(info: TableInfo, invited: boolean): void {
    const open = info.status === "waiting" ? info.seats.filter((each) => each.kind === "open") : [];
    const free = open.filter((each) => !each.name); // the others are kept for a rematch
    if (free.length && (invited || info.public)) {
      this.joining = true;
      return;
    }
    if (invited && !open.length) this.notice = t("link-used");
    else if (open.length && !free.length)
      this.notice = t("link-kept", { names: open.map((each) => each.name).join(", ") });
    else if (open.length) this.notice = t("link-none");
    this.sit();
  }

  end(): void {
    this.#gone = true;
    this.#stop.forEach((stop) => stop());
  }

  /** Sit down at all seats that are held, or look on. */
  sit(tokens: readonly string[] = seatsAt(this.id).map((each) => each.token)): void {
    const game = this.scene?.game;
    if (!game) return;
    this.#stop.forEach((stop) => stop());
    const made = (tokens.length ? tokens : [null]).map((token) => new SeatAtTable(this.id, token, game));
    this.#stop = made.map((each) => each.start());
    this.seats = made;
    this.handed = made.length < 2;
    this.joining = false;
  }

  watch(): void {
    this.sit([]);
  }

  take(): void {
    this.#active = this.due;
    this.handed = true;
  }

  /** A token that the server does not know any more is forgotten. */
  forget(): void {
    const lost = this.seats.find((each) => each.status === "refused" && each.token);
    if (!lost?.token) return;
    letGo(lost.token);
    this.sit();
  }
}
