// What a die would do now, from what the rules say about the question.
import type { Ref } from "../../lib/choice.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { Sight } from "../../lib/sight.ts";
import { factsOf } from "./facts.ts";
import { signed } from "./faces.ts";
import type { Colour } from "./signs.ts";

/** As the rules tell it. */
interface Told {
  colour: Colour;
  value: number;
  loot: number;
  fit: number;
  draw: number;
  fills: string[];
  pays: string[];
  vp: number;
  /** Cards that a Pillage could set off, and whose they are. */
  fires: { seat: number; face: string }[];
}
/** A drawn card, and the VP that it would bring as things stand; some kinds never count. */
interface Worth {
  card: Ref;
  vp: number;
  counts: boolean;
}
export interface Forecast extends Omit<Told, "fills" | "fires"> {
  /** "2" if all find a place, else "1/2". */
  fits: string;
  fills: { type: string; name: string }[];
  /** What a Pillage and a Draw would bring, and both in short. */
  loots: string;
  draws: string;
  words: string;
}

function forecast(told: Told, sight: Sight): Forecast {
  const name = (id: string): string => say(sight.faces.get(id)?.name) || id;
  const fills = told.fills.map((id) => ({ type: factsOf(sight.faces.get(id)).type, name: name(id) }));
  const loots = [
    t("hu-would-loot", { colour: told.colour, count: told.loot, fit: told.fit }),
    ...(told.vp ? [t("hu-would-bring", { count: told.vp })] : []),
    ...(told.fires.length ? [t("hu-would-fire", { names: told.fires.map(({ face }) => name(face)).join(", ") })] : []),
    ...(fills.length ? [t("hu-would-fill", { names: fills.map((wagon) => wagon.name).join(", ") })] : []),
    ...(told.pays.length ? [t("hu-would-complete", { names: told.pays.map(name).join(", ") })] : []),
  ].join("; ");
  const draws = told.draw ? t("hu-would-draw", { count: told.draw }) : t("hu-would-draw-none");
  return {
    ...told,
    fits: told.fit === told.loot ? String(told.loot) : `${told.fit}/${told.loot}`,
    fills,
    loots,
    draws,
    words: [
      t("hu-short-loot", { count: told.loot, fit: told.fit, fills: fills.length ? "yes" : "no", vp: told.vp }),
      t("hu-short-draw", { count: told.draw }),
    ].join("; "),
  };
}

/** What a drawn card would bring now, in words; nothing for cards that never count. */
export function worthOf(sight: Sight, card: Ref): string {
  const told = sight.question?.about["cards"] as Worth[] | undefined;
  const worth = told?.find((each) => each.card === card);
  return worth?.counts ? t("hu-worth-now", { vp: signed(worth.vp) }) : "";
}

/** By the colour of the die. */
export function forecasts(sight: Sight): Map<Colour, Forecast> {
  const told = sight.question?.about["dice"] as Told[] | undefined;
  return new Map((told ?? []).map((each) => [each.colour, forecast(each, sight)]));
}
