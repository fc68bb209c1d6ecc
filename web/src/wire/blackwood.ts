// Made by tools/wire_types.py from the Python Structs (schema 0789b9da7c0fd7e5): do not edit.

export type ShipId = string;
export type PlaceId = string;
export type AnyEvent =
  | GameBegan
  | TurnBegan
  | EventDrawn
  | PackShuffled
  | JailerMoved
  | EventVoided
  | DieRolled
  | ShipMoved
  | CoinCollected
  | GoldTaken
  | GoldDropped
  | Delivered
  | BallGained
  | BallFired
  | Robbed
  | Captured
  | Escaped
  | Stayed
  | Passed
  | DrawCoinAdded
  | GameEnded;
export type SeatNumber = number;
export type CardId = string;
export type JailerId = string;
export type LairId = string;
export type AnyMove = Draw | Drive | Sail | Lure | Way | Roll | Blast | Pass | Stay;
export type Index = number;
export type AnyProspect = WaysAhead;
export type AnyRefusal =
  | HoardNeedsPairs
  | ColoursUnfit
  | PowderNeedsDeck
  | DrawFirst
  | RollFirst
  | WayFirst
  | ClosedSquare
  | AlreadyThere
  | NeedsSix
  | OneStepOffLand
  | TooFar
  | SailTheWholeWay
  | JailerInTheWay
  | JailerOnlyLast
  | NotOntoJailers
  | LeftThisTurn
  | NotYourShip
  | OwnShip
  | OtherShipMoved
  | WrongPiece
  | CannotMove
  | MustSail
  | JailerNoEntry
  | JailerExactly;
export type PieceId = string;
export type AnyView = BlackwoodView;

export interface AlreadyThere {
  kind: "already_there";
  rule: string;
  ship: ShipId;
  square: PlaceId;
}
export interface GameBegan {
  kind: "game_began";
  rolls: number[][];
  starter: SeatNumber;
}
export interface TurnBegan {
  kind: "turn_began";
  loads: number[];
  round: number;
  seat: SeatNumber;
}
export interface EventDrawn {
  card: CardId;
  kind: "event_drawn";
  seat: SeatNumber;
  source: "deck" | "die" | "spinner";
}
export interface PackShuffled {
  cards: number;
  kind: "pack_shuffled";
}
export interface JailerMoved {
  from: PlaceId;
  jailer: JailerId;
  kind: "jailer_moved";
  path: PlaceId[];
  to: PlaceId;
}
export interface EventVoided {
  jailer: JailerId;
  kind: "event_voided";
}
export interface DieRolled {
  allowances: number[];
  kind: "die_rolled";
  seat: SeatNumber;
  ships: ShipId[];
  source: "die" | "spinner";
  value: number;
}
export interface ShipMoved {
  cause: "blast" | "breeze" | "sail" | "siren";
  from: PlaceId;
  kind: "ship_moved";
  mover: SeatNumber;
  path: PlaceId[];
  ship: ShipId;
  to: PlaceId;
}
export interface CoinCollected {
  amount: number;
  kind: "coin_collected";
  ship: ShipId;
  square: PlaceId;
}
export interface GoldTaken {
  amount: number;
  kind: "gold_taken";
  ship: ShipId;
  square: PlaceId;
}
export interface GoldDropped {
  amount: number;
  kind: "gold_dropped";
  ship: ShipId;
  square: PlaceId;
}
export interface Delivered {
  amount: number;
  kind: "delivered";
  seat: SeatNumber;
  ship: ShipId;
  store: number;
}
export interface BallGained {
  kind: "ball_gained";
  seat: SeatNumber;
  stockpile: number | null;
}
export interface BallFired {
  kind: "ball_fired";
  seat: SeatNumber;
  ship: ShipId;
  stockpile: number | null;
  target: ShipId;
}
export interface Robbed {
  amount: number;
  kind: "robbed";
  ship: ShipId;
  target: ShipId;
}
export interface Captured {
  jailer: JailerId;
  kind: "captured";
  ship: ShipId;
  square: PlaceId;
}
export interface Escaped {
  cause: "breeze" | "jailer_away" | "siren" | "six";
  kind: "escaped";
  lair: LairId;
  ship: ShipId;
}
export interface Stayed {
  kind: "stayed";
  seat: SeatNumber;
}
export interface Passed {
  kind: "passed";
  seat: SeatNumber;
}
export interface DrawCoinAdded {
  hoard: number;
  kind: "draw_coin_added";
}
export interface GameEnded {
  kind: "game_ended";
  ranking: number[];
  reason: "all_home" | "race_won" | "round_limit" | "settled";
}
/**
 * Turn over the event card, or roll the red die, or spin.
 */
export interface Draw {
  kind: "draw";
}
/**
 * Move the jailer of this event.
 */
export interface Drive {
  kind: "drive";
  to: PlaceId;
}
export interface Sail {
  kind: "sail";
  ship: ShipId;
  to: PlaceId;
}
/**
 * Siren's Call: move another player's ship.
 */
export interface Lure {
  kind: "lure";
  ship: ShipId;
  to: PlaceId;
}
/**
 * Which of several outcomes on the chosen square.
 */
