// Who shall sit at a table that is being set up.
import { t } from "../../lib/i18n.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { SeatWish } from "../../lib/wire.ts";

export type Company = "open" | "bot" | "me";

export class Wishes {
  kind = $state<Company>("bot");
  /** Seats at the table, and how many of them are open to friends. */
  count = $state(2);
  friends = $state(1);
  /** The bot that takes the other seats. */
  spec = $state("");
  name = $state(settings.name);
  second = $state("");
  listed = $state(false);

  constructor(kind: Company) {
    this.kind = kind;
  }

  sit(count: number): void {
    this.count = count;
    this.friends = Math.max(1, Math.min(this.friends, count - 1));
  }

  get seats(): SeatWish[] {
    return [
      { kind: "me", name: settings.name },
      ...Array.from({ length: this.count - 1 }, (_, n) => this.#wish(n + 2)),
    ];
  }

  /** Bots fill up the places of a large table at which friends play. */
  #wish(seat: number): SeatWish {
    if (this.kind === "me")
      return { kind: "me", name: (seat === 2 ? this.second.trim() : "") || t("seat-n", { n: seat }) };
    return this.kind === "open" && seat - 1 <= this.friends ? { kind: "open" } : { kind: "bot", bot: this.spec };
  }
}
