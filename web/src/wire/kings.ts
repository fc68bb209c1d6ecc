// Made by tools/wire_types.py from the Python Structs (schema 872d71512c24024b): do not edit.

export type PlaceId = string;
export type AnyEvent =
  | GameBegan
  | TurnBegan
  | TurnEnded
  | CardsDrawn
  | CardDiscarded
  | CardPlayed
  | PackShuffled
  | PiratesDrawn
  | PirateDiscarded
  | CaptainSet
  | Stolen
  | CompassRolled
  | DutchmanMoved
  | Caught
  | MaintenanceRolled
  | RumChanged
  | CannonballsChanged
  | ScurvyChanged
  | MutinyBegan
  | MutinyPrevented
  | MutinyDone
  | Sent
  | WindowOpened
  | Interrupted
  | Passed
  | WindowClosed
  | Sailed
  | TileTurned
  | TileRemoved
  | DigDeclared
  | Dug
  | DigFailed
  | PartBought
  | FightBegan
  | DiceRolled
  | FightEnded
  | LootDrawn
  | MoneyChanged
  | GameEnded;
export type SeatNumber = number;
export type PirateId = string;
export type AnyMove =
  | Begin
  | Roll
  | Hire
  | DiscardPirate
  | Captain
  | Steal
  | NoSteal
  | DiscardCard
  | PlayScurvy
  | PlayCitrus
  | PlayMurder
  | PlayDutchman
  | PlayMutiny
  | PlayTailwind
  | PlayAttack
  | PlayAmbush
  | PlayMercenaries
  | PlaySoldiers
  | Reroll
  | Stand
  | Pass
  | AcceptMutiny
  | Keelhaul
  | Scapegoat
  | Sail
  | Stop
  | Dig
  | Buy
  | Done
  | AttackNation
  | AttackShip
  | NoFight
  | Interrupt;
export type AnyProspect = RaidAhead | NoRaid | DuelAhead | DiceAhead | TileAhead | TreasureAhead | NoTreasure;
export type AnyRefusal =
  | BadColours
  | NoSuchPlayer
  | AnswerFirst
  | DrawFirst
  | RollFirst
  | HireFirst
  | AlreadyHere
  | TooFar
  | WayBlocked
  | NoMovesLeft
  | NotThisCard
  | OnlyOwnFights
  | OnlyTheDefender
  | NotTheAttacker
  | OnlyInRaids
  | NoHelpHere
  | OwnSideOnly
  | MapsAreForDigging
  | KeelhaulAnswers
  | NoScurvy
  | NobodyTakesScurvy
  | NobodyToMurder
  | ProofAgainstScurvy
  | Immune
  | OwnPirate
  | OwnShip
  | NoSuchCard
  | NotBesideTheDutchman
  | NoIsland
  | DugAlready
  | TooFewMaps
  | NothingToRaid
  | FoughtAlready
  | BeatenAlready
  | NotOnThisHex
  | NoMoney
  | TooDear
  | OwnedAlready
  | Winning
  | NoCannonballs
  | NotYourDice
  | NoScapegoat
  | NotInYourHands;
export type AnyView = KingsView;
export type ShipId = string;

export interface AcceptMutiny {
  kind: "accept_mutiny";
}
export interface AlreadyHere {
  kind: "already_here";
  place: PlaceId;
  rule: string;
}
/**
 * Another question is open.
 */
