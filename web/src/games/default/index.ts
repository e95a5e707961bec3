// A game without pages of its own: the layout that reads any view, with words for what it finds.
import type { Ref, View } from "../../lib/choice.ts";
import { seatIn } from "../../lib/defaults.ts";
import { say, t } from "../../lib/i18n.svelte.ts";
import type { GameModule } from "../../lib/module.ts";
import type { LogRow, Pile, Place, Sight } from "../../lib/sight.ts";
import type { EventBody, Question } from "../../lib/wire.ts";
import { filling } from "./filling.svelte.ts";
import Layout from "./Layout.svelte";
import { print } from "./printing.ts";
import { FOLD, kindOf, read } from "./reading.ts";
import { mark } from "./signs.ts";
import { choiceIn, contested } from "./slots.ts";
import { chapter, points, times } from "./standing.ts";
import { refWord, thingOf, valueWord, word, type Faces } from "./words.ts";

const SEATED = ["seat", "player", "attacker", "owner", "winner", "by"];
const NONE: Faces = new Map();
const nobody = (seat: number): string => t("seat-n", { n: seat + 1 });

function chapterName(event: EventBody): string | null {
  const found = chapter(event);
  return found && t("any-chapter", { name: word(found.name, NONE), n: found.n });
}

function rows(events: readonly EventBody[]): LogRow[] {
  return events.flatMap((event) => {
    const head = chapterName(event);
    const row: LogRow[] = event.text ? [{ event, seat: seatIn(event, SEATED) }] : [];
    return head === null ? row : [{ head }, ...row];
  });
}

/** The open cards that are too many to be shown all at once, the last first. */
const piles = (view: View): Pile[] =>
  read(view, 0)
    .shared.filter((item) => item.sort === "cards")
    .filter((item) => item.cards.length > FOLD)
    .map((item) => ({ id: item.at, title: word(item.name, NONE), refs: [...item.cards].reverse() }));

/** The button of an option whose slots were filled one by one. */
const places = (question: Question, sight: Sight): Place[] =>
  contested(question).flatMap((option) => {
    const choice = choiceIn(filling.of(question, option), option);
    const note = Object.values(choice?.picks ?? {})
      .map((refs) => refs.map((ref) => refWord(ref, sight.view, sight.faces, (seat) => sight.name(seat))).join(", "))
      .join(" · ");
    return choice ? [{ ref: `slots/${option.id}`, choice, label: say(option.label), note }] : [];
  });

const refName = (ref: Ref, view: View): string => (kindOf(ref) === "seat" ? "" : refWord(ref, view, NONE, nobody));

/** The pages of a game that has written none; the shelf gives them its id. */
export const game: GameModule = {
  id: "default",
  Layout,
  words: { ref: refName },
  cards: { print, piles, id: (ref, view) => thingOf(ref, view) ?? ref.slice(ref.indexOf("/") + 1) },
  seats: { mark: (_view, seat) => mark(seat) },
  score: { of: points },
  asking: { places },
  log: {
    rows,
    chapter: chapterName,
    crumbs: (view) => times(view).map(([name, value]) => [word(name, NONE), valueWord(value, view, NONE, nobody)]),
  },
};
