// Made by tools/wire_types.py from the Python Structs (schema fc510bae955739da): do not edit.

export type AnyEvent =
  | GameBegan
  | TurnBegan
  | DieRolled
  | ShipMoved
  | Bought
  | Passed
  | Revealed
  | Raided
  | NoWarshipCame
  | Surrendered
  | Engaged
  | ShootoutFought
  | CargoTaken
  | ClaimMade
  | ClaimEnded
  | CommissionTaken
  | CommissionReturned
  | Sold
  | ChestDrawn
  | MoneyChanged
  | Tried
  | DistressBegan
  | DistressEnded
  | Borrowed
  | PacksShuffled
  | LastCalled
  | GameEnded;
export type SeatNumber = number;
export type ShipId = string;
export type PlaceId = string;
export type CardId = string;
export type PortId = string;
export type PackId = string;
export type AnyMove =
  Roll | Sail | Raid | RaidShip | Fight | Surrender | Engage | Buy | Take | Borrow | Pass | LastCall;
export type AnyProspect = TradeAhead | NoTrade | CommissionAhead | RaidAhead | EngageAhead;
export type AnyRefusal =
  | ColoursUnfit
  | RollFirst
  | BusinessFirst
  | Land
  | TooFar
  | WholeRoll
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

export interface GameBegan {
  kind: "game_began";
  rolls: number[][];
  starter: SeatNumber;
}
export interface TurnBegan {
  kind: "turn_began";
  round: number;
  seat: SeatNumber;
}
export interface DieRolled {
  kind: "die_rolled";
  seat: SeatNumber;
  ship: ShipId;
  value: number;
}
export interface ShipMoved {
  cause: "chest" | "engage" | "raid" | "sail" | "stay";
  from: PlaceId;
  kind: "ship_moved";
  path: PlaceId[];
  seat: SeatNumber;
  ship: ShipId;
  to: PlaceId;
}
export interface Bought {
  card: CardId | null;
  fee: number;
  kind: "bought";
  left: number;
  port: PortId;
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * Bought, took or borrowed nothing.
 */
export interface Passed {
  errand: "commission" | "loan" | "trade";
  kind: "passed";
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * The top card of a hold is turned face up.
 */
export interface Revealed {
  card: CardId;
  kind: "revealed";
  role: "pirate" | "warship";
  seat: SeatNumber;
  ship: ShipId;
  value: number;
}
export interface Raided {
  kind: "raided";
  seat: SeatNumber;
  ship: ShipId;
  square: PlaceId;
  targets: ShipId[];
}
/**
 * The top cards of these targets stay face down during a raid, so all learn that none of them is a warship.
 */
export interface NoWarshipCame {
  kind: "no_warship_came";
  seat: SeatNumber;
  ship: ShipId;
  targets: ShipId[];
}
/**
 * A raided ship does not fight. Whether it could is not told.
 */
export interface Surrendered {
  kind: "surrendered";
  seat: SeatNumber;
  ship: ShipId;
}
export interface Engaged {
  kind: "engaged";
  seat: SeatNumber;
  ship: ShipId;
  target: ShipId;
}
/**
 * `rolls` by ship: three, then one for each tie it was part of. `ship` wins.
 */
export interface ShootoutFought {
  kind: "shootout_fought";
  rolls: number[][];
  seats: SeatNumber[];
  ship: ShipId;
  ships: ShipId[];
  ties: number;
  totals: number[];
  winner: SeatNumber;
}
/**
 * `ship` takes everything aboard `target`: its hold from the bottom up, then its plunder.
 */
export interface CargoTaken {
  cards: CardId[];
  kind: "cargo_taken";
  loser: SeatNumber;
  ports: PortId[];
  seat: SeatNumber;
  ship: ShipId;
  target: ShipId;
}
export interface ClaimMade {
  kind: "claim_made";
  robber: ShipId;
  seat: SeatNumber;
  ship: ShipId;
}
export interface ClaimEnded {
  kind: "claim_ended";
  reason: "bought" | "captured" | "guilty" | "home" | "robber_beaten" | "robber_guilty" | "robber_home";
  seat: SeatNumber;
  ship: ShipId;
}
export interface CommissionTaken {
  kind: "commission_taken";
  seat: SeatNumber;
  ship: ShipId;
}
export interface CommissionReturned {
  kind: "commission_returned";
  reason: "beaten" | "bought" | "captured" | "guilty" | "home" | "robber_beaten" | "robber_guilty" | "robber_home";
  seat: SeatNumber;
  ship: ShipId;
}
export interface Sold {
  cards: CardId[];
  kind: "sold";
  seat: SeatNumber;
  ship: ShipId;
  total: number;
}
export interface ChestDrawn {
  card: CardId;
  kind: "chest_drawn";
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * A purse has changed. `amount` is the change without its sign: the reason says who paid.
 */
export interface MoneyChanged {
  amount: number;
  change: number;
  kind: "money_changed";
  purse: number;
  reason: "birthday" | "charge" | "fee" | "gift" | "loan" | "present" | "sale";
  seat: SeatNumber;
}
export interface Tried {
  cards: CardId[];
  kind: "tried";
  seat: SeatNumber;
  ship: ShipId;
  verdict: "guilty" | "innocent";
}
export interface DistressBegan {
  kind: "distress_began";
  seat: SeatNumber;
  ship: ShipId;
  unpaid: number;
}
export interface DistressEnded {
  kind: "distress_ended";
  seat: SeatNumber;
  ship: ShipId;
}
export interface Borrowed {
  kind: "borrowed";
  loans: number;
  seat: SeatNumber;
}
export interface PacksShuffled {
  kind: "packs_shuffled";
  packs: PackId[];
}
export interface LastCalled {
  kind: "last_called";
  round: number;
}
export interface GameEnded {
  cargo: CardId[][];
  kind: "game_ended";
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
  square: PlaceId;
}
/**
 * A pirate attacks every ship on a square.
 */
export interface Raid {
  kind: "raid";
  square: PlaceId;
}
/**
 * A pirate attacks one of several ships on a square.
 */
export interface RaidShip {
  kind: "raid_ship";
  ship: ShipId;
}
/**
 * Show a hidden pirate card when raided.
 */
export interface Fight {
  kind: "fight";
}
/**
 * Stay a merchant when raided.
 */
export interface Surrender {
  kind: "surrender";
}
/**
 * A warship attacks one known pirate or warship.
 */
export interface Engage {
  kind: "engage";
  ship: ShipId;
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
export interface TradeAhead {
  fee: number;
  kind: "trade_ahead";
  port: PortId;
}
export interface NoTrade {
  kind: "no_trade";
  port: PortId;
  reason: "distress" | "empty" | "pirate" | "poor" | "traded";
}
export interface CommissionAhead {
  kind: "commission_ahead";
  robber: ShipId;
}
/**
 * All ships on the square. Their hidden cards may be pirates or warships; `chance` counts all possible deals.
 */
export interface RaidAhead {
  cards: number;
  chance: number;
  kind: "raid_ahead";
  ships: ShipId[];
}
export interface EngageAhead {
  cards: number;
  chance: number;
  kind: "engage_ahead";
  ship: ShipId;
}
/**
 * The option `colours` names another number of colours than there are players, or one twice.
 */
export interface ColoursUnfit {
  kind: "colours_unfit";
  players: number;
  rule: string;
}
export interface RollFirst {
  kind: "roll_first";
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
  square: PlaceId;
}
export interface TooFar {
  kind: "too_far";
  roll: number;
  rule: string;
  square: PlaceId;
  steps: number;
}
/**
 * Near enough, but an odd number of squares too many or too few.
 */
export interface WholeRoll {
  kind: "whole_roll";
  roll: number;
  rule: string;
  square: PlaceId;
  steps: number;
}
/**
 * An odd throw drives a ship out of its harbour.
 */
export interface MustLeave {
  kind: "must_leave";
  roll: number;
  rule: string;
  square: PlaceId;
}
/**
 * An odd throw cannot end on the square where it began.
 */
export interface MustSail {
  kind: "must_sail";
  roll: number;
  rule: string;
  square: PlaceId;
}
/**
 * A ship in distress only sails the shortest way to Home Port.
 */
export interface HurryHome {
  kind: "hurry_home";
  rule: string;
  ship: ShipId;
}
export interface OwnShip {
  kind: "own_ship";
  rule: string;
  ship: ShipId;
}
export interface SafeInHarbour {
  kind: "safe_in_harbour";
  rule: string;
  ship: ShipId;
  square: PlaceId;
}
/**
 * To raid, a pirate card must lie on top of the hold.
 */
export interface NoPirate {
  kind: "no_pirate";
  rule: string;
  ship: ShipId;
}
/**
 * To engage, a warship card must lie on top of the hold, or the commission.
 */
export interface NoWarship {
  kind: "no_warship";
  rule: string;
  ship: ShipId;
}
/**
 * The commission is against one pirate.
 */
export interface OnlyTheRobber {
  kind: "only_the_robber";
  robber: ShipId;
  rule: string;
  ship: ShipId;
}
export interface NoAttackInDistress {
  kind: "no_attack_in_distress";
  rule: string;
  ship: ShipId;
}
/**
 * Who holds the commission does not raid.
 */
export interface CommissionForbids {
  kind: "commission_forbids";
  rule: string;
  ship: ShipId;
}
/**
 * Only known pirates and known warships can be engaged.
 */
export interface NotKnown {
  kind: "not_known";
  rule: string;
  ship: ShipId;
}
export interface NothingAboard {
  kind: "nothing_aboard";
  rule: string;
  target: ShipId;
}
export interface NothingToRob {
  kind: "nothing_to_rob";
  rule: string;
  square: PlaceId;
}
export interface OutOfReach {
  kind: "out_of_reach";
  roll: number;
  rule: string;
  steps: number;
  target: ShipId;
}
/**
 * A pirate attacks all ships on a square, so the square is chosen.
 */
export interface RaidTheSquare {
  kind: "raid_the_square";
  rule: string;
  square: PlaceId;
}
export interface BountyView {
  active: SeatNumber;
  chest: number;
  commission: ShipId | null;
  discards: CardId[];
  ious: number[];
  kind: "bounty_view";
  last_call: boolean;
  last_round: number;
  loans: number[];
  minutes: number;
  mode: "clock" | "rounds" | "target";
  packs: PackView[];
  purses: number[];
  roll: number;
  round: number;
  seat: SeatNumber | null;
  ship: ShipId;
  ships: ShipView[];
  starter: SeatNumber;
  target: number;
}
export interface PackView {
  cards: number;
  fee: number;
  port: PortId;
  square: PlaceId;
}
export interface ShipView {
  claim: ShipId | null;
  commission: boolean;
  distress: boolean;
  hold: CargoView[];
  place: PlaceId;
  plunder: CargoView[];
  public_role: "merchant" | "pirate" | "temporary" | "unknown" | "warship";
  role: "merchant" | "pirate" | "temporary" | "unknown" | "warship";
  seat: SeatNumber;
  ship: ShipId;
  shown: boolean;
  used: PortId[];
  worth: number | null;
}
/**
 * A card aboard. Its back, the port, is public; the card is None for those who do not know it.
 */
export interface CargoView {
  card: CardId | null;
  port: PortId;
  ruled_out: ("goods" | "pirate" | "warship")[];
}
