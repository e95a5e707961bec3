// The moments of Chu Han: a pass, an ability, points; a battle that is won, and 31.
import type { View } from "../../lib/choice.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Flag, Frame, Moment, Sight, SlipRow } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { markOf, seatsOf } from "./faces.ts";

const GOAL = 31;

/** A pass stays as long as its word does; a battle that is over as long as its slip. */
export const stays = (what: string): number => (what === "passed" ? 0 : 900);

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const faceName = (sight: Sight, id: unknown): string => say(sight.faces.get(String(id))?.name) || String(id);
const who = (sight: Sight, seat: number): { who: string; name: string } => ({
  who: seat === sight.you ? "you" : "other",
  name: sight.name(seat),
});

function flagOf({ kind, facts }: EventBody): Flag[] {
  const seat = Number(facts["seat"]);
  const points = Number(facts["points"]);
  switch (kind) {
    case "pass":
      return [{ seat, tone: "say", words: () => t("ch-passes") }];
    case "ability":
      return [{ seat, tone: "say", words: (sight) => faceName(sight, facts["ability"]) }];
    case "cancel":
      return [{ seat, tone: "say", words: (sight) => t("ch-cancels", { name: faceName(sight, facts["card"]) }) }];
    case "decree":
      return [{ seat, tone: "say", words: () => t("ch-decree") }];
    case "vp":
      return points
        ? [{ seat, tone: points < 0 ? "hurt" : "mend", words: () => t("ch-points", { points: signed(points) }) }]
        : [];
    default:
      return [];
  }
}

/** The points of a battle that is over are counted on its slip. */
export function flags(events: readonly EventBody[]): Flag[] {
  const over = events.some((event) => event.kind === "out");
  return events.filter((event) => !over || event.kind !== "vp").flatMap(flagOf);
}

interface Gain {
  seat: number;
  parts: [what: string, points: number][];
  total: number;
}

/** What each seat gained when the battle ended, source by source. */
function counted(events: readonly EventBody[], out: EventBody, view: View): Gain[] {
  return seatsOf(view).flatMap((seat, n) => {
    const gained = events.filter((event) => event.kind === "vp" && event.facts["seat"] === n);
    const own = gained.find((event) => event.facts["rule"] === "CH-706");
    const parts: Gain["parts"] = [];
    if (own) {
      const [cards, decrees] = [Number(out.facts["for_cards"]), Number(out.facts["for_decrees"])];
      const more = Number(own.facts["points"]) - cards - decrees;
      parts.push(["ch-for-cards", cards], ["ch-for-decrees", decrees]);
      if (more > 0) parts.push(["ch-for-double", more]);
    }
    for (const event of gained) if (event !== own) parts.push(["ch-for-event", Number(event.facts["points"])]);
    return parts.length ? [{ seat: n, parts, total: seat.vp }] : [];
  });
}

export function greatMoment({ events, view }: Frame): Moment | null {
  const out = events.find((event) => event.kind === "out");
  if (out) return battleWon(events, out, view);
  const over = events.find((event) => event.kind === "over" && event.facts["rule"] === "CH-712");
  return over ? goalReached(over) : null;
}

function battleWon(events: readonly EventBody[], out: EventBody, view: View): Moment {
  const seat = Number(out.facts["seat"]);
  const gains = counted(events, out, view);
  const vp = Math.max(...seatsOf(view).map((each) => each.vp));
  const won = vp >= GOAL;
  return {
    parts: gains.reduce((sum, gain) => sum + gain.parts.length, 0),
    sound: "seal",
    slip: (sight) => ({
      zh: sight.you < 0 ? "戰" : seat === sight.you ? "勝" : "負",
      title: t("ch-out", { ...who(sight, seat), n: Number(view["battle"]) }),
      text: t(won ? "ch-out-won" : "ch-out-text", { ...who(sight, seat), vp }),
      cards: { title: t("ch-left", who(sight, 1 - seat)), faces: out.facts["left"] as string[] },
      rows: gains.map((gain): SlipRow => ({
        mark: markOf(view, gain.seat),
        name: gain.seat === sight.you ? t("you") : sight.name(gain.seat),
        parts: gain.parts.map(([what, points]) => ({ what: t(what), count: signed(points) })),
        sum: String(gain.total),
      })),
      next: won ? "" : t("ch-next-battle"),
    }),
  };
}

function goalReached(over: EventBody): Moment {
  const seat = Number(over.facts["winner"]);
  const vp = (over.facts["vp"] as number[])[seat] ?? GOAL;
  return {
    parts: 0,
    sound: "seal",
    slip: (sight) => ({
      zh: "終",
      title: t("ch-goal-reached", { ...who(sight, seat), vp }),
      text: t("ch-goal-text", { goal: GOAL }),
    }),
  };
}
