"""Calibration: of all positions in which a chance of 30 % was said, about 30 % should be won.

Bosuns play matches that no win chance was fitted to. Positions of one match are alike, so the error of a share is
computed from the differences between matches (clusters), not between positions.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ..bots.chances import chances_for
from ..games import game_called
from .duel import derived, wilson
from .fit import by_team as added_up
from .positions import Sitting, noted, rounded

BINS = 10  # 0-10 %, 10-20 %, ...
PURPOSE = "calibration "  # so the seeds differ from those of `lab fit`, whatever seed was given there


class Told(msgspec.Struct, frozen=True):
    """What was said in the noted positions of a match, by team, and which part of the win each team got."""

    work: Sitting
    said: list[list[float]]
    won: list[float]


class Forecast(NamedTuple):
    """A chance that was said, what came of it, and in which match."""

    said: float
    won: float
    match: int


class Bin(NamedTuple):
    """All forecasts in one range: their number and matches, the mean that was said, what happened, its interval."""

    low: float
    forecasts: int
    matches: int
    said: float
    happened: float
    interval: tuple[float, float]

    def holds(self) -> bool:
        """Whether what was said lies in the interval of what happened."""
        return self.interval[0] <= self.said <= self.interval[1]


def play(sitting: Sitting, seed: int) -> Told:
    """Play one match and note what was said. It depends on the arguments only. Runs in a worker."""
    chances = chances_for(game_called(sitting.game))
    own_seed = derived(seed, PURPOSE + sitting.table, sitting.at)
    said, teams, won = noted(sitting, own_seed, chances.of, most_random=0.0)
    return Told(sitting, [by_team(position, teams) for position in said], parts_of(won, teams))


def by_team(chances: Sequence[float], teams: list[int]) -> list[float]:
    """Partners have the same chance: that of their team."""
    return rounded([chances[teams.index(team)] for team in range(max(teams) + 1)])


def parts_of(won: Sequence[float], teams: list[int]) -> list[float]:
    """Which part of the win each team got: partners add up."""
    return rounded([part for [part] in added_up(teams, [[part] for part in won])])


def forecasts_of(told: Iterable[Told]) -> list[Forecast]:
    """Every chance of every team in every noted position."""
    return [
        Forecast(chance, won, at)
        for at, match in enumerate(told)
        for chances in match.said
        for chance, won in zip(chances, match.won, strict=True)
    ]


def bins_of(forecasts: Sequence[Forecast]) -> list[Bin]:
    """The reliability table. A range in which nothing was said is left out."""
    found: list[list[Forecast]] = [[] for _ in range(BINS)]
    for forecast in forecasts:
        found[min(int(forecast.said * BINS), BINS - 1)].append(forecast)
    return [summed_up(at / BINS, inside) for at, inside in enumerate(found) if inside]


def summed_up(low: float, inside: Sequence[Forecast]) -> Bin:
    number = len(inside)
    said = math.fsum(forecast.said for forecast in inside) / number
    happened = math.fsum(forecast.won for forecast in inside) / number
    clusters = residuals(inside, happened)
    worth = independent(happened, clusters, number)
    return Bin(low, number, len(clusters), said, happened, wilson(happened, worth))


def residuals(inside: Sequence[Forecast], happened: float) -> list[float]:
    """For each match the sum of the differences to the mean."""
    sums: dict[int, float] = {}
    for forecast in inside:
        sums[forecast.match] = sums.get(forecast.match, 0.0) + forecast.won - happened
    return list(sums.values())


def independent(happened: float, clusters: Sequence[float], number: int) -> float:
    """How many independent forecasts would tell as much about the share as these, which come in clusters."""
    matches = len(clusters)
    spread = math.fsum(cluster * cluster for cluster in clusters)
    if matches == 1 or spread == 0.0:
        return float(matches)
    variance = spread / number**2 * matches / (matches - 1)
    return max(1.0, min(float(number), happened * (1 - happened) / variance))


def brier(forecasts: Sequence[Forecast]) -> float:
    """The mean square of the error: 0 if everything came as it was said with certainty."""
    return math.fsum((forecast.said - forecast.won) ** 2 for forecast in forecasts) / len(forecasts)


def even_brier(told: Sequence[Told]) -> float:
    """The Brier score of somebody who always says that all teams are equally likely to win."""
    squares = [(1 / len(match.won) - won) ** 2 for match in told for _ in match.said for won in match.won]
    return math.fsum(squares) / len(squares)
