// The moments of Huns: a wagon that leaves, a Raid, a Curse and what becomes of it, and the last round.
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Flag, Frame, Moment, Sight } from "../../lib/sight.ts";
import type { EventBody } from "../../lib/wire.ts";
import { hunsOf, spent } from "./view.ts";

const faceName = (sight: Sight, id: unknown): string => say(sight.faces.get(String(id))?.name) || String(id);
const whoIs = (sight: Sight, seat: unknown): string => (Number(seat) === sight.you ? "you" : "other");

/** Which of them are good for the camp, and which are not. */
const TONES: Record<string, Flag["tone"]> = {
  dispatch: "mend",
  lifted: "mend",
  full: "mend",
  accept: "hurt",
  flee: "say",
  guarded: "say",
};

export function flags(events: readonly EventBody[]): Flag[] {
  return events.flatMap(({ kind, facts }): Flag[] => {
    const tone = TONES[kind];
    const seat = Number(facts["seat"]);
    if (kind === "use") return [{ seat, tone: "say", words: (sight) => faceName(sight, facts["face"]) }];
    if (!tone || seat < 0) return [];
    const count = Number(facts["count"] ?? 0);
    return [{ seat, tone, words: (sight) => t(`hu-flag-${kind}`, { count, name: faceName(sight, facts["face"]) }) }];
  });
}

export function greatMoment({ events, view, before }: Frame): Moment | null {
  const curse = events.find((event) => event.kind === "curse");
  if (curse) return cursed(curse);
  if (!hunsOf(before).reserve || !hunsOf(view).reserve || hunsOf(view).tally) return null;
  const [was, is] = [spent(hunsOf(before)), spent(hunsOf(view))];
  const begun = was.pools.length + was.decks.length === 0 && is.pools.length + is.decks.length > 0;
  return begun ? lastRound(is.pools.length > 0) : null;
}

function cursed({ facts }: EventBody): Moment {
  const target = Number(facts["target"]);
  return {
    parts: 0,
    sound: "drum",
    slip: (sight) => ({
      zh: "咒",
      title: t("hu-slip-curse", { who: whoIs(sight, target), name: sight.name(target) }),
      text: t("hu-slip-curse-text", { who: whoIs(sight, facts["seat"]), by: sight.name(Number(facts["seat"])) }),
      cards: {
        title: faceName(sight, facts["face"]),
        faces: [String(facts["face"])],
        note: say(sight.faces.get(String(facts["face"]))?.text),
      },
    }),
  };
}

const lastRound = (pool: boolean): Moment => ({
  parts: 0,
  sound: "gong",
  slip: () => ({
    zh: "終",
    title: t("hu-slip-last"),
    text: t("hu-slip-last-text", { what: t(pool ? "hu-slip-pool" : "hu-slip-deck") }),
  }),
});
