"""How likely each seat is to win: fitted to matches between bots (`skulduggery lab fit`).

`traits.py` is the interface, one file per game says what counts in it, and `weights/` holds how much each trait counts.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...core.game import Game
from .blackwood import BlackwoodTraits
from .bounty import BountyTraits
from .kings import KingsTraits
from .model import WinChances
from .prowl import ProwlTraits
from .traits import NoTraits, Traits

TRAITS: dict[str, Traits] = {
    "blackwood": BlackwoodTraits(),
    "bounty": BountyTraits(),
    "kings": KingsTraits(),
    "prowl": ProwlTraits(),
}
FOLDER = "weights"


def traits_of(game: Game[Any]) -> Traits:
    """What counts in this game. Nothing is known about games of others."""
    return TRAITS.get(game.key) or NoTraits()


def chances_for(game: Game[Any]) -> WinChances:
    """The win chances of this game, with the weights of the package."""
    return WinChances(game, traits_of(game), weights_of(game.key))


@cache
def weights_of(key: str) -> dict[str, list[float]]:
    """By kind of table: the weights in the order of the traits."""
    file = files(__name__) / FOLDER / f"{key}.json"
    if not file.is_file():
        return {}
    found: dict[str, dict[str, float]] = msgspec.json.decode(file.read_bytes())["tables"]
    return {table: [named[name] for name in TRAITS[key].names] for table, named in found.items()}
