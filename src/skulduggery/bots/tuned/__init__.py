"""The heuristics of captain and admiral: those of the bosun with other figures, or corrected by weights.

`skulduggery lab tune GAME` finds what wins more matches. A file beside the game holds it, with the command that made
it (`games/beside.py`).
"""

from functools import cache
from typing import Any

import msgspec

from ...core.game import Game
from ...games.beside import folder_of
from ..chances import traits_of
from ..heuristics import heuristic_for
from ..heuristics.heuristic import Heuristic
from .heuristic import Correction, TunedHeuristic
from .messages import Tuning


def tuned_for(game: Game[Any]) -> Heuristic:
    """The tuned heuristic of this game. Without a file of weights: the heuristic as it is."""
    base, found = heuristic_for(game), tuning_of(game)
    if found.figures:
        return base.with_figures(found.figures)
    if found.tables:
        return TunedHeuristic(base, traits_of(game), corrections(found, traits_of(game).names))
    return base


@cache
def tuning_of(game: Game[Any]) -> Tuning:
    file = folder_of(game) / "weights" / "tuned.json"
    return msgspec.json.decode(file.read_bytes(), type=Tuning) if file.is_file() else Tuning()


def corrections(found: Tuning, names: tuple[str, ...]) -> dict[str, Correction]:
    """By kind of table: the weights in the order of the traits."""
    return {
        table: Correction(ordered(sides["own"], names), ordered(sides["rivals"], names))
        for table, sides in found.tables.items()
    }


def ordered(named: dict[str, float], names: tuple[str, ...]) -> list[float]:
    return [named.get(name, 0.0) for name in names]
