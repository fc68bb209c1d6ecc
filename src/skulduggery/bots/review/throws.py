"""Lucky and unlucky throws: the chance that they led to, beside the mean over other luck for the same move.

A throw shows its worth when it has been used. So the position is played on to the end of the turn, in both cases.
"""

import math
from typing import Final

from ...core.chance import FastChance
from ...core.chronicles import most_telling
from ...core.messages import Event
from .acts import Act, Replayed
from .estimates import Estimates
from .messages import Throw
from .samples import CERTAIN, error, mean

GLANCE: Final = 6  # samples of both, to find out whether more are worth it
FRESH: Final = 32  # samples of both
LEAST: Final = 0.04  # a smaller change is not worth telling


class Throws:
    def __init__(self, match: Replayed, estimates: Estimates) -> None:
        self.match = match
        self.estimates = estimates

    def owners(self, act: Act) -> list[int]:
        """Whose dice fell; without dice it is the luck of whoever moved."""
        rolled = {roll.seat for roll in act.after.dice(self.match.game.telling)}
        return sorted(rolled) if rolled else [act.seat]

    def look_at(self, act: Act, seats: list[int]) -> list[Throw]:
        """What the luck of this move was worth to those of `seats` whose throw it was."""
        mine = [seat for seat in self.owners(act) if seat in seats]
        if not mine:
            return []
        was, others = self.sampled(act, "throw glance", GLANCE)
        if max([most(of(seat, was), of(seat, others)) for seat in mine]) < LEAST:
            return []
        was, others = self.sampled(act, "throw", FRESH)
        return [throw for seat in mine if (throw := self.throw(act, seat, of(seat, was), of(seat, others)))]

    def sampled(self, act: Act, purpose: str, number: int) -> tuple[list[list[float]], list[list[float]]]:
        """Chances at the end of the turn: with the luck that came, and with other luck."""
        seed = self.match.seed(purpose, act.after.number)
        real = [self.estimates.played_on(act.after.state.copy(), FastChance(seed + at)) for at in range(number)]
        other = [self.estimates.after(act.state(), act.move, seed + at) for at in range(number)]
        return real, other

    def throw(self, act: Act, seat: int, was: list[float], others: list[float]) -> Throw | None:
        event = self.event(act)
        if event is None or abs(mean(was) - mean(others)) < max(LEAST, CERTAIN * doubt(was, others)):
            return None
        return Throw(
            number=act.after.number,
            before=act.before.number,
            seat=seat,
            event=event,
            rule=self.match.game.telling.cites(event),
            chance=round(mean(was), 4),
            expected=round(mean(others), 4),
        )

    def event(self, act: Act) -> Event | None:
        """The throw itself: the first event that depends on luck, since it does not come with all other luck."""
        others = [self.events(act, self.match.seed("events", at)) for at in range(GLANCE)]
        telling = self.match.game.telling
        lucky = [event for event in act.after.events if any(event not in other for other in others)]
        return next((event for event in lucky if event.logged), most_telling(telling, act.after.events))

    def events(self, act: Act, seed: int) -> list[Event]:
        """What happens after the same move with other luck."""
        return self.match.game.apply(act.state().copy(), act.move, FastChance(seed))


def doubt(was: list[float], others: list[float]) -> float:
    """The standard error of the difference between the means."""
    return math.hypot(error(was), error(others))


def most(was: list[float], others: list[float]) -> float:
    """How large the difference between the means may well be."""
    return abs(mean(was) - mean(others)) + doubt(was, others)


def of(seat: int, rows: list[list[float]]) -> list[float]:
    return [row[seat] for row in rows]
