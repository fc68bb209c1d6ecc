"""The registry. Games announce themselves by the entry point group `skulduggery.games`; nobody else names them."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ..core.game import Game
from ..core.refusals import BadOptions, UnknownGame

GROUP = "skulduggery.games"


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every installed game by its key, samples and test games too."""
    found = (entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name))
    return {game.key: game for game in found}


def listed_games() -> dict[str, Game[Any]]:
    """The games that players are shown."""
    return {key: game for key, game in all_games().items() if game.listed}


def game_called(key: str) -> Game[Any]:
    if key not in all_games():
        raise BadOptions(UnknownGame("", key, tuple(listed_games())))
    return all_games()[key]