export interface AnswerFirst {
  kind: "answer_first";
  rule: string;
}
export interface GameBegan {
  colours: ("blue" | "green" | "orange" | "red" | "violet" | "yellow")[];
  goal: number;
  kind: "game_began";
  starter: SeatNumber;
}
export interface TurnBegan {
  kind: "turn_began";
  round: number;
  seat: SeatNumber;
}
export interface TurnEnded {
  kind: "turn_ended";
  round: number;
  seat: SeatNumber;
}
export interface CardsDrawn {
  cards: (
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map"
  )[];
  kind: "cards_drawn";
  left: number;
  number: number;
  seat: SeatNumber;
}
export interface CardDiscarded {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "card_discarded";
  seat: SeatNumber;
}
export interface CardPlayed {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "card_played";
  pirate?: PirateId | null;
  seat: SeatNumber;
  side?: ("attacker" | "defender") | null;
  to?: PlaceId | null;
  victim?: SeatNumber | null;
}
export interface PackShuffled {
  kind: "pack_shuffled";
  pack: "action" | "loot" | "pirate";
}
export interface PiratesDrawn {
  kind: "pirates_drawn";
  pirates: PirateId[];
  seat: SeatNumber;
}
export interface PirateDiscarded {
  cause: "hire" | "murder" | "mutiny" | "scapegoat" | "setup";
  kind: "pirate_discarded";
  pirate: PirateId;
  seat: SeatNumber;
}
export interface CaptainSet {
  kind: "captain_set";
  pirate: PirateId;
  seat: SeatNumber;
}
export interface Stolen {
  amount: number;
  cause: "duel" | "steal";
  kind: "stolen";
  seat: SeatNumber;
  victim: SeatNumber;
}
export interface CompassRolled {
  colour: "blue" | "green" | "orange" | "red" | "violet" | "yellow";
  kind: "compass_rolled";
  purpose: "dutchman" | "sent";
  seat: SeatNumber;
}
export interface DutchmanMoved {
  cause: "card" | "compass" | "off_board";
  from: PlaceId;
  kind: "dutchman_moved";
  to: PlaceId;
}
export interface Caught {
  cards: (
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map"
  )[];
  kind: "caught";
  pirates: PirateId[];
  place: PlaceId;
  seat: SeatNumber;
}
export interface MaintenanceRolled {
  face: "rum1" | "rum2" | "scurvy";
  kind: "maintenance_rolled";
  seat: SeatNumber;
}
export interface RumChanged {
  change: number;
  kind: "rum_changed";
  rum: number;
  seat: SeatNumber;
}
export interface CannonballsChanged {
  cannonballs: number;
  change: number;
  kind: "cannonballs_changed";
  seat: SeatNumber;
}
export interface ScurvyChanged {
  change: number;
  kind: "scurvy_changed";
  scurvy: number;
  seat: SeatNumber;
}
export interface MutinyBegan {
  cause: "card" | "rum";
  kind: "mutiny_began";
  seat: SeatNumber;
}
export interface MutinyPrevented {
  kind: "mutiny_prevented";
  means: "keelhaul" | "scapegoat";
  seat: SeatNumber;
}
export interface MutinyDone {
  kind: "mutiny_done";
  seat: SeatNumber;
}
export interface Sent {
  from: PlaceId;
  kind: "sent";
  seat: SeatNumber;
  to: PlaceId;
}
export interface WindowOpened {
  kind: "window_opened";
  seat: SeatNumber;
  window: "dig" | "dock" | "fight" | "maintenance" | "sail";
}
export interface Interrupted {
  kind: "interrupted";
  seat: SeatNumber;
}
export interface Passed {
  kind: "passed";
  seat: SeatNumber;
  window: "dig" | "dock" | "fight" | "maintenance" | "sail";
}
export interface WindowClosed {
  kind: "window_closed";
  seat: SeatNumber;
  window: "dig" | "dock" | "fight" | "maintenance" | "sail";
}
export interface Sailed {
  cost: number;
  from: PlaceId;
  kind: "sailed";
  path: PlaceId[];
  seat: SeatNumber;
  to: PlaceId;
}
export interface TileTurned {
  kind: "tile_turned";
  nation: ("british" | "french" | "spanish") | null;
  place: PlaceId;
  seat: SeatNumber;
  tile: "empty" | "large_merchant" | "small_merchant" | "warship";
}
export interface TileRemoved {
  kind: "tile_removed";
  nation: ("british" | "french" | "spanish") | null;
  place: PlaceId;
  tile: "empty" | "large_merchant" | "small_merchant" | "warship";
}
export interface DigDeclared {
  amount: number;
  kind: "dig_declared";
  maps: number;
  place: PlaceId;
  seat: SeatNumber;
}
export interface Dug {
  amount: number;
  kind: "dug";
  maps: number;
  place: PlaceId;
  seat: SeatNumber;
}
export interface DigFailed {
  kind: "dig_failed";
  maps: number;
  place: PlaceId;
  seat: SeatNumber;
}
export interface PartBought {
  kind: "part_bought";
  part: "gun_deck" | "rum_hold";
  seat: SeatNumber;
}
export interface FightBegan {
  attacker: SeatNumber;
  defender: SeatNumber | null;
  foe: "fortress" | "large_merchant" | "ship" | "small_merchant" | "town" | "warship";
  kind: "fight_began";
  nation: ("british" | "french" | "spanish") | null;
  place: PlaceId;
}
export interface DiceRolled {
  kind: "dice_rolled";
  rerolled: ("both" | "first" | "second") | null;
  seat: SeatNumber;
  total: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  values: [number, number];
}
export interface FightEnded {
  attack: number;
  attacker: SeatNumber;
  defence: number;
  defender: SeatNumber | null;
  foe: "fortress" | "large_merchant" | "ship" | "small_merchant" | "town" | "warship";
  kind: "fight_ended";
  void: boolean;
  winner: SeatNumber | null;
}
export interface LootDrawn {
  kind: "loot_drawn";
  left: number;
  seat: SeatNumber;
  total: number;
  values: number[];
}
export interface MoneyChanged {
  amount: number;
  cause: "dig" | "duel" | "part" | "raid" | "robbed" | "steal" | "stolen";
  change: number;
  doubloons: number;
  kind: "money_changed";
  seat: SeatNumber;
}
export interface GameEnded {
  hands: (
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map"
  )[][];
  kind: "game_ended";
  money: number[];
  ranking: number[];
  reason: "rounds" | "target";
}
/**
 * Draw the turn's action cards.
 */
