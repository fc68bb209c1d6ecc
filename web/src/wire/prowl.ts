// Made by tools/wire_types.py from the Python Structs (schema c5d545eadbaa2a97): do not edit.

export type PlaceId = string;
export type AnyEvent =
  | GameBegan
  | RoundBegan
  | TurnBegan
  | TurnLost
  | ShipChosen
  | DavySkipped
  | DieRolled
  | DieThrown
  | Sailed
  | Stored
  | Loaded
  | Swapped
  | Traded
  | CardDrawn
  | CardVoided
  | BadLuckStruck
  | Dumped
  | Dug
  | BattleFought
  | SpoilsTaken
  | Sunk
  | Exiled
  | DavyTaken
  | DavySentHome
  | Repaired
  | Reborn
  | Died
  | PackShuffled
  | GameEnded;
export type SeatNumber = number;
export type ShipId = string;
export type DealId = string;
export type CardId = string;
export type IslandId = string;
export type AnyMove =
  | DavySail
  | DavySkip
  | ChooseShip
  | Roll
  | Sail
  | Store
  | Load
  | Swap
  | Trade
  | Dump
  | Raid
  | Dig
  | Attack
  | Exile
  | Done
  | Keep;
export type AnyProspect = BattleAhead | NoBattle | RaidAhead | NoRaid | TradeAhead | TradeLacks;
export type AnyRefusal =
  | SmallBoardIsFull
  | TwoShipsNeedRoom
  | PairingNeedsTwoShips
  | ColoursDoNotFit
  | RollFirst
  | ChooseFirst
  | NotYourShip
  | InMutiny
  | PointAtField
  | Grey
  | NotYourHome
  | NoMap
  | FieldTaken
  | FieldFull
  | TooFar
  | WayClosed
  | DavyStaysAtSea
  | HomeFirst
  | NotHere
  | ExtraMissing
  | SoldOut
  | NoCargo
  | RaidedLast
  | OwnQuarter
  | AlreadyTraded
  | CardForThisTown
  | NothingToDump
  | TreasureStays
  | ChestHasCargo
  | MastsFull
  | MovedAlready
  | CardsFirst
  | TooMany
  | OwnShip
  | OwnDavy
  | DavySpared
  | NotAlongside
  | SafeThere
  | IslandTaken
  | NoIsland;
export type AnyView = ProwlView;

export interface AlreadyTraded {
  kind: "already_traded";
  rule: string;
  town: PlaceId;
}
export interface GameBegan {
  kind: "game_began";
  rolls: number[][];
  starter: SeatNumber;
}
export interface RoundBegan {
  kind: "round_began";
  round: number;
}
export interface TurnBegan {
  kind: "turn_began";
  round: number;
  seat: SeatNumber;
}
/**
 * Every ship of the seat lies in mutiny.
 */
export interface TurnLost {
  kind: "turn_lost";
  seat: SeatNumber;
}
export interface ShipChosen {
  kind: "ship_chosen";
  seat: SeatNumber;
  ship: ShipId;
}
export interface DavySkipped {
  kind: "davy_skipped";
  seat: SeatNumber;
}
/**
 * `value` of the die and `bonus`: so many `steps`.
 */
export interface DieRolled {
  bonus: number;
  kind: "die_rolled";
  seat: SeatNumber;
  ship: ShipId;
  steps: number;
  value: number;
}
/**
 * Before the ship is chosen: so without a bonus.
 */
export interface DieThrown {
  kind: "die_thrown";
  seat: SeatNumber;
  value: number;
}
/**
 * `path` are the fields of a shortest free way, both ends included; it is one field long for a ship that stays.
 *
 *     A step from one bridge to the other goes round the world; a current is one field.
 */
export interface Sailed {
  from: PlaceId;
  ground: "current" | "home" | "island" | "kingdom" | "sea" | "town" | "twir";
  kind: "sailed";
  path: PlaceId[];
  seat: SeatNumber;
  ship: ShipId;
  to: PlaceId;
}
/**
 * Into the chest.
 */
export interface Stored {
  back: "green" | "red" | "yellow";
  card: DealId | null;
  kind: "stored";
  seat: SeatNumber;
  ship: ShipId;
  shown?: boolean;
}
/**
 * Out of the chest.
 */
export interface Loaded {
  back: "green" | "red" | "yellow";
  card: DealId | null;
  kind: "loaded";
  seat: SeatNumber;
  ship: ShipId;
  shown?: boolean;
}
/**
 * A Cargo Card for the one in the chest.
 */
