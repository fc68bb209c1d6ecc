// Made by tools/wire_types.py from the Python Structs (schema 8c66af4226919dec): do not edit.

export const PROTOCOL = 4;
export const LEVELS = ["deckhand","bosun"];
export const DEFAULT_LEVEL = "bosun";
export const LONGEST_NAME = 24;
export const LONGEST_LOG = 400;
export const SHOUTS = [
  "arrr",
  "well-sailed",
  "your-turn",
  "truce",
  "good-game",
  "ouch",
  "lucky",
  "oh-no",
  "hurry",
  "thanks",
  "land-ahoy",
  "sorry"
];

export type SeatNumber = number;
export type AnyFromPage =
  | Hello
  | Play
  | Undo
  | Why
  | Look
  | Here
  | Shout
  | Picked
  | Seen
  | Pledge
  | Nonce
  | Vote
  | Order
  | Early
  | Lobby
  | Start
  | Rename
  | Leave
  | Back
  | Kick
  | Pause
  | End
  | Rematch
  | NewLink
  | AskSeat
  | GiveSeat;
export type Target = Place | Piece | Card | Button;
export type PlaceId = string;
export type CardId = string;
export type AnyToPage = Update | Snapshot | Reactions | Ack | Refused | Explained | Table | Shouted | TimeUp | Bye;

/**
 * The asked person is away: first a countdown, then the others vote.
 */
export interface Absence {
  seat: SeatNumber;
  seconds_left: number;
  votes: {
    [k: string]: number;
  };
  voting: boolean;
}
/**
 * The request was carried out and is on disk; an `Early`, a `Vote` or a wish is kept in memory until it counts.
 *
 *     `link` answers NewLink, `ticket` a seat on this device (Lobby). To AskSeat, `ticket` has the token that opens the
 *     seat if the host gives it; then a snapshot shows that this page holds it.
 */
export interface Ack {
  chain: string;
  id: string;
  kind: "ack";
  link: string | null;
  number: number;
  ticket: Ticket | null;
}
/**
 * A seat's token is shown this once; the server keeps only its hash. No seat: a watcher.
 */
export interface Ticket {
  seat: SeatNumber | null;
  table: string;
  token: string | null;
}
/**
 * First message. No tokens: a watcher. `seen`: the number of the last update the page has, -1 for none.
 */
export interface Hello {
  kind: "hello";
  protocol: number;
  seen?: number;
  table: string;
  tokens?: string[];
}
export interface Play {
  at: number;
  id: string;
  kind: "play";
  move: Move;
  seat: SeatNumber;
}
export interface Move {
  kind: string;
  [k: string]: unknown;
}
export interface Undo {
  at: number;
  id: string;
  kind: "undo";
  seat: SeatNumber;
}
export interface Why {
  at: number;
  id: string;
  kind: "why";
  seat: SeatNumber;
  target: Target;
}
export interface Place {
  kind: "place";
  place: PlaceId;
}
export interface Piece {
  kind: "piece";
  piece: string;
}
export interface Card {
  card: CardId;
  kind: "card";
}
export interface Button {
  button: string;
  kind: "button";
}
/**
 * On a shared device: show this seat's view from now on; None draws the curtain.
 */
export interface Look {
  kind: "look";
  seat: SeatNumber | null;
}
/**
 * The tab was hidden or shown again.
 */
export interface Here {
  hidden: boolean;
  kind: "here";
}
export interface Shout {
  kind: "shout";
  seat: SeatNumber;
  shout: string;
}
/**
 * In a reaction window: this seat has picked a card, any one, or put it down. Meanwhile its time stands still.
 */
export interface Picked {
  kind: "picked";
  picked: boolean;
  seat: SeatNumber;
  window: number;
}
/**
 * This page has shown everything up to this entry. It says so after weighty events, so that bots wait for it.
 *
 *     `still`: it shows no pictures, or not until its next decision. If all pages are still, bots make no pauses.
 */
export interface Seen {
  kind: "seen";
  number: number;
  still?: boolean;
}
/**
 * The hash of a seat's nonce, its share in the luck: of this match before its start, later of the rematch.
 */
export interface Pledge {
  id: string;
  kind: "pledge";
  pledge: string;
  seat: SeatNumber;
}
/**
 * The nonce that a seat has promised. It is told when the list of pledges is fixed (`shares`, `next_shares`).
 */
export interface Nonce {
  id: string;
  kind: "nonce";
  nonce: string;
  seat: SeatNumber;
}
/**
 * What to do about somebody who is away. A later vote of the seat replaces it.
 */
