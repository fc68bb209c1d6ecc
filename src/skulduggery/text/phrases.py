"""Phrases: what people say to each other at a table, each in their own language. Only keys travel.

A phrase is a text `phrase-<group>-<name>` in `talk.ftl`: there are those of all games, and those that lie beside a
game. Its placeholders say what it names. A phrase of the group `deal` is an offer that another seat may accept; the
log tells its terms, the text `terms-<name>`.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from ..core.game import Game
from .languages import ENGLISH, TEXTS
from .own import TALK_TEXTS, text_folder, words_of

GROUPS: Final = ("shout", "answer", "claim", "offer", "threat", "deal")  # in the order in which people see them
DEAL: Final = "deal"
PLACEHOLDERS: Final = ("seat", "other", "ship", "round")  # `seat` is who is spoken to; `other` is another player
PREFIX: Final = "phrase-"
PLACEHOLDER: Final = re.compile(r"\$(\w+)")


class Phrase(NamedTuple):
    """`names`: its placeholders, in the order of `PLACEHOLDERS`."""

    key: str
    names: tuple[str, ...]

    @property
    def group(self) -> str:
        return self.key.partition("-")[0]

    @property
    def name(self) -> str:
        return self.key.partition("-")[2]


@cache
def phrases_of(game: Game[Any]) -> dict[str, Phrase]:
    """What can be said at a table of this game, by key: group after group, in the order of the files."""
    shared, own = TEXTS / ENGLISH / TALK_TEXTS, text_folder(game) / ENGLISH / TALK_TEXTS
    found = [*phrases_in(words_of(shared)), *phrases_in(words_of(own))]
    return {phrase.key: phrase for group in GROUPS for phrase in found if phrase.group == group}


def phrases_in(text: str) -> Iterator[Phrase]:
    """The phrases in a file. One that names anything else than `PLACEHOLDERS` cannot be said."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or not entry.id.name.startswith(PREFIX):
            continue
        named = set(PLACEHOLDER.findall(FluentSerializer().serialize_entry(entry)))
        if named <= set(PLACEHOLDERS):
            yield Phrase(entry.id.name.removeprefix(PREFIX), tuple(name for name in PLACEHOLDERS if name in named))


def phrase_line(game: Game[Any]) -> str:
    """All phrases of a game in one line for the page: `phrases = shout-arrr deal-truce=seat,round`."""
    told = [f"{key}={','.join(phrase.names)}" if phrase.names else key for key, phrase in phrases_of(game).items()]
    return f"phrases = {' '.join(told)}\n"
