"""A bot in thirty lines: it tries each move in a few imagined states, and takes the best one."""

from collections.abc import Callable
from typing import Any

from skulduggery.bots.heuristics import heuristic_for
from skulduggery.core.chance import FastChance

WORLDS = 3  # imagined states in which each move is tried


class Eager:
    """Looks one move ahead. `game` holds the rules; with the same seed it plays the same moves."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game
        self.luck = FastChance(seed)
        self.heuristic = heuristic_for(game)

    def choose(self, seat: int, legal: list[Any], imagine: Callable[[], Any]) -> Any:
        """One of the legal moves. Each call of `imagine` gives a new state with the hidden things dealt anew."""
        worlds = [imagine() for _ in range(WORLDS)]
        return max(legal, key=lambda move: sum(self.value_after(move, world.copy(), seat) for world in worlds))

    def value_after(self, move: Any, state: Any, seat: int) -> float:
        """The value once the move is made. `apply` changes the state, so it gets a copy."""
        self.game.apply(state, move, self.luck)
        return self.heuristic.value(state, seat)
