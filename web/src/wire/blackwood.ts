// Made by tools/wire_types.py from the Python Structs (schema 3f1a16a403a7c204): do not edit.

export type AnyEvent =
  | StartRolled
  | TurnStarted
  | EventDrawn
  | PackShuffled
  | JailerMoved
  | EventVoid
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
  | GameOver;
export type AnyMove = Draw | Drive | Sail | Lure | Way | Roll | Blast | Pass | Stay;
export type AnyRefusal =
  | HoardNeedsPairs
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
  | NotYourShip
  | OwnShip
  | OtherShipMoved
  | WrongPiece
  | CannotMove
  | MustSail
  | JailerNoEntry
  | JailerExactly;
export type AnyView = BlackwoodView;

export interface AlreadyThere {
  kind: "already_there";
  rule: string;
  ship: string;
  square: string;
}
export interface StartRolled {
  kind: "start_rolled";
  rolls: number[][];
  starter: number;
}
export interface TurnStarted {
  kind: "turn_started";
  loads: number[];
  round: number;
  seat: number;
}
export interface EventDrawn {
  card: string;
  kind: "event_drawn";
  seat: number;
  source: "deck" | "die" | "spinner";
}
export interface PackShuffled {
  cards: number;
  kind: "pack_shuffled";
}
export interface JailerMoved {
  from: string;
  jailer: string;
  kind: "jailer_moved";
  path: string[];
  to: string;
}
export interface EventVoid {
  jailer: string;
  kind: "event_void";
}
export interface DieRolled {
  allowances: number[];
  kind: "die_rolled";
  seat: number;
  ships: string[];
  source: "die" | "spinner";
  value: number;
}
export interface ShipMoved {
  cause: "blast" | "breeze" | "sail" | "siren";
  from: string;
  kind: "ship_moved";
  mover: number;
  path: string[];
  ship: string;
  to: string;
}
export interface CoinCollected {
  amount: number;
  kind: "coin_collected";
  ship: string;
  square: string;
}
export interface GoldTaken {
  amount: number;
  kind: "gold_taken";
  ship: string;
  square: string;
}
export interface GoldDropped {
  amount: number;
  kind: "gold_dropped";
  ship: string;
  square: string;
}
export interface Delivered {
  amount: number;
  kind: "delivered";
  seat: number;
  ship: string;
  store: number;
}
export interface BallGained {
  kind: "ball_gained";
  seat: number;
  stockpile: number | null;
}
export interface BallFired {
  kind: "ball_fired";
  seat: number;
  ship: string;
  stockpile: number | null;
  target: string;
}
export interface Robbed {
  amount: number;
  kind: "robbed";
  ship: string;
  target: string;
}
export interface Captured {
  jailer: string;
  kind: "captured";
  ship: string;
  square: string;
}
export interface Escaped {
  cause: "breeze" | "jailer_away" | "siren" | "six";
  kind: "escaped";
  lair: string;
  ship: string;
}
export interface Stayed {
  kind: "stayed";
  seat: number;
}
export interface Passed {
  kind: "passed";
  seat: number;
}
export interface DrawCoinAdded {
  hoard: number;
  kind: "draw_coin_added";
}
export interface GameOver {
  kind: "game_over";
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
  to: string;
}
export interface Sail {
  kind: "sail";
  ship: string;
  to: string;
}
/**
 * Siren's Call: move another player's ship.
 */
export interface Lure {
  kind: "lure";
  ship: string;
  to: string;
}
/**
 * Which of several outcomes on the chosen square.
 */
export interface Way {
  k: number;
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
  to: string;
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
export interface HoardNeedsPairs {
  kind: "hoard_needs_pairs";
  players: number;
  rule: string;
}
export interface PowderNeedsDeck {
  events: string;
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
  square: string;
}
export interface NeedsSix {
  kind: "needs_six";
  rule: string;
  ship: string;
  value: number;
}
export interface OneStepOffLand {
  kind: "one_step_off_land";
  rule: string;
  ship: string;
  steps: number;
}
export interface TooFar {
  allowance: number;
  kind: "too_far";
  rule: string;
  square: string;
  steps: number;
}
/**
 * Near enough, but the allowance cannot be used up exactly there.
 */
export interface SailTheWholeWay {
  allowance: number;
  kind: "sail_the_whole_way";
  rule: string;
  square: string;
  steps: number;
}
export interface JailerInTheWay {
  kind: "jailer_in_the_way";
  rule: string;
  square: string;
}
/**
 * A jailer's square may only be the last one of the full allowance.
 */
export interface JailerOnlyLast {
  allowance: number;
  jailer: string;
  kind: "jailer_only_last";
  rule: string;
}
export interface NotYourShip {
  kind: "not_your_ship";
  rule: string;
  ship: string;
}
/**
 * The Siren's Call is for other players' ships.
 */
export interface OwnShip {
  kind: "own_ship";
  rule: string;
  ship: string;
}
/**
 * Only one of the two ships sails per turn.
 */
export interface OtherShipMoved {
  kind: "other_ship_moved";
  moved: string;
  rule: string;
  ship: string;
}
/**
 * Another piece is being moved.
 */
export interface WrongPiece {
  kind: "wrong_piece";
  piece: string;
  rule: string;
}
export interface CannotMove {
  kind: "cannot_move";
  rule: string;
  ship: string;
}
export interface MustSail {
  kind: "must_sail";
  rule: string;
}
/**
 * Land, wharves, cliffs and the other jailer stop him.
 */
export interface JailerNoEntry {
  jailer: string;
  kind: "jailer_no_entry";
  rule: string;
  square: string;
}
/**
 * He goes exactly three squares, none of them twice.
 */
export interface JailerExactly {
  jailer: string;
  kind: "jailer_exactly";
  rule: string;
  square: string;
}
export interface BlackwoodView {
  active: number;
  balls: number[];
  discards: string[];
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
  seat: number | null;
  ships: ShipView[];
  stockpile: number | null;
  stores: number[];
  teams: number[];
}
export interface Gold {
  amount: number;
  square: string;
}
export interface JailerView {
  home: boolean;
  jailer: string;
  square: string;
}
export interface ShipView {
  captive: boolean;
  coins: number;
  seat: number;
  ship: string;
  square: string;
}
