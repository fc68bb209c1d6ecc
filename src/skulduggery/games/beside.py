"""What lies beside a game: its value function, its chart, its texts, its page. Everybody finds it by the game alone.

A plug-in keeps everything in its own package, next to the module of its `Game`:

    liars_dice/__init__.py          GAME, which the entry point names
    liars_dice/heuristic.py         HEURISTIC: the value function of its bots
    liars_dice/traits.py            TRAITS: what counts in a position, for win chances
    liars_dice/chart.py             CHART: the drawing in a terminal
    liars_dice/witness.py           what a seat knows from the events it saw, for the checks
    liars_dice/watched.py           WATCHED: a match in which everything is checked, for the soak of the lab
    liars_dice/lesson.toml          the lesson
    liars_dice/parts/board.txt      the board, drawn as text
    liars_dice/text/en/...          texts, rulebook, texts of the lesson and of the page
    liars_dice/page/page.js         its own page, and card.svg: its picture on the home page

A game that is one module has `tictactoe_heuristic.py` and so on beside it. Modules are loaded when they are first
asked for. The games of this package keep the same files in the packages that use them (`KEPT`).
"""

import inspect
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ..core.game import Game

OURS: Final = __name__.split(".")[0]
# In this package a layer keeps its own part of each game, so that rules never import bots or terminals.
KEPT: Final = {
    "heuristic": "bots.heuristics",
    "traits": "bots.chances",
    "chart": "cli.charts",
    "watched": "lab.watching",
}


def is_ours(game: Game[Any]) -> bool:
    """Whether it is a game of this package."""
    return type(game).__module__.split(".")[0] == OURS


def package_of(game: Game[Any]) -> str:
    """The package (or the single module) of a game."""
    module = sys.modules[type(game).__module__]
    return module.__package__ or module.__name__


def module_beside(game: Game[Any], part: str) -> ModuleType | None:
    """The module with this part of a game; None if it has none. Mistakes inside the module are not hidden."""
    return loaded(name_beside(game, part))


def name_beside(game: Game[Any], part: str) -> str:
    if is_ours(game) and part in KEPT:
        return f"{OURS}.{KEPT[part]}.{game.key}"
    module = sys.modules[type(game).__module__]
    return f"{module.__package__}.{part}" if module.__package__ else f"{module.__name__}_{part}"


def thing_beside(game: Game[Any], part: str, name: str) -> Any:
    """What the module with this part calls `name`; None if there is no such module or name."""
    module = module_beside(game, part)
    return None if module is None else getattr(module, name, None)


@cache
def loaded(name: str) -> ModuleType | None:
    return None if find_spec(name) is None else import_module(name)


def folder_of(game: Game[Any]) -> Path:
    """The folder with the module of the game's class: files that belong to a plug-in are there."""
    return Path(inspect.getfile(type(game))).parent


def folder_beside(game: Game[Any], ours: str, theirs: str) -> Path:
    """A folder with files of a game: `ours` in this package for our own games, `theirs` beside any other game."""
    return Path(__file__).parent.parent / ours if is_ours(game) else folder_of(game) / theirs
