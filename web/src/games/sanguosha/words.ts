// What is on the table in words: heroes, cards, and what is being resolved.
import type { Ref, View } from "../../lib/choice.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import type { Sorts } from "../../lib/module.ts";
import type { Held, Lot, Sight } from "../../lib/sight.ts";
import { Sorting } from "../../lib/sorting.svelte.ts";
import type { FaceBody, OptionBody, Question } from "../../lib/wire.ts";
import { factsOf } from "./facts.ts";
import { KINGDOM, KINGDOMS, number } from "./signs.ts";
import { seatOf, tableOf, type Made, type Matter, type SeatView } from "./view.ts";

type Faces = ReadonlyMap<string, FaceBody>;

/** The name of a kind of card, a skill, a hero or a role. */
export const called = (faces: Faces, id: string): string =>
  say(faces.get(id)?.name) || (has(`sg-name-${id}`) ? t(`sg-name-${id}`) : id.replaceAll("-", " "));

/** All by which a hero is found: the skills with their texts, the mechanics they use, the set. */
export function heroWords(faces: Faces, face: FaceBody): string {
  const { skills, set } = factsOf(face);
  const terms = skills.flatMap((id) => factsOf(faces.get(id)).terms.map((term) => `term-${term}`));
  return [face.id, ...skills, ...terms, `set-${set}`]
    .flatMap((id) => faces.get(id) ?? [])
    .map((each) => `${say(each.name)} ${each.name.en} ${each.name_zh} ${say(each.text)}`)
    .join(" ");
}

/** Heroes by their kingdoms. */
export const heroSorts = (faces: Faces): Sorts => ({
  name: t("sg-kingdom"),
  values: Object.keys(KINGDOM).map((id) => [id, t(`sg-kingdom-${id}`)]),
  of: (id) => factsOf(faces.get(id)).kingdom,
  words: (id) => {
    const face = faces.get(id);
    return face ? heroWords(faces, face) : "";
  },
});

/** The hero at a seat, or who will choose one. */
export function heroAt(sight: Sight, seat: number): string {
  const hero = tableOf(sight.view).seats[seat]?.hero;
  return hero ? called(sight.faces, hero) : sight.name(seat);
}

/** What the player has put in order or handed out so far. */
export const sorting = new Sorting("sanguosha.arrange", "place");
export const receiver = (ref: Ref, sight: Sight): string =>
  seatOf(ref) === sight.you ? t("sg-you") : heroAt(sight, seatOf(ref));

/** Something that lies on or beside a hero: in a word, and what it means; the plate may know a shorter word, or show it
 * in another way. */
export interface Sign {
  word: string;
  text: string;
  brief?: string;
}
const GOLD = "gold-";

/** What lies on or beside a hero. */
export function signsOf(faces: Faces, it: SeatView): Sign[] {
  const tokens = Object.entries(it.tokens).filter(([, count]) => count > 0);
  const golds = tokens.filter(([id]) => id.startsWith(GOLD)).length;
  const named = (cards: readonly Held[]): string =>
    cards
      .map((held) => faces.get(held.face))
      .map((face) => (face ? faceName(face) : "?"))
      .join(", ");
  const lying = (id: string, known: readonly Held[], count: number): Sign[] =>
    count
      ? [
          {
            word: t(`sg-${id}`, { count }),
            text: [t(`sg-${id}-text`), known.length ? `${named(known)}.` : ""].join(" "),
          },
        ]
      : [];
  const lot = (id: string, cards: Lot): Sign[] => lying(id, cards.known, cards.known.length + cards.hidden);
  const sides = new Map(it.values.filter(([, name]) => name === "side").map(([skill, , side]) => [skill, side]));
  return [
    ...tokens.map(([id, count], n) => ({
      word: `${called(faces, `token-${id}`)} ${count}`,
      text: say(faces.get(`token-${id}`)?.text),
      // all Gold in a word, where the first of it would stand
      ...(id.startsWith(GOLD)
        ? { brief: tokens[n - 1]?.[0].startsWith(GOLD) ? "" : t("sg-gold", { count: golds }) }
        : {}),
    })),
    ...lying("shield", [], it.shield).map((sign) => ({ ...sign, brief: "" })),
    ...it.disabled.map((slot) => ({
      word: t("sg-disabled", { slot: t(`sg-sub-${slot}`) }),
      text: t("sg-disabled-text"),
    })),
    ...it.skills
      .filter((skill) => factsOf(faces.get(skill)).terms.includes("switch"))
      .map((skill) => ({
        word: t("sg-side", { skill: called(faces, skill), side: sides.get(skill) ?? 1 }),
        text: say(faces.get(skill)?.text),
      })),
    ...lot("premeditated", it.premeditated),
    ...lying("marked", it.marked, it.marked.length),
    ...lying("atop", it.atop, it.atop.length),
    ...lot("besides", it.besides),
    ...lot("hidden", it.hidden),
    ...lying("attendants", [], it.attendants.length),
    ...(it.incarnation ? [{ word: t("sg-incarnation", { name: called(faces, it.incarnation) }), text: "" }] : []),
  ];
}

