// Made by tools/wire_types.py from the Python Structs (schema cfa6b2b68130f9e1): do not edit.

export type AnyEvent =
  | FirstThrows
  | TurnBegan
  | Thrown
  | Moved
  | Bought
  | Passed
  | Revealed
  | Raided
  | Engaged
  | Shootout
  | CargoTaken
  | ClaimMade
  | ClaimEnded
  | CommissionTaken
  | CommissionReturned
  | Sold
  | ChestDrawn
  | Money
  | Tried
  | DistressBegan
  | DistressEnded
  | Borrowed
  | Shuffled
  | LastCalled
  | Ended;
export type AnyMove = Roll | Sail | Raid | Engage | Buy | Take | Borrow | Pass | LastCall;
export type AnyRefusal =
  | ThrowFirst
  | BusinessFirst
  | Land
  | TooFar
  | WholeThrow
  | MustLeave
  | MustSail
  | HurryHome
  | OwnShip
  | SafeInHarbour
  | NoPirate
  | NoWarship
  | OnlyTheRobber
  | NoAttackInDistress
  | CommissionForbids
  | NotKnown
  | NothingAboard
  | NothingToRob
  | OutOfReach
  | RaidTheSquare;
export type AnyView = BountyView;

export interface FirstThrows {
  kind: "first_throws";
  starter: number;
  throws: number[][];
}
export interface TurnBegan {
  kind: "turn_began";
  round: number;
  seat: number;
}
export interface Thrown {
  kind: "thrown";
  seat: number;
  ship: string;
  value: number;
}
export interface Moved {
  cause: "chest" | "engage" | "raid" | "sail" | "stay";
  from: string;
  kind: "moved";
  path: string[];
  seat: number;
  ship: string;
  to: string;
}
export interface Bought {
  card: string | null;
  fee: number;
  kind: "bought";
  left: number;
  port: string;
  seat: number;
  ship: string;
}
/**
 * Bought, took or borrowed nothing.
 */
export interface Passed {
  errand: "commission" | "loan" | "trade";
  kind: "passed";
  seat: number;
  ship: string;
}
/**
 * The top card of a hold is turned face up.
 */
export interface Revealed {
  card: string;
  kind: "revealed";
  role: "pirate" | "warship";
  seat: number;
  ship: string;
  value: number;
}
export interface Raided {
  kind: "raided";
  seat: number;
  ship: string;
  square: string;
  targets: string[];
}
export interface Engaged {
  kind: "engaged";
  seat: number;
  ship: string;
  target: string;
}
/**
 * `throws` by ship: three, then one for each tie it was part of. `ship` wins.
 */
export interface Shootout {
  kind: "shootout";
  seats: number[];
  ship: string;
  ships: string[];
  throws: number[][];
  ties: number;
  totals: number[];
  winner: number;
}
/**
 * `ship` takes everything aboard `target`: its hold from the bottom up, then its plunder.
 */
export interface CargoTaken {
  cards: string[];
  kind: "cargo_taken";
  loser: number;
  ports: string[];
  seat: number;
  ship: string;
  target: string;
}
export interface ClaimMade {
  kind: "claim_made";
  robber: string;
  seat: number;
  ship: string;
}
export interface ClaimEnded {
  kind: "claim_ended";
  reason: "bought" | "captured" | "guilty" | "home" | "robber_beaten" | "robber_guilty" | "robber_home";
  seat: number;
  ship: string;
}
export interface CommissionTaken {
  kind: "commission_taken";
  seat: number;
  ship: string;
}
export interface CommissionReturned {
  kind: "commission_returned";
  reason: "beaten" | "bought" | "captured" | "guilty" | "home" | "robber_beaten" | "robber_guilty" | "robber_home";
  seat: number;
  ship: string;
}
export interface Sold {
  cards: string[];
  kind: "sold";
  seat: number;
  ship: string;
  total: number;
}
export interface ChestDrawn {
  card: string;
  kind: "chest_drawn";
  seat: number;
  ship: string;
}
/**
 * A purse has changed. `amount` is the change without its sign: the reason says who paid.
 */
export interface Money {
  amount: number;
  change: number;
  kind: "money";
  purse: number;
  reason: "birthday" | "charge" | "fee" | "gift" | "loan" | "present" | "sale";
  seat: number;
}
export interface Tried {
  cards: string[];
  kind: "tried";
  seat: number;
  ship: string;
  verdict: "guilty" | "innocent";
}
export interface DistressBegan {
  kind: "distress_began";
  seat: number;
  ship: string;
  unpaid: number;
}
export interface DistressEnded {
  kind: "distress_ended";
  seat: number;
  ship: string;
}
export interface Borrowed {
  kind: "borrowed";
  loans: number;
  seat: number;
}
export interface Shuffled {
  kind: "shuffled";
  packs: string[];
}
/**
 * Sent as `last_call`, like the move that makes it: only the classes must not share a name.
 */
