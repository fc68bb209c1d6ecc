"""The captain: a bot that searches."""

from collections.abc import Callable
from typing import Any

from ...core.game import Game, State
from ...core.messages import Move
from ..bot import Bot
from .budget import Budget
from .search import Search


class Captain(Bot):
    """Takes the move that wins most of the imagined matches."""

    def __init__(self, game: Game[Any], seed: int, budget: Budget) -> None:
        self.search = Search(game, seed, budget)

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> Move:
        if len(legal) == 1:
            return legal[0]
        return self.search.candidates(seat, legal, imagine)[0].move
