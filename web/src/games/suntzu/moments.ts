// The moments of Sun Tzu: who wins a battle and takes a province, generals at their side, and the scoring.
import type { View } from "../../lib/choice.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Flag, Frame, Moment, Sight } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { markOf, shortSide } from "./faces.ts";
import { scoringIn } from "./marching.ts";
import { NAMES } from "./signs.ts";
import { SCORING, owner, type ProvinceId, type WarView } from "./view.ts";

const war = (view: View): WarView => view as unknown as WarView;
const who = (sight: Sight, seat: number): { who: string; name: string } => ({
  who: seat === sight.you ? "you" : "other",
  name: shortSide(war(sight.view), seat),
});
const label = (sight: Sight, seat: number): string => (seat === sight.you ? t("you") : sight.name(seat));

/** What came of a battle, at its province. */
function fought({ kind, facts }: EventBody, view: View): Flag {
  const province = facts["province"] as ProvinceId;
  const at = `army/${province}`;
  const it = war(view).provinces?.find((each) => each.id === province);
  const holder = it ? owner(it) : -1;
  if (kind === "plague")
    return { seat: holder, at, tone: "hurt", words: () => t("st-flag-plague", { lost: Number(facts["lost"]) }) };
  const [winner, by] = [Number(facts["winner"]), Number(facts["by"])];
  if (winner < 0 || !by) return { seat: holder, at, tone: "say", words: () => t("st-flag-even") };
  const taken = holder === winner;
  return {
    seat: winner,
    at,
    tone: taken ? "mend" : "say",
    words: (sight) =>
      taken ? t("st-flag-taken", who(sight, winner)) : t(holder < 0 ? "st-flag-lost" : "st-flag-held", { by }),
  };
}

export function flags(events: readonly EventBody[], view: View): Flag[] {
  return events.flatMap((event): Flag[] => {
    const seat = Number(event.facts["seat"]);
    switch (event.kind) {
      case "result":
      case "plague":
        return [fought(event, view)];
      case "general": {
        const id = String(event.facts["general"]);
        return [{ seat, tone: "say", words: (sight) => say(sight.faces.get(id)?.name) || id }];
      }
      case "call":
        return [{ seat, tone: "say", words: () => t("st-flag-call") }];
      default:
        return [];
    }
  });
}

/** The provinces are counted one by one, and the marker moves. */
export function greatMoment({ events, view }: Frame): Moment | null {
  const now = war(view);
  const shown = scoringIn(events, now);
  if (!shown) return null;
  const which = SCORING.indexOf(shown.round);
  const sides = [0, 1].map((seat) => now.provinces.filter((province) => owner(province) === seat));
  const by = now.score - shown.from;
  const toward = now.seats.findIndex((seat) => seat.side === (by > 0 ? "suntzu" : "shao"));
  return {
    parts: sides.flat().length,
    sound: "brush",
    slip: (sight) => ({
      zh: "地",
      title: t("scoring-of", { round: shown.round }),
      text: t("scoring-moves", { by: Math.abs(by), name: shortSide(now, toward) }),
      rows: [sight.me, 1 - sight.me].map((seat) => ({
        mark: markOf(view, seat),
        name: label(sight, seat),
        parts: (sides[seat] ?? []).map((province) => ({
          what: NAMES[province.id],
          count: String(province.values[which] ?? 0),
        })),
        sum: String(shown.sums[seat] ?? 0),
      })),
    }),
  };
}
