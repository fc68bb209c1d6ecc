"""What can happen in Parley. `knowers` are the seats that know the card once it has happened, `learners` the new ones.

Who looked at which card is public (PY-1.03), so both lists may leave for everybody; the card itself may not.
"""

from typing import Annotated, Literal

from msgspec.structs import replace

from skulduggery.core.fields import CardId, Named, Ranking, SeatNumber
from skulduggery.core.messages import Event

Reason = Annotated[Literal["rounds", "last_call"], Named("reason")]

HIDDEN = "hidden"  # what a card is called for those who do not know it


class TurnBegan(Event, frozen=True, rule="PY-2.01", previewed=False):
    seat: SeatNumber
    round: int


class PackShuffled(Event, frozen=True, rule="PY-2.02"):
    cards: int


class CardDrawn(Event, frozen=True, rule="PY-2.01"):
    seat: SeatNumber
    card: CardId
    knowers: tuple[SeatNumber, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowers else replace(self, card=HIDDEN)

    def reveals_to(self, seat: int | None) -> bool:
        return seat in self.knowers


class Demanded(Event, frozen=True, rule="PY-3.01"):
    seat: SeatNumber
    asked: SeatNumber
    card: CardId
    at: int  # where it lay in the row of its holder
    learners: tuple[SeatNumber, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return seat is None or seat in self.learners


class Countered(Event, frozen=True, rule="PY-3.02"):
    seat: SeatNumber
    card: CardId
    at: int
    learners: tuple[SeatNumber, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return seat is None or seat in self.learners


class Passed(Event, frozen=True, rule="PY-2.03"):
    seat: SeatNumber


class CoinsPaid(Event, frozen=True, rule="PY-3.01"):
    seat: SeatNumber
    winner: SeatNumber
    amount: int


class CardShown(Event, frozen=True, rule="PY-4.01"):
    seat: SeatNumber
    asked: SeatNumber
    card: CardId
    at: int
    knowers: tuple[SeatNumber, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowers else replace(self, card=HIDDEN)

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.asked


class CardGiven(Event, frozen=True, rule="PY-5.01"):
    seat: SeatNumber
    asked: SeatNumber
    card: CardId
    at: int
    knowers: tuple[SeatNumber, ...]
    learners: tuple[SeatNumber, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowers else replace(self, card=HIDDEN)

    def reveals_to(self, seat: int | None) -> bool:
        return seat in self.learners


class LastCalled(Event, frozen=True, rule="PY-6.02"):
    round: int


class GameEnded(Event, frozen=True, rule="PY-6.01"):
    reason: Reason
    places: Ranking  # by seat
