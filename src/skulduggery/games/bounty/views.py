"""What a seat (or a spectator) of Bounty sees (specification, section 9)."""

from typing import Literal

import msgspec

from ...core.messages import View

Kind = Literal["goods", "pirate", "warship"]
Role = Literal["merchant", "pirate", "warship", "temporary", "unknown"]


class CargoView(msgspec.Struct, frozen=True):
    """A card aboard. Its back, the port, is public; the card is None for those who do not know it."""

    port: str
    card: str | None
    ruled_out: tuple[Kind, ...]  # what everybody knows it is not: by a verdict, or by what a raid did not bring out


class ShipView(msgspec.Struct, frozen=True):
    ship: str
    seat: int
    square: str
    hold: tuple[CargoView, ...]  # bought, in that order: the last is on top. Their ports are those used on this voyage
    plunder: tuple[CargoView, ...]  # taken
    shown: bool  # the top card of the hold lies face up
    role: Role  # as far as the viewer knows it
    claim: str | None  # the ship that robbed it
    commission: bool
    distress: bool


class PackView(msgspec.Struct, frozen=True):
    port: str
    square: str
    fee: int
    cards: int  # left


class BountyView(View, frozen=True):
    seat: int | None
    active: int
    ship: str  # the ship whose turn it is
    round: int
    last_round: int  # the round after which the match ends in any case
    last_call: bool  # the table's clock has run out: this round is the last
    mode: Literal["target", "rounds", "clock"]
    target: int  # the money that wins at once; 0: none does
    minutes: int  # of the clock; 0: there is none
    starter: int
    throw: int  # the last throw of this turn, 0 before it
    purses: tuple[int, ...]  # by seat
    loans: tuple[int, ...]  # by seat; each is 25 dubloons to be paid back in the end
    ious: int  # dubloons that the Bank owes the richest seat, for want of coins; part of the purse
    ships: tuple[ShipView, ...]
    packs: tuple[PackView, ...]
    chest: int  # cards left to draw
    discards: tuple[str, ...]  # of the Treasure Chest, the newest last
    commission: str | None  # the ship that has it; None: it lies on Admiralty Island