export interface Begin {
  kind: "begin";
}
/**
 * Roll the compass, then the maintenance die.
 */
export interface Roll {
  kind: "roll";
}
/**
 * Draw as many pirates as there are free places, and one more.
 */
export interface Hire {
  kind: "hire";
}
export interface DiscardPirate {
  kind: "discard_pirate";
  pirate: PirateId;
}
/**
 * Appoint a captain.
 */
export interface Captain {
  kind: "captain";
  pirate: PirateId;
}
export interface Steal {
  amount: number;
  kind: "steal";
  seat: SeatNumber;
}
/**
 * Steal from nobody.
 */
export interface NoSteal {
  kind: "no_steal";
}
export interface DiscardCard {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "discard_card";
}
export interface PlayScurvy {
  kind: "play_scurvy";
  seat: SeatNumber;
}
export interface PlayCitrus {
  kind: "play_citrus";
}
export interface PlayMurder {
  kind: "play_murder";
  pirate: PirateId;
  seat: SeatNumber;
}
export interface PlayDutchman {
  kind: "play_dutchman";
  to: PlaceId;
}
export interface PlayMutiny {
  kind: "play_mutiny";
  seat: SeatNumber;
}
export interface PlayTailwind {
  kind: "play_tailwind";
}
export interface PlayAttack {
  kind: "play_attack";
}
export interface PlayAmbush {
  kind: "play_ambush";
}
export interface PlayMercenaries {
  kind: "play_mercenaries";
  side: "attacker" | "defender";
}
export interface PlaySoldiers {
  kind: "play_soldiers";
}
/**
 * Fire a cannonball: roll one or both dice again.
 */
export interface Reroll {
  dice: "both" | "first" | "second";
  kind: "reroll";
}
/**
 * Keep the dice.
 */
export interface Stand {
  kind: "stand";
}
/**
 * Play no card now.
 */
export interface Pass {
  kind: "pass";
}
/**
 * Prevent the mutiny by the card.
 */
export interface Keelhaul {
  kind: "keelhaul";
}
/**
 * Prevent the mutiny by a pirate.
 */
export interface Scapegoat {
  kind: "scapegoat";
  pirate: PirateId;
}
export interface Sail {
  kind: "sail";
  to: PlaceId;
}
/**
 * End the movement here.
 */
export interface Stop {
  kind: "stop";
}
/**
 * End the movement here, and dig for the treasure.
 */
export interface Dig {
  kind: "dig";
}
export interface Buy {
  kind: "buy";
  part: "gun_deck" | "rum_hold";
}
/**
 * Buy nothing more.
 */
export interface Done {
  kind: "done";
}
/**
 * Raid the merchant, town or fortress on this hex.
 */
export interface AttackNation {
  kind: "attack_nation";
}
export interface AttackShip {
  kind: "attack_ship";
  seat: SeatNumber;
}
export interface NoFight {
  kind: "no_fight";
}
/**
 * A move of the table: this seat stops the game to play a card.
 */
export interface Interrupt {
  kind: "interrupt";
  seat: SeatNumber;
}
/**
 * A raid that is possible, or must be, at the end of the voyage.
 */
export interface RaidAhead {
  bonus: number;
  chance: number;
  defence: number;
  foe: "fortress" | "large_merchant" | "ship" | "small_merchant" | "town" | "warship";
  forced: boolean;
  kind: "raid_ahead";
  loot: number;
  nation: "british" | "french" | "spanish";
}
/**
 * A place that was beaten on this voyage cannot be raided again.
 */