export interface Vote {
  choice: "bot" | "skip" | "wait";
  id: string;
  kind: "vote";
  seat: SeatNumber;
}
/**
 * A seat's standing order. `question`: for this kind alone.
 *
 *     `ask` me in every window; `fits`: where I can do more than pass; `mine`: of those, where it is my turn or I am
 *     attacked; `pass` for me; `until_turn`: pass until my next turn.
 */
export interface Order {
  id: string;
  kind: "order";
  order: "ask" | "fits" | "mine" | "pass" | "until_turn";
  question?: string | null;
  seat: SeatNumber;
}
/**
 * A seat's answer in a window, given before its turn has come; null takes it back. A later one replaces it.
 */
export interface Early {
  id: string;
  kind: "early";
  move: Move | null;
  seat: SeatNumber;
  window: number;
}
/**
 * Set up the table (host only): before the start all of it, later only its pace and the time limit of windows.
 *
 *     `joining` can be made stricter later, but not easier.
 */
export interface Lobby {
  holder?: ("bot" | "device" | "open") | null;
  id: string;
  joining?: ("closed" | "invited" | "open") | null;
  kind: "lobby";
  level?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  } | null;
  pace?: ("brisk" | "family" | "instant") | null;
  players?: number | null;
  seat?: SeatNumber | null;
  window_limit?: ("brisk" | "calm" | "off") | null;
  windows?: ("brisk" | "strict") | null;
}
export interface Start {
  id: string;
  kind: "start";
}
/**
 * A seat its own name, the host anybody's.
 */
export interface Rename {
  id: string;
  kind: "rename";
  name: string;
  seat: SeatNumber;
}
/**
 * A bot plays on for the seat, until the person asks for it back.
 */
export interface Leave {
  id: string;
  kind: "leave";
  seat: SeatNumber;
}
/**
 * The person plays again, instead of the bot.
 */
export interface Back {
  id: string;
  kind: "back";
  seat: SeatNumber;
}
export interface Kick {
  id: string;
  kind: "kick";
  seat: SeatNumber;
}
export interface Pause {
  id: string;
  kind: "pause";
  paused: boolean;
}
export interface End {
  id: string;
  kind: "end";
}
/**
 * The same crew once more; `game`: at another game, with its usual options.
 */
export interface Rematch {
  game?: string | null;
  id: string;
  kind: "rematch";
}
/**
 * A one-time link for a seat: to move it to another device, or (host) to give a lost one back.
 */
export interface NewLink {
  id: string;
  kind: "newlink";
  seat: SeatNumber;
}
/**
 * A watcher asks the host for a bot's seat (joining: invited). A later wish replaces it; no seat: it is taken back.
 *
 *     The wish is kept in memory, and ends with the connection.
 */
export interface AskSeat {
  id: string;
  kind: "askseat";
  name?: string;
  seat: SeatNumber | null;
}
/**
 * The host's answer to whoever asks for this seat.
 */
export interface GiveSeat {
  given: boolean;
  id: string;
  kind: "giveseat";
  seat: SeatNumber;
}
/**
 * The match after entry `number`, as `seat` sees it (None: as a watcher). `events` since the update before.
 */
export interface Update {
  asked: Question | null;
  can_undo: boolean;
  chain: string;
  choices: Choice[];
  events: Event[];
  kind: "update";
  number: number;
  only: OnlyChoice[];
  result: Result | null;
  rules: (string | null)[];
  seat: SeatNumber | null;
  undone: boolean;
  view: View;
  weights: ("own" | "routine" | "weighty")[];
}
/**
 * Who is asked what. Public: it tells nothing about hidden things.
 */
export interface Question {
  figures: Figures;
  kind: string;
  luck: boolean;
  rule: string;
  seat: SeatNumber;
}
export interface Figures {
  [k: string]: unknown;
}
/**
 * A legal move: what to point at, what it does for certain, and what it may lead to.
 */
export interface Choice {
  move: Move;
  preview: Preview;
  prospects?: Prospect[];
  targets: Target[];
}
/**
 * The path and the certain effects of a move, as the asked seat may see them.
 *
 *     `further`: nothing happens yet. The same seat is asked for the rest of its choice.
 */
export interface Preview {
  effects: Event[];
  further?: boolean;
  path: PlaceId[];
}
export interface Event {
  kind: string;
  [k: string]: unknown;
}
export interface Prospect {
  kind: string;
  [k: string]: unknown;
}
/**
 * A move that was played for the seat because no other was legal; `at`: where its events begin in the update.
 */
