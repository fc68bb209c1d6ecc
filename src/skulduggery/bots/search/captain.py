"""The bot that searches. The levels captain and admiral differ in their budget only."""

from collections.abc import Callable
from typing import Any

from ...core.game import AnyState, Game
from ...core.messages import Move
from ..bot import Bot
from .budget import Budget
from .search import Search


class Captain(Bot):
    """Takes the move with the best chance to win in playouts; the best by its value if no lead over that is certain."""

    def __init__(self, game: Game[Any], seed: int, budget: Budget) -> None:
        self.search = Search(game, seed, budget)

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if not self.search.plan.overrules:
            return self.search.by_value(seat, legal, imagine)[0]
        best = self.search.candidates(seat, legal, imagine)[0]
        self.search.tree = best.branch
        return best.move
