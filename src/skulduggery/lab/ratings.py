"""Ratings of bots from matches of two: those that make the results most likely (Bradley and Terry 1952), as Elo.

A lead of 400 means ten wins for each loss. A tie is half a win. The order of the matches does not count. All bots of a
ladder have 1500 on average. Each pair is given one tie more than it played: so a bot that won every match has a rating
that is not infinite. The intervals come from the curvature of the likelihood (Fisher information).
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

from .duel import CONFIDENCE
from .fit import solve

MEAN = 1500.0
ELO = 400 / math.log(10)
ADDED = 1.0  # ties of each pair
CLOSE = 1e-9  # strengths that change by a smaller part have been found
MOST_STEPS = 100_000


class Rating(NamedTuple):
    """Beside the mean of all bots. `error`: half the 95 % interval."""

    elo: float
    error: float


class Won(NamedTuple):
    """What the first of two bots won: 1 for a win, 0.5 for a tie."""

    pair: tuple[str, str]
    part: float


def ratings(results: Iterable[Won]) -> dict[str, Rating]:
    """The ratings by name, the highest first."""
    won = table_of(results)
    strengths = fitted(won)
    logarithms = {name: math.log(strength) for name, strength in strengths.items()}
    middle = math.fsum(logarithms[name] for name in sorted(won)) / max(1, len(won))
    errors = standard_errors(won, strengths)
    rated = {name: Rating(MEAN + ELO * (logarithms[name] - middle), ELO * CONFIDENCE * errors[name]) for name in won}
    return dict(sorted(rated.items(), key=lambda pair: (-pair[1].elo, pair[0])))


def table_of(results: Iterable[Won]) -> dict[str, dict[str, float]]:
    """How much each bot won against each other, with the added ties. In the order of the names, not of the matches."""
    played = list(results)
    names = sorted({name for result in played for name in result.pair})
    won = {name: {other: ADDED / 2 for other in names if other != name} for name in names}
    for (first, second), part in played:
        won[first][second] += part
        won[second][first] += 1 - part
    return won


def fitted(won: dict[str, dict[str, float]]) -> dict[str, float]:
    """The strengths: the chance of a bot to win is its part of the strengths of both (Hunter 2004, MM algorithm)."""
    strengths = dict.fromkeys(won, 1.0)
    for _ in range(MOST_STEPS):
        better = {name: better_strength(name, won, strengths) for name in won}
        scale = len(better) / math.fsum(better.values()) if better else 1.0
        after = {name: strength * scale for name, strength in better.items()}
        if all(abs(after[name] - strengths[name]) <= CLOSE * after[name] for name in won):
            return after
        strengths = after
    return strengths


def better_strength(name: str, won: dict[str, dict[str, float]], strengths: dict[str, float]) -> float:
    rivals = won[name]
    matches = [(other, rivals[other] + won[other][name]) for other in rivals]
    expected = math.fsum(number / (strengths[name] + strengths[other]) for other, number in matches)
    return math.fsum(rivals.values()) / expected


def standard_errors(won: dict[str, dict[str, float]], strengths: dict[str, float]) -> dict[str, float]:
    """The standard error of the logarithm of each strength beside the mean, from the inverse of the information.

    Adding one to each element fixes the mean, which no match tells; it is taken off again.
    """
    names = list(won)
    information = [[1.0 + known(name, other, won, strengths) for other in names] for name in names]
    errors: dict[str, float] = {}
    for at, name in enumerate(names):
        column = solve(information, [float(other == name) for other in names])
        errors[name] = math.sqrt(max(0.0, column[at] - 1 / len(names) ** 2))
    return errors


def known(name: str, other: str, won: dict[str, dict[str, float]], strengths: dict[str, float]) -> float:
    """What the matches of two bots tell: their number times the chances of both. A bot itself: all its rivals."""
    if name == other:
        return -math.fsum(known(name, rival, won, strengths) for rival in won[name])
    chance = strengths[name] / (strengths[name] + strengths[other])
    return -(won[name][other] + won[other][name]) * chance * (1 - chance)
