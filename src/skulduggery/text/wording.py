"""Sentences: from the engine's messages to what a person reads in one language. Fluent does the grammar.

A text may use each field of its message under its name on the wire. The type of the field says how it is told
(`core/fields.py`): seats as the names of players, ids as the names that the files give them (`ship-red`; for `cur:10,1`
it is `place-cur`, with the rest as `$rest`). For every field that holds a text, `<field>_id` is that text itself, so
that a sentence can depend on it.
An empty field is the word `none`, yes and no are `on` and `off`; a list of one item, or of equal numbers, is that item.
Figures are cut to a length that a sentence can bear, and hold no control characters.
"""

import inspect
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..core.fields import INDEX, PLAIN, PLAYER, RANKING, SEAT, Field, fields_of
from ..core.game import Game
from ..core.messages import Message, Question
from ..core.options import shown
from .kinds import decision_key, key_of
from .languages import LOCALES, TEXTS, known_language

EMPTY: Final = "none"
NOBODY: Final = "cli-nobody"  # the text for a seat whose player is not known
LONGEST: Final = 1000  # Fluent refuses figures of 2500 letters; garbage in a record can be longer
LARGEST: Final = 10**15  # larger numbers, which only garbage has, are too much for the formatting of numbers

Argument = str | int | float  # what Fluent takes


class Wording:
    """All texts of one language: the shared ones, the command line's and those of one game."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self.language = known_language(language)
        self.bundle = bundle_of(self.language, text_files(self.language, game))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **figures: object) -> str:
        """A text by its id, with figures as they are: what a person left empty is shown empty."""
        return self.phrase(key, {name: "" if value == "" else self.figure(value) for name, value in figures.items()})

    def tell(self, message: Message, names: Sequence[str]) -> str:
        """The sentence of an event, a move or a refusal; `names` are the players by seat."""
        figures = self.figures_in_words(wire_values(message), fields_of(type(message)), names)
        return self.phrase(key_of(message), figures)

    def ask(self, question: Question, names: Sequence[str]) -> str:
        """The sentence that asks a seat to decide."""
        values = {**wire_values(question.figures), "seat": question.seat}
        fields = {**fields_of(type(question.figures)), "seat": Field(PLAYER, "")}
        return self.phrase(decision_key(question.kind), self.figures_in_words(values, fields, names))

    def name_of(self, family: str, value: str) -> str:
        """What people call the thing with this id; the id itself where it has no name."""
        return self.named(family, value) or value

    def named(self, family: str, value: str | int) -> str | None:
        """The name of the thing with this id, if the files have one. An id with a colon is one of many of a kind."""
        key = f"{family}-{value}"
        if self.has(key):
            return self.phrase(key, {})
        kind, colon, rest = str(value).partition(":")
        if colon and self.has(f"{family}-{kind}"):
            return self.phrase(f"{family}-{kind}", {"rest": printable(rest[:LONGEST])})
        return None

    def phrase(self, key: str, figures: Mapping[str, Argument]) -> str:
        if not self.has(key):
            raise KeyError(f"{key}: there is no such text in {self.language}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key}: this text is empty in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise KeyError(f"{key}: {errors[0]} in {self.language}")
        return str(text)

    def figures_in_words(
        self, values: Mapping[str, object], fields: Mapping[str, Field], names: Sequence[str]
    ) -> dict[str, Argument]:
        figures: dict[str, Argument] = {}
        for name, value in values.items():
            field = fields.get(name, PLAIN)
            entries = self.entries(field, value, values, fields, names)
            figures[name] = self.in_words(field.way, value, names) if entries is None else entries
            if isinstance(value, str):
                figures[f"{name}_id"] = self.figure(value)
        return figures

    def in_words(self, way: str, value: object, names: Sequence[str]) -> Argument:
        """A value told by its type; of a list, each item."""
        if isinstance(value, tuple):
            return self.figure(tuple(self.in_words(way, item, names) for item in value))
        if isinstance(value, int) and way == PLAYER:
            return self.player(value, names)
        if isinstance(value, int) and way == INDEX:
            return value + 1
        name = self.named(way, value) if way and isinstance(value, str | int) else None
        return self.figure(value) if name is None else name

    def player(self, seat: int, names: Sequence[str]) -> Argument:
        """The name of who sits there; a number where nobody is known, as in a complaint about a record."""
        return self.figure(names[seat]) if 0 <= seat < len(names) else self.say(NOBODY, number=seat + 1)

    def figure(self, value: object) -> Argument:
        """A value as Fluent takes it. Numbers stay numbers: it writes them the language's way, and counts by them."""
        if value is None or value in ("", (), []):
            return EMPTY
        if isinstance(value, bool):
            return shown(value)
        if isinstance(value, tuple | list):
            items = [self.figure(item) for item in value]
            alike = len(items) == 1 or (isinstance(items[0], int) and len(set(items)) == 1)
            return items[0] if alike else self.joined("list-and", items)
        if isinstance(value, int | float) and abs(value) < LARGEST:
            return value
        return printable(str(value)[:LONGEST])

    def joined(self, last_key: str, items: Sequence[Argument]) -> str:
        """Commas between all items but the last two."""
        start = reduce(lambda text, item: self.pair("list-comma", text, item), items[1:-1], items[0])
        return self.pair(last_key, start, items[-1])

    def pair(self, key: str, before: Argument, item: Argument) -> str:
        return self.phrase(key, {"before": before, "item": item})

    def entries(
        self,
        field: Field,
        value: object,
        values: Mapping[str, object],
        fields: Mapping[str, Field],
        names: Sequence[str],
    ) -> str | None:
        """A tuple with an entry for each seat, or for each item of another field; None where it is told otherwise."""
        if not field.each or not isinstance(value, tuple) or not value:
            return None
        told = [self.successive(field.way, item, names) for item in value]
        if field.each in (SEAT, RANKING):
            return self.by_seat(field.each, told, names)
        owners = values[field.each]
        if not isinstance(owners, tuple) or len(owners) != len(value) or len(set(value)) < 2:
            return None
        way = fields[field.each].way
        pairs = zip([self.in_words(way, owner, names) for owner in owners], told, strict=True)
        return self.joined("list-and", [self.entry(SEAT, owner, entry) for owner, entry in pairs])

    def by_seat(self, each: str, told: Sequence[Argument], names: Sequence[str]) -> str:
        """`Anna 5, Ben 3`; a ranking begins with the first place."""
        entries = [(entry, self.figure(name)) for entry, name in zip(told, names, strict=False)]
        if each == RANKING:
            entries.sort(key=lambda pair: int(pair[0]))
        lines = [self.entry(each, name, entry) for entry, name in entries]
        return self.joined("list-comma", lines) if len(lines) > 1 else lines[0]

    def entry(self, each: str, owner: Argument, value: Argument) -> str:
        return self.phrase("list-place" if each == RANKING else "list-entry", {"owner": owner, "value": value})

    def successive(self, way: str, value: object, names: Sequence[str]) -> Argument:
        """An entry's figure, or several of them one after the other (a roll and its re-rolls)."""
        if not isinstance(value, tuple) or not value:
            return self.in_words(way, value, names)
        first, *later = [self.in_words(way, item, names) for item in value]
        return reduce(lambda text, item: self.pair("list-then", text, item), later, first)


