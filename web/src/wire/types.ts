// Made by tools/wire_types.py from the Python Structs (schema e59e519db5c1c645): do not edit.

export const PROTOCOL = 1;
export const LEVELS = ["deckhand","bosun","captain","admiral"];
export const DEFAULT_LEVEL = "bosun";
export const LONGEST_NAME = 24;
export const LONGEST_LOG = 400;
export const LONGEST_TEXT = 140;

export type SeatNumber = number;
export type AnyFromPage =
  | Hello
  | Play
  | Undo
  | Why
  | Hint
  | Weigh
  | Look
  | Here
  | Picked
  | Seen
  | Pledge
  | Nonce
  | Say
  | Report
  | Agree
  | Accuse
  | Vote
  | Order
  | Early
  | Interrupt
  | Nobody
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
  | Notices
  | Feed
  | AskSeat
  | GiveSeat
  | Point;
export type Target = Place | Piece | Card | Seat | Button;
export type PlaceId = string;
export type CardId = string;
export type AnyToPage =
  Update | Snapshot | Reactions | Anybody | Ack | Refused | Explained | Hinted | Weighed | Table | Said | TimeUp | Bye;

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
 * Say in the log that the other one has broken a deal of this seat.
 */
export interface Accuse {
  deal: number;
  id: string;
  kind: "accuse";
  seat: SeatNumber;
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
 *
 *     `mates`: the tokens of the seats that follow, where a table was opened for several people on one device.
 */
export interface Ticket {
  mates?: string[];
  seat: SeatNumber | null;
  table: string;
  token: string | null;
}
/**
 * Accept a deal that was offered to this seat before everybody: the log tells it.
 */
export interface Agree {
  id: string;
  kind: "agree";
  remark: string;
  seat: SeatNumber;
}
/**
 * First message. No tokens: a watcher. `seen`: the number of the last update the page has, -1 for none.
 *
 *     `screen`: a secret of the page's own makes it a big screen, which never has a seat.
 */
export interface Hello {
  kind: "hello";
  protocol: number;
  screen?: string | null;
  seen?: number;
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
/**
 * A player, who is called by name.
 */
export interface Seat {
  kind: "seat";
  seat: SeatNumber;
}
export interface Button {
  button: string;
  kind: "button";
}
/**
 * Ask for advice about the decision of this seat. It comes as `Hinted`; everybody is told that it was asked for.
 */
export interface Hint {
  at: number;
  id: string;
  kind: "hint";
  seat: SeatNumber;
}
/**
 * Ask whether this choice would be a serious mistake. The answer comes as `Weighed`.
 *
 *     When a seat asks for the first time, everybody is told that it sails with the coach.
 */
export interface Weigh {
  at: number;
  id: string;
  kind: "weigh";
  move: unknown;
  seat: SeatNumber;
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
 * This page has shown everything up to this entry. It says so after weighty events, so that bots wait for it, and
 *     in reaction windows, whose time then begins.
 *
 *     `still`: it shows no pictures, or not until its next decision. If all pages are still, bots make no pauses.
 */
export interface Seen {
  kind: "seen";
  number: number;
  still?: boolean;
}
/**
 * The hash of a seat's nonce, its share in the luck. It is sent before the start.
 */
export interface Pledge {
  id: string;
  kind: "pledge";
  pledge: string;
  seat: SeatNumber;
}
/**
 * The nonce that a seat has promised. It is told when the list of pledges is fixed (`shares`).
 */
export interface Nonce {
  id: string;
  kind: "nonce";
  nonce: string;
  seat: SeatNumber;
}
/**
 * Say something to everybody, or in private (`to`): a phrase with what it names (`figures`), or a text.
 */
export interface Say {
  figures?: {
    [k: string]: number | string;
  };
  id: string;
  kind: "say";
  phrase?: string;
  seat: SeatNumber;
  text?: string;
  to?: SeatNumber | null;
}
/**
 * Show the host what somebody else has said. It comes as a private remark.
 */
export interface Report {
  id: string;
  kind: "report";
  remark: string;
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
 * A seat's standing order: `ask` me in every window; `involved`: only where it is my turn or I am attacked;
 *     `fits`: only where I can do more than pass; `never`: pass for me.
 */
export interface Order {
  id: string;
  kind: "order";
  order: "ask" | "fits" | "involved" | "never";
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
 * This seat stops the match to react before the asked seat decides (`Reactions.interrupters`).
 */
export interface Interrupt {
  id: string;
  kind: "interrupt";
  seat: SeatNumber;
}
/**
 * On a shared device: all its people who have not answered in this window pass.
 */
export interface Nobody {
  id: string;
  kind: "nobody";
  window: number;
}
/**
 * Set up the table (host only): before the start all of it, later only its pace, the time limit of windows, what
 *     people may say, and for how long a person without a connection is only away.
 *
 *     `joining` can be made stricter later, but not easier.
 */
export interface Lobby {
  hints?: boolean | null;
  holder?: ("bot" | "device" | "open") | null;
  id: string;
  joining?: ("closed" | "invited" | "open") | null;
  kind: "lobby";
  level?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  } | null;
  pace?: ("brisk" | "family" | "instant") | null;
  patience?: (1 | 5 | 15 | 60) | null;
  players?: number | null;
  private_talk?: boolean | null;
  seat?: SeatNumber | null;
  talk?: ("free" | "off" | "phrases") | null;
  turn_hours?: number | null;
  window_limit?: ("brisk" | "calm" | "off") | null;
  windows?: ("brisk" | "strict") | null;
}
/**
 * Begin the match (host only). In the lobby of a rematch (`table.awaited`) it says that the people of this page
 *     agree, or no longer (`agreed`); the match begins when nobody is awaited.
 *
 *     `without_absent`: the host does not want to wait for those who have not come along.
 */
export interface Start {
  agreed?: boolean;
  id: string;
  kind: "start";
  without_absent?: boolean;
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
/**
 * A wish to end the match, which needs everybody who is present, or the answer to one (`table.ending`).
 *
 *     It counts for all seats of this page. Without agreement the wish is dropped. The host alone ends a lobby, or a
 *     match that cannot go on.
 */
export interface End {
  agreed?: boolean;
  id: string;
  kind: "end";
}
/**
 * A lobby for the same crew once more; `game`: at another game, with its usual options.
 */
export interface Rematch {
  game?: string | null;
  id: string;
  kind: "rematch";
}
/**
 * A one-time link for a seat: to move it to another device, or (host) to invite somebody to a bot's seat.
 *
 *     For the seat of a person who is gone it is a wish of the host, or the answer to one (`seat.handing`). The host
 *     gets the link by asking again when nobody is awaited. Without agreement the wish is dropped.
 */
export interface NewLink {
  agreed?: boolean;
  id: string;
  kind: "newlink";
  seat: SeatNumber;
}
/**
 * Tell this browser when the seat is waited for while its page is closed; not `on`: no more.
 *
 *     The address is kept until the match is over.
 */
export interface Notices {
  id: string;
  kind: "notices";
  on?: boolean;
  seat: SeatNumber;
  to: Subscription;
}
/**
 * Where and how a browser takes messages while its page is closed, as it says itself (`PushSubscription`).
 *
 *     `key` and `secret` are in Base64 for addresses. `language`: of the notice.
 */
export interface Subscription {
  endpoint: string;
  key: string;
  language?: string;
  secret: string;
}
/**
 * A secret address of a feed that says whose turn it is, as the `link` of the answer; not `on`: it ends.
 *
 *     It lasts as long as the table. A new one replaces it.
 */
export interface Feed {
  id: string;
  kind: "feed";
  on?: boolean;
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
 * Whether people may point at this big screen to choose for the seat, where the choices tell no secret.
 *
 *     Not `allowed`, and no such screen is connected: at no screen any more.
 */
export interface Point {
  allowed: boolean;
  id: string;
  kind: "point";
  screen: number;
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
  screen?: number | null;
  seats: SeatNumber[];
  table: TableInfo;
  talk?: Remark[];
  update: Update | null;
}
/**
 * The table without its match: who sits where, options, and how it stands.
 */
export interface TableInfo {
  absence: Absence | null;
  awaited: SeatNumber[] | null;
  clock: TableClock | null;
  code: string | null;
  colours: string[][];
  commitment: string;
  deals: Deal[];
  ending: Consent | null;
  former: FormerName[];
  free_seats: SeatNumber[];
  game: string;
  hinted: [SeatNumber, SeatNumber][];
  hints: boolean;
  joining: "closed" | "invited" | "open";
  kept_days: number;
  news: CrewNews[];
  next_table: string | null;
  options: {
    [k: string]: string | number | boolean;
  };
  pace: "brisk" | "family" | "instant";
  palette: string[];
  patience: 1 | 5 | 15 | 60;
  private_talk: boolean;
  screens: ScreenInfo[];
  seats: SeatInfo[];
  secrets: boolean;
  shares: Shares | null;
  status: "frozen" | "lobby" | "over" | "paused" | "running";
  table: string;
  talk: "free" | "off" | "phrases";
  talk_offered: ("free" | "off" | "phrases")[];
  turn: SeatNumber | null;
  turn_hours: number;
  waiting: number;
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
 * What two seats say that they have agreed. No rule holds them to it.
 */
export interface Deal {
  accuser?: SeatNumber | null;
  after: number;
  broken_after?: number;
  figures: {
    [k: string]: number | string;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  names: [string, string];
  number: number;
  offer: string;
  phrase: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [SeatNumber, SeatNumber];
}
/**
 * A wish that needs the consent of the others. It is granted when nobody is awaited; one no drops it.
 */
export interface Consent {
  agreed: SeatNumber[];
  awaited: SeatNumber[];
}
/**
 * Who held a seat before; who reads what happened then reads this name. A bot that stands in keeps the name.
 */
export interface FormerName {
  bot?: string | null;
  name: string;
  other: boolean;
  seat: SeatNumber;
  until: number;
}
/**
 * Something about the people at the table that everybody is told in one sentence (`event-crew-...`).
 *
 *     The names are those of that moment. `other` is a bot: whose seat was taken over, or that sits there from now on;
 *     or a person's new name.
 */
export interface CrewNews {
  after: number;
  kind:
    | "back"
    | "coached"
    | "host"
    | "joined"
    | "left"
    | "left_to_bot"
    | "link_made"
    | "link_opened"
    | "renamed"
    | "replaced"
    | "returned"
    | "sent_away"
    | "took_over";
  name: string;
  number: number;
  other?: string;
}
/**
 * A big screen that is connected: a page without a seat that shows the board to everybody in the room.
 */
export interface ScreenInfo {
  host: boolean;
  screen: number;
  seats: SeatNumber[];
}
export interface SeatInfo {
  asked_by: string | null;
  device: number;
  handing: Consent | null;
  holder: "bot" | "open" | "person";
  host: boolean;
  level: string | null;
  name: string;
  presence: "away" | "bot" | "gone" | "here" | "hidden";
  ready: boolean;
  reissued: boolean;
  seat: SeatNumber;
  since: number;
  stand_in: boolean;
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
/**
 * What somebody has said: a phrase with its figures, a text, or a report to the host about another remark.
 */
export interface Remark {
  figures?: {
    [k: string]: number | string;
  };
  id: string;
  name: string;
  phrase?: string;
  reported?: Reported | null;
  seat: SeatNumber;
  text?: string;
  to?: SeatNumber | null;
}
/**
 * A remark that somebody wants the host to read.
 */
export interface Reported {
  figures: {
    [k: string]: number | string;
  };
  name: string;
  phrase: string;
  text: string;
}
/**
 * Only for the pages of this seat: its standing order, and its open window. A snapshot makes it void.
 */
export interface Reactions {
  interrupters: SeatNumber[];
  kind: "reactions";
  offered: ("ask" | "fits" | "involved" | "never")[];
  order: "ask" | "fits" | "involved" | "never";
  passes: boolean;
  questions: string[];
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
 * For a shared device, in a reaction window: who of its people have not answered. All of them are asked at once.
 *
 *     Who says yes takes the device (Look); the others pass (Nobody). It depends on no hand, but for standing orders
 *     that the host has allowed. `window`: null while none is open. A snapshot makes it void.
 */
export interface Anybody {
  kind: "anybody";
  seats: SeatNumber[];
  window: number | null;
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
 * Only for pages that show this seat's view: the best choices, the best first. None: no hint could be found.
 *
 *     A quick answer comes first, and then a better one, which is `final`.
 */
export interface Hinted {
  choices: HintedChoice[];
  final: boolean;
  kind: "hinted";
  number: number;
  seat: SeatNumber;
}
export interface HintedChoice {
  chance: number;
  level: boolean;
  move: Move;
  reasons: HintReason[];
}
/**
 * What speaks for a choice or against it, compared with the other choices (`bots/search/advice.py`).
 *
 *     There will be more or less of a trait, for this seat's side (`own`) or for the others; or the match ends (`wins`,
 *     `losses`) in `times` of `tries`, within so many `turns` (0: it was played to the end). With an `event`, the like
 *     of it happens in `times` of `tries`: after this choice, or (not `more`) after the others. Whoever else takes part
 *     comes from so many `steps` away (`causes.py`).
 */
export interface HintReason {
  event?: Event | null;
  good: boolean;
  more?: boolean;
  own?: boolean;
  steps?: number;
  times?: number;
  topic: string;
  tries?: number;
  turns?: number;
}
/**
 * Only for pages that show this seat's view: `better` than the chosen move, with the chances to win in per cent.
 *
 *     Without one the choice is no serious mistake, as far as could be found out in time.
 */
export interface Weighed {
  best?: number;
  better?: Move | null;
  chance?: number;
  kind: "weighed";
  number: number;
  seat: SeatNumber;
}
/**
 * Anything about the table but the match changed.
 */
export interface Table {
  kind: "table";
  table: TableInfo;
}
/**
 * In private: only for pages that show the view of one of the two seats.
 */
export interface Said {
  kind: "said";
  remark: Remark;
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
 * A board of squares or hexes, as its file draws it. `places` are the ids of its places, row by row.
 */
export interface BoardLook {
  columns: number;
  land: string[];
  places: string[];
  radius: number;
  rows: number;
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
 * `known`: the game brings its credits. `terms` is a sentence or two, `edition` follows the year.
 */
export interface Credits {
  address?: string;
  author?: string;
  copyright?: string;
  edition?: string;
  independent?: boolean;
  known?: boolean;
  licence?: string;
  licence_address?: string;
  publisher?: string;
  terms?: string;
  title?: string;
  year?: string;
}
/**
 * Where a crew plays now, however many rematches later.
 */
export interface CrewTable {
  table: string;
}
/**
 * Play on from entry `number` of a finished match (a table here, or a record file) on `seat`, against bots.
 *
 *     `watch`: a bot plays on this seat, too, until the person asks for it (`Back`).
 *     `crew`: with the names and seats of the original. Bots play for its people until they come by a link of the host.
 */
export interface Fork {
  crew?: boolean;
  level?: string;
  name: string;
  nonce?: string | null;
  number: number;
  record?: string | null;
  seat: SeatNumber;
  table?: string | null;
  watch?: boolean;
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
  picture: string | null;
  rules: boolean;
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
  seats?: boolean;
  values?: (string | number | boolean)[];
}
/**
 * What a game brings for the page that is not part of our page.
 */
export interface GameLook {
  board: BoardLook | null;
  script: string | null;
}
/**
 * What a game is played with where a designer has changed it: the texts of its board and of its data (TOML).
 */
export interface GameParts {
  board: string;
  data: string;
}
/**
 * The link to join a table, the best address first. `only_here`: no other device can open it.
 */
export interface Invitation {
  links: string[];
  only_here: boolean;
}
/**
 * `place` is the table id of a link, or a spoken code. `watch`: no seat is wanted.
 *
 *     `seat`: one of `TableInfo.free_seats`; if left out, the first of them.
 */
export interface JoinTable {
  name: string;
  nonce?: string | null;
  place: string;
  seat?: SeatNumber | null;
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
 * A choice that was worse than another, as far as the seat could know. `before`: the entry before the choice.
 */
export interface Mistake {
  before: number;
  best: number;
  better: Choice;
  chance: number;
  number: number;
  played: Choice;
  question: Question;
  seat: SeatNumber;
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
  weights: ("own" | "routine" | "weighty")[];
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
 *     `joining`: who may take over a bot's seat later; if left out, nobody where there are secrets. `mates`: names of
 *     further people who play on the same device, on the seats after the first one. `screen`: the secret of a big
 *     screen (`Hello`) that opens the table. Nobody has a seat then, all seats are open, and `name` does not count.
 */
export interface NewTable {
  game: string;
  joining?: ("closed" | "invited" | "open") | null;
  level?: string;
  mates?: string[];
  name: string;
  nonce?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: "brisk" | "family" | "instant";
  players?: number;
  screen?: string | null;
  start?: boolean;
}
/**
 * The public key that a browser needs to take notices of this server; none: it sends none.
 */
export interface NoticeKey {
  key: string | null;
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
 * How far a match is, as the asker may know it. None and empty where a game has no rounds or no wealth.
 */
export interface Progress {
  round: number | null;
  worth: number[];
}
/**
 * `people`: the seats whose choices and throws are looked at. `looked` of `pieces`: how much of that is done. It
 *     may not be known yet how many pieces there are; `done` says that nothing more comes.
 *
 *     `opening`: the first position, as an outsider saw it. `teams`: by seat; where there are none, everybody is one.
 */
export interface Review {
  curve: [number, number[]][];
  done: boolean;
  game: string;
  looked: number;
  method: "fitted" | "none" | "playouts";
  mistakes: Mistake[];
  opening: View;
  people: SeatNumber[];
  pieces: number;
  players: Player[];
  swings: Swing[];
  teams: number[];
  throws: Throw[];
  turns: TurnStart[];
}
/**
 * A turn that changed the chance of `seat` more than that of the others. `event`: what changed it most.
 */
export interface Swing {
  after: number;
  before: number;
  event: Event;
  number: number;
  rule: string;
  seat: SeatNumber;
}
/**
 * Luck that changed the chance of `seat`: its chance now, and the mean over other luck for the same move.
 */
export interface Throw {
  before: number;
  chance: number;
  event: Event;
  expected: number;
  number: number;
  rule: string;
  seat: SeatNumber;
}
/**
 * A turn begins with this entry; `seat`: whose turn it is.
 */
export interface TurnStart {
  number: number;
  seat: SeatNumber | null;
}
/**
 * `viewer` None: an outsider. Moves that were taken back are not told.
 */
export interface Story {
  former: FormerName[];
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
