// Made by tools/wire_types.py from the Python Structs (schema b5c21b9313065898): do not edit.

export type AnyEvent =
  | StartRoll
  | Round
  | TurnBegin
  | TurnLost
  | ShipChosen
  | DavySkipped
  | Die
  | Sailed
  | Stored
  | Loaded
  | Swapped
  | Traded
  | Drawn
  | Void
  | BadLuck
  | Dumped
  | Dug
  | Battle
  | Spoils
  | Sunk
  | Exiled
  | DavyTaken
  | DavyHome
  | Repaired
  | Reborn
  | Dead
  | Reshuffle
  | GameOver;
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
  | Done;
export type AnyRefusal =
  | SmallBoardIsFull
  | TwoShipsNeedRoom
  | PairingNeedsTwoShips
  | DeadNeedsOneShip
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
  | ChestHasCargo
  | MastsFull
  | MovedAlready
  | CardsFirst
  | TooMany
  | OwnShip
  | OwnDavy
  | NotAlongside
  | SafeThere
  | IslandTaken
  | NoIsland;
export type AnyView = ProwlView;

export interface AlreadyTraded {
  kind: "already_traded";
  rule: string;
  town: string;
}
/**
 * The highest begins; those tied for it throw again.
 */
export interface StartRoll {
  kind: "start_roll";
  seat: number;
  value: number;
}
export interface Round {
  kind: "round";
  round: number;
}
export interface TurnBegin {
  kind: "turn_begin";
  round: number;
  seat: number;
}
/**
 * Every ship of the seat lies in mutiny.
 */
export interface TurnLost {
  kind: "turn_lost";
  seat: number;
}
export interface ShipChosen {
  kind: "ship_chosen";
  seat: number;
  ship: string;
}
export interface DavySkipped {
  kind: "davy_skipped";
  seat: number;
}
/**
 * `value` of the die and `bonus`: so many `steps`.
 */
export interface Die {
  bonus: number;
  kind: "die";
  seat: number;
  ship: string;
  steps: number;
  value: number;
}
/**
 * `path` are the fields of a shortest free way, both ends included; it is one field long for a ship that stays.
 *
 *     A step from one bridge to the other goes round the world; a current is one field.
 */
export interface Sailed {
  from: string;
  ground: "current" | "home" | "island" | "kingdom" | "sea" | "town" | "twir";
  kind: "sailed";
  path: string[];
  seat: number;
  ship: string;
  to: string;
}
/**
 * Into the chest.
 */
export interface Stored {
  back: "green" | "red" | "yellow";
  card: string | null;
  kind: "stored";
  seat: number;
  ship: string;
  shown?: boolean;
}
/**
 * Out of the chest.
 */
export interface Loaded {
  back: "green" | "red" | "yellow";
  card: string | null;
  kind: "loaded";
  seat: number;
  ship: string;
  shown?: boolean;
}
/**
 * A Cargo Card for the one in the chest.
 */
export interface Swapped {
  into: string | null;
  kind: "swapped";
  out: string | null;
  seat: number;
  ship: string;
  shown?: boolean;
}
export interface Traded {
  card: string | null;
  extra: string | null;
  fades?: boolean;
  kind: "traded";
  reward: string | null;
  seat: number;
  ship: string;
  town: string;
}
/**
 * A raid: the card is read aloud.
 */
export interface Drawn {
  card: string | null;
  fades?: boolean;
  kind: "drawn";
  left: number;
  seat: number;
  ship: string;
  town: string;
}
/**
 * The card is for the very town that was raided: lost.
 */
export interface Void {
  card: string;
  kind: "void";
  seat: number;
  ship: string;
}
/**
 * `to`: where a storm or a kraken leaves the ship. `lost`: the cards that go into the sea, for all to see.
 */
