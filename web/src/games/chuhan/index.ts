// Chu Han: the layout and the few words that belong to it. The rules are not known here.
import { known, type Ref, type View } from "../../lib/choice.ts";
import { seatIn } from "../../lib/defaults.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule } from "../../lib/module.ts";
import type { LogRow, Pile, Sight } from "../../lib/sight.ts";
import type { EventBody, OptionBody } from "../../lib/wire.ts";
import { factsOf, markOf, print, seatsOf } from "./faces.ts";
import HowTo from "./HowTo.svelte";
import Layout from "./Layout.svelte";
import { flags, greatMoment, stays } from "./moments.ts";
import Preview from "./Preview.svelte";
import { abilities, decreeIcon, icons } from "./signs.ts";

const OPTION_ICONS: Record<string, string> = {
  decree: decreeIcon,
  pass: "pass",
  swap: "swap",
  place: "up",
  cancel: "a-cancel",
  give: "swap",
  take: "a-take",
};

function rows(events: readonly EventBody[]): LogRow[] {
  const found: LogRow[] = [];
  let trick = 1;
  let open = true;
  for (const event of events) {
    if (event.kind === "battle") {
      trick = 1;
      open = false;
      found.push({ head: t("log-battle", { n: Number(event.facts["battle"]) }) });
    }
    if (open && event.text && event.kind !== "trick") {
      found.push({ head: t("log-trick", { n: trick }) });
      open = false;
    }
    if (event.text) found.push({ event, seat: seatIn(event, ["seat", "attacker", "winner"]) });
    if (event.kind === "trick") {
      trick += 1;
      open = true;
    }
  }
  return found;
}

function crumbs(view: View, events: readonly EventBody[]): [string, string][] {
  let trick = 1;
  for (const event of events) {
    if (event.kind === "battle") trick = 1;
    if (event.kind === "trick") trick += 1;
  }
  return [
    [t("crumb-battle"), String(view["battle"] ?? "")],
    [t("crumb-trick"), String(trick)],
    [t("crumb-goal"), "31"],
  ];
}

function moment(event: EventBody): string | null {
  if (event.kind === "cancel") return event.facts["card"] === "xiao-he" ? "a-restore" : "a-cancel";
  if (event.kind === "ability" && event.facts["ability"] === "xiang-yu") return "a-double";
  if (event.kind === "vp" && event.facts["rule"] === "CH-311") return "a-six";
  return event.kind === "out" || event.kind === "over" || event.kind === "concede" ? "flag" : null;
}

function optionWords(option: OptionBody, sight: Sight): { label: string; note: string } | null {
  const face = abilities.has(option.id) ? sight.faces.get(option.id) : undefined;
  if (face) return { label: t("opt-use", { name: say(face.name) }), note: say(face.short).replace(/^[^:]{4,9}: /, "") };
  const view = sight.view as { size?: number; beat?: number };
  const rival = sight.name(1 - sight.me);
  return has(`opt-${option.id}`)
    ? {
        label: t(`opt-${option.id}`),
        note: t(`opt-${option.id}-note`, { rival, size: view.size ?? 1, value: (view.beat ?? 0) + 1 }),
      }
    : null;
}

function verb(option: OptionBody, picked: Ref[], sight: Sight): string {
  if (!picked.length || !["lead", "counter"].includes(option.id)) return "";
  const cards = known(sight.view);
  const values = picked.map((ref) => factsOf(sight.faces.get(cards.get(ref)?.face ?? "")).value ?? 0);
  const value = Math.max(...values);
  return t(option.id === "lead" ? "verb-lead" : "verb-counter", { size: picked.length, value });
}

const discard = (view: View): Pile => ({
  id: "discard",
  title: t("pile-discard"),
  refs: [...((view["discard"] as Pile["refs"] | undefined) ?? [])].reverse(),
});

export const game: GameModule = {
  id: "chuhan",
  Layout,
  pages: { HowTo, Preview, previewed: ["events"] },
  words: { option: optionWords, verb },
  cards: { print, piles: (view) => [discard(view)] },
  seats: { mark: markOf },
  score: { of: (view) => seatsOf(view).map((seat) => seat.vp) },
  log: {
    rows,
    chapter: (event) => (event.kind === "battle" ? t("log-battle", { n: Number(event.facts["battle"]) }) : null),
    opening: () => t("log-battle", { n: 1 }),
    moment,
    crumbs,
  },
  motion: { stays, flags, moment: greatMoment },
  asking: {
    secondary: (option) => abilities.has(option) || option === "swap" || option === "place",
    icon: (option) => OPTION_ICONS[option] ?? icons[option] ?? "play",
    explains: (option) => option !== "pass" && option !== "decree", // no card is needed for a decree
    standing: () => [{ kind: "chuhan.cancel", option: "pass", text: t("standing-cancel") }],
  },
};