export interface OnlyChoice {
  at: number;
  move: Move;
}
/**
 * Places by seat (1 is first, ties share a place) and the scores behind them.
 */
export interface Result {
  places: number[];
  reason: string;
  scores: number[];
}
export interface View {
  kind: string;
  [k: string]: unknown;
}
/**
 * Replaces all that was sent before: after Hello, Look, an undo or the curtain. The log is what this seat saw.
 */
export interface Snapshot {
  kind: "snapshot";
  log: [number, Event, string][];
  seats: SeatNumber[];
  table: TableInfo;
  update: Update | null;
}
/**
 * The table without its match: who sits where, options, and how it stands.
 */
export interface TableInfo {
  absence: Absence | null;
  clock: TableClock | null;
  code: string | null;
  colours: string[][];
  commitment: string;
  game: string;
  joining: "closed" | "invited" | "open";
  next_commitment: string | null;
  next_shares: Shares | null;
  next_table: string | null;
  options: {
    [k: string]: string | number | boolean;
  };
  pace: "brisk" | "family" | "instant";
  palette: string[];
  seats: SeatInfo[];
  secrets: boolean;
  shares: Shares | null;
  status: "frozen" | "lobby" | "over" | "paused" | "running";
  table: string;
  watchers: number;
  why_frozen: string;
  window_limit: "brisk" | "calm" | "off";
  windows: ("brisk" | "strict") | null;
}
/**
 * Of a match that is played by time. It stands still while nobody is there or the match is paused.
 */
export interface TableClock {
  runs: boolean;
  seconds_left: number;
}
/**
 * The seats' shares in the luck: the hashes by which they were promised, and the seats that have told theirs.
 *
 *     Once the match has begun, a seat with a pledge that is not in `told` has withheld its nonce.
 */
export interface Shares {
  pledges: (string | null)[];
  told: SeatNumber[];
}
export interface SeatInfo {
  asked_by: string | null;
  device: number;
  holder: "bot" | "open" | "person";
  host: boolean;
  level: string | null;
  name: string;
  presence: "bot" | "gone" | "here" | "hidden";
  reissued: boolean;
  seat: SeatNumber;
  since: number;
  stand_in: boolean;
}
/**
 * Only for the pages of this seat: its standing orders, and its open window. A snapshot makes it void.
 */
export interface Reactions {
  kind: "reactions";
  offered: ("ask" | "fits" | "mine" | "pass" | "until_turn")[];
  orders: {
    [k: string]: "ask" | "fits" | "mine" | "pass" | "until_turn";
  };
  passes: boolean;
  seat: SeatNumber;
  window: Window | null;
}
/**
 * An open reaction window: this seat is asked now, or will be if nobody before it acts.
 */
export interface Window {
  answer: Move | null;
  choices: Choice[];
  question: Question;
  seconds_left: number | null;
  seconds_still: number;
  window: number;
}
/**
 * The request changed nothing, and why.
 */
export interface Refused {
  id: string;
  kind: "refused";
  refusal: Refusal;
}
export interface Refusal {
  kind: string;
  rule: string;
  [k: string]: unknown;
}
/**
 * Answer to Why. No refusal: it can be done after all.
 */
export interface Explained {
  id: string;
  kind: "refusal";
  refusal: Refusal | null;
}
/**
 * Anything about the table but the match changed.
 */
export interface Table {
  kind: "table";
  table: TableInfo;
}
export interface Shouted {
  kind: "shouted";
  seat: SeatNumber;
  shout: string;
}
/**
 * These seats passed because their time in a reaction window was over.
 */
export interface TimeUp {
  kind: "timeup";
  seats: SeatNumber[];
}
/**
 * The server ends this connection: seat moved to another device, kicked, table deleted, protocol too old.
 */
export interface Bye {
  kind: "bye";
  reason: string;
}
/**
 * `best`: no other seat did more of it.
 */
export interface Award {
  amount: number;
  best: boolean;
  feat: string;
  seat: SeatNumber;
}
/**
 * What a finished match came to; nothing in it is secret any more.
 */
export interface Chronicle {
  awards: Award[];
  decisive: Decisive | null;
  luck: Luck[];
  result: Result;
  seconds: number | null;
  sheet: ScoreLine[][];
  teams: number[];
  turns: number;
  worth: [number, number[]][];
}
/**
 * The moment from which the winner was never caught again.
 */
export interface Decisive {
  event: Event;
  number: number;
  rule: string;
  seat: SeatNumber;
}
/**
 * The dice of a seat: their mean, beside the band that 19 of 20 series of as many fair rolls stay within.
 */
