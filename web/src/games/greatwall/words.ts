// What the prompt and the panels say.
import { refsOf, type Ref, type View } from "../../lib/choice.ts";
import { has, say, t } from "../../lib/i18n.svelte.ts";
import { phone } from "../../lib/screen.svelte.ts";
import type { Place, Sight } from "../../lib/sight.ts";
import type { ChoiceBody, OptionBody, Question } from "../../lib/wire.ts";
import { SPOTS, isWhole, kindOf, number, resourceOf, soldierOf, within } from "./picking.ts";
import { attackPlan, buildPlan, clerkPlan, firePlan, holds, priceWords, sectionIn } from "./plans.ts";
import { LOCATIONS, SECTIONS, SOLDIERS, type LocationId, type SectionId, type Soldier } from "./signs.ts";
import { clanOf, targetsOf, wallOf, type HordeView, type Op, type WallView } from "./view.ts";

const MOST = 8; // buttons of a question, those for single choices among them
const MOST_SMALL = 6; // on a phone
/** Questions that are answered on cards laid out with all their words. */
export const LAID: readonly string[] = ["leader", "embassy", "reorder", "peek"];

// ---- names

export const faceName = (sight: Sight, face: string | null | undefined): string =>
  say(sight.faces.get(face ?? "")?.name) || (face ?? "");
export const faceText = (sight: Sight, face: string): string =>
  say(sight.faces.get(face)?.text) || say(sight.faces.get(face)?.short);
export const locationName = (id: string): string => t(`gw-loc-${id}`);
export const sectionName = (id: string): string => t(`gw-section-${id}`);

/** A seat, or the clan that nobody plays. */
export function someone(sight: Sight, seat: number, briefly = false): string {
  const view = wallOf(sight.view);
  if (seat >= (view.seats?.length ?? 0)) return t(view.mode === "solo" ? "gw-partner" : "gw-clan-reed");
  if (seat === sight.you) return t("gw-you");
  return briefly ? t(`gw-clan-${clanOf(view, seat)}`) : sight.name(seat);
}

/** A known card of a view, by its reference. */
function faceOf(view: WallView, ref: Ref): string {
  const cards = [
    ...view.offer,
    ...view.peeked,
    ...view.artifacts,
    ...view.award,
    ...view.seats.flatMap((seat) => [
      ...seat.commands,
      ...seat.tactics.known,
      ...seat.general,
      ...seat.active,
      ...seat.assistants,
      ...seat.dealt.known,
    ]),
  ];
  return cards.find((held) => held.card === ref)?.face ?? "";
}

export const hordeOf = (view: WallView, ref: Ref): HordeView | undefined =>
  targetsOf(view).find((horde) => number(horde.card) === Math.floor(number(ref) / SPOTS));

/** What a reference that is no card is called. */
export function refName(ref: Ref, view: View): string {
  const [kind = ""] = ref.split("/");
  const n = number(ref);
  if (kind === "location") return locationName(LOCATIONS[n] ?? "");
  if (kind === "section") return sectionName(SECTIONS[n] ?? "");
  if (kind === "resource") return t(`gw-res-${resourceOf(ref) ?? "wood"}`);
  if (kind === "kind") return t(`gw-one-${SOLDIERS[n] ?? "spearman"}`);
  if (kind === "place") return t("gw-place-n", { n: n + 1 });
  if (kind === "count") return String(n);
  if (kind === "soldier") {
    const { kind: sort, at, firing } = soldierOf(ref);
    return t(firing ? "gw-soldier-firing" : "gw-soldier-rest", { kind: t(`gw-one-${sort}`), section: sectionName(at) });
  }
  if (kind === "spot") {
    const horde = hordeOf(wallOf(view), ref);
    return t("gw-spot-n", { n: (n % SPOTS) + 1, row: horde?.row ?? 0 });
  }
  return "";
}

/** The id in the data of a reference that is no card, as positions call it. */
export function idOf(ref: Ref, view: View): string {
  const [kind = ""] = ref.split("/");
  const n = number(ref);
  if (kind === "location") return LOCATIONS[n] ?? ref;
  if (kind === "section") return SECTIONS[n] ?? ref;
  if (kind === "resource") return resourceOf(ref) ?? ref;
  if (kind === "kind") return SOLDIERS[n] ?? ref;
  if (kind === "soldier") return SOLDIERS[n % SOLDIERS.length] ?? ref;
  if (kind === "spot") return `${hordeOf(wallOf(view), ref)?.face ?? ref} ${(n % SPOTS) + 1}`;
  if (kind === "place") return String(n + 1);
  if (kind === "count") return String(n);
  return kind === "seat" ? clanOf(wallOf(view), n) : ref;
}

