"""What can happen in Port Blackwood (specification, section 8). Everybody sees everything."""

from typing import Annotated, ClassVar

from msgspec import field

from ...core.fields import BySeat, CardId, Each, PlaceId, Ranking, SeatNumber, ShipId
from ...core.messages import Event, Feat, Roll
from .fields import BlueSource, Cause, EscapeCause, EventSource, JailerId, LairId, Reason

LAIRS = ("F6", "O9")  # as on the chart; a test compares
DIE = 6  # sides of the blue die, sectors of the spinner


class StartRolled(Event, frozen=True):
    rule: ClassVar[str] = "PB-1.06"
    rolls: BySeat[tuple[int, ...]]  # re-rolls included
    starter: SeatNumber

    def dice(self) -> tuple[Roll, ...]:
        return tuple(Roll(seat, DIE, value) for seat, values in enumerate(self.rolls) for value in values)


class TurnStarted(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.01"
    previewed: ClassVar[bool] = False
    mark: ClassVar[str] = "turn"
    seat: SeatNumber
    round: int
    loads: tuple[int, ...]  # by own ship: they fix the Almanac rows of this turn


class EventDrawn(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.02"
    seat: SeatNumber
    source: EventSource
    card: CardId


class PackShuffled(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.07"
    cards: int


class JailerMoved(Event, frozen=True):
    rule: ClassVar[str] = "PB-9.01"
    jailer: JailerId
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]

    def trail(self) -> tuple[str, ...]:
        return self.path

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(None, "jailers_driven", 1),)


class EventVoid(Event, frozen=True):
    rule: ClassVar[str] = "PB-9.06"
    jailer: JailerId


class DieRolled(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.13"
    seat: SeatNumber
    source: BlueSource
    value: int
    ships: tuple[ShipId, ...]  # the seat's own
    allowances: Annotated[tuple[int, ...], Each("ships")]  # of these ships

    def dice(self) -> tuple[Roll, ...]:
        return (Roll(self.seat, DIE, self.value),)

    def feats(self) -> tuple[Feat, ...]:
        return tuple(Feat(self.seat, feat, 1) for feat, value in (("ones", 1), ("sixes", DIE)) if self.value == value)


class ShipMoved(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.05"
    ship: ShipId
    mover: SeatNumber
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]
    cause: Cause

    def cites(self) -> str:
        return {"sail": "PB-4.05", "breeze": "PB-11.01", "siren": "PB-12.01", "blast": "PB-8.09"}[self.cause]

    def trail(self) -> tuple[str, ...]:
        return self.path

    def feats(self) -> tuple[Feat, ...]:
        """A ship lured or blasted is no sea mile of its captain."""
        miles = len(self.path) - 1
        if self.cause == "siren":
            return (Feat(self.mover, "ships_lured", 1),)
        if self.cause == "blast":
            return (Feat(self.ship, "flights", 1),)
        windy = (Feat(self.mover, "breeze_miles", miles),) if self.cause == "breeze" else ()
        return (Feat(self.mover, "sea_miles", miles), *windy)


class CoinCollected(Event, frozen=True):
    rule: ClassVar[str] = "PB-6.02"
    mark: ClassVar[str] = "prize"
    ship: ShipId
    square: PlaceId
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "coins_found", self.amount),)


class GoldTaken(Event, frozen=True):
    rule: ClassVar[str] = "PB-7.02"
    mark: ClassVar[str] = "prize"
    ship: ShipId
    square: PlaceId
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "coins_salvaged", self.amount),)

    def cites(self) -> str:
        return "PB-7.05" if self.square in LAIRS else "PB-7.02"


class GoldDropped(Event, frozen=True):
    rule: ClassVar[str] = "PB-7.01"
    mark: ClassVar[str] = "loss"
    ship: ShipId
    square: PlaceId
    amount: int


class Delivered(Event, frozen=True):
    rule: ClassVar[str] = "PB-6.04"
    mark: ClassVar[str] = "prize"
    seat: SeatNumber
    ship: ShipId
    amount: int
    store: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "coins_home", self.amount),)


class BallGained(Event, frozen=True):
    rule: ClassVar[str] = "PB-5.03"
    seat: SeatNumber
    stockpile: int | None  # None: it never runs dry

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "balls_gained", 1),)


class BallFired(Event, frozen=True):
    rule: ClassVar[str] = "PB-8.01"
    mark: ClassVar[str] = "fight"
    seat: SeatNumber
    ship: ShipId
    target: ShipId
    stockpile: int | None

    def feats(self) -> tuple[Feat, ...]:
        """PB-8.01: a shot always hits."""
        return (Feat(self.seat, "shots", 1), Feat(self.target, "hits_taken", 1))


class Robbed(Event, frozen=True):
    rule: ClassVar[str] = "PB-8.07"
    mark: ClassVar[str] = "prize"
    ship: ShipId
    target: ShipId
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "coins_robbed", self.amount),)


class Captured(Event, frozen=True):
    rule: ClassVar[str] = "PB-10.01"
    mark: ClassVar[str] = "loss"
    ship: ShipId
    jailer: JailerId
    square: PlaceId

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "times_caught", 1),)

    def cites(self) -> str:
        return "PB-10.03" if self.square in LAIRS else "PB-10.01"


class Escaped(Event, frozen=True):
    rule: ClassVar[str] = "PB-10.04"
    ship: ShipId
    lair: LairId
    cause: EscapeCause

    def cites(self) -> str:
        return {"six": "PB-10.04", "jailer_away": "PB-10.05"}.get(self.cause, "PB-10.08")

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "escapes", 1),)


class Stayed(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.11"
    seat: SeatNumber

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "rests", 1),)


class Passed(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.02"  # what an event card allows, it does not order
    seat: SeatNumber


class DrawCoinAdded(Event, frozen=True):
    rule: ClassVar[str] = "PB-13.04"
    hoard: int


class GameOver(Event, frozen=True):
    rule: ClassVar[str] = "PB-13.01"
    reason: Reason
    ranking: Ranking  # places by seat

    def cites(self) -> str:
        return {"race_won": "PB-13.01", "round_limit": "PB-13.06"}.get(self.reason, "PB-13.03")
