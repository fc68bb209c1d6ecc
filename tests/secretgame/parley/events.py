"""What can happen in Parley. `knowers` are the seats that know the card once it has happened, `learners` the new ones.

Who looked at which card is public (PY-1.03), so both lists may leave for everybody; the card itself may not.
"""

from typing import Annotated, ClassVar, Literal

from msgspec.structs import replace

from skulduggery.core.fields import CardId, Named, Ranking, SeatNumber
from skulduggery.core.messages import Event, Feat

Reason = Annotated[Literal["rounds", "last_call"], Named("reason")]

HIDDEN = "hidden"  # what a card is called for those who do not know it


class TurnStarted(Event, frozen=True):
    rule: ClassVar[str] = "PY-2.01"
    previewed: ClassVar[bool] = False
    mark: ClassVar[str] = "turn"
    seat: SeatNumber
    round: int


class DiscardsShuffled(Event, frozen=True):
    rule: ClassVar[str] = "PY-2.02"
    cards: int


class CardDrawn(Event, frozen=True):
    rule: ClassVar[str] = "PY-2.01"
    seat: SeatNumber
    card: CardId
    knowers: tuple[SeatNumber, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowers else replace(self, card=HIDDEN)

    def reveals_to(self, seat: int | None) -> bool:
        return seat in self.knowers


class Demanded(Event, frozen=True):
    rule: ClassVar[str] = "PY-3.01"
    mark: ClassVar[str] = "fight"
    seat: SeatNumber
    asked: SeatNumber
    card: CardId
    at: int  # where it lay in the row of its holder
    learners: tuple[SeatNumber, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return seat is None or seat in self.learners

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "demands", 1), Feat(self.asked, "times_asked", 1))


class Countered(Event, frozen=True):
    rule: ClassVar[str] = "PY-3.02"
    mark: ClassVar[str] = "fight"
    seat: SeatNumber
    card: CardId
    at: int
    learners: tuple[SeatNumber, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return seat is None or seat in self.learners

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "counters", 1),)


class Passed(Event, frozen=True):
    rule: ClassVar[str] = "PY-2.03"
    seat: SeatNumber

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "passes", 1),)


class CoinsPaid(Event, frozen=True):
    rule: ClassVar[str] = "PY-3.01"
    mark: ClassVar[str] = "prize"
    seat: SeatNumber
    winner: SeatNumber
    amount: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.winner, "coins_won", self.amount), Feat(self.seat, "coins_paid", self.amount))


class CardShown(Event, frozen=True):
    rule: ClassVar[str] = "PY-4.01"
    seat: SeatNumber
    asked: SeatNumber
    card: CardId
    at: int
    knowers: tuple[SeatNumber, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowers else replace(self, card=HIDDEN)

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.asked

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "shows", 1),)


class CardGiven(Event, frozen=True):
    rule: ClassVar[str] = "PY-5.01"
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

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "gifts", 1),)


class LastCallMade(Event, frozen=True):
    rule: ClassVar[str] = "PY-6.02"
    round: int


class GameOver(Event, frozen=True):
    rule: ClassVar[str] = "PY-6.01"
    reason: Reason
    places: Ranking  # by seat
