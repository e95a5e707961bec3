// Made by `python -m tianxia.server.typescript` from tianxia/server/wire*.py; do not edit.

export const VERSION = 1;

export type Facts = Record<string, unknown>;

/** The same in both languages. */
export interface Text {
  en: string;
  pl: string;
}

/** An answer: an option and what was picked for it. */
export interface ChoiceBody {
  option: string;
  picks?: Record<string, string[]>;
}

/** The first message; `since` is the number of the next event wanted. */
export interface Hello {
  t: "hello";
  v: number;
  table: string;
  token?: string | null;
  since?: number | null;
}

/** An answer to the question of this number. */
export interface Answer {
  t: "answer";
  id: string;
  question: number;
  choice: ChoiceBody;
}

/** Why a choice is not possible. */
export interface Why {
  t: "why";
  id: string;
  question: number;
  choice: ChoiceBody;
}

/** Take one's last answer back, or ask the others to allow it. */
export interface Undo {
  t: "undo";
  id: string;
}

/** The answer to somebody who wants to take back. */
export interface Consent {
  t: "consent";
  id: string;
  yes: boolean;
}

/** Give up the match for good. */
export interface Concede {
  t: "concede";
  id: string;
}

/** Give one's own seat, an abandoned or an open one to a bot; take one's own back. */
export interface BotSwitch {
  t: "bot";
  id: string;
  seat: number;
  on: boolean;
}

/** How fast bots play where no person plays any more: as usual, four times as fast, or straight to the end. */
export interface Hurry {
  t: "hurry";
  id: string;
  to: "end" | "fast" | "usual";
}

/** What might be done here, from what the asker can see. */
export interface AskHint {
  t: "hint";
  id: string;
  question: number;
  level: "best" | "legal" | "sensible";
}

/** Standing answers by kind of question: an option, "only" (pass if nothing else is possible, or if it is */
export interface Standing {
  t: "standing";
  id: string;
  kinds: Record<string, string>;
}

/** A word to the table. */
export interface Say {
  t: "chat";
  id: string;
  text: string;
}

/** What happened before the event of this number, the oldest that the client has. */
export interface AskHistory {
  t: "history";
  id: string;
  before: number;
}

/** How a bot that sees what the asker sees would read the hidden roles. */
export interface AskBeliefs {
  t: "beliefs";
  id: string;
}

/** Tell this device, by its push service, when the seat is asked while nobody looks at its page; or no more. */
export interface Subscribe {
  t: "subscribe";
  id: string;
  on: boolean;
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: "en" | "pl";
}

/** Whether the page of this connection is out of sight; at first it is not. */
export interface Away {
  t: "away";
  id: string;
  away: boolean;
}

/** Sign of life from the client. */
export interface Ping {
  t: "ping";
  id: string;
}

/** Why something is not possible: the rule, our words, the ledger's sentence and the facts. */
export interface Reason {
  rule: string;
  text: Text;
  sentence: Text | null;
  facts: Text[];
}

/** What went wrong: a code for programs, a text for people. */
export interface Fault {
  code: string;
  text: Text;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
  conceded: boolean;
  left: boolean;
  out: boolean;
  side: Text | null;
}

/** What anybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "frozen" | "over" | "playing" | "waiting";
  options: Record<string, string>;
  cooperative: boolean;
  seats: SeatInfo[];
  public: boolean;
  onlookers: number;
  answers: number;
  commitment: string | null;
  outcome: Facts | null;
  rematch: string | null;
  origin: string;
  created: number;
}

/** Something that happened, as this viewer is told it; without text it only moves things. */
export interface EventBody {
  n: number;
  kind: string;
  facts: Facts;
  text: Text | null;
  view: Facts | null;
}

/** Some things to choose from. */
export interface PickBody {
  slot: string;
  items: string[];
  least: number;
  most: number;
  ordered: boolean;
}

/** One thing that may be done. */
export interface OptionBody {
  id: string;
  label: Text;
  note: Text | null;
  picks: PickBody[];
}

/** What may not be done now, and why. */
export interface ClosedBody {
  id: string;
  label: Text;
  refusal: Reason;
}

/** The open question of the viewer's seat. */
export interface Question {
  id: number;
  seat: number;
  kind: string;
  rule: string;
  title: Text;
  prompt: Text;
  about: Facts;
  options: OptionBody[];
  closed: ClosedBody[];
  choices: ChoiceBody[] | null;
  auto: boolean;
}

/** What taking back leads to: what was decided there, and how. */
export interface Back {
  title: Text;
  answer: Text;
}

/** What a seat has openly done to another one so far: above zero it helped, below it harmed. */
export interface Deed {
  seat: number;
  weight: number;
}

