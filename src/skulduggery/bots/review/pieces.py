"""What of a match is looked at: the throws after which chances changed most, and the most suspicious choices."""

from typing import Final, NamedTuple

from .acts import Act, Replayed
from .mistakes import Mistakes
from .swings import Curve
from .throws import Throws

MOST_CHOICES: Final = 30  # of all seats together: what a worker can look at in half a minute
MOST_THROWS: Final = 60
CHOICE_EFFORT: Final = 6


class Piece(NamedTuple):
    """A piece of work: the throw or the choice of a move."""

    act: Act
    is_throw: bool

    def effort(self) -> int:
        """How long an estimate of this act takes, compared with one of a throw."""
        return 1 if self.is_throw else CHOICE_EFFORT


class Doubt(NamedTuple):
    """How suspicious a choice is: by the value of a better move, and by what the choice has led to."""

    suspicion: float
    loss: float
    act: Act


class Selection:
    """`bots`: the choices of bots count, too."""

    def __init__(self, match: Replayed, curve: Curve, seats: list[int], bots: bool) -> None:
        self.match = match
        self.curve = curve
        self.seats = seats
        self.bots = bots
        self.starts: list[int] = match.turns()

    def throws(self, throws: Throws) -> list[Piece]:
        lucky = [act for act in self.match.acts if act.lucky]
        mine = [act for act in lucky if not set(self.seats).isdisjoint(throws.owners(act))]
        mine.sort(key=lambda act: -max([abs(change) for change in self.changes(act)]))
        return [Piece(act, is_throw=True) for act in mine[:MOST_THROWS]]

    def choices(self, mistakes: Mistakes) -> list[Piece]:
        """The choices of all seats in turn, so that everybody is looked at."""
        doubts = [self.doubts(mistakes, seat) for seat in self.seats]
        longest = max([len(mine) for mine in doubts], default=0)
        acts = [mine[rank].act for rank in range(longest) for mine in doubts if rank < len(mine)]
        return [Piece(act, is_throw=False) for act in acts[:MOST_CHOICES]]

    def doubts(self, mistakes: Mistakes, seat: int) -> list[Doubt]:
        """The choices of a seat, most suspicious first. Where no other is better, the largest losses come first."""
        found: list[Doubt] = []
        for act in self.match.acts:
            if act.seat == seat and (act.person or self.bots):
                suspicion = mistakes.suspicion(act)
                if suspicion is not None:
                    found.append(Doubt(suspicion, -self.changes(act)[seat], act))
        found.sort(key=lambda doubt: (-doubt.suspicion, -doubt.loss, doubt.act.at))
        return found

    def changes(self, act: Act) -> list[float]:
        """By how much the chance of each seat has changed by the end of the turn."""
        end = next((at for at in self.starts if at > act.at), len(self.curve) - 1)
        return [after - before for before, after in zip(self.curve[act.at - 1], self.curve[end], strict=True)]