/** A seat inside a sentence. */
export const whom = (sight: Sight, seat: number): string =>
  seat < 0 ? t("sg-nobody") : seat === sight.you ? t("sg-you") : heroAt(sight, seat);

const SUITS: Record<string, string> = { spade: "♠", heart: "♡", club: "♣", diamond: "♢" };
/** "♠ 7"; nothing for a card that has neither. */
export const corner = (suit: string, value: number | null): string =>
  [SUITS[suit] ?? "", number(value)].filter(Boolean).join(" ");
export const faceName = (face: FaceBody): string =>
  face.kind === "card" ? `${say(face.name)} ${corner(factsOf(face).suit, factsOf(face).number)}` : say(face.name);

/** "Equipment · weapon" */
export function sortOf(face: FaceBody): string {
  const { type, subtype } = factsOf(face);
  const more = subtype && subtype !== type ? [t(`sg-sub-${subtype.split("+")[0] ?? ""}`)] : [];
  return [t(`sg-sort-${type}`), ...more].join(" · ");
}

export interface Line {
  title: string;
  note: string;
  made: Made | null;
  skill: string;
}

const made = (sight: Sight, card: Made): string => called(sight.faces, card.name);
const list = (names: string[]): string => names.join(", ");

/** One level of the stack. */
export function matterLine(sight: Sight, matter: Matter): Line {
  const line = (title: string, note = "", card: Made | null = null, skill = ""): Line => ({
    title,
    note,
    made: card,
    skill,
  });
  const { use } = matter;
  if (use) {
    const at = matter.target !== undefined && matter.target >= 0 ? [matter.target] : (matter.targets ?? []);
    const user = whom(sight, matter.user ?? -1);
    if (matter.answers)
      return line(made(sight, use), t("sg-against", { name: user, card: made(sight, matter.answers) }), use);
    return line(
      made(sight, use),
      at.length
        ? t("sg-use-on", { name: user, whom: list(at.map((seat) => whom(sight, seat))) })
        : t("sg-use-by", { name: user }),
      use,
    );
  }
  if (matter.need) return needLine(sight, matter, line);
  if (matter.play)
    return line(t("sg-plays", { card: made(sight, matter.play) }), whom(sight, matter.user ?? -1), matter.play);
  if (matter.damage !== undefined) {
    const element = matter.element && matter.element !== "normal" ? matter.element : "plain";
    const cause = matter.card ? made(sight, matter.card) : matter.skill ? called(sight.faces, matter.skill) : "";
    return line(
      t("sg-damage", { count: matter.damage, element, name: whom(sight, matter.victim ?? -1) }),
      [(matter.source ?? -1) >= 0 ? t("sg-from", { name: whom(sight, matter.source ?? -1) }) : "", cause]
        .filter(Boolean)
        .join(", "),
    );
  }
  if (matter.brink !== undefined)
    return line(
      t("sg-dying", { name: whom(sight, matter.brink) }),
      matter.helper !== undefined && matter.helper >= 0 ? t("sg-saves", { name: whom(sight, matter.helper) }) : "",
    );
  if (matter.death !== undefined)
    return line(
      t("sg-falls", { name: whom(sight, matter.death) }),
      (matter.killer ?? -1) >= 0 ? t("sg-from", { name: whom(sight, matter.killer ?? -1) }) : "",
    );
  if (matter.judgement !== undefined)
    return line(t("sg-judgement", { name: whom(sight, matter.seat ?? -1) }), called(sight.faces, matter.judgement));
  if (matter.fight)
    return line(
      t("sg-fight"),
      t("sg-use-on", { name: whom(sight, matter.fight[0]), whom: whom(sight, matter.fight[1]) }),
      null,
      matter.skill ?? "",
    );
  if (matter.change !== undefined)
    return line(
      has(`sg-change-${matter.change}`)
        ? t(`sg-change-${matter.change}`, { name: whom(sight, matter.seat ?? -1), count: matter.amount ?? 1 })
        : whom(sight, matter.seat ?? -1),
    );
  if (matter.skill)
    return line(called(sight.faces, matter.skill), whom(sight, matter.seat ?? matter.user ?? -1), null, matter.skill);
  return line(
    matter.phase ? t(`sg-phase-${matter.phase}`) : t("one-moment"),
    whom(sight, matter.seat ?? matter.user ?? -1),
  );
}

function needLine(sight: Sight, matter: Matter, line: (title: string, note?: string) => Line): Line {
  const cards = [...new Set((matter.need ?? []).map((id) => (id.endsWith("sha") ? "sha" : id)))]
    .map((id) => called(sight.faces, id))
    .join(t("or"));
  const all = matter.need?.[0] === "negate";
  return line(
    t("sg-waits-for", { card: cards }),
    all
      ? t("sg-anybody")
      : t("sg-may-give", { name: whom(sight, matter.seat ?? -1), whom: matter.seat === sight.you ? "you" : "other" }),
  );
}