/** What may be thought of the role of a seat. */
export interface Belief {
  seat: number;
  known: boolean;
  chances: Record<string, number>;
  moved: Deed[];
}

/** A word that was said. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
}

/** The table as the viewer finds it. */
export interface Welcome {
  t: "welcome";
  v: number;
  table: TableInfo;
  you: number;
  from: number;
  snapshot: boolean;
  events: EventBody[];
  view: Facts | null;
  question: Question | null;
  waits: number[];
  commitment: string | null;
  standing: Record<string, string>;
  windows: string[];
  chat: ChatLine[];
  takeback: number | null;
  undo: boolean;
  back: Back | null;
  push: string | null;
}

/** What happened, and how things stand now. */
export interface Update {
  t: "update";
  from: number;
  events: EventBody[];
  view: Facts | null;
  question: Question | null;
  waits: number[];
  undo: boolean;
  back: Back | null;
}

/** A request was carried out and saved, or why not. */
export interface Ack {
  t: "ack";
  id: string;
  ok: boolean;
  refusal: Reason | null;
  error: Fault | null;
}

/** Why not; null if it is allowed. */
export interface ReasonFor {
  t: "reason";
  id: string;
  refusal: Reason | null;
  error: Fault | null;
}

/** What might be done. */
export interface Hint {
  t: "hint";
  id: string;
  choice: ChoiceBody | null;
  text: Text;
  choices: ChoiceBody[] | null;
}

/** A page of the log: the events up to the one that was named; an empty page if nothing earlier can be told. */
export interface History {
  t: "history";
  id: string;
  from: number;
  events: EventBody[];
}

/** The hidden roles as read by a bot that sees no more than the viewer; null in a game without any. */
export interface Beliefs {
  t: "beliefs";
  id: string;
  seats: Belief[] | null;
}

/** Somebody joined, left, came back; a bot took over; a rematch was made. */
export interface TableChanged {
  t: "table";
  table: TableInfo;
}

/** Somebody wants to take back. */
export interface Takeback {
  t: "takeback";
  seat: number;
  state: "agreed" | "asked" | "refused";
}

/** A word to the table. */
export interface Said {
  t: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
}

/** The end, with the dice key to be checked against the commitment. */
export interface GameOver {
  t: "over";
  outcome: Facts;
  text: Text;
  key: string;
  replay: string;
}

/** Something is wrong with a message or with the table. */
export interface ErrorMessage {
  t: "error";
  code: string;
  text: Text;
}

/** Sign of life from the server. */
export interface Pong {
  t: "pong";
  id: string;
}

/** Who is to sit here. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A new table; several seats of kind "me" are a hot-seat table. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  name?: string;
}

/** The secret by which a seat is held. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** The new table, and what its maker holds. */
export interface Created {
  table: string;
  seat: number;
  token: string;
  tokens: SeatToken[];
  invite: string | null;
}

/** Sit down at an open seat. */
export interface JoinTable {
  name?: string;
  invite?: string | null;
  seat?: number | null;
}

/** The seat, and the secret by which it is held. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** Whoever waits at a table is called otherwise from now on. */
export interface Rename {
  name: string;
}

/** A code for the seat of the token, to take it along: there is nothing else to say. */
export interface AskCode {
}

/** A code for one use: typed on another device within this many seconds, it brings the seat there. */
export interface SeatCode {
  code: string;
  seconds: number;
}

/** The code as somebody has typed it; spaces, hyphens and small letters do not matter. */
export interface TakeAlong {
  code: string;
}

/** Once more, with the same seats: there is nothing else to say. */
export interface Rematch {
}

/** The tokens that a guest has kept. */
export interface MyTokens {
  tokens: string[];
}

/** A table at which one of the tokens holds a seat; `token` is its place in the list that was sent. */
export interface MyTable {
  token: number;
  seat: number;
  your_turn: boolean;
  table: TableInfo;
}

/** The running tables of some tokens. */
export interface MyTables {
  tables: MyTable[];
}

/** The public tables: open ones, and those being played. */
export interface Tables {
  open: TableInfo[];
  playing: TableInfo[];
}

/** Play on from an answer of a finished match. */
export interface BranchFrom {
  n: number;
  seat: number;
  bot?: string | null;
  name?: string;
}

/** A log file to be imported. */
export interface ImportLog {
  log: string;
}

/** The replayable table made of a log. */
export interface Imported {
  table: string;
}

/** One answer: what was told of it, and how the view has changed by it; step 0 is the deal, with the whole view. */
export interface ReplayStep {
  n: number;
  seat: number | null;
  what: "answer" | "concede" | "start" | "takeback" | "undo";
  events: EventBody[];
  change: unknown[] | Facts;
}

