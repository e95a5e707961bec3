// What taking back leads to, in words.
import { say, t } from "../../lib/i18n.svelte.ts";
import type { SeatAtTable } from "../../lib/seat.svelte.ts";

/** "Back to: a Clerk (to the Quarry)", where nobody has to be asked; else `otherwise`. */
export const backTo = ({ back }: SeatAtTable, otherwise: string): string =>
  back ? t("undo-to", { title: say(back.title), answer: say(back.answer) }) : otherwise;
