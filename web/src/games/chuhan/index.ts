// Chu Han: the layout and the few words that belong to it. The rules are not known here.
import { addTexts, has, say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule, LogRow, Printed } from "../../lib/sight.ts";
import type { EventBody, FaceBody } from "../../lib/wire.ts";
import HowTo from "./HowTo.svelte";
import Layout from "./Layout.svelte";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";
import { abilities, decreeIcon, icons, sideOf } from "./signs.ts";

addTexts({ en, pl });

interface SeatView {
  clan: "han" | "chu";
  vp: number;
}
const seatsOf = (view: Record<string, unknown>): SeatView[] => (view["seats"] as SeatView[] | undefined) ?? [];

function print(face: FaceBody): Printed {
  const side = sideOf(face.clan);
  return {
    face: face.id,
    value: face.value === null ? "" : String(face.value),
    pips: face.count,
    icon: icons[face.id] ?? "",
    side: side.side,
    letter: side.letter,
    clan: face.clan ? t(`clan-${face.clan}`) : "",
    zh: face.name_zh ?? "",
    name: say(face.name),
    short: say(face.short),
    full: say(face.effect),
    house: face.source === "house",
  };
}

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
    if (event.text) found.push({ event, seat: seatIn(event) });
    if (event.kind === "trick") {
      trick += 1;
      open = true;
    }
  }
  return found;
}

function seatIn(event: EventBody): number | undefined {
  const { seat, attacker, winner } = event.facts as Record<string, unknown>;
  const found = seat ?? attacker ?? winner;
  return typeof found === "number" ? found : undefined;
}

export const game: GameModule = {
  id: "chuhan",
  Layout,
  HowTo,
  secondary: (option) => abilities.has(option) || option === "swap" || option === "place",
  icon: (option) =>
    option === "decree"
      ? decreeIcon
      : (icons[option] ??
        (
          { pass: "pass", swap: "swap", place: "up", cancel: "a-cancel", give: "swap", take: "a-take" } as Record<
            string,
            string
          >
        )[option] ??
        "play"),
  words(option, sight) {
    const face = abilities.has(option.id) ? sight.faces.get(option.id) : undefined;
    if (face)
      return { label: t("opt-use", { name: say(face.name) }), note: say(face.short).replace(/^[^:]{4,9}: /, "") };
    const view = sight.view as { size?: number; beat?: number };
    const rival = sight.name(1 - sight.me);
    return has(`opt-${option.id}`)
      ? {
          label: t(`opt-${option.id}`),
          note: t(`opt-${option.id}-note`, { rival, size: view.size ?? 1, value: (view.beat ?? 0) + 1 }),
        }
      : null;
  },
  verb(option, picked, sight) {
    if (!picked.length || !["lead", "counter"].includes(option.id)) return "";
    const cards = new Map<string, string>();
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk);
      else if (node && typeof node === "object") {
        const { card, face } = node as { card?: string; face?: string };
        if (card && face) cards.set(card, face);
        else Object.values(node).forEach(walk);
      }
    };
    walk(sight.view);
    const values = picked.map((ref) => sight.faces.get(cards.get(ref) ?? "")?.value ?? 0);
    const value = Math.max(...values);
    return t(option.id === "lead" ? "verb-lead" : "verb-counter", { size: picked.length, value });
  },
  print,
  mark(view, seat) {
    const clan = seatsOf(view)[seat]?.clan;
    return clan ? { ...sideOf(clan), zh: clan === "han" ? "漢" : "楚" } : { side: "", letter: "", zh: "" };
  },
  rows,
  crumbs(view, events) {
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
  },
  score: (view) => seatsOf(view).map((seat) => seat.vp),
  piles: (view) => [
    {
      id: "discard",
      title: t("pile-discard"),
      refs: [...((view["discard"] as { card: string; face: string }[] | undefined) ?? [])].reverse(),
    },
  ],
  moment(event) {
    if (event.kind === "cancel") return event.facts["card"] === "xiao-he" ? "a-restore" : "a-cancel";
    if (event.kind === "ability" && event.facts["ability"] === "xiang-yu") return "a-double";
    if (event.kind === "vp" && event.facts["rule"] === "CH-311") return "a-six";
    return event.kind === "out" || event.kind === "over" || event.kind === "concede" ? "flag" : null;
  },
  chapter: (event) => (event.kind === "battle" ? t("log-battle", { n: Number(event.facts["battle"]) }) : null),
  get opening() {
    return t("log-battle", { n: 1 });
  },
  get standing() {
    return [{ kind: "chuhan.cancel", option: "pass", text: t("standing-cancel") }];
  },
};

export const eventName = (id: string, faces: ReadonlyMap<string, FaceBody>): string =>
  say(faces.get(id)?.name) || (has(id) ? t(id) : id);
