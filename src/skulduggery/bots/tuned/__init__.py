"""The heuristics of captain and admiral: those of the bosun, with more patience or corrected by weights.

`skulduggery lab tune GAME` finds weights that win more matches. `weights/` holds them, with the command that made them.
"""

from functools import cache
from typing import Any

import msgspec

from ...core.game import Game
from ...games.beside import folder_beside
from ..chances import traits_of
from ..heuristics import heuristic_for
from ..heuristics.heuristic import Heuristic
from .heuristic import Correction, TunedHeuristic

FOLDER = "bots/tuned/weights"


def base_for(game: Game[Any]) -> Heuristic:
    """What is corrected, if there are corrections."""
    return heuristic_for(game).patient()


def tuned_for(game: Game[Any]) -> Heuristic:
    """The corrected heuristic of this game. Without weights in the package: the heuristic as it is."""
    corrections = corrections_of(game, traits_of(game).names)
    base = base_for(game)
    return TunedHeuristic(base, traits_of(game), corrections) if corrections else base


@cache
def corrections_of(game: Game[Any], names: tuple[str, ...]) -> dict[str, Correction]:
    """By kind of table: the weights in the order of the traits."""
    file = folder_beside(game, FOLDER, "tuned") / f"{game.key}.json"
    if not file.is_file():
        return {}
    tables: dict[str, dict[str, dict[str, float]]] = msgspec.json.decode(file.read_bytes())["tables"]
    return {
        table: Correction(ordered(sides["own"], names), ordered(sides["rivals"], names))
        for table, sides in tables.items()
    }


def ordered(named: dict[str, float], names: tuple[str, ...]) -> list[float]:
    return [named.get(name, 0.0) for name in names]