export interface NoRaid {
  foe: "fortress" | "large_merchant" | "ship" | "small_merchant" | "town" | "warship";
  kind: "no_raid";
}
export interface DuelAhead {
  against: number;
  bonus: number;
  chance: number;
  kind: "duel_ahead";
  loot: number;
  money: number;
  seat: SeatNumber;
}
/**
 * The dice stand, or fall again for the price of a cannonball.
 */
export interface DiceAhead {
  again: boolean;
  cannonballs: number;
  chance: number;
  kind: "dice_ahead";
}
/**
 * A tile lies face down. Which tiles are left everybody can count.
 */
export interface TileAhead {
  kind: "tile_ahead";
  merchant: number;
  warship: number;
}
export interface TreasureAhead {
  amount: number;
  kind: "treasure_ahead";
  maps: number;
  place: PlaceId;
}
export interface NoTreasure {
  kind: "no_treasure";
  place: PlaceId;
}
/**
 * The option `colours` names another number of colours than there are players, or one twice.
 */
export interface BadColours {
  kind: "bad_colours";
  players: number;
  rule: string;
}
export interface NoSuchPlayer {
  kind: "no_such_player";
  players: number;
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
export interface HireFirst {
  kind: "hire_first";
  rule: string;
}
export interface TooFar {
  kind: "too_far";
  left: number;
  place: PlaceId;
  rule: string;
  steps: number;
}
/**
 * Near enough, but on every way something stops the ship, such as unknown water or a warship.
 */
export interface WayBlocked {
  kind: "way_blocked";
  place: PlaceId;
  rule: string;
}
export interface NoMovesLeft {
  kind: "no_moves_left";
  place: PlaceId;
  rule: string;
}
/**
 * The letter on the card forbids this moment.
 */
export interface NotThisCard {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "not_this_card";
  rule: string;
}
export interface OnlyOwnFights {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "only_own_fights";
  rule: string;
}
export interface OnlyTheDefender {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "only_the_defender";
  rule: string;
}
export interface NotTheAttacker {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "not_the_attacker";
  rule: string;
}
export interface OnlyInRaids {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "only_in_raids";
  rule: string;
}
/**
 * Mercenaries defend no fortress and no nation's ship.
 */
export interface NoHelpHere {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "no_help_here";
  rule: string;
}
/**
 * Whoever fights hires mercenaries for the own side.
 */
export interface OwnSideOnly {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "own_side_only";
  rule: string;
}
export interface MapsAreForDigging {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "maps_are_for_digging";
  rule: string;
}
export interface KeelhaulAnswers {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "keelhaul_answers";
  rule: string;
}
/**
 * Citrus needs a token.
 */
export interface NoScurvy {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "no_scurvy";
  rule: string;
}
export interface NobodyTakesScurvy {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "nobody_takes_scurvy";
  rule: string;
}
export interface NobodyToMurder {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "nobody_to_murder";
  rule: string;
}
export interface ProofAgainstScurvy {
  kind: "proof_against_scurvy";
  rule: string;
  seat: SeatNumber;
}
export interface Immune {
  kind: "immune";
  pirate: PirateId;
  rule: string;
}
export interface OwnPirate {
  kind: "own_pirate";
  pirate: PirateId;
  rule: string;
}
export interface OwnShip {
  kind: "own_ship";
  rule: string;
  seat: SeatNumber;
}
/**
 * The card that could do this is not in the hand.
 */
export interface NoSuchCard {
  card:
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map";
  kind: "no_such_card";
  rule: string;
}
export interface NotBesideTheDutchman {
  kind: "not_beside_the_dutchman";
  place: PlaceId;
  rule: string;
}
export interface NoIsland {
  kind: "no_island";
  place: PlaceId;
  rule: string;
}
export interface DugAlready {
  kind: "dug_already";
  place: PlaceId;
  rule: string;
}
export interface TooFewMaps {
  held: number;
  kind: "too_few_maps";
  maps: number;
  rule: string;
}
export interface NothingToRaid {
  kind: "nothing_to_raid";
  place: PlaceId;
  rule: string;
}
/**
 * In this turn.
 */
export interface FoughtAlready {
  kind: "fought_already";
  rule: string;
}
export interface BeatenAlready {
  kind: "beaten_already";
  place: PlaceId;
  rule: string;
}
export interface NotOnThisHex {
  kind: "not_on_this_hex";
  rule: string;
  seat: SeatNumber;
}
export interface NoMoney {
  kind: "no_money";
  rule: string;
  seat: SeatNumber;
}
export interface TooDear {
  doubloons: number;
  kind: "too_dear";
  part: "gun_deck" | "rum_hold";
  price: number;
  rule: string;
}
export interface OwnedAlready {
  kind: "owned_already";
  part: "gun_deck" | "rum_hold";
  rule: string;
}
/**
 * In a raid only a failing attacker fires.
 */
export interface Winning {
  kind: "winning";
  rule: string;
}
export interface NoCannonballs {
  kind: "no_cannonballs";
  rule: string;
}
export interface NotYourDice {
  kind: "not_your_dice";
  rule: string;
}
export interface NoScapegoat {
  kind: "no_scapegoat";
  pirate: PirateId;
  rule: string;
}
/**
 * Pirates of others, and pirates who cannot be chosen now.
 */
export interface NotInYourHands {
  kind: "not_in_your_hands";
  pirate: PirateId;
  rule: string;
}
export interface KingsView {
  actions: PackView;
  active: SeatNumber;
  dig: DigView | null;
  dutchman: PlaceId;
  fight: FightView | null;
  fought: SeatNumber[];
  hand: (
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map"
  )[];
  hands: (
    | "ambush"
    | "attack"
    | "citrus"
    | "dutchman"
    | "keelhaul"
    | "mercenaries"
    | "murder"
    | "mutiny"
    | "scurvy"
    | "soldiers"
    | "tailwind"
    | "treasure_map"
  )[][];
  kind: "kings_view";
  last_round: number;
  loot: PackView;
  moves_left: number;
  passes: number;
  pirates: PackView;
  raided: boolean;
  reason: ("rounds" | "target") | null;
  removed: TileView[];
  round: number;
  seat: SeatNumber | null;
  ships: ShipView[];
  starter: SeatNumber;
  tailwinds: number;
  target: number;
  tiles: TileView[];
  window: ("dig" | "dock" | "fight" | "maintenance" | "sail") | null;
}
/**
 * A pack's size, and its discards, the newest last.
 */
export interface PackView {
  cards: number;
  discards: (string | number)[];
}
export interface DigView {
  amount: number;
  maps: number;
  place: PlaceId;
}
export interface FightView {
  foe: "fortress" | "large_merchant" | "ship" | "small_merchant" | "town" | "warship";
  loot: number;
  nation: ("british" | "french" | "spanish") | null;
  place: PlaceId;
  sides: SideView[];
  winning: boolean;
}
export interface SideView {
  dice: number[];
  modifiers: ModifierView[];
  seat: SeatNumber | null;
  side: "attacker" | "defender";
  total: number;
}
/**
 * What helps or hinders: all sources of one kind together, with whom they come from.
 */
export interface ModifierView {
  amount: number;
  pirates: PirateId[];
  seats: SeatNumber[];
  what:
    | "ambush"
    | "attack"
    | "clue1"
    | "clue2"
    | "defence"
    | "duel1"
    | "duel2"
    | "mercenaries"
    | "nations1"
    | "nations2"
    | "scurvy"
    | "soldiers";
}
/**
 * A tile on the board; a face-down one shows only its back, which its place tells.
 */
export interface TileView {
  back: string;
  nation: ("british" | "french" | "spanish") | null;
  place: PlaceId;
  tile: ("empty" | "large_merchant" | "small_merchant" | "warship") | null;
}
export interface ShipView {
  beaten: PlaceId[];
  cannonball_room: number;
  cannonballs: number;
  card_limit: number;
  cards: number;
  clues: ModifierView[];
  colour: "blue" | "green" | "orange" | "red" | "violet" | "yellow";
  duel: ModifierView[];
  dug: PlaceId[];
  maps_shown: number;
  money: number;
  moves: number;
  parts: ("gun_deck" | "rum_hold")[];
  pirate_room: number;
  pirates: PirateView[];
  place: PlaceId;
  raid: ModifierView[];
  rum: number;
  rum_room: number;
  sails: number;
  scurvy: number;
  seat: SeatNumber;
  ship: ShipId;
}
export interface PirateView {
  captain: string;
  crew: string;
  is_captain: boolean;
  leads: boolean;
  pirate: PirateId;
}
