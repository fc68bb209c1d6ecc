"""Who made the original of a game, and on which terms they give it away: *About this game*.

The facts are in `credits.toml` beside the game, its sentences in `text/<language>/credits.ftl`: `credits-terms`, and
perhaps `credits-edition`. A game may have neither.
"""

import tomllib
from typing import Any, Final

import msgspec

from ..core.game import Game
from ..core.parts import BadParts
from ..games.beside import folder_of
from .wording import Wording

FILE: Final = "credits.toml"
TEXTS: Final = "credits.ftl"
TERMS: Final = "credits-terms"
EDITION: Final = "credits-edition"
EXPECTED: Final = ("author", "licence")  # if the original does not name them, we say so


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the original says about itself; empty: it does not say it.

    `title` is that of the original. `address`: where it is found. `independent`: others than its makers wrote this
    implementation, with texts and art of their own.
    """

    title: str = ""
    author: str = ""
    publisher: str = ""
    year: str = ""
    copyright: str = ""
    licence: str = ""
    licence_address: str = ""
    address: str = ""
    independent: bool = True


class Credits(Facts, frozen=True):
    """`known`: the game brings its credits. `terms` is a sentence or two, `edition` follows the year."""

    known: bool = False
    edition: str = ""
    terms: str = ""


def facts_of(game: Game[Any]) -> Facts | None:
    """None if the game brings no credits; `BadParts` if they cannot be read."""
    file = folder_of(game) / FILE
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Facts) if file.is_file() else None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadParts(f"{game.key}/{FILE}: {error}") from None


def credits_of(language: str, game: Game[Any]) -> Credits:
    facts, wording = facts_of(game), Wording(language, game, (TEXTS,))
    if facts is None:
        return Credits()
    edition, terms = [wording.say(key) if wording.has(key) else "" for key in (EDITION, TERMS)]
    return Credits(**msgspec.structs.asdict(facts), known=True, edition=edition, terms=terms)


def about_game(language: str, game: Game[Any]) -> str:
    """*About this game* as Markdown, for a terminal."""
    wording, found = Wording(language, game, (TEXTS,)), credits_of(language, game)
    if not found.known:
        return f"## {wording.say('credits-about')}\n\n{wording.say('credits-unknown')}\n"
    facts = [
        f"- **{wording.say(f'credits-{name}')}**: {value or wording.say('credits-unnamed')}"
        for name, value in lines(found)
    ]
    sentences = [found.terms, wording.say("credits-independent") if found.independent else ""]
    return "\n\n".join([f"## {wording.say('credits-about')}", "\n".join(facts), *filter(None, sentences)]) + "\n"


def lines(found: Credits) -> list[tuple[str, str]]:
    """The facts in the order in which people read them; without those that nobody expects and nobody names."""
    told = {
        "title": found.title,
        "author": found.author,
        "publisher": found.publisher,
        "year": " ".join(filter(None, (found.year, found.edition and f"({found.edition})"))),
        "copyright": found.copyright,
        "licence": " ".join(filter(None, (found.licence, found.licence_address))),
        "address": found.address,
    }
    return [(name, value) for name, value in told.items() if value or name in EXPECTED]
