// What a layout gets: a view with names, faces and the states of what can be picked. The same for a table and a replay.
import type { Ref, View } from "./choice.ts";
import type { Belief, ChoiceBody, EventBody, FaceBody, Question } from "./wire.ts";

export type State = "" | "may" | "picked" | "no";

/** A card that a view shows, and a number of cards of which it may show some. */
export interface Held {
  card: Ref;
  face: string;
}
export interface Lot {
  known: Held[];
  hidden: number;
}

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
  /** How many seats there are. */
  readonly seats: number;
  readonly faces: ReadonlyMap<string, FaceBody>;
  readonly live: boolean;
  /** The beat that is being shown; "" while things are as they stand. */
  readonly beat: string;
  /** The words at the seats, while they are shown. */
  readonly flags: readonly Flag[];
  /** The slip over the table, while it is shown. */
  readonly moment: Moment | null;
  /** What the viewer is asked, and what is picked for it; empty places of a row are holes. */
  readonly question: Question | null;
  readonly picked: readonly Ref[];
  /** The option that the viewer has named, if any. */
  readonly named: string | null;
  name(seat: number): string;
  /** Who plays a seat, whatever they are called in the game. */
  player(seat: number): string;
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
/** A word at a seat: whom something hit or healed, or what they do; it may stand at a zone instead. */
export interface Flag {
  seat: number;
  at?: string;
  tone: "hurt" | "mend" | "say";
  words(sight: Sight): string;
}
/** Something great, told on a slip over the table. */
export interface Moment {
  /** How many parts are counted one after the other. */
  parts: number;
  sound: string;
  slip(sight: Sight): Slip;
}
/** What stands on it. */
export interface Slip {
  /** One or two characters by brush. */
  zh: string;
  /** Whether they are simplified ones. */
  hans?: boolean;
  title: string;
  text: string;
  /** What is turned up: faces, whose they are, and what they do. */
  cards?: { title: string; faces: readonly string[]; note?: string };
  /** What is counted, source by source; `sum` is what comes of it. */
  rows?: readonly SlipRow[];
  /** What the button says that goes on; "" for the usual word. */
  next?: string;
}
export interface SlipRow {
  mark: Mark | undefined;
  name: string;
  parts: readonly { what: string; count: string }[];
  sum: string;
}
/** One picture of several in which an update is shown, and how long it stays, in milliseconds. */
export interface Frame {
  view: View;
  /** How things stood in the picture before. */
  before: View;
  events: EventBody[];
  /** The beat that it shows; "" for how things stand in the end. */
  what: string;
  beat: number;
}
/** A choice that is a button of its own. */
export interface Place {
  ref: Ref;
  choice: ChoiceBody;
  label: string;
  note: string;
}
/** Cards that lie open on a heap, the uppermost first. */
export interface Pile {
  id: string;
  title: string;
  refs: Held[];
  /** What it means that they lie there. */
  note?: string;
}
/** An answer that can be given beforehand to all questions of a kind. */
export interface StandingAnswer {
  kind: string;
  option: string;
  text: string;
  name?: string;
}
export interface LogRow {
  head?: string;
  event?: EventBody;
  seat?: number;
}