/** What is waited for, in one sentence; whoever has fallen is told that the others play on. */
export function aside(sight: Sight): string {
  const view = tableOf(sight.view);
  const use = view.resolving.findLast((matter) => matter.use);
  const top = view.resolving.at(-1);
  const said: string[] = [];
  if (use) {
    const { title, note } = matterLine(sight, use);
    said.push(`${title}, ${note}`);
  }
  if (top && top !== use) said.push(matterLine(sight, top).title);
  if (view.seats[sight.you]?.alive === false) said.unshift(t("sg-you-fell"));
  return said.length ? `${said.join(": ")}.` : t("thinking-text");
}

/** What a reference that is no card is called. */
export function refName(ref: Ref, view: View, faces?: Faces): string {
  const seat = seatOf(ref);
  if (seat >= 0) {
    const hero = tableOf(view).seats[seat]?.hero ?? "";
    return faces ? called(faces, hero) : spelled(hero) || t("seat-n", { n: seat + 1 });
  }
  return ref.startsWith("kingdom/") ? t(`sg-kingdom-${KINGDOMS[Number(ref.slice(8))] ?? "neutral"}`) : ref;
}

/** "cao-cao" is Cao Cao. */
export const spelled = (id: string): string =>
  id
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");

/** What a question is about: the card or skill that asks it. */
export function title(question: Question, sight: Sight): string {
  const skills = question.options.filter((option) => sight.faces.has(option.id));
  const about =
    question.kind === "sanguosha.skill" && skills.length === 1
      ? (skills[0]?.id ?? "")
      : String(question.about["skill"] ?? "");
  return ["sanguosha.skill", "sanguosha.may", "sanguosha.choose"].includes(question.kind) && sight.faces.has(about)
    ? called(sight.faces, about)
    : "";
}

/** The words of a button. */
export function optionWords(option: OptionBody, sight: Sight): { label: string; note: string } | null {
  const [skill = "", kind] = option.id.split("/");
  const face = sight.faces.get(option.id);
  if (kind)
    return {
      label: called(sight.faces, skill.split("#")[0] ?? skill),
      note: t("sg-as", { card: called(sight.faces, kind) }),
    };
  const own = `sg-opt-${option.id}`;
  if (face?.kind === "kind") return { label: say(face.name), note: kindNote(option, face, sight.question?.kind ?? "") };
  if (face?.kind === "skill")
    return {
      label: say(face.name),
      note: sight.question?.kind === "sanguosha.skill" ? t("sg-use-note") : say(face.text),
    };
  if (!has(own)) return null;
  const asked = sight.question;
  const about = asked ? String(asked.about["skill"] ?? "") : "";
  return {
    label: t(own),
    note:
      option.id === "pass" ? passNote(sight, asked) : about && sight.faces.has(about) ? called(sight.faces, about) : "",
  };
}

const IN_PHASE = "T4"; // the timing point of the phase itself

/** What comes of doing nothing. */
function passNote(sight: Sight, asked: Question | null): string {
  const damage = Number(asked?.about["damage"] ?? 0);
  const hp = tableOf(sight.view).seats[sight.me]?.hp ?? 0;
  if (damage) return t("sg-pass-hp", { from: hp, to: hp - damage, left: Math.max(0, hp - damage) });
  const matter = asked?.about["matter"] as { phase?: string } | undefined;
  if (asked?.about["point"] === IN_PHASE && matter?.phase === "draw") return t("sg-pass-draw");
  const own = `sg-pass-${asked?.kind.slice(10)}`;
  return t(has(own) ? own : "sg-pass-note");
}

/** What pressing the name of a card means: use it, aim it, take it from the hand, or let what is worn act. */
function kindNote(option: OptionBody, face: FaceBody, asked: string): string {
  if (asked === "sanguosha.idle") return t(option.picks.length > 1 ? "sg-target-note" : "sg-use-note");
  if (factsOf(face).type === "equipment") return say(face.short);
  return t(asked === "sanguosha.skill" ? "sg-use-note" : "sg-hand-note");
}

/** The words of the seal. */
export function verb(option: OptionBody, picked: Ref[], sight: Sight): string {
  const seats = picked
    .map(seatOf)
    .filter((seat) => seat >= 0)
    .map((seat) => heroAt(sight, seat));
  const cards = picked.filter((ref) => ref.startsWith("card/")).length;
  const label = optionWords(option, sight)?.label ?? say(option.label);
  if (seats.length) return t("sg-verb-on", { what: label, whom: list(seats) });
  return option.id === "cards" || option.id === "discard" ? t("sg-verb-cards", { what: label, count: cards }) : label;
}
