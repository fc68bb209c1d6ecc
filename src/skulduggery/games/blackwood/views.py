"""What everybody at a table of Port Blackwood sees (specification, section 9)."""

import msgspec

from ...core.messages import View


class ShipView(msgspec.Struct, frozen=True):
    ship: str
    seat: int
    square: str  # or `anchorage`
    coins: int
    captive: bool


class JailerView(msgspec.Struct, frozen=True):
    jailer: str
    square: str
    home: bool


class Gold(msgspec.Struct, frozen=True):
    square: str
    amount: int


class BlackwoodView(View, frozen=True):
    seat: int | None
    active: int
    round: int
    ships: tuple[ShipView, ...]
    jailers: tuple[JailerView, ...]
    gold: tuple[Gold, ...]  # abandoned, by square
    hoard: int
    stores: tuple[int, ...]  # by seat
    balls: tuple[int, ...]  # by seat
    stockpile: int | None  # None: unlimited
    teams: tuple[int, ...]  # by seat
    goal: int  # coins that win at once; 0: none do
    pack: int  # cards left
    discards: tuple[str, ...]
    event: str  # the event of this turn, once drawn
    loads: tuple[int, ...]  # by ship, at the start of this turn
    roll: int  # the blue die of this turn, 0 before it