export interface BadLuck {
  card: "fire" | "kraken" | "mutiny" | "shipwreck" | "storm";
  from: string;
  idle: number;
  kind: "bad_luck";
  lost: string[];
  seat: number;
  ship: string;
  to: string;
}
export interface Dumped {
  card: string;
  kind: "dumped";
  seat: number;
  ship: string;
}
export interface Dug {
  card: string | null;
  fades?: boolean;
  island: string;
  kind: "dug";
  reward: string | null;
  seat: number;
  ship: string;
}
/**
 * Both throws, highest die first; the `compared` highest of each count, and the attacker loses a tie.
 *
 *     `ship` attacks `target`. `seats`: their captains; for Davy his commander.
 */
export interface Battle {
  attack: number[];
  compared: number;
  defence: number[];
  kind: "battle";
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  ship: string;
  target: string;
  won: boolean;
}
/**
 * Everything the loser carried comes aboard the winner.
 */
export interface Spoils {
  backs: ("green" | "red" | "yellow")[];
  cards: string[];
  fades?: boolean;
  kind: "spoils";
  loser: number;
  seat: number;
  ship: string;
  shown?: boolean;
  target: string;
}
/**
 * Davy has won: the loser's cards go into the sea.
 */
export interface Sunk {
  cards: string[];
  kind: "sunk";
  seat: number;
  ship: string;
}
export interface Exiled {
  from: string;
  island: string;
  kind: "exiled";
  seat: number;
  ship: string;
}
/**
 * The loser of a battle commands Davy from now on.
 */
export interface DavyTaken {
  kind: "davy_taken";
  seat: number;
}
/**
 * Back to his Kingdom.
 */
export interface DavyHome {
  commander: number | null;
  from: string;
  kind: "davy_home";
}
export interface Repaired {
  kind: "repaired";
  seat: number;
  ship: string;
}
/**
 * A successor begins in the home town, with nothing. `chest`: what the kraken took out of it.
 */
export interface Reborn {
  chest: string[];
  home: string;
  kind: "reborn";
  seat: number;
  ship: string;
}
/**
 * The pirate is out. `chest`: what the kraken took out of it.
 */
export interface Dead {
  chest: string[];
  kind: "dead";
  seat: number;
  ship: string;
}
export interface Reshuffle {
  cards: number;
  kind: "reshuffle";
}
/**
 * All chests and ships lie open now.
 */
export interface GameOver {
  aboard: string[][];
  chests: string[][];
  kind: "game_over";
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
  colour: string;
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
  to: string;
}
/**
 * From the ship into the chest.
 */
export interface Store {
  card: string;
  kind: "store";
}
/**
 * From the chest onto the ship.
 */
export interface Load {
  card: string;
  kind: "load";
}
/**
 * A Cargo Card on board against the one in the chest.
 */
export interface Swap {
  into: string;
  kind: "swap";
  out: string;
}
export interface Trade {
  card: string;
  kind: "trade";
}
/**
 * Into the sea with it.
 */
export interface Dump {
  card: string;
  kind: "dump";
}
/**
 * Take the top card of the blind stack.
 */
export interface Raid {
  kind: "raid";
}
export interface Dig {
  card: string;
  kind: "dig";
}
/**
 * A ship by its colour, or `davy`.
 */
export interface Attack {
  kind: "attack";
  target: string;
}
/**
 * Put the beaten Prowler on an island.
 */
export interface Exile {
  island: string;
  kind: "exile";
}
/**
 * Enough.
 */
