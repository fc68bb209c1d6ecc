"""Win chances of a position: the fitted ones, or, where nothing was fitted, how playouts to the end went."""

import math
from typing import Any, Final

from ...core.chance import Chance, FastChance
from ...core.game import AnyState, Game
from ...core.messages import Move
from ..chances import chances_for
from ..greedy import Bosun
from ..heuristics import heuristic_for
from ..search.playouts import Playouts
from .messages import Method

MATCHES: Final = 12  # played to the end for each position, where nothing was fitted
DIGITS: Final = 4


class Estimates:
    """`fitted`: whether the game has fitted chances. All seats play on as the heuristic likes best."""

    def __init__(self, game: Game[Any], opening: AnyState, players: int) -> None:
        self.game = game
        self.players = players
        self.chances = chances_for(game)
        self.fitted: bool = bool(self.chances.of(opening))
        plan = heuristic_for(game).plan()
        # A throw shows its worth when it has been used, at the end of the turn. One look ahead is enough for that.
        turn = plan._replace(turns=1, careful=False) if self.fitted else plan
        self.playouts = Playouts(game, turn, Bosun(game, FastChance(0)), self.chances)

    def method(self, moves: int, longest: int) -> Method:
        """How the chances of a match of so many moves are found; `longest`: without fitted ones."""
        if self.fitted:
            return "fitted"
        return "playouts" if moves <= longest else "none"

    def of(self, state: AnyState, seed: int) -> list[float]:
        """By seat."""
        known = self.chances.of(state)
        if known:
            return known
        return mean([self.played_on(state.copy(), FastChance(seed + at)) for at in range(MATCHES)])

    def after(self, state: AnyState, move: Move, seed: int) -> list[float]:
        """After a move with this luck, at the end of the turn."""
        ahead, luck = state.copy(), FastChance(seed)
        self.game.apply(ahead, move, luck)
        return self.played_on(ahead, luck)

    def played_on(self, state: AnyState, luck: Chance) -> list[float]:
        """Plays `state` on, to the end of the turn or of the match. A match that does not end counts as even."""
        self.playouts.play_on(state, luck)
        return self.chances.of(state) or [1.0 / self.players] * self.players


def mean(rows: list[list[float]]) -> list[float]:
    return [math.fsum([row[at] for row in rows]) / len(rows) for at in range(len(rows[0]))]


def rounded(chances: list[float]) -> tuple[float, ...]:
    return tuple([round(chance, DIGITS) for chance in chances])