// ---- parts of a Command card

const NEAR = new Set(["any", "reed_rule", "solo_rule", "production_fullest_distinct"]);

/** What an operation of a Command card does, in a few words. */
export function opWords(e: Op): string {
  const count = typeof e.n === "number" ? e.n : 1;
  if (e.op === "move_clerk") {
    const to = Array.isArray(e.to) ? e.to.map((id) => t(`gw-short-${id}`)).join(", ") : "";
    return t(to && !NEAR.has(to) ? "gw-op-clerks-to" : "gw-op-clerks", { count, to });
  }
  if (e.op === "choose") return (e.of ?? []).map(opWords).join(t("or"));
  if (e.op === "activate")
    return t("gw-op-activate", {
      location: LOCATIONS.includes(e.location as LocationId) ? t(`gw-short-${e.location}`) : t("gw-op-own-regular"),
    });
  if (e.op === "gain") return t("gw-op-gain", { count, res: e.res === "chi" ? "chi" : "choice" });
  const key = `gw-op-${e.op}`;
  return has(key) ? t(key, { count }) : e.op;
}

// ---- where the game is

export function crumbs(view: View): [string, string][] {
  const wall = wallOf(view);
  return [
    [t("gw-year"), t("n-of-m", { n: wall.year, m: wall.years })],
    ["", t(wall.season === "setup" ? "gw-setup" : `gw-season-${wall.season}`)],
    [t("gw-lethality"), String(wall.lethality)],
  ];
}

/** What is being done now, in a line. */
export function nowWords(sight: Sight): string {
  const view = wallOf(sight.view);
  const { step, seat, number: part } = view.now;
  if (step === "part") {
    const card = view.execution.find((each) => each.seat === seat);
    return t("gw-now-part", { n: part + 1, card: faceName(sight, card?.face), ...whose(sight, seat) });
  }
  return stepWords(sight, { step, seat, number: part });
}

/** A seat for a sentence that speaks otherwise of oneself. */
const whose = (sight: Sight, seat: number): { name: string; who: string } => ({
  name: seat >= 0 ? someone(sight, seat) : "",
  who: seat >= 0 && seat === sight.you ? "you" : "other",
});

/** A step of the agenda. */
export function stepWords(
  sight: Sight,
  { step, seat, number: part }: { step: string; seat: number; number: number },
): string {
  const key = `gw-step-${step}`;
  if (!has(key)) return step;
  return t(key, { ...whose(sight, seat), n: part + 1 });
}

// ---- options

const costs = (view: WallView, kind: string, option: string, about: Record<string, unknown>): string => {
  const prices = view.prices;
  if (!prices) return "";
  if (kind === "raise" && option === "raise") return priceWords(prices.raise[String(about["location"]) as LocationId]);
  if (kind === "embassy" && option === "clerk") return priceWords(prices.clerk);
  if (kind === "shame" && option === "shame") return t("gw-shame-off", { price: priceWords(prices.shame) });
  if (kind === "save" && option === "save") return t("gw-some-res", { res: "chi", count: Number(about["price"] ?? 0) });
  return "";
};

/** Shorter words for a button than the label of the server, with what it would do. */
export function optionWords(option: OptionBody, sight: Sight): { label: string; note: string } | null {
  const view = wallOf(sight.view);
  const kind = kindOf(sight.question);
  const key = [`gw-act-${kind}-${option.id}`, `gw-act-${option.id}`].find(has);
  if (!key) return null;
  const about = sight.question?.about ?? {};
  const left = Number(about["left"] ?? 0);
  const note =
    costs(view, kind, option.id, about) ||
    (has(`${key}-note`) ? t(`${key}-note`, { count: left }) : "") ||
    (option.picks.length ? pickNote(option) : say(option.note));
  return { label: t(key, { count: left }), note };
}

