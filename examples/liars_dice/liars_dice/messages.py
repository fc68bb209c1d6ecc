"""All that leaves the rules: options, moves, events, refusals, figures and the view. Texts tell them by kind."""

from typing import Annotated

from msgspec import Meta

from skulduggery.core.fields import BySeat, DieFace, Ranking, SeatNumber
from skulduggery.core.messages import Event, Figures, Move, Refusal, View
from skulduggery.core.options import Options


class LiarsOptions(Options, frozen=True, kw_only=True):
    """`dice`: how many each begins with. `wild`: ones count as every face."""

    USUAL = ("dice",)

    dice: Annotated[int, Meta(ge=1, le=6)] = 5
    wild: bool = True


class Roll(Move, frozen=True):
    """Everybody rolls."""


class Bid(Move, frozen=True):
    count: int
    face: DieFace


class Doubt(Move, frozen=True):
    pass


AnyMove = Roll | Bid | Doubt


class Rolled(Event, frozen=True):
    """One seat's roll. The others learn only how many dice it has."""

    rule = "LD-1.01"

    seat: SeatNumber
    count: int
    dice: tuple[DieFace, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Rolled(self.seat, self.count, ())

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class BidMade(Event, frozen=True):
    rule = "LD-2.01"

    seat: SeatNumber
    count: int
    face: DieFace


class Doubted(Event, frozen=True):
    rule = "LD-3.01"

    seat: SeatNumber
    bidder: SeatNumber


class DiceShown(Event, frozen=True):
    """All cups are lifted: `found` dice count for the bid."""

    rule = "LD-3.02"

    dice: BySeat[tuple[DieFace, ...]]
    found: int
    face: DieFace

    def reveals_to(self, seat: int | None) -> bool:
        return True


class DieLost(Event, frozen=True):
    rule = "LD-3.03"

    seat: SeatNumber
    left: int


class MatchEnded(Event, frozen=True):
    rule = "LD-4.01"

    places: Ranking


class NoBidYet(Refusal, frozen=True):
    pass


class TooLow(Refusal, frozen=True):
    count: int
    face: DieFace


class BidFigures(Figures, frozen=True):
    """The bid to beat; no dice where there is none yet."""

    bidder: SeatNumber | None
    count: int
    face: DieFace


class DiceView(View, frozen=True):
    seat: SeatNumber | None
    active: SeatNumber | None
    round: int
    bidder: SeatNumber | None
    bid_count: int
    bid_face: DieFace  # 0: there is no bid
    dice: BySeat[tuple[DieFace, ...]]  # 0: a die under a cup
