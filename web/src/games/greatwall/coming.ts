// What comes next and why, from the agenda of the view.
import { t } from "../../lib/i18n.svelte.ts";
import type { Sight } from "../../lib/sight.ts";
import type { WallView } from "./view.ts";
import { faceName, locationName, sectionName, someone, stepWords } from "./words.ts";

export interface Coming {
  label: string;
  why: string;
  tone: "" | "warn" | "bad";
}

const QUIET = ["own-turn", "turn-end", "time"]; // steps that say nothing to somebody who looks ahead
const MOST = 4;

/** Locations that would be activated at the end of this turn, each with the reason. */
function fires(view: WallView): string {
  return view.locations
    .filter((at) => at.fires)
    .map((at) => `${locationName(at.id)} (${t(at.kind === "special" ? "gw-why-special" : "gw-why-full")})`)
    .join(", ");
}

/** Horde cards of which all spots are covered. */
function beaten(sight: Sight, view: WallView): string {
  return view.sections
    .flatMap((section) => section.hordes.filter((horde) => horde.free === 0))
    .map((horde) =>
      t("gw-goes-to", {
        card: faceName(sight, horde.face),
        name: (horde.leads ?? -1) >= 0 ? someone(sight, horde.leads ?? 0) : t("gw-nobody"),
      }),
    )
    .join(", ");
}

function breaches(view: WallView): string {
  return view.sections
    .filter((section) => section.breach)
    .map((section) => `${sectionName(section.id)} ${section.power} : ${section.defence}`)
    .join(", ");
}

/** The next few steps that matter. */
export function comingUp(sight: Sight, view: WallView): Coming[] {
  const found: Coming[] = [];
  const add = (label: string, why = "", tone: Coming["tone"] = ""): void => {
    found.push({ label, why, tone });
  };
  for (const step of view.next) {
    if (QUIET.includes(step.step)) continue;
    if (step.step === "part") {
      const card = view.execution.find((each) => each.seat === step.seat);
      add(t("gw-next-part", { n: step.number + 1, who: t(`gw-who-${card?.parts[step.number]?.who ?? "owner"}`) }));
    } else if (step.step === "activation") add(stepWords(sight, step), fires(view) || t("gw-no-location"), "");
    else if (step.step === "turn-cleanup")
      add(stepWords(sight, step), beaten(sight, view) || t("gw-no-horde-beaten"), "");
    else if (step.step === "turn") {
      const card = view.execution.find((each) => each.seat === step.seat);
      add(t("gw-next-turn", { name: someone(sight, step.seat), card: faceName(sight, card?.face) }));
    } else if (step.step === "hordes") add(t("gw-next-hordes", { count: view.coming[view.year - 1] ?? 0 }));
    else if (step.step === "assault") {
      const bad = breaches(view);
      add(stepWords(sight, step), bad ? t("gw-would-breach", { names: bad }) : t("gw-all-hold"), bad ? "bad" : "");
    } else add(stepWords(sight, step));
    if (found.length >= MOST) return found;
  }
  if (view.season === "autumn") {
    const bad = breaches(view);
    add(t("gw-season-winter"), bad ? t("gw-would-breach", { names: bad }) : t("gw-all-hold"), bad ? "warn" : "");
  }
  return found;
}