/** What is to be pressed for an option. */
function pickNote(option: OptionBody): string {
  const slots = option.picks.map((pick) => pick.slot).join("-");
  if (option.id === "take") {
    const pick = option.picks[0];
    return t("gw-press-tokens", { least: pick?.least ?? 1, most: Math.min(pick?.most ?? 1, pick?.items.length ?? 1) });
  }
  return has(`gw-press-${slots}`) ? t(`gw-press-${slots}`) : "";
}

/** The words of the seal. */
export function verb(option: OptionBody, _picked: Ref[], sight: Sight): string {
  const words = optionWords(option, sight);
  return words?.label ?? "";
}

// ---- single choices as buttons

const one = (choice: ChoiceBody, slot: string): Ref => choice.picks?.[slot]?.[0] ?? "";

/** Choices that are few get a button each: all of them at first, then those that hold what is picked. */
export function places(question: Question, sight: Sight): Place[] {
  const kind = kindOf(question);
  const { picked, named } = sight;
  if (LAID.includes(kind)) return [];
  const left = within(question, picked, named);
  const others = question.options.filter((option) => !left.some((choice) => choice.option === option.id)).length;
  const most = phone.on ? MOST_SMALL : MOST;
  if ((picked.length && isWhole(left, picked)) || !left.length || left.length + others > most) return [];
  if (left.some((choice) => Object.values(choice.picks ?? {}).some((refs) => refs.length > 1)))
    return tokens(left, picked);
  // Locations stand in the order of the street
  const order = (choice: ChoiceBody): number => number(one(choice, "to") || one(choice, "location") || "x/0");
  const face = (choice: ChoiceBody): string => faceOf(wallOf(sight.view), one(choice, "card"));
  const sorted = ["clerk", "activate", "advanced"].includes(kind)
    ? [...left].sort((a, b) => order(a) - order(b))
    : kind === "command"
      ? [...left].sort((a, b) => (face(a) < face(b) ? -1 : 1))
      : left;
  // what all of them hold needs no words on each
  const [first, ...rest] = left.map(refsOf);
  const shared = rest.length ? (first ?? []).filter((ref) => rest.every((refs) => refs.includes(ref))) : [];
  return sorted.map((choice) => ({
    ref: `${choice.option}/${refsOf(choice).join("+")}`,
    choice,
    ...wordsOf(choice, sight, [...picked, ...shared]),
  }));
}

/** Tokens of several kinds: which of them. */
function tokens(left: readonly ChoiceBody[], picked: readonly Ref[]): Place[] {
  if (picked.length) return [];
  return left.map((choice) => ({ ref: refsOf(choice).join("+"), choice, label: tokenWords(refsOf(choice)), note: "" }));
}
export function tokenWords(refs: readonly Ref[]): string {
  const counts = new Map<string, number>();
  for (const ref of refs) {
    const kind = resourceOf(ref) ?? "wood";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([res, count]) => t("gw-some-res", { res, count })).join(", ") || t("gw-nothing");
}

