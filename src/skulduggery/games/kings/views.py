"""What a seat (or a spectator) of King of the Pirates sees (specification, section 9). Only hands are hidden."""

import msgspec

from ...core.fields import BySeat, PlaceId, SeatNumber, ShipId
from ...core.messages import View
from .fields import CardKind, Colour, Foe, ModifierKind, Nation, Part, PirateId, Reason, Side, TileKind, WindowKind


class TileView(msgspec.Struct, frozen=True):
    """A tile on the board; a face-down one shows only its back, which its place tells."""

    place: PlaceId
    back: str  # ocean or shark
    tile: TileKind | None  # None: face down
    nation: Nation | None


class PirateView(msgspec.Struct, frozen=True):
    pirate: PirateId
    crew: str  # its crew ability, always active
    captain: str  # its captain ability
    is_captain: bool
    leads: bool  # its captain ability is active: it is captain, or counsels one


class ModifierView(msgspec.Struct, frozen=True):
    """What helps or hinders: all sources of one kind together, with whom they come from."""

    what: ModifierKind
    amount: int
    pirates: tuple[PirateId, ...]  # whose abilities these are
    seats: tuple[SeatNumber, ...]  # who played these cards


class ShipView(msgspec.Struct, frozen=True):
    ship: ShipId  # `ship-0`
    seat: SeatNumber
    colour: Colour
    place: PlaceId
    money: int
    parts: tuple[Part, ...]  # the middle parts it has
    sails: int
    moves: int  # a turn, Tailwinds aside
    rum: int
    rum_room: int
    cannonballs: int
    cannonball_room: int
    scurvy: int
    pirates: tuple[PirateView, ...]
    pirate_room: int
    cards: int  # in hand
    card_limit: int
    maps_shown: int  # Treasure Maps that everybody knows to be among them, from a dig
    dug: tuple[PlaceId, ...]  # islands dug on this voyage
    beaten: tuple[PlaceId, ...]  # towns and fortresses beaten on this voyage
    raid: tuple[ModifierView, ...]  # what it brings to a raid, besides dice and cards
    duel: tuple[ModifierView, ...]  # and to a duel
    clues: tuple[ModifierView, ...]  # to treasures, without maps


class SideView(msgspec.Struct, frozen=True):
    side: Side
    seat: SeatNumber | None  # None: a nation
    dice: tuple[int, ...]  # empty before they fall, and for nations
    modifiers: tuple[ModifierView, ...]
    total: int


class FightView(msgspec.Struct, frozen=True):
    foe: Foe
    nation: Nation | None
    place: PlaceId
    loot: int  # cards the attacker would draw
    winning: bool  # whether the attacker would win as things stand
    sides: tuple[SideView, ...]


class DigView(msgspec.Struct, frozen=True):
    place: PlaceId
    maps: int  # needed as things stand
    amount: int


class PackView(msgspec.Struct, frozen=True):
    """A pack's size, and its discards, the newest last."""

    cards: int
    discards: tuple[str | int, ...]


class KingsView(View, frozen=True):
    seat: SeatNumber | None
    active: SeatNumber
    starter: SeatNumber
    round: int
    last_round: int  # after it the richest wins; 0: there is none
    target: int
    moves_left: int  # of the active ship, in this turn
    tailwinds: int  # played in this turn
    fought: tuple[SeatNumber, ...]  # whom the active ship has fought in this turn
    raided: bool  # whether it has fought a nation
    dutchman: PlaceId
    ships: BySeat[ShipView]
    tiles: tuple[TileView, ...]
    removed: tuple[TileView, ...]  # tiles that have left the board, where they lay
    hand: tuple[CardKind, ...]  # the viewer's own
    hands: tuple[tuple[CardKind, ...], ...]  # everybody's, once the match is over
    actions: PackView
    loot: PackView
    pirates: PackView
    window: WindowKind | None
    passes: int  # in succession; the window closes at as many as there are seats
    fight: FightView | None
    dig: DigView | None
    reason: Reason | None
