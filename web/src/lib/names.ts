// How the people and the bots at a table are called.
import { say, t } from "./i18n.svelte.ts";
import type { SeatInfo } from "./wire.ts";

/** How a bot is called. */
export type BotName = (spec: string) => string;

export function nameOf(info: SeatInfo | undefined, seat: number, bots: BotName): string {
  if (!info) return t("seat-n", { n: seat + 1 });
  if (info.name) return info.name;
  if (info.kind === "bot" && info.bot) return bots(info.bot);
  return info.kind === "open" ? t("seat-open") : t("seat-n", { n: seat + 1 });
}

export function aboutOf(info: SeatInfo | undefined, bots: BotName): string {
  if (!info) return "";
  const side = say(info.side);
  const bot = info.bot ? bots(info.bot) : "";
  const what =
    info.kind === "bot"
      ? t("is-bot", { bot })
      : info.stand_in
        ? t("is-stand-in", { bot })
        : info.kind === "open"
          ? t("is-open")
          : info.present
            ? t("is-here")
            : t("is-away");
  return [what, side].filter(Boolean).join(", ");
}
