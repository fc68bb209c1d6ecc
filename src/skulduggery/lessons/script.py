"""Lessons are data. `<game>.toml` in this folder lists moves and the outcomes of chance; the engine plays them."""

from pathlib import Path
from typing import Any

import msgspec

from ..core.options import OptionValue

FOLDER = Path(__file__).parent
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
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


def load_script(game: str) -> Script:
    return read_script((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def read_script(text: str) -> Script:
    try:
        return msgspec.toml.decode(text, type=Script)
    except msgspec.DecodeError as error:
        raise BadLesson(str(error)) from None