/** Words for a choice, without what is picked already. */
function wordsOf(choice: ChoiceBody, sight: Sight, picked: readonly Ref[]): { label: string; note: string } {
  const view = wallOf(sight.view);
  const kind = kindOf(sight.question);
  const at = (ref: Ref): LocationId => LOCATIONS[number(ref)] ?? "lumber-mill";
  const where = (ref: Ref): SectionId => SECTIONS[number(ref)] ?? "left";
  const rest = refsOf(choice).filter((ref) => !picked.includes(ref));
  const card = one(choice, "card");
  if (card) {
    const face = faceOf(view, card);
    const own = ["advisor", "assistant"].includes(choice.option) ? `${t(`gw-act-${choice.option}`)}: ` : "";
    const brief = `gw-brief-${face}`; // of our own cards what they do for their owner
    return {
      label: `${own}${faceName(sight, face)}`,
      note: has(brief) && sight.faces.get(face)?.source ? t(brief) : faceText(sight, face),
    };
  }
  const spot = one(choice, "spot");
  if (spot) return spotWords(choice, sight, view, rest);
  const to = one(choice, "to");
  const names = rest.map((ref) => refName(ref, sight.view)).filter(Boolean);
  if (kind === "clerk") {
    const from = choice.option === "shift" && rest.length > 1 ? `${locationName(at(one(choice, "from")))} → ` : "";
    return { label: `${from}${locationName(at(to))}`, note: clerkPlan(view, at(to), sight.me) };
  }
  if (kind === "activate" || kind === "advanced")
    return {
      label: locationName(at(one(choice, "location"))),
      note: firePlan(view, at(one(choice, "location")), sight.me),
    };
  if (["build", "barricade"].includes(kind)) {
    const id = where(one(choice, "section"));
    return {
      label: t(`gw-build-${choice.option}`, { section: sectionName(id) }),
      note: buildPlan(view, id, choice.option),
    };
  }
  if (kind === "recruit") {
    const sort: Soldier = SOLDIERS[number(one(choice, "kind"))] ?? "spearman";
    const label = names.join(", ") || t(`gw-one-${sort}`);
    const section = sectionIn(view, where(one(choice, "section")));
    const note =
      choice.option === "man" ? t("gw-onto-wall") : t("gw-into-rest", { verdict: section ? holds(section) : "" });
    return { label, note: `${note}; ${priceWords(view.prices?.recruit[sort])}` };
  }
  if (kind === "march" || kind === "logistics")
    return { label: names.join(" → "), note: t(choice.option === "man" ? "gw-onto-wall" : "gw-into-rest-plain") };
  if (kind === "section") {
    const section = sectionIn(view, where(one(choice, "section")));
    return {
      label: names.join(),
      note: section ? t("gw-verdict", { power: section.power, defence: section.defence, verdict: holds(section) }) : "",
    };
  }
  if (kind === "place") return { label: names.join(), note: placeNote(view, sight, number(one(choice, "place"))) };
  const seat = one(choice, "seat");
  const who = seat ? `${sight.name(number(seat))}: ` : "";
  const label = `${who}${names.filter((name) => name !== "").join(", ")}`;
  const key = `gw-choice-${kind}-${choice.option}`;
  return { label: has(key) ? t(key, { name: label, count: number(rest[0] ?? "") }) : label, note: "" };
}

function placeNote(view: WallView, sight: Sight, place: number): string {
  const before = view.execution.slice(0, place).findLast((each) => each.seat !== null);
  return before
    ? t("gw-after", { name: someone(sight, before.seat ?? 0) })
    : t(place === 0 ? "gw-goes-first" : "gw-before-others");
}

function spotWords(
  choice: ChoiceBody,
  sight: Sight,
  view: WallView,
  rest: readonly Ref[],
): { label: string; note: string } {
  const spot = one(choice, "spot");
  const horde = hordeOf(view, spot);
  if (!horde) return { label: spot, note: "" };
  const kind = kindOf(sight.question);
  const soldier = one(choice, "soldier");
  const sort = soldier ? soldierOf(soldier).kind : one(choice, "kind") ? SOLDIERS[number(one(choice, "kind"))] : "";
  const wide = choice.option === "charge";
  const names = [
    ...(sort && rest.includes(soldier || one(choice, "kind")) ? [t(`gw-one-${sort}`)] : []),
    ...(rest.includes(spot)
      ? [
          `${faceName(sight, horde.face)} ${t("gw-spots-n", { n: (number(spot) % SPOTS) + 1, wide: wide ? "yes" : "no" })}`,
        ]
      : []),
  ];
  const covered = horde.spots[number(spot) % SPOTS];
  if (covered && "soldier" in covered)
    return {
      label: `${t(`gw-one-${covered.soldier}`)} · ${faceName(sight, horde.face)}`,
      note: kind === "save" ? t("gw-save-note", { count: Number(sight.question?.about["price"] ?? 0) }) : "",
    };
  const archer = sort === "archer" || ["wound", "fortress"].includes(kind);
  return { label: names.join(": "), note: attackPlan(view, horde, number(spot) % SPOTS, wide, archer, sight) };
}

/** What the picks are and would bring. */
export function brings(option: OptionBody, picked: Ref[], sight: Sight): string {
  const choice = within(sight.question, picked, option.id).find((each) => isWhole([each], picked));
  if (!choice || refsOf(choice).some((ref) => ref.startsWith("resource/"))) return "";
  const { label, note } = wordsOf(choice, sight, []);
  return [label, note].filter(Boolean).join(": ");
}

// ---- while one waits

export function aside(sight: Sight): string {
  return nowWords(sight);
}
export function meanwhile(sight: Sight): string {
  const what = `gw-beat-${sight.beat}`;
  return sight.beat && has(what) ? t(what) : t("one-moment");
}
