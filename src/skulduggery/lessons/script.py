"""Lessons are data: `<game>.toml` beside this file lists moves and their luck; the engine says what comes of them."""

from pathlib import Path
from typing import Any

import msgspec

from ..core.options import OptionValue

FOLDER = Path(__file__).parent
Outcome = int | str  # a die by its face, a card by its name


class BadLesson(Exception):
    """The script is not what it should be, or no longer fits the rules; says where."""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of whoever is asked, and the luck it meets."""

    move: dict[str, Any]
    luck: tuple[Outcome, ...] = ()


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`skipped` moves pass unseen, `shown` ones are watched; then `say` is said and the learner is to `play`."""

    say: str
    skipped: tuple[Act, ...] = ()
    shown: tuple[Act, ...] = ()
    play: Act | None = None
    point: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`luck` is that of the setup."""

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