export interface Done {
  kind: "done";
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
/**
 * A dead ship could never fill its chest.
 */
export interface DeadNeedsOneShip {
  kind: "dead_needs_one_ship";
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
  ship: string;
}
export interface InMutiny {
  idle: number;
  kind: "in_mutiny";
  rule: string;
  ship: string;
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
  place: string;
  rule: string;
}
export interface NotYourHome {
  kind: "not_your_home";
  place: string;
  rule: string;
}
export interface NoMap {
  kind: "no_map";
  place: string;
  rule: string;
}
export interface FieldTaken {
  kind: "field_taken";
  place: string;
  rule: string;
}
/**
 * A town with three ships, a bridge with two.
 */
export interface FieldFull {
  holds: number;
  kind: "field_full";
  place: string;
  rule: string;
}
export interface TooFar {
  distance: number;
  kind: "too_far";
  place: string;
  rule: string;
  steps: number;
}
/**
 * Near enough on an empty sea, but ships stand in the way.
 */
export interface WayClosed {
  kind: "way_closed";
  place: string;
  rule: string;
}
export interface DavyStaysAtSea {
  kind: "davy_stays_at_sea";
  place: string;
  rule: string;
}
/**
 * A wrecked ship sails home and nowhere else.
 */
export interface HomeFirst {
  kind: "home_first";
  rule: string;
  ship: string;
}
/**
 * The card is for another place.
 */
export interface NotHere {
  card: string;
  kind: "not_here";
  place: string;
  rule: string;
}
export interface ExtraMissing {
  card: string;
  extra: string;
  kind: "extra_missing";
  rule: string;
}
export interface SoldOut {
  card: string;
  kind: "sold_out";
  reward: string;
  rule: string;
}
/**
 * A treasure is not traded by itself, nor dug with.
 */
export interface NoCargo {
  card: string;
  kind: "no_cargo";
  rule: string;
}
export interface RaidedLast {
  kind: "raided_last";
  rule: string;
  town: string;
}
export interface OwnQuarter {
  kind: "own_quarter";
  rule: string;
  town: string;
}
/**
 * It must be traded, dumped or left at home before a raid.
 */
export interface CardForThisTown {
  card: string;
  kind: "card_for_this_town";
  rule: string;
  town: string;
}
/**
 * Only a card for this very town is dumped here, and only to raid.
 */
export interface NothingToDump {
  card: string;
  kind: "nothing_to_dump";
  rule: string;
}
export interface ChestHasCargo {
  card: string;
  kind: "chest_has_cargo";
  rule: string;
}
export interface MastsFull {
  card: string;
  kind: "masts_full";
  rule: string;
}
/**
 * What was stored on this visit is not loaded again, nor the other way round.
 */
export interface MovedAlready {
  card: string;
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
  ship: string;
}
export interface OwnDavy {
  kind: "own_davy";
  rule: string;
}
export interface NotAlongside {
  kind: "not_alongside";
  rule: string;
  ship: string;
}
/**
 * Towns, homes, bridges and the Kingdom are no battlefields.
 */
export interface SafeThere {
  kind: "safe_there";
  place: string;
  rule: string;
  ship: string;
}
export interface IslandTaken {
  kind: "island_taken";
  place: string;
  rule: string;
}
export interface NoIsland {
  kind: "no_island";
  place: string;
  rule: string;
}
export interface ProwlView {
  active: number;
  blind: number;
  board: "large" | "small";
  commander: number | null;
  davy: string | null;
  die: number;
  fades: boolean;
  kind: "prowl_view";
  last_round: number;
  open_cards: boolean;
  pile: string[];
  round: number;
  seat: number | null;
  ship: string | null;
  ships: ShipView[];
  starter: number;
  steps: number;
  stock: StockView[];
  target: number;
}
export interface ShipView {
  alive: boolean;
  cards: CardView[];
  chest: CardView[];
  chest_value: number | null;
  field: string;
  ground: ("current" | "home" | "island" | "kingdom" | "sea" | "town" | "twir") | null;
  home: string;
  idle: number;
  last_raid: string | null;
  seat: number;
  ship: string;
  wrecked: boolean;
}
/**
 * A card on a mast or in a chest. Its back is public; the card is None for those who do not know it.
 */
export interface CardView {
  back: "green" | "red" | "yellow";
  card: string | null;
}
export interface StockView {
  left: number;
  treasure: string;
  value: number;
}
