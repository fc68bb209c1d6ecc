"""A bot that lets the search of the captain work for it, with a value of its own."""

from collections.abc import Callable
from math import exp
from typing import Any

from skulduggery.bots.chances import chances_for
from skulduggery.bots.chances.model import WinChances
from skulduggery.bots.heuristics import heuristic_for
from skulduggery.bots.heuristics.search_plan import SearchPlan
from skulduggery.bots.search.budget import Budget
from skulduggery.bots.search.search import Search


class ByLead(WinChances):
    """Whoever is ahead of the best rival is likely to win: that is all this bot knows about chances."""

    def of(self, state: Any) -> list[float]:
        if not state.pending:
            return super().of(state)
        values = [heuristic_for(self.game).value(state, seat) for seat in range(state.setting.players)]
        scale = max(abs(value) for value in values) or 1.0
        leads = [value - max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]
        return [1 / (1 + exp(-4 * lead / scale)) for lead in leads]


class Lookout:
    """Compares three moves in thirty playouts of one turn each."""

    def __init__(self, game: Any, seed: int) -> None:
        usual = chances_for(game)
        own = ByLead(game, usual.traits, usual.weights)
        self.search = Search(game, seed, Budget(30), SearchPlan(turns=1, width=3), own)

    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        return self.search.candidates(seat, legal, imagine)[0].move
