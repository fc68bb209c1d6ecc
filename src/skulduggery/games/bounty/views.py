"""What a seat (or a spectator) of Bounty sees (specification, section 9)."""

from typing import Literal

import msgspec

from ...core.fields import BySeat, CardId, PlaceId, SeatNumber, ShipId
from ...core.messages import View
from .fields import Kind, PortId, Role


class CargoView(msgspec.Struct, frozen=True):
    """A card aboard. Its back, the port, is public; the card is None for those who do not know it."""

    port: PortId
    card: CardId | None
    ruled_out: tuple[Kind, ...]  # what everybody knows it is not: by a verdict, or by what a raid did not bring out


class ShipView(msgspec.Struct, frozen=True):
    ship: ShipId
    seat: SeatNumber
    place: PlaceId
    hold: tuple[CargoView, ...]  # bought, in that order: the last is on top
    used: tuple[PortId, ...]  # where it may not trade again on this voyage
    plunder: tuple[CargoView, ...]  # taken
    worth: int | None  # what the Bank would pay for its cargo, if there is any; for its owner, and for all in the end
    shown: bool  # the top card of the hold lies face up
    role: Role  # as far as the viewer knows it
    public_role: Role  # as far as everybody knows it
    claim: ShipId | None  # the ship that robbed it
    commission: bool
    distress: bool


class PackView(msgspec.Struct, frozen=True):
    port: PortId
    square: PlaceId
    fee: int
    cards: int  # left


class BountyView(View, frozen=True):
    seat: SeatNumber | None
    active: SeatNumber
    ship: ShipId  # the ship whose turn it is
    round: int
    last_round: int  # the round after which the match ends in any case; 0: there is none
    last_call: bool  # the table's clock has run out: this round is the last
    mode: Literal["target", "rounds", "clock"]
    target: int  # the money that wins at once; 0: none does
    minutes: int  # of the clock; 0: there is none
    starter: SeatNumber
    roll: int  # the last throw of this turn, 0 before it
    purses: BySeat[int]
    loans: BySeat[int]  # each is 25 doubloons to be paid back in the end
    ious: BySeat[int]  # what of a purse the Bank owes, for want of coins
    ships: tuple[ShipView, ...]
    packs: tuple[PackView, ...]
    chest: int  # cards left to draw
    discards: tuple[CardId, ...]  # of the Treasure Chest, the newest last
    commission: ShipId | None  # the ship that has it; None: it lies on Admiralty Island
