// Sanguosha: the layout and the few words that belong to it. The rules are not known here.
import { addTexts, say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule, LogRow, Place, Printed } from "../../lib/sight.ts";
import type { EventBody, FaceBody } from "../../lib/wire.ts";
import { sorting } from "./sorting.svelte.ts";
import Book from "./Book.svelte";
import Detail from "./Detail.svelte";
import HowTo from "./HowTo.svelte";
import Layout from "./Layout.svelte";
import Preview from "./Preview.svelte";
import { ROLE, SORTS, icon, number } from "./signs.ts";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";
import { tableOf } from "./view.ts";
import Who from "./Who.svelte";
import { aside, faceName, heroAt, optionWords, refName, title, verb } from "./words.ts";

addTexts({ en, pl });

const WINDOWS = ["negate", "dodge", "play", "save", "use-sha", "skill", "choose"];

function print(face: FaceBody): Printed {
  const sort = face.timing.split(" ")[0] ?? "";
  const card = face.kind === "card" || face.kind === "kind";
  return {
    face: face.id,
    value: face.kind === "card" ? number(face.value) : "",
    pips: 0,
    icon: "",
    side: "",
    letter: card ? t(`sg-letter-${sort}`) : "",
    clan: face.kind === "card" ? `${t(`suit-${face.clan}`)}, ${t(`sg-sort-${sort}`)}` : "",
    zh: face.name_zh,
    name: say(face.name),
    short: say(face.short),
    full: say(face.effect),
    house: false,
    suit: face.kind === "card" ? face.clan : undefined,
    sort: card && SORTS[sort] ? sort : undefined,
    hans: true,
  };
}

function rows(events: readonly EventBody[]): LogRow[] {
  const found: LogRow[] = [];
  for (const event of events) {
    if (!event.text) continue;
    if (event.kind === "turn") found.push({ head: say(event.text) });
    else found.push({ event, seat: seatIn(event) });
  }
  return found;
}

function seatIn(event: EventBody): number | undefined {
  const { seat, user, victim, by, to } = event.facts as Record<string, unknown>;
  const found =
    seat ??
    user ??
    victim ??
    (typeof by === "number" && by >= 0 ? by : Number(/^hand\/(\d+)$/.exec(String(to))?.[1] ?? -1));
  return typeof found === "number" && found >= 0 ? found : undefined;
}

export const game: GameModule = {
  id: "sanguosha",
  Layout,
  HowTo,
  Book,
  Detail,
  Preview,
  steps: true,
  secondary: () => false,
  plain: (option, sight) =>
    sight.question?.kind === "sanguosha.hero" ||
    (sight.question?.kind === "sanguosha.idle" && sight.faces.get(option.id)?.kind === "kind"),
  optionOf: (face) => (face.kind === "card" ? face.ability : face.id),
  faceName,
  icon,
  title,
  words: optionWords,
  verb,
  print,
  mark(view, seat) {
    const role = tableOf(view).seats?.[seat]?.role;
    return seat < 0
      ? { side: "", letter: "", zh: "" }
      : { side: "n", letter: String(seat + 1), zh: role ? (ROLE[role] ?? "") : "" };
  },
  rows,
  crumbs(view) {
    const { round, phase, seats } = tableOf(view);
    const found: [string, string][] = [[t("sg-round"), String(Math.max(1, round))]];
    found.push([t("sg-alive"), t("n-of-m", { n: seats.filter((seat) => seat.alive).length, m: seats.length })]);
    if (phase) found.push([t("sg-phase"), t(`sg-phase-${phase}`)]); // the last one: its words are of any length
    return found;
  },
  score: (view) => (tableOf(view).seats ?? []).map((seat) => Math.max(0, seat.hp)),
  piles: (view) => [{ id: "discard", title: t("sg-discard"), refs: [...(tableOf(view).discard ?? [])].reverse() }],
  moment: (event) =>
    ({ death: "sg-skull", brink: "sg-hit", fight: "sg-sword", over: "flag", concede: "flag" })[event.kind] ?? null,
  chapter: (event) => (event.kind === "round" ? t("sg-round-n", { n: Number(event.facts["round"]) }) : null),
  get opening() {
    return t("sg-opening");
  },
  get standing() {
    return WINDOWS.map((kind) => ({
      kind: `sanguosha.${kind}`,
      option: "pass",
      text: t("sg-standing-pass"),
      name: t(`sg-standing-${kind}`),
    }));
  },
  places(question, sight): Place[] {
    const choice = sorting.choice(question);
    return choice
      ? [{ ref: question.kind, choice, label: t(`sg-sort-${choice.option}`), note: sorting.note(question, sight) }]
      : [];
  },
  get notes() {
    return { title: t("sg-who"), Panel: Who };
  },
  refName: (ref, view) => refName(ref, view),
  refId: (ref, view) => tableOf(view).seats[Number(ref.slice(5))]?.hero ?? ref,
  seatName: (seat, sight) => heroAt(sight, seat),
  aside,
  meanwhile: (sight) =>
    tableOf(sight.view).step === "choose-ruler"
      ? t("sg-ruler-chooses")
      : tableOf(sight.view).step === "choose-heroes"
        ? t("sg-others-choose")
        : t("one-moment"),
  points: (scores) => scores.map((score) => t(score ? "sg-won" : "sg-lost")),
};
