"""The files with the words of one game. They lie beside it.

A plug-in may exist in English only. Then it is read in English in every language: a whole file, or single texts.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from ..core.game import Game
from ..games.beside import folder_of
from .fallback import fallback_texts
from .languages import ENGLISH

GAME_TEXTS: Final = "game.ftl"
CHART_TEXTS: Final = "chart.ftl"
PAGE_TEXTS: Final = "page.ftl"
LESSON_TEXTS: Final = "lesson.ftl"
TALK_TEXTS: Final = "talk.ftl"
RULES: Final = "rules.md"
FAIRNESS: Final = "fairness.md"
TEXT_ID: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def text_folder(game: Game[Any]) -> Path:
    """The folder with the texts of a game: a folder for each language, with the files that are named above."""
    return folder_of(game) / "text"


def readable(language: str, game: Game[Any], name: str) -> Path | None:
    """A file that is read as a whole, such as `rules.md`: in this language, else in English, else None."""
    found = (text_folder(game) / each / name for each in (language, ENGLISH))
    return next((file for file in found if file.is_file()), None)


def texts_in(language: str, game: Game[Any], name: str) -> str:
    """A file of texts in this language, then those that exist in English only, then those that nobody wrote yet."""
    own, english = (text_folder(game) / each / name for each in (language, ENGLISH))
    written = words_of(own) + "".join(entries_of(english, lacking(own, english)))
    return f"{written}\n{unwritten(game)}" if name == GAME_TEXTS else written


def unwritten(game: Game[Any]) -> str:
    """Texts in place of those that are missing even in English."""
    files = [text_folder(game) / ENGLISH / name for name in (GAME_TEXTS, PAGE_TEXTS)]
    return fallback_texts(game, frozenset(text_id for file in files for text_id in TEXT_ID.findall(words_of(file))))


@cache
def lacking(file: Path, english: Path) -> frozenset[str]:
    """The ids of the texts that exist in English only."""
    return frozenset(TEXT_ID.findall(words_of(english))) - frozenset(TEXT_ID.findall(words_of(file)))


def words_of(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def entries_of(file: Path, ids: frozenset[str]) -> list[str]:
    """The texts with these ids, as they are written."""
    if not ids:
        return []
    entries = FluentParser().parse(words_of(file)).body
    found = [entry for entry in entries if isinstance(entry, ast.Message | ast.Term) and full_id(entry) in ids]
    return [FluentSerializer().serialize_entry(entry) for entry in found]


def full_id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)
