"""What can happen in Port Blackwood (specification, section 8). Everybody sees everything."""

from typing import ClassVar, Literal

from msgspec import field

from ...core.messages import Event, Feat, Roll

LAIRS = ("F6", "O9")  # as on the chart; a test compares
DIE = 6  # sides of the blue die, sectors of the spinner
Cause = Literal["sail", "breeze", "siren", "blast"]


class StartRolled(Event, frozen=True):
    rule: ClassVar[str] = "PB-1.06"
    rolls: tuple[tuple[int, ...], ...]  # by seat, re-rolls included
    starter: int

    def dice(self) -> tuple[Roll, ...]:
        return tuple(Roll(seat, DIE, value) for seat, values in enumerate(self.rolls) for value in values)


class TurnStarted(Event, frozen=True):
    rule: ClassVar[str] = "PB-2.01"
    previewed: ClassVar[bool] = False
    mark: ClassVar[str] = "turn"
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

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(None, "jailers_driven", 1),)


class EventVoid(Event, frozen=True):
    rule: ClassVar[str] = "PB-9.06"
    jailer: str


class DieRolled(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.13"
    seat: int
    source: Literal["die", "spinner"]
    value: int
    ships: tuple[str, ...]  # the seat's own
    allowances: tuple[int, ...]  # of these ships

    def dice(self) -> tuple[Roll, ...]:
        return (Roll(self.seat, DIE, self.value),)

    def feats(self) -> tuple[Feat, ...]:
        return tuple(Feat(self.seat, feat, 1) for feat, value in (("ones", 1), ("sixes", DIE)) if self.value == value)


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
    ship: str
    square: str
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "coins_found", self.amount),)


class GoldTaken(Event, frozen=True):
    rule: ClassVar[str] = "PB-7.02"
    mark: ClassVar[str] = "prize"
    ship: str
    square: str
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "coins_salvaged", self.amount),)

    def cites(self) -> str:
        return "PB-7.05" if self.square in LAIRS else "PB-7.02"


class GoldDropped(Event, frozen=True):
    rule: ClassVar[str] = "PB-7.01"
    mark: ClassVar[str] = "loss"
    ship: str
    square: str
    amount: int


class Delivered(Event, frozen=True):
    rule: ClassVar[str] = "PB-6.04"
    mark: ClassVar[str] = "prize"
    seat: int
    ship: str
    amount: int
    store: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "coins_home", self.amount),)


class BallGained(Event, frozen=True):
    rule: ClassVar[str] = "PB-5.03"
    seat: int
    stockpile: int | None  # None: it never runs dry

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "balls_gained", 1),)


class BallFired(Event, frozen=True):
    rule: ClassVar[str] = "PB-8.01"
    mark: ClassVar[str] = "fight"
    seat: int
    ship: str
    target: str
    stockpile: int | None

    def feats(self) -> tuple[Feat, ...]:
        """PB-8.01: a shot always hits."""
        return (Feat(self.seat, "shots", 1), Feat(self.target, "hits_taken", 1))


class Robbed(Event, frozen=True):
    rule: ClassVar[str] = "PB-8.07"
    mark: ClassVar[str] = "prize"
    ship: str
    target: str
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "coins_robbed", self.amount),)


class Captured(Event, frozen=True):
    rule: ClassVar[str] = "PB-10.01"
    mark: ClassVar[str] = "loss"
    ship: str
    jailer: str
    square: str

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "times_caught", 1),)

    def cites(self) -> str:
        return "PB-10.03" if self.square in LAIRS else "PB-10.01"


class Escaped(Event, frozen=True):
    rule: ClassVar[str] = "PB-10.04"
    ship: str
    lair: str
    cause: Literal["six", "jailer_away", "breeze", "siren"]

    def cites(self) -> str:
        return {"six": "PB-10.04", "jailer_away": "PB-10.05"}.get(self.cause, "PB-10.08")

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.ship, "escapes", 1),)


class Stayed(Event, frozen=True):
    rule: ClassVar[str] = "PB-4.11"
    seat: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "rests", 1),)


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
