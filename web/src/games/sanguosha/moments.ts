// The moments of Sanguosha: damage and healing on the plate, a skill at its hero, what came of a judgement; a hero who
// falls and shows a role, and the victory.
import { t } from "../../lib/i18n.svelte.ts";
import { ENDED } from "../../lib/moments.ts";
import type { Flag, Frame, Moment, Sight } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { ROLE } from "./signs.ts";
import { tableOf, type Made } from "./view.ts";
import { called, corner, heroAt, whom } from "./words.ts";

const LONG: Record<string, number> = { fallen: 900, hurt: 1200 };

/** A picture without a hit stays as long as its words do. */
export const stays = (what: string): number => LONG[what] ?? 0;

const cardName = (sight: Sight, made: unknown): string => called(sight.faces, (made as Made | null)?.name ?? "");

/** What each kind of event says at a hero. */
const SAYS: Record<string, (facts: EventBody["facts"], sight: Sight) => string> = {
  skill: (facts, sight) => called(sight.faces, String(facts["skill"])),
  use: (facts, sight) => cardName(sight, facts["use"]),
  play: (facts, sight) => cardName(sight, facts["play"]),
  judged: (facts) => corner(String(facts["suit"]), Number(facts["number"])),
  strikes: (facts, sight) => t("sg-flag-strikes", { card: cardName(sight, facts["card"]) }),
  spares: (facts, sight) => t("sg-flag-spares", { card: cardName(sight, facts["card"]) }),
  skip: (facts) => t("sg-flag-skips", { phase: t(`sg-phase-${String(facts["phase"])}`) }),
  reforge: () => t("sg-flag-reforges"),
};

function flagOf({ kind, facts }: EventBody): Flag[] {
  const seat = Number(facts["seat"] ?? facts["victim"]);
  const amount = Number(facts["amount"] ?? facts["damage"]);
  const says = SAYS[kind];
  if (says) return [{ seat, tone: "say", words: (sight) => says(facts, sight) }];
  switch (kind) {
    case "damage":
    case "lose-hp":
      return [{ seat: Number(facts["victim"] ?? seat), tone: "hurt", words: () => `−${amount}` }];
    case "heal":
      return [{ seat, tone: "mend", words: () => `+${amount}` }];
    case "brink":
      return [{ seat, tone: "hurt", words: () => t("sg-flag-brink") }];
    case "prevented":
      return [{ seat: Number(facts["victim"]), tone: "say", words: () => t("sg-flag-prevented") }];
    default:
      return [];
  }
}

export const flags = (events: readonly EventBody[]): Flag[] => events.flatMap(flagOf);

export function greatMoment({ events, view }: Frame): Moment | null {
  const shown = events.filter((event) => event.kind === "role");
  const { winners } = (tableOf(view).outcome ?? {}) as { winners?: number[] };
  if (shown.length && winners?.length) return victory(shown, winners);
  const death = events.find((event) => event.kind === "death");
  return death ? fallen(death) : null;
}

function fallen({ facts }: EventBody): Moment {
  const [seat, killer, role] = [Number(facts["seat"]), Number(facts["killer"]), String(facts["role"])];
  return {
    parts: 0,
    sound: "seal",
    slip: (sight) => ({
      zh: ROLE[role] ?? "",
      hans: true,
      title: t("sg-slip-fallen", { who: seat === sight.you ? "you" : "other", hero: heroAt(sight, seat) }),
      text: [
        t("sg-slip-role", { role: called(sight.faces, role) }),
        ...(killer >= 0 && killer !== seat ? [t("sg-slip-killer", { killer: whom(sight, killer) })] : []),
      ].join(" "),
    }),
  };
}

function victory(shown: readonly EventBody[], winners: readonly number[]): Moment {
  const roles = shown.map((event) => ({ seat: Number(event.facts["seat"]), role: String(event.facts["role"]) }));
  const won = roles.filter((each) => winners.includes(each.seat)).map((each) => each.role);
  const side = ["ruler", "rebel"].find((role) => won.includes(role)) ?? "spy";
  return {
    parts: roles.length,
    sound: "gong",
    slip: (sight) => ({
      zh: ENDED[sight.you < 0 ? "over" : winners.includes(sight.you) ? "won" : "lost"],
      title: t("sg-slip-victory", { role: side }),
      text: t("sg-slip-roles"),
      rows: roles.map(({ seat, role }) => ({
        mark: undefined,
        name: seat === sight.you ? t("you") : heroAt(sight, seat),
        parts: [{ what: called(sight.faces, role), count: "" }],
        sum: t(winners.includes(seat) ? "sg-won" : "sg-lost"),
      })),
    }),
  };
}
