"""Odds for the value of Port Blackwood: how long a voyage takes, who can hit whom, whom a jailer can catch."""

import math
from functools import cache
from typing import Final

from .components import ALMANAC, EVENT_STEPS
from .sea import Sea

FARTHEST: Final = 60  # squares; more than any voyage on the chart
FACES: Final = 6
BREEZE_ODDS: Final = 1 / 6  # two of the twelve event cards, one face of the red die
JAILER_ODDS: Final = 1 / 3  # the odds that an event moves one given jailer
HEAVIEST: Final = 4  # more coins than this do not make a ship slower


def voyage_turns(load: int) -> list[float]:
    """The turns that a ship needs on average for 0, 1, 2, .. squares. Fair Breeze events are included."""
    turns = [0.0]
    for squares in range(1, FARTHEST + 1):
        mean = 1.0
        for steps in ALMANAC[load][1:]:
            calm = turns[max(0, squares - steps)]
            breeze = turns[max(0, squares - steps - EVENT_STEPS)]
            mean += ((1 - BREEZE_ODDS) * calm + BREEZE_ODDS * breeze) / FACES
        turns.append(mean)
    return turns


def hit_odds(load: int) -> list[float]:
    """The odds that a ship can stop this turn on a square 0, 1, 2, .. squares away, to fire there."""
    odds: list[float] = []
    for squares in range(FARTHEST + 1):
        rolls = len([steps for steps in ALMANAC[load][1:] if steps >= squares > 0])
        breeze = BREEZE_ODDS if 0 < squares <= EVENT_STEPS else 0.0
        odds.append(1 - (1 - rolls / FACES) * (1 - breeze))
    return odds


TURNS: Final[list[list[float]]] = [voyage_turns(load) for load in range(HEAVIEST + 1)]
SPARED: Final[list[float]] = [
    math.pow(1 - JAILER_ODDS, seats) for seats in range(FACES)
]  # the odds that none of n seats draws him
HITS: Final[list[list[float]]] = [hit_odds(load) for load in range(HEAVIEST + 1)]


class Chart:
    """Lookup tables over one sea that only the heuristic needs."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.home: list[int] = sea.steps_to(sea.port)
        self.to_x: list[int] = sea.steps_to(sea.x)
        self.grasps: dict[int, int] = {}

    def grasp(self, square: int) -> int:
        """The squares a jailer on `square` can strike, as bits: the ends of exactly three steps. PB-9.01"""
        known = self.grasps.get(square)
        if known is None:
            known = 0
            for end in self.sea.jailer_walks(square).ends[EVENT_STEPS]:
                known |= self.sea.bits[end]
            self.grasps[square] = known
        return known


@cache
def chart_of(sea: Sea) -> Chart:
    return Chart(sea)