export interface Way {
  k: Index;
  kind: "way";
}
/**
 * Roll the blue die.
 */
export interface Roll {
  kind: "roll";
}
/**
 * Throw the ship that was hit.
 */
export interface Blast {
  kind: "blast";
  to: PlaceId;
}
/**
 * Leave a Fair Breeze or Siren's Call unused.
 */
export interface Pass {
  kind: "pass";
}
/**
 * Do not sail this turn.
 */
export interface Stay {
  kind: "stay";
}
/**
 * Several ways lead to the square. The ship's captain chooses one next; these are the effects they can have.
 */
export interface WaysAhead {
  effects: ("ball_fired" | "coin_collected" | "delivered" | "gold_taken")[];
  kind: "ways_ahead";
}
export interface HoardNeedsPairs {
  kind: "hoard_needs_pairs";
  players: number;
  rule: string;
}
/**
 * The option `colours` names another number of colours than there are players, or one twice.
 */
export interface ColoursUnfit {
  kind: "colours_unfit";
  players: number;
  rule: string;
}
export interface PowderNeedsDeck {
  events: "deck" | "die" | "spinner";
  kind: "powder_needs_deck";
  rule: string;
}
export interface DrawFirst {
  kind: "draw_first";
  rule: string;
}
export interface RollFirst {
  kind: "roll_first";
  rule: string;
}
/**
 * The square is chosen; what happens on the way is not.
 */
export interface WayFirst {
  kind: "way_first";
  rule: string;
}
export interface ClosedSquare {
  kind: "closed_square";
  rule: string;
  square: PlaceId;
}
export interface NeedsSix {
  kind: "needs_six";
  rule: string;
  ship: ShipId;
  value: number;
}
export interface OneStepOffLand {
  kind: "one_step_off_land";
  rule: string;
  ship: ShipId;
  steps: number;
}
export interface TooFar {
  allowance: number;
  kind: "too_far";
  rule: string;
  square: PlaceId;
  steps: number;
}
/**
 * Near enough, but the allowance cannot be used up exactly there.
 */
export interface SailTheWholeWay {
  allowance: number;
  kind: "sail_the_whole_way";
  rule: string;
  square: PlaceId;
  steps: number;
}
export interface JailerInTheWay {
  kind: "jailer_in_the_way";
  rule: string;
  square: PlaceId;
}
/**
 * A jailer's square may only be the last one of the full allowance.
 */
export interface JailerOnlyLast {
  allowance: number;
  jailer: JailerId;
  kind: "jailer_only_last";
  rule: string;
}
/**
 * An event takes no ship onto a jailer's square.
 */
export interface NotOntoJailers {
  jailer: JailerId;
  kind: "not_onto_jailers";
  rule: string;
}
/**
 * A Fair Breeze took the ship away from there.
 */
export interface LeftThisTurn {
  kind: "left_this_turn";
  rule: string;
  ship: ShipId;
  square: PlaceId;
}
export interface NotYourShip {
  kind: "not_your_ship";
  rule: string;
  ship: ShipId;
}
/**
 * The Siren's Call is for other players' ships.
 */
export interface OwnShip {
  kind: "own_ship";
  rule: string;
  ship: ShipId;
}
/**
 * Only one of the two ships sails per turn.
 */
export interface OtherShipMoved {
  kind: "other_ship_moved";
  moved: ShipId;
  rule: string;
  ship: ShipId;
}
/**
 * Another piece is being moved.
 */
export interface WrongPiece {
  kind: "wrong_piece";
  piece: PieceId;
  rule: string;
}
export interface CannotMove {
  kind: "cannot_move";
  rule: string;
  ship: ShipId;
}
export interface MustSail {
  kind: "must_sail";
  rule: string;
}
/**
 * Land, wharves, cliffs and the other jailer stop him.
 */
export interface JailerNoEntry {
  jailer: JailerId;
  kind: "jailer_no_entry";
  rule: string;
  square: PlaceId;
}
/**
 * A jailer goes exactly three squares, none of them twice.
 */
export interface JailerExactly {
  jailer: JailerId;
  kind: "jailer_exactly";
  rule: string;
  square: PlaceId;
}
export interface BlackwoodView {
  active: SeatNumber;
  balls: number[];
  discards: CardId[];
  event: string;
  goal: number;
  gold: Gold[];
  hoard: number;
  jailers: JailerView[];
  kind: "blackwood_view";
  loads: number[];
  pack: number;
  roll: number;
  round: number;
  seat: SeatNumber | null;
  ships: ShipView[];
  stockpile: number | null;
  stores: number[];
  teams: number[];
  wake?: PlaceId[];
}
export interface Gold {
  amount: number;
  square: PlaceId;
}
export interface JailerView {
  home: boolean;
  jailer: JailerId;
  place: PlaceId;
}
export interface ShipView {
  almanac: number;
  captive: boolean;
  coins: number;
  limit: "captive" | "load" | "moored";
  place: PlaceId;
  seat: SeatNumber;
  ship: ShipId;
  slowed: boolean;
}
