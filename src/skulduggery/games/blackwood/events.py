"""What can happen in Port Blackwood (specification, section 8). Everybody sees everything."""

from typing import ClassVar, Literal

from msgspec import field

from ...core.messages import Event

LAIRS = ("F6", "O9")  # as on the chart; a test compares
Cause = Literal["sail", "breeze", "siren", "blast"]


class StartRolled(Event, frozen=True):
    rule: ClassVar[str] = "PB-1.06"
    rolls: tuple[tuple[int, ...], ...]  # by seat, re-rolls included
    starter: int


class TurnStarted(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.01"
    previewed: ClassVar[bool] = False
    seat: int
    round: int
    loads: tuple[int, ...]  # by own ship: they fix the Almanac rows of this turn


class EventDrawn(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.02"
    seat: int
    source: Literal["deck", "die", "spinner"]
    card: str


class PackShuffled(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.07"
    cards: int


class JailerMoved(Event, frozen=True):
    rule: ClassVar[str] = "PB-9.01"
    jailer: str
    start: str = field(name="from")
    to: str
    path: tuple[str, ...]

    def trail(self) -> tuple[str, ...]:
        return self.path


class EventVoid(Event, frozen=True):
    rule: ClassVar[str] = "PB-9.06"
    jailer: str


class DieRolled(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.13"
    seat: int
    value: int
    allowances: tuple[int, ...]  # by own ship


class ShipMoved(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.05"
    ship: str
    mover: int
    start: str = field(name="from")
    to: str
    path: tuple[str, ...]
    cause: Cause

    def cites(self) -> str:
        return {"sail": "PB-4.05", "breeze": "PB-11.01", "siren": "PB-12.01", "blast": "PB-8.09"}[self.cause]

    def trail(self) -> tuple[str, ...]:
        return self.path


class CoinCollected(Event, frozen=True):
    rule: ClassVar[str] = "PB-6.02"
    ship: str
    square: str
    amount: int


class GoldTaken(Event, frozen=True):
    rule: ClassVar[str] = "PB-7.02"
    ship: str
    square: str
    amount: int

    def cites(self) -> str:
        return "PB-7.05" if self.square in LAIRS else "PB-7.02"


class GoldDropped(Event, frozen=True):
    rule: ClassVar[str] = "PB-7.01"
    ship: str
    square: str
    amount: int


class Delivered(Event, frozen=True):
    rule: ClassVar[str] = "PB-6.04"
    seat: int
    ship: str
    amount: int
    store: int


class BallGained(Event, frozen=True):
    rule: ClassVar[str] = "PB-5.03"
    seat: int
    stockpile: int | None  # None: it never runs dry


class BallFired(Event, frozen=True):
    rule: ClassVar[str] = "PB-8.01"
    seat: int
    ship: str
    target: str
    stockpile: int | None


class Robbed(Event, frozen=True):
    rule: ClassVar[str] = "PB-8.07"
    ship: str
    target: str
    amount: int


class Captured(Event, frozen=True):
    rule: ClassVar[str] = "PB-10.01"
    ship: str
    jailer: str
    square: str

    def cites(self) -> str:
        return "PB-10.03" if self.square in LAIRS else "PB-10.01"


class Escaped(Event, frozen=True):
    rule: ClassVar[str] = "PB-10.04"
    ship: str
    lair: str
    cause: Literal["six", "jailer_away", "breeze", "siren"]

    def cites(self) -> str:
        return {"six": "PB-10.04", "jailer_away": "PB-10.05"}.get(self.cause, "PB-10.08")


class Stayed(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.11"
    seat: int


class Passed(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.02"  # what an event card allows, it does not order
    seat: int


class DrawCoinAdded(Event, frozen=True):
    rule: ClassVar[str] = "PB-13.04"
    hoard: int


class GameOver(Event, frozen=True):
    rule: ClassVar[str] = "PB-13.01"
    reason: Literal["race_won", "all_home", "settled", "round_limit"]
    ranking: tuple[int, ...]  # places by seat

    def cites(self) -> str:
        return {"race_won": "PB-13.01", "round_limit": "PB-13.06"}.get(self.reason, "PB-13.03")