export interface Luck {
  expected: number;
  high: number;
  low: number;
  mean: number;
  one_in: number;
  rolls: number;
  seat: SeatNumber;
  sides: number;
  streak: Streak | null;
}
/**
 * The same value so many times in a row; one in `one_in` series of rolls as long as this one has such a streak.
 */
export interface Streak {
  length: number;
  one_in: number;
  value: number;
}
/**
 * A line of the score's breakdown: how many of what, and what they are worth together.
 */
export interface ScoreLine {
  amount: number;
  count: number;
  what: string;
}
/**
 * The secret of a one-time link.
 */
export interface Claim {
  link: string;
}
/**
 * Another option, and the value that it must have.
 */
export interface Condition {
  key: string;
  value: string | number | boolean;
}
/**
 * Play on from entry `number` of a finished match (a table here, or a record file) on `seat`, against bots.
 */
export interface Fork {
  level?: string;
  name: string;
  nonce?: string | null;
  number: number;
  record?: string | null;
  seat: SeatNumber;
  table?: string | null;
}
/**
 * A game that can be played here; `levels` are its bots, weakest first.
 */
export interface GameInfo {
  game: string;
  least: number;
  lengths: [number, number] | null;
  lesson: boolean;
  levels: string[];
  most: number;
  options: OptionField[];
  secrets: boolean;
  usual: number;
}
/**
 * One option as a lobby or `--help` shows it: a list of values, a range, or a text of which a sample is shown.
 */
export interface OptionField {
  default: string | number | boolean | null;
  house?: boolean;
  key: string;
  least?: number;
  most?: number;
  only_with?: Condition | null;
  pattern?: string;
  sample?: string;
  values?: (string | number | boolean)[];
}
/**
 * `place` is the table id of a link, or a spoken code. `watch`: no seat is wanted.
 */
export interface JoinTable {
  name: string;
  nonce?: string | null;
  place: string;
  watch?: boolean;
}
export interface Lesson {
  crew: string[];
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seat: number;
  steps: LessonStep[];
}
/**
 * The `passages` are shown, then the sentence, then the learner makes the expected choice, if there is one.
 */
export interface LessonStep {
  asked: Question | null;
  choices: Choice[];
  expected: number | null;
  passages: Passage[];
  points: string[];
  reasons: Reason[];
  result: Result | null;
  sentence: string;
  view: View;
}
/**
 * The match after one move, as the learner sees it. `skipped`: several moves were made, and no events are shown.
 */
export interface Passage {
  asked: Question | null;
  events: Event[];
  rules: (string | null)[];
  skipped: boolean;
  view: View;
  weights: ("own" | "routine" | "weighty")[];
}
/**
 * Why some of the targets cannot be chosen now.
 */
export interface Reason {
  refusal: Refusal;
  targets: string[];
}
/**
 * What the page must know before it sends something, since the operator can change it.
 */
export interface Limits {
  longest_upload: number;
}
/**
 * The match after one entry that counts, as the story's viewer saw it.
 */
export interface Moment {
  asked: Question | null;
  events: Event[];
  marks: string[];
  number: number;
  rolls: Roll[];
  rules: string[];
  seat: SeatNumber | null;
  view: View;
  weights?: ("own" | "routine" | "weighty")[];
  worth: number[];
}
/**
 * One die that fell for a seat: a value from 1 to `sides`.
 */
export interface Roll {
  seat: SeatNumber;
  sides: number;
  value: number;
}
/**
 * A table to open. `start`: begin at once with bots on all other seats; otherwise it begins with a lobby.
 *
 *     `joining`: who may take over a bot's seat later; if left out, nobody where there are secrets.
 */
export interface NewTable {
  game: string;
  joining?: ("closed" | "invited" | "open") | null;
  level?: string;
  name: string;
  nonce?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: "brisk" | "family" | "instant";
  players?: number;
  start?: boolean;
}
/**
 * Who held a seat at the end: a bot's level if it was one.
 */
export interface Player {
  bot: string | null;
  name: string;
}
/**
 * Why a request failed.
 */
export interface Problem {
  refusal: Refusal;
  text: string;
}
/**
 * `viewer` None: an outsider. Moves that were taken back are not told.
 */
export interface Story {
  game: string;
  moments: Moment[];
  options: {
    [k: string]: string | number | boolean;
  };
  over: boolean;
  players: Player[];
  result: Result | null;
  version: number;
  viewer: number | null;
  viewers: (number | null)[];
}
/**
 * The story of an uploaded record; there is no chronicle if the match is not over.
 */
export interface Told {
  chronicle: Chronicle | null;
  story: Story;
}
