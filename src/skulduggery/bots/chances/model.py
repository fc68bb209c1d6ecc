"""The chance of each seat to win: its traits give a weighted sum, and softmax turns the sums of all into chances."""

import math
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ...core.game import AnyState, Game
from .traits import Traits

UNKNOWN: Final = 0.5  # the chance of a seat about which nothing is known


@mypyc_attr(allow_interpreted_subclasses=True)
class WinChances:
    """The win chances of one game. Partners win together, so a team's sum is that of its seats."""

    def __init__(self, game: Game[Any], traits: Traits, weights: dict[str, list[float]]) -> None:
        self.game = game
        self.traits = traits
        self.weights = weights

    def of(self, state: AnyState) -> list[float]:
        """By seat. Once the match is over, the winners share the chance. Partners have the same chance.

        Empty: nothing is known about a match of this kind that is not over.
        """
        if not state.pending:
            return self.at_the_end(state)
        weights = self.weights.get(self.traits.table(state))
        if weights is None:
            return []
        rows = self.traits.rows(state)
        teams = [state.team_of(seat) for seat in range(len(rows))]
        merits = [0.0] * (max(teams) + 1)
        for seat, row in enumerate(rows):
            merits[teams[seat]] += weighted(row, weights)
        chances = shares(merits)
        return [chances[team] for team in teams]

    def of_seat(self, state: AnyState, seat: int) -> float:
        chances = self.of(state)
        return chances[seat] if chances else UNKNOWN

    def at_the_end(self, state: AnyState) -> list[float]:
        result = self.game.result(state)
        assert result is not None, "a match without a next decision is over"
        teams = [state.team_of(seat) for seat in range(len(result.places))]
        winners = {teams[seat] for seat in result.winners()}
        return [1.0 / len(winners) if team in winners else 0.0 for team in teams]


def weighted(row: list[float], weights: list[float]) -> float:
    total = 0.0
    for at, trait in enumerate(row):
        total += trait * weights[at]
    return total


def shares(merits: list[float]) -> list[float]:
    """Positive numbers whose sum is 1: whoever has 1 more than another is e times as likely to win."""
    top = max(merits)
    powers = [math.exp(merit - top) for merit in merits]
    total = math.fsum(powers)
    return [power / total for power in powers]
