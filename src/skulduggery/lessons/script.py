"""Lessons are data: a file lists moves and the outcomes of chance, and the engine plays them.

The file is `lesson.toml` beside the game (`games/beside.py`).
"""

from pathlib import Path
from typing import Any

import msgspec

from ..core.game import Game
from ..core.options import OptionValue
from ..core.own_parts import own_parts_of
from ..games import all_games, game_called
from ..games.beside import folder_of

Outcome = int | str  # a die by its face, a card by its name


class BadLesson(Exception):
    """The script is malformed or does not fit the rules. The message says where."""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the seat that is asked, and the outcomes of chance in it."""

    move: dict[str, Any]
    luck: tuple[Outcome, ...] = ()


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First the `skipped` moves, which are not shown, then the `shown` ones, then the sentence `say`.

    After that the learner makes the move `play`.
    """

    say: str
    skipped: tuple[Act, ...] = ()
    shown: tuple[Act, ...] = ()
    play: Act | None = None
    point: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`luck`: the outcomes of chance during the setup."""

    game: str
    seat: int
    crew: tuple[str, ...]
    options: dict[str, OptionValue]
    luck: tuple[Outcome, ...] = ()
    steps: tuple[ScriptStep, ...] = ()


def games_with_script() -> tuple[str, ...]:
    """A lesson plays fixed moves on the usual board. So a game with a designer's parts has none."""
    usual = {key: game for key, game in all_games().items() if own_parts_of(key) is None}
    return tuple(sorted(key for key, game in usual.items() if file_of(game).is_file()))


def load_script(game: str) -> Script:
    return read_script(file_of(game_called(game)).read_text(encoding="utf-8"))


def file_of(game: Game[Any]) -> Path:
    return folder_of(game) / "lesson.toml"


def read_script(text: str) -> Script:
    try:
        return msgspec.toml.decode(text, type=Script)
    except msgspec.DecodeError as error:
        raise BadLesson(str(error)) from None
