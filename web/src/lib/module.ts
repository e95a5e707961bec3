// The contract of a game's pages: what a folder of games/ gives to the shell, in groups. Only `id` and `Layout` are
// needed; a game writes what differs from defaults.ts.
import type { Component, Snippet } from "svelte";

import type { Ref, View } from "./choice.ts";
import type { Flag, Frame, LogRow, Mark, Moment, Move, Pile, Place, Printed, Sight, StandingAnswer } from "./sight.ts";
import type { EventBody, FaceBody, OptionBody, Question, SettingBody } from "./wire.ts";

export interface PreviewProps {
  faces: readonly FaceBody[];
  settings: readonly SettingBody[];
  /** The value of every setting. */
  options: Readonly<Record<string, string>>;
  pick(setting: string, value: string): void;
}

/** What the layout of a table shows. */
export interface LayoutProps {
  sight: Sight;
  prompt: Snippet;
  side: Snippet;
  log: EventBody[];
}

/** A closer look at something. */
export interface DetailProps {
  face: FaceBody;
  faces: ReadonlyMap<string, FaceBody>;
  sight: Sight;
  close: () => void;
}

/** Pages and panels of its own. */
export interface Pages {
  /** How a turn goes. */
  HowTo?: Component;
  /** The book of all faces, with search. */
  Book?: Component<{ at: string | null; faces: readonly FaceBody[] }>;
  /** What is played with these options, for the page on which a table is set up. */
  Preview?: Component<PreviewProps>;
  /** Settings that the preview asks about itself: it then stands above the list of the others. */
  previewed?: readonly string[];
  /** A closer look than the large card gives. */
  Detail?: Component<DetailProps>;
  /** A panel about the others that a narrow screen shows beside the log. */
  notes?: { title(): string; Panel: Component<{ sight: Sight; log: EventBody[]; bare?: boolean }> };
}

/** How the prompt speaks. */
export interface Words {
  /** A better title for a question than the server's; "" if there is none. */
  title(question: Question, sight: Sight): string;
  /** Shorter words for a button than the label of the server; null if there are none. */
  option(option: OptionBody, sight: Sight): { label: string; note: string } | null;
  /** The words of the seal for complete picks; "" if the label of the option says it all. */
  verb(option: OptionBody, picked: Ref[], sight: Sight): string;
  /** What a complete choice would bring, under the words of the seal; "" where the names of what is picked say enough. */
  brings(option: OptionBody, picked: Ref[], sight: Sight): string;
  /** What a reference that is no card is called; "" if it has no name. */
  ref(ref: Ref, view: View): string;
  /** What the settings of a table are about. */
  settings(): string;
  /** What a player who waits is told. */
  aside(sight: Sight): string;
  /** What is going on while nobody is asked. */
  meanwhile(sight: Sight): string;
}

/** By what the many values of a setting are found: a sort of each, and words beside its name. */
export interface Sorts {
  name: string;
  values: [string, string][];
  of(value: string): string;
  words(value: string): string;
}

/** What is printed on cards, and where they lie open. */
export interface Cards {
  print(face: FaceBody): Printed;
  /** A card as a player calls it. */
  name(face: FaceBody): string;
  /** The option that a card is about. */
  option(face: FaceBody): string;
  /** The id in the data of a reference that is no card. */
  id(ref: Ref, view: View): string;
  piles(view: View): Pile[];
  /** What is printed on the cards of this table that are in no book: they come from a file. */
  foreign(view: View): FaceBody[];
  /** How the values of a setting are sorted, if they are faces; null if they are found by their names alone. */
  sorts(setting: string, faces: readonly FaceBody[]): Sorts | null;
}

export interface Seats {
  mark(view: View, seat: number): Mark;
  /** How a seat is called where its person is thought of as somebody in the game; "" if that is their own name. */
  name(seat: number, sight: Sight): string;
}

export interface Score {
  /** How each seat stands; none if the game does not count. */
  of(view: View): number[];
  /** The result of each seat as it is written at the end. */
  words(scores: readonly number[]): string[];
  /** What the hills of a replay show where nobody judged the chances. */
  curve(name: string, who: "you" | "other"): string;
}

/** The log and the replay. */
export interface Log {
  rows(events: readonly EventBody[]): LogRow[];
  /** Where a chapter of the replay begins, and what it is called. */
  chapter(event: EventBody): string | null;
  /** What the first chapter is called, if no event begins it. */
  opening(): string;
  /** The icon of a moment that is worth a tab in the replay. */
  moment(event: EventBody): string | null;
  /** What the bar at the top tells of the game. */
  crumbs(view: View, events: readonly EventBody[]): [string, string][];
}

/** How an update is shown. */
export interface Moving {
  /** How long the picture of a beat stays, in milliseconds. */
  stays(what: string): number;
  /** Pieces that are not cards and travel because of these events. */
  marches(before: View, events: readonly EventBody[], after: View): Move[];
  /** The words at the seats that these events bring: a hit, a skill, a pass. */
  flags(events: readonly EventBody[], view: View): Flag[];
  /** What is great about a picture, for a slip over the table; null if it speaks for itself. */
  moment(frame: Frame): Moment | null;
}

/** How a question is laid out and answered. */
export interface Asking {
  /** Options that are about a card of their own: they come after those that only need picks. */
  secondary(option: string): boolean;
  /** The option that ends it or does nothing: it stands last, at the same place in every question. */
  declines(option: string): boolean;
  icon(option: string): string;
  /** Cards are picked before those they are for, and the prompt shows only the options that fit what is picked. */
  steps: boolean;
  /** Whether the card or place to press says enough: no button of its own as long as nothing is picked. */
  plain(option: OptionBody, sight: Sight): boolean;
  /** Choices that are named by one button each, where all are equal. */
  places(question: Question, sight: Sight): Place[];
  /** Whether the refusal of this closed option tells why a card cannot be picked. */
  explains(option: string): boolean;
  /** The questions that a player may answer beforehand. */
  standing(): StandingAnswer[];
}

interface Groups {
  words: Words;
  cards: Cards;
  seats: Seats;
  score: Score;
  log: Log;
  motion: Moving;
  asking: Asking;
}

interface Given {
  id: string;
  Layout: Component<LayoutProps>;
}

/** What a game writes. */
export type GameModule = Given & { pages?: Pages } & { [Group in keyof Groups]?: Partial<Groups[Group]> };

/** What the shell asks: every group is whole. */
export type Game = Given & { pages: Pages } & Groups;
