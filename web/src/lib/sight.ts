// What a layout gets: a view with names, faces and the states of what can be picked. The same for a table and a replay.
import type { Component, Snippet } from "svelte";

import type { Ref, View } from "./choice.ts";
import type { Belief, ChoiceBody, EventBody, FaceBody, OptionBody, Question, Text } from "./wire.ts";

export type State = "" | "may" | "picked" | "no";

/** A card as it is drawn: what is printed on it, in the words of the moment. */
export interface Printed {
  face: string;
  value: string;
  pips: number;
  icon: string;
  side: Mark["side"];
  letter: string;
  clan: string;
  zh: string;
  name: string;
  short: string;
  full: string;
  house: boolean;
  /** French suits, the sort of the card (its letter stands in a shape of its own), and a name in simplified characters. */
  suit?: string;
  sort?: string;
  hans?: boolean;
}

/** A card of which nothing is printed but its name. */
export const blank = (face: string): Printed => ({
  face,
  value: "",
  pips: 0,
  icon: "",
  side: "",
  letter: "",
  clan: "",
  zh: "",
  name: face,
  short: "",
  full: "",
  house: false,
});

export interface Sight {
  readonly view: View;
  readonly you: number;
  /** The seat that is drawn nearest. */
  readonly me: number;
  readonly faces: ReadonlyMap<string, FaceBody>;
  readonly live: boolean;
  /** What the viewer is asked, and what is picked for it; empty places of a row are holes. */
  readonly question: Question | null;
  readonly picked: readonly Ref[];
  /** The option that the viewer has named, if any. */
  readonly named: string | null;
  name(seat: number): string;
  about(seat: number): string;
  present(seat: number): boolean;
  state(ref: Ref): State;
  fresh(ref: Ref): boolean;
  lit(ref: Ref): boolean;
  press(ref: Ref): void;
  why(ref: Ref): void;
  /** Ask why this place is none for what is picked; false if nothing picked wants a place. */
  whyNotThere(ref: Ref): boolean;
  detail(face: string): void;
  commit(): boolean;
  /** Pick exactly these. */
  pick(refs: readonly Ref[]): void;
  /** Answer at once. */
  send(choice: ChoiceBody): void;
  openPile(name: string): void;
  /** How a bot with these eyes reads the hidden roles at this moment; null if there is nothing to read. */
  beliefs(): Promise<readonly Belief[] | null>;
}

export interface Mark {
  side: "a" | "b" | "n" | "";
  letter: string;
  zh: string;
}
/** Something that travels from zone to zone; its reference is that of a thing that is drawn. */
export interface Move {
  card: Ref;
  from: string;
  to: string;
}
/** One picture of several in which an update is shown, and how long it stays, in milliseconds. */
export interface Frame {
  view: View;
  events: EventBody[];
  beat: number;
}
/** A choice that is a button of its own. */
export interface Place {
  ref: Ref;
  choice: ChoiceBody;
  label: string;
  note: string;
}
export interface LogRow {
  head?: string;
  event?: EventBody;
  seat?: number;
}

/** What a game adds to the client: its layout, its words and a few small answers. */
export interface GameModule {
  id: string;
  Layout: Component<{ sight: Sight; prompt: Snippet; side: Snippet; log: EventBody[] }>;
  HowTo: Component;
  /** Options that are about a card of their own: they come after those that only need picks. */
  secondary(option: string): boolean;
  icon(option: string): string;
  /** A better title for a question than the server's; "" if there is none. */
  title?(question: Question, sight: Sight): string;
  /** Shorter words for a button than the label of the server; null if there are none. */
  words(option: OptionBody, sight: Sight): { label: string; note: string } | null;
  /** The words of the seal for complete picks; "" if the label of the option says it all. */
  verb(option: OptionBody, picked: Ref[], sight: Sight): string;
  print(face: FaceBody): Printed;
  mark(view: View, seat: number): Mark;
  rows(events: readonly EventBody[]): LogRow[];
  crumbs(view: View, events: readonly EventBody[]): [string, string][];
  score(view: View): number[];
  piles(view: View): { id: string; title: string; refs: { card: Ref; face: string }[] }[];
  /** Moments worth a tab in the replay. */
  moment(event: EventBody): string | null;
  /** Where a chapter of the replay begins, and what it is called. */
  chapter(event: EventBody): string | null;
  /** What the first chapter is called, if no event begins it. */
  opening: string;
  standing: { kind: string; option: string; text: string; name?: string }[];
  /** Much can happen in one update: the pictures in which it is shown; the last one is the view after it. */
  frames?(before: View, events: readonly EventBody[], after: View): Frame[];
  /** Pieces that are not cards and travel because of these events. */
  marches?(before: View, events: readonly EventBody[]): Move[];
  /** Choices that are named by one button each, where all are equal. */
  places?(question: Question, sight: Sight): Place[];
  /** What a reference that is no card is called, and its id in the data. */
  refName?(ref: Ref, view: View): string;
  refId?(ref: Ref, view: View): string;
  /** Cards are picked before whom they are for, and the prompt shows only the options that fit what is picked. */
  steps?: boolean;
  /** Whether the card or place to press says enough: no button of its own as long as nothing is picked. */
  plain?(option: OptionBody, sight: Sight): boolean;
  /** The option that a card is about, if that is not its face. */
  optionOf?(face: FaceBody): string;
  /** A card as a player calls it. */
  faceName?(face: FaceBody): string;
  /** The book of all faces, with search. */
  Book?: Component<{ at: string | null; faces: readonly FaceBody[] }>;
  /** What is played with these options, for the page on which a table is set up. */
  Preview?: Component<{ faces: readonly FaceBody[]; options: Record<string, string> }>;
  /** A closer look than the large card gives. */
  Detail?: Component<{ face: FaceBody; faces: ReadonlyMap<string, FaceBody>; sight: Sight; close: () => void }>;
  /** A panel about the others that a narrow screen shows beside the log. */
  notes?: { title: string; Panel: Component<{ sight: Sight; log: EventBody[]; bare?: boolean }> };
  /** How a seat is called where its person is thought of as somebody in the game. */
  seatName?(seat: number, sight: Sight): string;
  /** What a player who waits is told. */
  aside?(sight: Sight): string;
  /** What is going on while nobody is asked. */
  meanwhile?(sight: Sight): string;
  /** The result of each seat as it is written at the end. */
  points?(scores: number[]): string[];
}

export type Say = (text: Text | string | null | undefined) => string;