/** A match step by step through one pair of eyes, or open. */
export interface Replay {
  table: TableInfo;
  viewer: number | "open";
  steps: ReplayStep[];
  outcome: Facts | null;
  text: Text | null;
  commitment: string | null;
  key: string | null;
}

/** How a finished match stood: the chance of each seat to win after each step of its replay, as bots play on from */
export interface Evaluation {
  table: string;
  chances: number[][] | null;
}

/** What the best bot of the game would have done where a seat lost most of its chance, seeing what the seat saw; */
export interface Advice {
  table: string;
  seat: number;
  n: number | null;
  lost: number | null;
  text: Text | null;
}

/** How the roles are read from this row of the match on. */
export interface BeliefsFrom {
  n: number;
  seats: Belief[];
}

/** The hidden roles as a bot would have read them through these eyes; no changes in a game without any. */
export interface BeliefsOfMatch {
  table: string;
  viewer: number;
  changes: BeliefsFrom[];
}

/** Begin a lesson under this name. */
export interface StartLesson {
  name?: string;
}

/** What to do next in a lesson: an option (null: any) and the names for its picks, faces of cards or ids. */
export interface LessonStep {
  text: Text;
  option: string | null;
  picks: Record<string, string[]>;
  other: Text | null;
}

/** One lesson: a position with explanations. */
export interface Lesson {
  id: string;
  title: Text;
  intro: Text;
  seat: number;
  steps: LessonStep[];
  done: Text;
}

/** The tutorial of a game. */
export interface Lessons {
  game: string;
  lessons: Lesson[];
}

/** One value of a setting; what it means for the game, where the game explains it. */
export interface SettingValue {
  id: string;
  text: Text;
  explained: Text;
}

/** What a setting needs: that an earlier setting, or the number of seats ("seats"), has one of these values. */
export interface NeedBody {
  setting: string;
  values: string[];
}

/** One option of a table; it is there only if all its needs hold, and must not be sent otherwise. */
export interface SettingBody {
  name: string;
  text: Text;
  values: SettingValue[];
  default: string;
  several: boolean;
  source: string;
  rule: string;
  needs: NeedBody[];
}

/** A bot that can be seated. */
export interface BotBody {
  spec: string;
  name: Text;
  strength: number;
  about: Text | null;
}

/** The table that one press opens for somebody new: how many seats, and the settings that differ from the usual. */
export interface FirstTable {
  seats: number;
  options: Record<string, string>;
}

/** A game that can be played here. */
export interface GameBody {
  id: string;
  name: Text;
  name_zh: string;
  blurb: Text;
  aim: Text;
  first: FirstTable;
  seats: number[];
  usual_seats: number;
  minutes: number[];
  settings: SettingBody[];
  bots: BotBody[];
  default_bot: string;
  windows: string[];
  tutorial: boolean;
}

/** Every game that can be played here. */
export interface Games {
  games: GameBody[];
}

/** What is printed on a card. */
export interface FaceBody {
  id: string;
  kind: string;
  name: Text;
  name_zh: string;
  text: Text;
  short: Text | null;
  count: number;
  source: string;
  facts: Record<string, string | number | boolean | string[]>;
}

/** All faces of a game. */
export interface Cards {
  game: string;
  cards: FaceBody[];
}

/** One line of the ledger. */
export interface RuleBody {
  id: string;
  text: Text;
  tags: string[];
  note: string;
  withdrawn: boolean;
}

/** A section of the ledger. */
export interface RuleSection {
  title: Text;
  rules: RuleBody[];
}

/** The ledger of a game. */
export interface Rules {
  game: string;
  title: string;
  sections: RuleSection[];
}

/** What a device is told that nobody looks at: the game and the table, and nothing of what is going on there. */
export interface DeviceMessage {
  about: "over" | "turn";
  table: string;
  title: string;
  text: string;
}

/** Whether the server is well. */
export interface Health {
  ok: boolean;
  version: string;
  protocol: number;
  tables: number;
}

/** An HTTP request that was refused. */
export interface Failure {
  error: Fault;
}

export type ClientMessage =
  | Hello
  | Answer
  | Why
  | Undo
  | Consent
  | Concede
  | BotSwitch
  | Hurry
  | AskHint
  | Standing
  | Say
  | AskHistory
  | AskBeliefs
  | Subscribe
  | Away
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Ack
  | ReasonFor
  | Hint
  | History
  | Beliefs
  | TableChanged
  | Takeback
  | Said
  | GameOver
  | ErrorMessage
  | Pong;
