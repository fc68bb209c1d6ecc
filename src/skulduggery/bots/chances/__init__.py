"""How likely each seat is to win: fitted to matches between bots (`skulduggery lab fit`).

`traits.py` is the interface. Each game says beside it what counts in it, and how much (`games/beside.py`).
"""

from functools import cache
from typing import Any

import msgspec

from ...core.game import Game
from ...games.beside import folder_of, thing_beside
from .model import WinChances
from .traits import NoTraits, Traits


def traits_of(game: Game[Any]) -> Traits:
    """What counts in this game. Of a game that does not say it, nothing is known."""
    return thing_beside(game, "traits", "TRAITS") or NoTraits()


def chances_for(game: Game[Any]) -> WinChances:
    """The win chances of this game, with the weights beside it."""
    return WinChances(game, traits_of(game), weights_of(game))


@cache
def weights_of(game: Game[Any]) -> dict[str, list[float]]:
    """By kind of table: the weights in the order of the traits."""
    file = folder_of(game) / "weights" / "chances.json"
    if not file.is_file():
        return {}
    found: dict[str, dict[str, float]] = msgspec.json.decode(file.read_bytes())["tables"]
    return {table: [named[name] for name in traits_of(game).names] for table, named in found.items()}