def printable(text: str) -> str:
    """Blanks instead of control codes and other invisible signs: anybody may have edited a record."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


def wire_values(message: msgspec.Struct) -> dict[str, object]:
    """The fields of a message, or the figures of a question, by their names on the wire."""
    values = (getattr(message, field) for field in message.__struct_fields__)
    return dict(zip(message.__struct_encode_fields__, values, strict=True))


def text_files(language: str, game: Game[Any] | None) -> tuple[Path, ...]:
    """The files that exist: a game that is still being written may have none yet."""
    files = [TEXTS / language / name for name in ("core.ftl", "server.ftl", "cli.ftl")]
    if game is not None:
        files.append(game_text(language, game))
    return tuple(file for file in files if file.is_file())


def game_text(language: str, game: Game[Any]) -> Path:
    """Our own games keep their texts here; any other game has them beside the module of its class."""
    ours = type(game).__module__.startswith(__name__.split(".")[0] + ".")
    folder = TEXTS if ours else Path(inspect.getfile(type(game))).parent / "text"
    return folder / language / f"{game.key}.ftl"


@cache
def bundle_of(language: str, files: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for file in files:
        bundle.add_resource(resource(file))
    return bundle


@cache
def resource(file: Path) -> ast.Resource:
    return FluentResource(file.read_text(encoding="utf-8"))
