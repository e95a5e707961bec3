// The side panel follows what is asked: what is to be picked may lie in a pile.
import { untrack } from "svelte";

import type { Desk } from "../../lib/desk.svelte.ts";
import type { Game } from "../../lib/module.ts";
import type { SeatAtTable } from "../../lib/seat.svelte.ts";

/** Open the pile in which the named option picks, as long as nothing is picked. */
export function showPile(seat: SeatAtTable, game: Game, desk: Desk): void {
  const { question, selection } = seat.asked;
  const option = question?.options.find((each) => each.id === selection?.only);
  const items = new Set(option?.picks.flatMap((pick) => pick.items) ?? []);
  if (!items.size || !seat.view) return;
  const pile = game.cards.piles(seat.view).find((each) => each.refs.some((held) => items.has(held.card)));
  if (pile && untrack(() => seat.asked.selection?.picked.length === 0)) desk.open(pile.id);
}

/** Back to the log when nothing is asked any more. */
export function leavePile(seat: SeatAtTable | null, desk: Desk): void {
  if (seat?.asked.mine || untrack(() => ["log", "chat", "notes"].includes(desk.tab))) return;
  desk.tab = "log";
  desk.side = false;
}
