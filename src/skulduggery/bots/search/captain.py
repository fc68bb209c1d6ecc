"""The bot that searches. The levels captain and admiral differ in their budget only."""

from collections.abc import Callable
from typing import Any

from ...core.game import Game, State
from ...core.messages import Move
from ..bot import Bot
from .budget import Budget
from .search import Search


class Captain(Bot):
    """Takes the move with the best chance to win in the playouts; the bosun's choice if no lead over it is certain."""

    def __init__(self, game: Game[Any], seed: int, budget: Budget) -> None:
        self.search = Search(game, seed, budget)

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> Move:
        if len(legal) == 1:
            return legal[0]
        return self.search.candidates(seat, legal, imagine)[0].move
