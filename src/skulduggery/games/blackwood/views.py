"""What everybody at a table of Port Blackwood sees (specification, section 9)."""

import msgspec

from ...core.fields import BySeat, CardId, PlaceId, SeatNumber, ShipId
from ...core.messages import View
from .fields import JailerId, Limit


class ShipView(msgspec.Struct, frozen=True):
    ship: ShipId
    seat: SeatNumber
    place: PlaceId  # or `anchorage`
    coins: int
    captive: bool
    slowed: bool  # by the coins aboard
    limit: Limit
    almanac: int  # the row of the Almanac for this turn: the load, or the last row for all greater loads


class JailerView(msgspec.Struct, frozen=True):
    jailer: JailerId
    place: PlaceId
    home: bool


class Gold(msgspec.Struct, frozen=True):
    square: PlaceId
    amount: int


class BlackwoodView(View, frozen=True):
    seat: SeatNumber | None
    active: SeatNumber
    round: int
    ships: tuple[ShipView, ...]
    jailers: tuple[JailerView, ...]
    gold: tuple[Gold, ...]  # abandoned, by square
    hoard: int
    stores: BySeat[int]
    balls: BySeat[int]
    stockpile: int | None  # None: unlimited
    teams: BySeat[int]
    goal: int  # coins that win at once; 0: none do
    pack: int  # cards left
    discards: tuple[CardId, ...]
    event: str  # the event of this turn, once drawn
    loads: tuple[int, ...]  # by ship, at the start of this turn
    roll: int  # the blue die of this turn, 0 before it
    wake: tuple[PlaceId, ...] = ()  # squares that the ship moved by a Breeze may not enter again in this turn
