"""The registry. Games announce themselves by the entry point group `skulduggery.games`; nobody else names them."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from warnings import warn

from ..core.game import Game
from ..core.refusals import BadOptions, UnknownGame

GROUP = "skulduggery.games"


@cache
def announced() -> list[EntryPoint]:
    """Where all installed games are found."""
    return sorted(entry_points(group=GROUP), key=lambda entry: entry.name)


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every installed game by its key, samples and test games too."""
    games: dict[str, Game[Any]] = {}
    for entry in announced():
        game = load(entry)
        if game is not None:
            games.setdefault(game.key, game)
    return games


@cache
def load(entry: EntryPoint) -> Game[Any] | None:
    try:
        game: Game[Any] = entry.load()
    except Exception as error:  # noqa: BLE001  # whatever is wrong with a plug-in, it must not stop the others
        warn(f"the game {entry.name} cannot be loaded from {entry.value}: {error}", stacklevel=2)
        return None
    return game


def game_names() -> list[str]:
    """The keys of all installed games, none of which is loaded."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def listed_games() -> dict[str, Game[Any]]:
    """The games that players are shown."""
    return {key: game for key, game in all_games().items() if game.listed}


def game_called(key: str) -> Game[Any]:
    """No other game is loaded: a worker that needs only this one starts quickly."""
    for entry in announced():
        game = load(entry) if entry.name == key else None
        if game is not None and game.key == key:
            return game
    if key not in all_games():
        raise BadOptions(UnknownGame("", key, tuple(listed_games())))
    return all_games()[key]


def package_named(key: str) -> str:
    """The package of a game, which need not be loaded."""
    entries = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if key not in entries:
        raise BadOptions(UnknownGame("", key, tuple(sorted(entries))))
    return entries[key].partition(":")[0]
