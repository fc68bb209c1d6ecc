"""The texts and rulebooks that pages load, with an ETag, so that an unchanged one is not sent again."""

import hashlib

from ..core.refusals import Refused
from ..games import all_games
from ..text import rules
from ..text.languages import LANGUAGES, TEXTS
from ..text.wording import game_text
from .refusals import NoSuchText

SHARED = {"core": ("core.ftl", "server.ftl"), "page": ("page.ftl",)}


def text_file(language: str, name: str) -> str:
    """`core` (with the server's own refusals), `page`, or the texts of a game."""
    if language not in LANGUAGES:
        raise Refused(NoSuchText("", language[:32]))
    if name in SHARED:
        files = [TEXTS / language / file for file in SHARED[name]]
    elif name in all_games():
        files = [game_text(language, all_games()[name])]
    else:
        raise Refused(NoSuchText("", name[:32]))
    found = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    if not found:
        raise Refused(NoSuchText("", name))
    return "\n".join(found)


def rulebook(language: str, game: str) -> str:
    if language not in LANGUAGES:
        raise Refused(NoSuchText("", language[:32]))
    return rules(language, game).text


def etag(text: str) -> str:
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