export interface Swapped {
  into: DealId | null;
  kind: "swapped";
  out: DealId | null;
  seat: SeatNumber;
  ship: ShipId;
  shown?: boolean;
}
export interface Traded {
  card: CardId | null;
  extra: CardId | null;
  fades?: boolean;
  kind: "traded";
  reward: CardId | null;
  seat: SeatNumber;
  ship: ShipId;
  town: PlaceId;
}
/**
 * A raid: the card is read aloud.
 */
export interface CardDrawn {
  card: DealId | null;
  fades?: boolean;
  kind: "card_drawn";
  left: number;
  seat: SeatNumber;
  ship: ShipId;
  town: PlaceId;
}
/**
 * The card is for the very town that was raided: lost.
 */
export interface CardVoided {
  card: DealId;
  kind: "card_voided";
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * `to`: where a storm or a kraken leaves the ship. `lost`: the cards that go into the sea, for all to see.
 */
export interface BadLuckStruck {
  card: "fire" | "kraken" | "mutiny" | "shipwreck" | "storm";
  from: PlaceId;
  idle: number;
  kind: "bad_luck_struck";
  lost: DealId[];
  seat: SeatNumber;
  ship: ShipId;
  to: PlaceId;
}
export interface Dumped {
  card: DealId;
  kind: "dumped";
  seat: SeatNumber;
  ship: ShipId;
}
export interface Dug {
  card: CardId | null;
  fades?: boolean;
  island: IslandId;
  kind: "dug";
  reward: CardId | null;
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * Both throws, highest die first; the `compared` highest of each count, and the attacker loses a tie.
 *
 *     `ship` attacks `target`. `seats`: their captains; for Davy his commander.
 */
export interface BattleFought {
  attack: number[];
  compared: number;
  defence: number[];
  kind: "battle_fought";
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [SeatNumber, SeatNumber];
  ship: ShipId;
  target: ShipId;
  won: boolean;
}
/**
 * Everything the loser carried comes aboard the winner.
 */
export interface SpoilsTaken {
  backs: ("green" | "red" | "yellow")[];
  cards: DealId[];
  fades?: boolean;
  kind: "spoils_taken";
  loser: SeatNumber;
  seat: SeatNumber;
  ship: ShipId;
  shown?: boolean;
  target: ShipId;
}
/**
 * Davy has won: the loser's cards go into the sea.
 */
export interface Sunk {
  cards: DealId[];
  kind: "sunk";
  seat: SeatNumber;
  ship: ShipId;
}
export interface Exiled {
  from: PlaceId;
  island: IslandId;
  kind: "exiled";
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * The loser of a battle commands Davy from now on.
 */
export interface DavyTaken {
  kind: "davy_taken";
  seat: SeatNumber;
}
/**
 * Back to his Kingdom.
 */
export interface DavySentHome {
  commander: SeatNumber | null;
  from: PlaceId;
  kind: "davy_sent_home";
}
export interface Repaired {
  kind: "repaired";
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * A successor begins in the home town, with nothing. `chest`: what the kraken took out of it.
 */
export interface Reborn {
  chest: CardId[];
  home: PlaceId;
  kind: "reborn";
  seat: SeatNumber;
  ship: ShipId;
}
/**
 * The pirate is out. `chest`: what the kraken took out of it.
 */
export interface Died {
  chest: CardId[];
  kind: "died";
  seat: SeatNumber;
  ship: ShipId;
}
export interface PackShuffled {
  cards: number;
  kind: "pack_shuffled";
}
/**
 * All chests and ships lie open now.
 */
export interface GameEnded {
  aboard: CardId[][];
  chests: CardId[][];
  kind: "game_ended";
  ranking: number[];
  reason: "last_alive" | "rounds" | "target";
  values: number[];
}
/**
 * Play Davy Jones first: throw his die.
 */
export interface DavySail {
  kind: "davy_sail";
}
/**
 * Leave Davy Jones where he is this turn.
 */
export interface DavySkip {
  kind: "davy_skip";
}
/**
 * Of two ships, the one that sails this turn.
 */
export interface ChooseShip {
  colour: ShipId;
  kind: "choose_ship";
}
/**
 * Throw the ship's die.
 */
export interface Roll {
  kind: "roll";
}
/**
 * Also onto the own field: stay.
 */
export interface Sail {
  kind: "sail";
  to: PlaceId;
}
/**
 * From the ship into the chest.
 */
export interface Store {
  card: DealId;
  kind: "store";
}
/**
 * From the chest onto the ship.
 */
export interface Load {
  card: DealId;
  kind: "load";
}
/**
 * A Cargo Card on board against the one in the chest.
 */
export interface Swap {
  into: DealId;
  kind: "swap";
  out: DealId;
}
export interface Trade {
  card: DealId;
  kind: "trade";
}
/**
 * Into the sea with it.
 */
export interface Dump {
  card: DealId;
  kind: "dump";
}
/**
 * Take the top card of the blind stack.
 */
export interface Raid {
  kind: "raid";
}
export interface Dig {
  card: DealId;
  kind: "dig";
}
/**
 * A ship by its colour, or `davy`.
 */
export interface Attack {
  kind: "attack";
  target: ShipId;
}
/**
 * Put the beaten Prowler on an island.
 */
export interface Exile {
  island: IslandId;
  kind: "exile";
}
/**
 * Do no more in this part of the turn.
 */
export interface Done {
  kind: "done";
}
/**
 * All of the booty that is left.
 */
export interface Keep {
  kind: "keep";
}
export interface BattleAhead {
  against: number;
  cards: number;
  chance: number;
  dice: number;
  kind: "battle_ahead";
  ship: ShipId;
}
/**
 * A rival is alongside, but may not be attacked.
 */
export interface NoBattle {
  kind: "no_battle";
  reason: "bridge" | "safe" | "steps";
  ship: ShipId;
}
export interface RaidAhead {
  kind: "raid_ahead";
  town: PlaceId;
}
export interface NoRaid {
  kind: "no_raid";
  reason: "own_quarter" | "raided_last";
  town: PlaceId;
}
/**
 * A trade or a dig with a card on board.
 */
export interface TradeAhead {
  card: CardId;
  extra: CardId | null;
  kind: "trade_ahead";
  reward: CardId;
}
/**
 * The card is for this place, but its extra is not on board, or its reward is not in stock.
 */
export interface TradeLacks {
  card: CardId;
  extra: CardId | null;
  kind: "trade_lacks";
  reason: "extra" | "stock";
  reward: CardId;
}
export interface SmallBoardIsFull {
  kind: "small_board_is_full";
  players: number;
  rule: string;
}
/**
 * Two ships each: on the large board only, and for few.
 */
export interface TwoShipsNeedRoom {
  kind: "two_ships_need_room";
  players: number;
  rule: string;
}
export interface PairingNeedsTwoShips {
  kind: "pairing_needs_two_ships";
  rule: string;
}
export interface ColoursDoNotFit {
  colours: string;
  kind: "colours_do_not_fit";
  known: string;
  players: number;
  rule: string;
}
export interface RollFirst {
  kind: "roll_first";
  rule: string;
}
/**
 * Davy or not, this ship or that one, must be settled first.
 */
export interface ChooseFirst {
  kind: "choose_first";
  rule: string;
}
export interface NotYourShip {
  kind: "not_your_ship";
  rule: string;
  ship: ShipId;
}
export interface InMutiny {
  idle: number;
  kind: "in_mutiny";
  rule: string;
  ship: ShipId;
}
/**
 * First a field is chosen; an attack follows where all steps are used and somebody is alongside.
 */
export interface PointAtField {
  kind: "point_at_field";
  rule: string;
}
/**
 * Continents, palms, wrecks, krakens and Davy's Kingdom.
 */
export interface Grey {
  kind: "grey";
  place: PlaceId;
  rule: string;
}
export interface NotYourHome {
  kind: "not_your_home";
  place: PlaceId;
  rule: string;
}
export interface NoMap {
  kind: "no_map";
  place: PlaceId;
  rule: string;
}
export interface FieldTaken {
  kind: "field_taken";
  place: PlaceId;
  rule: string;
}
/**
 * A town with three ships, a bridge with two.
 */
export interface FieldFull {
  holds: number;
  kind: "field_full";
  place: PlaceId;
  rule: string;
}
export interface TooFar {
  distance: number;
  kind: "too_far";
  place: PlaceId;
  rule: string;
  steps: number;
}
/**
 * Near enough on an empty sea, but ships stand in the way.
 */
export interface WayClosed {
  kind: "way_closed";
  place: PlaceId;
  rule: string;
}
export interface DavyStaysAtSea {
  kind: "davy_stays_at_sea";
  place: PlaceId;
  rule: string;
}
/**
 * A wrecked ship sails home and nowhere else.
 */
export interface HomeFirst {
  kind: "home_first";
  rule: string;
  ship: ShipId;
}
/**
 * The card is for another place.
 */
export interface NotHere {
  card: CardId;
  kind: "not_here";
  place: PlaceId;
  rule: string;
}
export interface ExtraMissing {
  card: CardId;
  extra: CardId;
  kind: "extra_missing";
  rule: string;
}
export interface SoldOut {
  card: CardId;
  kind: "sold_out";
  reward: CardId;
  rule: string;
}
/**
 * A treasure is not traded by itself, nor dug with.
 */
export interface NoCargo {
  card: CardId;
  kind: "no_cargo";
  rule: string;
}
export interface RaidedLast {
  kind: "raided_last";
  rule: string;
  town: PlaceId;
}
export interface OwnQuarter {
  kind: "own_quarter";
  rule: string;
  town: PlaceId;
}
/**
 * The card must be traded, dumped or left at home before a raid.
 */
export interface CardForThisTown {
  card: CardId;
  kind: "card_for_this_town";
  rule: string;
  town: PlaceId;
}
/**
 * Only a card for this very town is dumped here, and only to raid.
 */
export interface NothingToDump {
  card: CardId;
  kind: "nothing_to_dump";
  rule: string;
}
/**
 * Cargo may be thrown away before sailing, treasure may not.
 */
export interface TreasureStays {
  card: CardId;
  kind: "treasure_stays";
  rule: string;
}
export interface ChestHasCargo {
  card: CardId;
  kind: "chest_has_cargo";
  rule: string;
}
export interface MastsFull {
  card: CardId;
  kind: "masts_full";
  rule: string;
}
/**
 * What was stored on this visit is not loaded again, nor the other way round.
 */
export interface MovedAlready {
  card: CardId;
  kind: "moved_already";
  rule: string;
}
/**
 * Cards must be settled before the sea matters again.
 */
export interface CardsFirst {
  kind: "cards_first";
  rule: string;
}
/**
 * More cards than masts are left.
 */
export interface TooMany {
  cards: number;
  kind: "too_many";
  rule: string;
}
export interface OwnShip {
  kind: "own_ship";
  rule: string;
  ship: ShipId;
}
export interface OwnDavy {
  kind: "own_davy";
  rule: string;
}
/**
 * Nobody attacks him: ships sail around him.
 */
export interface DavySpared {
  kind: "davy_spared";
  rule: string;
}
export interface NotAlongside {
  kind: "not_alongside";
  rule: string;
  ship: ShipId;
}
/**
 * Towns, homes, bridges and the Kingdom are no battlefields.
 */
export interface SafeThere {
  kind: "safe_there";
  place: PlaceId;
  rule: string;
  ship: ShipId;
}
export interface IslandTaken {
  kind: "island_taken";
  place: PlaceId;
  rule: string;
}
export interface NoIsland {
  kind: "no_island";
  place: PlaceId;
  rule: string;
}
export interface ProwlView {
  active: SeatNumber;
  blind: number;
  board: "large" | "small";
  commander: SeatNumber | null;
  davy: PlaceId | null;
  fades: boolean;
  goal: number;
  kind: "prowl_view";
  last_round: number | null;
  open_cards: boolean;
  pile: CardId[];
  roll: number;
  round: number;
  seat: SeatNumber | null;
  ship: ShipId | null;
  ships: ShipView[];
  starter: SeatNumber;
  steps: number;
  stock: StockView[];
  target: number;
}
export interface ShipView {
  alive: boolean;
  cannons: number;
  cards: CardView[];
  cards_value: number | null;
  chest: CardView[];
  chest_value: number | null;
  ground: ("current" | "home" | "island" | "kingdom" | "sea" | "town" | "twir") | null;
  home: PlaceId;
  idle: number;
  last_raid: PlaceId | null;
  place: PlaceId;
  seat: SeatNumber;
  secret: boolean;
  ship: ShipId;
  wrecked: boolean;
}
/**
 * A card on a mast or in a chest. Its back is public; the card is None for those who do not know it.
 */
export interface CardView {
  back: "green" | "red" | "yellow";
  card: CardId | null;
}
export interface StockView {
  left: number;
  treasure: CardId;
  value: number;
}
