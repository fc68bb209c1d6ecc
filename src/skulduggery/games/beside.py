"""What lies beside a game: its value function, its chart, its texts, its page. Everybody finds it by the game alone.

A game keeps everything in its own package, next to the module of its `Game`:

    liars_dice/__init__.py          GAME, which the entry point names
    liars_dice/heuristic.py         HEURISTIC: the value function of its bots
    liars_dice/traits.py            TRAITS: what counts in a position, for win chances
    liars_dice/causes.py            CAUSES: which events are reasons in a hint
    liars_dice/weights/             chances.json: how much each trait counts; tuned.json: what `lab tune` found
    liars_dice/chart.py             draw: the drawing in a terminal
    liars_dice/checking/witness.py  what a seat knows from the events it saw, for the checks
    liars_dice/checking/watched.py  WATCHED: a match in which everything is checked, for the soak of the lab
    liars_dice/lesson.toml          the lesson
    liars_dice/credits.toml         who made the original: *About this game*
    liars_dice/parts/board.txt      the board, drawn as text
    liars_dice/text/en/game.ftl     its texts in English; those that only one place needs: page.ftl, lesson.ftl,
                                    chart.ftl, report.ftl (of the lab), credits.ftl
    liars_dice/text/en/rules.md     the rulebook; fairness.md: its last chapter, which `lab report` writes
    liars_dice/page/page.js         its own page, and card.svg: its picture on the home page

A part may have further modules: `heuristic_odds.py`. A game that is one module has `tictactoe_heuristic.py`,
`tictactoe_witness.py` and so on beside it, and no other game in its folder. Modules are loaded when they are first
asked for. The page of a game of this package is in `web/src/games/`.
"""

import inspect
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.game import Game


def package_of(game: Game[Any]) -> str:
    """The package (or the single module) of a game."""
    module = sys.modules[type(game).__module__]
    return module.__package__ or module.__name__


def module_beside(game: Game[Any], part: str) -> ModuleType | None:
    """The module with this part of a game; None if it has none. Mistakes inside the module are not hidden."""
    module = sys.modules[type(game).__module__]
    package = module.__package__
    return loaded(f"{package}.{part}" if package else f"{module.__name__}_{part.rpartition('.')[2]}")


def thing_beside(game: Game[Any], part: str, name: str) -> Any:
    """What the module with this part calls `name`; None if there is no such module or name."""
    module = module_beside(game, part)
    return None if module is None else getattr(module, name, None)


@cache
def loaded(name: str) -> ModuleType | None:
    package = name.rpartition(".")[0]
    is_missing = (package and loaded(package) is None) or find_spec(name) is None
    return None if is_missing else import_module(name)


def folder_of(game: Game[Any]) -> Path:
    """The folder with the module of the game's class."""
    return Path(inspect.getfile(type(game))).parent
