"""Fits the weights of win chances to positions: those under which what happened is most likely (Newton's method).

Plain Python: there are few traits, and nobody needs a library for it.
"""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ..bots.chances.model import shares, weighted
from .positions import Positions

STEPS = 8  # of Newton's method; it is done after five or six
PENALTY = 0.001  # on large weights: those that the positions say little about stay near 0

Row = list[float]


class Weights(msgspec.Struct, frozen=True):
    """A file of weights: the command that made it, and for each kind of table the weight of each trait."""

    command: str
    tables: dict[str, dict[str, float]]


class Position(NamedTuple):
    """The traits of each team, and its part of the win."""

    rows: list[Row]
    won: list[float]


def positions_in(matches: Sequence[Positions]) -> Iterator[Position]:
    """All positions, with the traits of partners added up."""
    for match in matches:
        won = by_team(match.teams, [[part] for part in match.won])
        for rows in match.rows:
            yield Position(by_team(match.teams, rows), [part[0] for part in won])


def by_team(teams: Sequence[int], rows: Sequence[Row]) -> list[Row]:
    """The sums of the rows of each team."""
    total = [[0.0] * len(rows[0]) for _ in range(max(teams) + 1)]
    for team, row in zip(teams, rows, strict=True):
        for at, part in enumerate(row):
            total[team][at] += part
    return total


def fit(positions: Sequence[Position]) -> Row:
    """The weights of the traits."""
    size = len(positions[0].rows[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        gradient = [-PENALTY * weight for weight in weights]
        curvature = [[PENALTY if at == other else 0.0 for other in range(size)] for at in range(size)]
        for position in positions:
            add(position, weights, 1 / len(positions), gradient, curvature)
        weights = [weight + step for weight, step in zip(weights, solve(curvature, gradient), strict=True)]
    return weights


def add(position: Position, weights: Row, part: float, gradient: Row, curvature: list[Row]) -> None:
    """Add what one position says: the gradient of the log-likelihood, and its curvature (with the sign changed)."""
    chances = shares([weighted(row, weights) for row in position.rows])
    size = range(len(weights))
    expected = [math.fsum(chance * row[at] for chance, row in zip(chances, position.rows, strict=True)) for at in size]
    for row, chance, won in zip(position.rows, chances, position.won, strict=True):
        away = [trait - mean for trait, mean in zip(row, expected, strict=True)]
        for at in size:
            gradient[at] += part * won * away[at]
            factor, line = part * chance * away[at], curvature[at]
            for other in size:
                line[other] += factor * away[other]


def solve(matrix: Sequence[Row], right: Row) -> Row:
    """The solution of linear equations (Gauss); the matrix is symmetric and positive, so no row need be swapped."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for column in range(at, len(pivot)):
                below[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = math.fsum(rows[at][other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found
