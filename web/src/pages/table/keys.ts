// The keys of a table: what is pressed, and what it does.
import type { Desk } from "../../lib/desk.svelte.ts";
import type { SeatAtTable } from "../../lib/seat.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { TableSight } from "../../lib/tablesight.ts";
import type { Dialog } from "./Dialogs.svelte";

/** What the keys act on. */
export interface Keyed {
  seat: SeatAtTable;
  sight: TableSight;
  desk: Desk;
  dialog: Dialog;
  ask(dialog: Dialog): void;
  /** Puts the result away, if it lies there. */
  shut: (() => void) | null;
  prompt: { key(pressed: string): boolean; enter(): boolean } | undefined;
}

/** Whatever lies uppermost goes away. */
export function escape({ seat, desk, dialog, ask, shut }: Keyed): void {
  const { asked } = seat;
  if (desk.large) desk.large = null;
  else if (dialog) ask("");
  else if (shut) shut();
  else if (asked.why) asked.why = null;
  else if (desk.side) desk.side = false;
  else if (asked.selection) asked.select(asked.selection.with([], null));
}

/** True if the key meant something here. */
export function press(event: KeyboardEvent, { seat, sight, desk, dialog, ask, prompt }: Keyed): boolean {
  const target = event.target as HTMLElement;
  if (dialog || desk.large || target.closest("input, textarea, [role=tablist]")) return false;
  if (seat.showing && (event.key === "Enter" || event.key === " ") && !target.closest("button, a, summary")) {
    seat.goOn();
    return true;
  }
  const ref = target.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
  const face = target.closest<HTMLElement>("[data-face]")?.dataset["face"];
  if (event.key === "Enter") {
    if (target.closest("button:not([data-ref]), a, summary")) return false;
    return ref && sight.state(ref) !== "picked" ? false : (prompt?.enter() ?? false);
  }
  if (!settings.letters) return false;
  if (event.key === "?") {
    if (ref) sight.why(ref);
    else ask("keys");
  } else if (event.key === "i" && face) {
    desk.large = face;
  } else if (event.key === "l") {
    desk.open("log");
    requestAnimationFrame(() => document.getElementById("tab-log")?.focus());
  } else if (event.key === "h" && seat.asked.mine) {
    ask("hint");
  } else if (event.key === "u") {
    void seat.undo();
  } else {
    return event.key.length === 1 && (prompt?.key(event.key) ?? false);
  }
  return true;
}
