"""The hand-made value functions, by the key of their game."""

from typing import Any

from ...core.game import Game
from .blackwood import BlackwoodHeuristic
from .bounty import BountyHeuristic
from .heuristic import Heuristic, PlaceHeuristic
from .kings import KingsHeuristic
from .prowl import ProwlHeuristic

HEURISTICS: dict[str, Heuristic] = {
    "blackwood": BlackwoodHeuristic(),
    "bounty": BountyHeuristic(),
    "kings": KingsHeuristic(),
    "prowl": ProwlHeuristic(),
}


def heuristic_for(game: Game[Any]) -> Heuristic:
    """The game's own heuristic. Without one: a heuristic that only knows who has won."""
    known = HEURISTICS.get(game.key)
    return PlaceHeuristic(game) if known is None else known
