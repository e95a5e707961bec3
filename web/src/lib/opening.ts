// A table with the usual settings, in one press.
import { api } from "./api.ts";
import { router } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { GameBody, SeatWish } from "./wire.ts";

/** Open the table that the game wants for somebody new, against bots or for friends, and go there. */
export async function openTable({ id, first, default_bot }: GameBody, kind: "bot" | "open"): Promise<void> {
  const other: SeatWish = kind === "bot" ? { kind, bot: default_bot } : { kind };
  const others = Array.from({ length: first.seats - 1 }, () => other);
  const seats: SeatWish[] = [{ kind: "me", name: settings.name }, ...others];
  const made = await api.make(id, first.options, seats, false, settings.name);
  router.go(`/t/${made.table}`);
}
