// The moments of The Great Wall: Honour and Shame at the clans, an assault at its Section, a Breach and a conquest.
import { t } from "../../lib/i18n.svelte.ts";
import type { Flag, Frame, Moment } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { signed } from "./tally.ts";
import { faceName, sectionName } from "./words.ts";

const numbers = ({ facts }: EventBody): { power: number; defence: number } => ({
  power: Number(facts["power"]),
  defence: Number(facts["defence"]),
});

export function flags(events: readonly EventBody[]): Flag[] {
  const counted = events.some((event) => event.kind === "score"); // the tally shows it all
  return counted ? [] : events.flatMap(flagOf);
}

function flagOf(event: EventBody): Flag[] {
  const { kind, facts } = event;
  const seat = Number(facts["seat"] ?? -1);
  const at = `section/${String(facts["section"])}`;
  switch (kind) {
    case "honour": {
      const count = Number(facts["count"]);
      const words = (): string => t("gw-flag-honour", { count: signed(count) });
      return count ? [{ seat, tone: count < 0 ? "hurt" : "mend", words }] : [];
    }
    case "shame":
    case "killed":
      return [{ seat, tone: "hurt", words: () => t(`gw-flag-${kind}`) }];
    case "tactic":
      return [{ seat, tone: "say", words: (sight) => faceName(sight, String(facts["card"])) }];
    case "defeated":
      return [{ seat, at, tone: "mend", words: () => t("gw-flag-defeated") }];
    case "assault":
      return [
        facts["breach"]
          ? { seat, at, tone: "hurt", words: () => t("gw-flag-breach", numbers(event)) }
          : { seat, at, tone: "mend", words: () => t("gw-flag-holds", numbers(event)) },
      ];
    default:
      return [];
  }
}

export function greatMoment({ events }: Frame): Moment | null {
  const breach = events.find((event) => event.kind === "assault" && event.facts["breach"]);
  const conquest = events.find((event) => event.kind === "conquest");
  const told = breach ?? conquest;
  if (!told) return null;
  const section = (): string => sectionName(String(told.facts["section"])); // in the language that is spoken then
  const card = String(told.facts["card"]);
  const famine = events.find((event) => event.kind === "famine"); // in a scenario that is what it costs
  return {
    parts: 0,
    sound: "drum",
    slip: (sight) =>
      breach
        ? {
            zh: "破",
            title: t("gw-slip-breach", { section: section() }),
            text: t("gw-slip-breach-text"),
            rows: (["power", "defence"] as const).map((what) => ({
              mark: undefined,
              name: t(`gw-slip-${what}`),
              parts: [],
              sum: String(numbers(breach)[what]),
            })),
          }
        : {
            zh: "陷",
            title: t("gw-slip-conquest", { section: section() }),
            text: [
              t("gw-slip-conquest-text", { name: faceName(sight, card), lost: Number(told.facts["lost"]) }),
              ...(famine ? [t("gw-slip-famine", { most: Number(famine.facts["most"]) })] : []),
            ].join(" "),
          },
  };
}
