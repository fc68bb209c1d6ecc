"""What can happen in Port Blackwood (specification, section 8). Everybody sees everything."""

from typing import Annotated

from msgspec import field

from ...core.fields import BySeat, CardId, Each, PlaceId, Ranking, SeatNumber, ShipId
from ...core.messages import Event
from .fields import BlueSource, Cause, EscapeCause, EventSource, JailerId, LairId, Reason


class GameBegan(Event, frozen=True, rule="PB-1.06"):
    rolls: BySeat[tuple[int, ...]]  # re-rolls included
    starter: SeatNumber


class TurnBegan(Event, frozen=True, rule="PB-2.01", previewed=False):
    seat: SeatNumber
    round: int
    loads: tuple[int, ...]  # by own ship: they fix the Almanac rows of this turn


class EventDrawn(Event, frozen=True, rule="PB-2.02"):
    seat: SeatNumber
    source: EventSource
    card: CardId


class PackShuffled(Event, frozen=True, rule="PB-2.07"):
    cards: int


class JailerMoved(Event, frozen=True, rule="PB-9.01"):
    jailer: JailerId
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]

    def trail(self) -> tuple[str, ...]:
        return self.path


class EventVoided(Event, frozen=True, rule="PB-9.06"):
    jailer: JailerId


class DieRolled(Event, frozen=True, rule="PB-4.13"):
    seat: SeatNumber
    source: BlueSource
    value: int
    ships: tuple[ShipId, ...]  # the seat's own
    allowances: Annotated[tuple[int, ...], Each("ships")]  # of these ships


class ShipMoved(Event, frozen=True, rule="PB-4.05"):
    ship: ShipId
    mover: SeatNumber
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]
    cause: Cause

    def trail(self) -> tuple[str, ...]:
        return self.path


class CoinCollected(Event, frozen=True, rule="PB-6.02"):
    ship: ShipId
    square: PlaceId
    amount: int


class GoldTaken(Event, frozen=True, rule="PB-7.02"):
    ship: ShipId
    square: PlaceId
    amount: int


class GoldDropped(Event, frozen=True, rule="PB-7.01"):
    ship: ShipId
    square: PlaceId
    amount: int


class Delivered(Event, frozen=True, rule="PB-6.04"):
    seat: SeatNumber
    ship: ShipId
    amount: int
    store: int


class BallGained(Event, frozen=True, rule="PB-5.03"):
    seat: SeatNumber
    stockpile: int | None  # None: it never runs dry


class BallFired(Event, frozen=True, rule="PB-8.01"):
    seat: SeatNumber
    ship: ShipId
    target: ShipId
    stockpile: int | None


class Robbed(Event, frozen=True, rule="PB-8.07"):
    ship: ShipId
    target: ShipId
    amount: int


class Captured(Event, frozen=True, rule="PB-10.01"):
    ship: ShipId
    jailer: JailerId
    square: PlaceId


class Escaped(Event, frozen=True, rule="PB-10.04"):
    ship: ShipId
    lair: LairId
    cause: EscapeCause


class Stayed(Event, frozen=True, rule="PB-4.11"):
    seat: SeatNumber


class Passed(Event, frozen=True, rule="PB-2.02"):  # what an event card allows, it does not order
    seat: SeatNumber


class DrawCoinAdded(Event, frozen=True, rule="PB-13.04"):
    hoard: int


class GameEnded(Event, frozen=True, rule="PB-13.01"):
    reason: Reason
    ranking: Ranking  # places by seat

    def is_won_by(self, seat: int) -> bool:
        return self.ranking[seat] == 1
