// How the people and the bots at a table are called.
import { say, t } from "./i18n.svelte.ts";
import type { SeatInfo, TableInfo } from "./wire.ts";

/** How a bot is called. */
export type BotName = (spec: string) => string;

/** Somebody at the table: a person by their name, a bot by its side, as the log calls it too. */
export function nameOf(info: SeatInfo | undefined, seat: number, bots: BotName): string {
  return (info?.kind === "bot" && say(info.side)) || playerOf(info, seat, bots);
}

/** Who plays a seat: a person by their name, a bot by its level. */
export function playerOf(info: SeatInfo | undefined, seat: number, bots: BotName): string {
  if (info?.name) return info.name;
  if (info?.kind === "bot" && info.bot) return bots(info.bot);
  return info?.kind === "open" ? t("seat-open") : t("seat-n", { n: seat + 1 });
}

export function aboutOf(info: SeatInfo | undefined, bots: BotName): string {
  if (!info) return "";
  const bot = info.bot ? bots(info.bot) : "";
  if (info.kind === "bot") return [t("is-bot"), info.side ? bot : ""].filter(Boolean).join(", ");
  const what = info.stand_in
    ? t("is-stand-in", { bot })
    : info.kind === "open"
      ? t("is-open")
      : info.present
        ? t("is-here")
        : t("is-away");
  return [what, say(info.side)].filter(Boolean).join(", ");
}

/** Everybody at a table in one line; what is alike is counted. */
export function company(table: TableInfo, bots: BotName): string {
  const counts = new Map<string, number>();
  for (const seat of table.seats.filter((each) => each.kind !== "open")) {
    const name = playerOf(seat, seat.seat, bots);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

/** The day and the hour of a time of the server. */
export const dated = (seconds: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || "en", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    ...(Date.now() / 1000 - seconds > 300 * 86_400 ? { year: "numeric" } : {}),
  }).format(seconds * 1000);
