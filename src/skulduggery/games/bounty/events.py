"""What can happen in Bounty (specification, section 8). Cards aboard are known to their owners; their backs to all.

`seat` is the owner of `ship`. An event that shows hidden cards says so by `reveals_to`: nobody takes that back.
"""

from typing import Literal

from msgspec import field
from msgspec.structs import replace

from ...core.fields import BySeat, CardId, Change, PlaceId, Ranking, SeatNumber, ShipId
from ...core.messages import Event
from .fields import Attacker, Cause, ClaimEnd, Errand, MoneyReason, PackId, PortId, Reason, Return


class GameBegan(Event, frozen=True, rule="BO-S.05"):
    rolls: BySeat[tuple[int, ...]]  # re-rolls included
    starter: SeatNumber


class TurnBegan(Event, frozen=True, rule="BO-S.05", previewed=False):
    seat: SeatNumber
    round: int


class DieRolled(Event, frozen=True, rule="BO-M.03"):
    seat: SeatNumber
    ship: ShipId
    value: int


class ShipMoved(Event, frozen=True, rule="BO-M.01"):
    seat: SeatNumber
    ship: ShipId
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]
    cause: Cause

    def reveals_to(self, seat: int | None) -> bool:
        """Who attacks gives its role away, even before it shows its card."""
        return self.cause in ("raid", "engage") and seat != self.seat

    def trail(self) -> tuple[str, ...]:
        return self.path


class Bought(Event, frozen=True, rule="BO-P.01"):
    seat: SeatNumber
    ship: ShipId
    port: PortId
    fee: int
    left: int  # cards in the pack
    card: CardId | None  # for its owner

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class Passed(Event, frozen=True, rule="BO-P.03"):
    """Bought, took or borrowed nothing."""

    seat: SeatNumber
    ship: ShipId
    errand: Errand


class Revealed(Event, frozen=True, rule="BO-R.04"):
    """The top card of a hold is turned face up."""

    seat: SeatNumber
    ship: ShipId
    card: CardId
    role: Attacker
    value: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class Raided(Event, frozen=True, rule="BO-A.03"):
    seat: SeatNumber
    ship: ShipId
    square: PlaceId
    targets: tuple[ShipId, ...]


class NoWarshipCame(Event, frozen=True, rule="BO-A.14"):
    """The top cards of these targets stay face down during a raid, so all learn that none of them is a warship."""

    seat: SeatNumber
    ship: ShipId
    targets: tuple[ShipId, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return True


class Surrendered(Event, frozen=True, rule="BO-A.14"):
    """A raided ship does not fight. Whether it could is not told."""

    seat: SeatNumber
    ship: ShipId


class Engaged(Event, frozen=True, rule="BO-W.03"):
    seat: SeatNumber
    ship: ShipId
    target: ShipId


class ShootoutFought(Event, frozen=True, rule="BO-A.08"):
    """`rolls` by ship: three, then one for each tie it was part of. `ship` wins."""

    ships: tuple[ShipId, ...]
    seats: tuple[SeatNumber, ...]
    rolls: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]  # of the three throws
    ties: int
    ship: ShipId
    winner: SeatNumber

    def reveals_to(self, seat: int | None) -> bool:
        """Who takes part is public. So all learn something about the face-down cards of those who do not."""
        return True


class CargoTaken(Event, frozen=True, rule="BO-A.09"):
    """`ship` takes everything aboard `target`: its hold from the bottom up, then its plunder."""

    seat: SeatNumber
    ship: ShipId
    loser: SeatNumber
    target: ShipId
    ports: tuple[PortId, ...]
    cards: tuple[CardId, ...]  # for both owners

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.loser) else replace(self, cards=())

    def reveals_to(self, seat: int | None) -> bool:
        """The taker sees the cards; the others, that the ship on which they lay was no warship."""
        return True


class ClaimMade(Event, frozen=True, rule="BO-A.12"):
    seat: SeatNumber
    ship: ShipId
    robber: ShipId


class ClaimEnded(Event, frozen=True, rule="BO-C.09"):
    seat: SeatNumber
    ship: ShipId
    reason: ClaimEnd


class CommissionTaken(Event, frozen=True, rule="BO-C.01"):
    seat: SeatNumber
    ship: ShipId


class CommissionReturned(Event, frozen=True, rule="BO-C.07"):
    seat: SeatNumber
    ship: ShipId
    reason: Return


class Sold(Event, frozen=True, rule="BO-H.01"):
    seat: SeatNumber
    ship: ShipId
    cards: tuple[CardId, ...]
    total: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class ChestDrawn(Event, frozen=True, rule="BO-X.01"):
    seat: SeatNumber
    ship: ShipId
    card: CardId


class MoneyChanged(Event, frozen=True, rule="BO-B.02"):
    """A purse has changed. `amount` is the change without its sign: the reason says who paid."""

    seat: SeatNumber
    change: Change
    reason: MoneyReason
    purse: int
    amount: int


class Tried(Event, frozen=True, rule="BO-X.04"):
    seat: SeatNumber
    ship: ShipId
    verdict: Literal["innocent", "guilty"]
    cards: tuple[CardId, ...]  # lost to the Bank, if guilty

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class DistressBegan(Event, frozen=True, rule="BO-D.01"):
    seat: SeatNumber
    ship: ShipId
    unpaid: int


class DistressEnded(Event, frozen=True, rule="BO-D.04"):
    seat: SeatNumber
    ship: ShipId


class Borrowed(Event, frozen=True, rule="BO-D.05"):
    seat: SeatNumber
    loans: int  # of this seat by now


class PacksShuffled(Event, frozen=True, rule="BO-H.02"):
    packs: tuple[PackId, ...]  # ports, or `chest`


class LastCalled(Event, frozen=True, rule="BO-E.02"):
    round: int


class GameEnded(Event, frozen=True, rule="BO-E.05"):
    reason: Reason
    ranking: Ranking  # places by seat
    money: BySeat[int]  # loans paid back
    loans: BySeat[int]
    unsold: BySeat[int]  # what the cards aboard would have brought
    cargo: tuple[tuple[CardId, ...], ...]  # by ship: all cards aboard, shown now

    def reveals_to(self, seat: int | None) -> bool:
        return True

    def is_won_by(self, seat: int) -> bool:
        """Only the target tells the winner for sure: after the last round hidden cards may decide."""
        return self.reason == "target" and self.ranking[seat] == 1