export interface LastCalled {
  kind: "last_call";
  round: number;
}
export interface Ended {
  cargo: string[][];
  kind: "ended";
  loans: number[];
  money: number[];
  ranking: number[];
  reason: "last_call" | "rounds" | "safeguard" | "target";
  unsold: number[];
}
/**
 * Throw the die.
 */
export interface Roll {
  kind: "roll";
}
/**
 * Also onto the ship's own square: stay in port, or turn back on the way.
 */
export interface Sail {
  kind: "sail";
  square: string;
}
/**
 * A pirate attacks every ship on a square.
 */
export interface Raid {
  kind: "raid";
  square: string;
}
/**
 * A warship attacks one known pirate or warship.
 */
export interface Engage {
  kind: "engage";
  ship: string;
}
/**
 * Pay the fee and take a card.
 */
export interface Buy {
  kind: "buy";
}
/**
 * Take the commission.
 */
export interface Take {
  kind: "take";
}
/**
 * Take a loan.
 */
export interface Borrow {
  kind: "borrow";
}
/**
 * Do not buy, take or borrow.
 */
export interface Pass {
  kind: "pass";
}
/**
 * The time is over. Made by the table, never by a seat.
 */
export interface LastCall {
  kind: "last_call";
}
export interface ThrowFirst {
  kind: "throw_first";
  rule: string;
}
/**
 * A cargo, the commission or a loan waits for a yes or no.
 */
export interface BusinessFirst {
  kind: "business_first";
  rule: string;
}
export interface Land {
  kind: "land";
  rule: string;
  square: string;
}
export interface TooFar {
  kind: "too_far";
  rule: string;
  square: string;
  steps: number;
  throw: number;
}
/**
 * Near enough, but an odd number of squares too many or too few.
 */
export interface WholeThrow {
  kind: "whole_throw";
  rule: string;
  square: string;
  steps: number;
  throw: number;
}
/**
 * An odd throw drives a ship out of its harbour.
 */
export interface MustLeave {
  kind: "must_leave";
  rule: string;
  square: string;
  throw: number;
}
/**
 * An odd throw cannot end on the square where it began.
 */
export interface MustSail {
  kind: "must_sail";
  rule: string;
  square: string;
  throw: number;
}
/**
 * A ship in distress only sails the shortest way to Home Port.
 */
export interface HurryHome {
  kind: "hurry_home";
  rule: string;
  ship: string;
}
export interface OwnShip {
  kind: "own_ship";
  rule: string;
  ship: string;
}
export interface SafeInHarbour {
  kind: "safe_in_harbour";
  rule: string;
  ship: string;
  square: string;
}
/**
 * To raid, a pirate card must lie on top of the hold.
 */
export interface NoPirate {
  kind: "no_pirate";
  rule: string;
  ship: string;
}
/**
 * To engage, a warship card must lie on top of the hold, or the commission.
 */
export interface NoWarship {
  kind: "no_warship";
  rule: string;
  ship: string;
}
/**
 * The commission is against one pirate.
 */
export interface OnlyTheRobber {
  kind: "only_the_robber";
  robber: string;
  rule: string;
  ship: string;
}
export interface NoAttackInDistress {
  kind: "no_attack_in_distress";
  rule: string;
  ship: string;
}
/**
 * Who holds the commission does not raid.
 */
export interface CommissionForbids {
  kind: "commission_forbids";
  rule: string;
  ship: string;
}
/**
 * Only known pirates and known warships can be engaged.
 */
export interface NotKnown {
  kind: "not_known";
  rule: string;
  ship: string;
}
export interface NothingAboard {
  kind: "nothing_aboard";
  rule: string;
  target: string;
}
export interface NothingToRob {
  kind: "nothing_to_rob";
  rule: string;
  square: string;
}
export interface OutOfReach {
  kind: "out_of_reach";
  rule: string;
  steps: number;
  target: string;
  throw: number;
}
/**
 * A pirate attacks all ships on a square, so the square is chosen.
 */
export interface RaidTheSquare {
  kind: "raid_the_square";
  rule: string;
  square: string;
}
export interface BountyView {
  active: number;
  chest: number;
  commission: string | null;
  discards: string[];
  ious: number;
  kind: "bounty_view";
  last_call: boolean;
  last_round: number;
  loans: number[];
  minutes: number;
  mode: "clock" | "rounds" | "target";
  packs: PackView[];
  purses: number[];
  round: number;
  seat: number | null;
  ship: string;
  ships: ShipView[];
  starter: number;
  target: number;
  throw: number;
}
export interface PackView {
  cards: number;
  fee: number;
  port: string;
  square: string;
}
export interface ShipView {
  claim: string | null;
  commission: boolean;
  distress: boolean;
  hold: CargoView[];
  plunder: CargoView[];
  role: "merchant" | "pirate" | "temporary" | "unknown" | "warship";
  seat: number;
  ship: string;
  shown: boolean;
  square: string;
}
/**
 * A card aboard. Its back, the port, is public; the card is None for those who do not know it.
 */
export interface CargoView {
  card: string | null;
  port: string;
  ruled_out: ("goods" | "pirate" | "warship")[];
}
