"""The hand-made value functions. Each game has its own beside it (`games/beside.py`)."""

from typing import Any

from ...core.game import Game
from ...games.beside import thing_beside
from .heuristic import Heuristic, PlaceHeuristic


def heuristic_for(game: Game[Any]) -> Heuristic:
    """The game's own heuristic. Without one: a heuristic that only knows who has won."""
    known: Heuristic | None = thing_beside(game, "heuristic", "HEURISTIC")
    return PlaceHeuristic(game) if known is None else known
