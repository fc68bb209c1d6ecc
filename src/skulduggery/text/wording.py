"""Sentences: from the engine's messages to what a person reads in one language. Fluent does the grammar.

A text may use each field of its message under its name on the wire. The type of the field says how it is told
(`core/fields.py`): seats as the names of players, ids as the names that the files give them (`ship-red`; for `cur:10,1`
it is `place-cur`, with the rest as `$rest`). For every field that holds a text, `<field>_id` is that text itself, so
that a sentence can depend on it.
For a seat, or the only ship of a seat, `<field>_is` is `you` for the reader and `other` for everybody else (`player`
for the only ship of another seat, `self` for whoever does something to themselves: the field `seat` is the same, or in
a question the asked seat). For a change, `<field>_is` is `gain` or `loss` and `<field>_by` the figure without its sign.
`still` is `on` for a voyage that ends where it began, `tie` for a fight in which attack and defence are equal.
An empty field is the word `none`, yes and no are `on` and `off`; a list of one item, or of equal numbers, is that item;
things with one name are counted.
Figures are cut to a length that a sentence can bear, and hold no control characters.
"""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..core.fields import CHANGE, INDEX, PLAIN, PLAYER, RANKING, SEAT, SHIP, Field, fields_of
from ..core.game import Game
from ..core.messages import Message, Question
from ..core.options import shown
from ..core.record import LONGEST_NAME
from .crew import Crew, crew_of
from .kinds import decision_key, key_of
from .languages import ENGLISH, LOCALES, TEXTS, known_language
from .own import CHART_TEXTS, GAME_TEXTS, lacking, text_folder, unwritten

TOLD: Final = (GAME_TEXTS, CHART_TEXTS)  # the files of a game that are always read
EMPTY: Final = "none"
NOBODY: Final = "cli-nobody"  # the text for a seat whose player is not known
OTHERS: Final = "others"  # the form of a question that others read: the asked player is `$name`
BY_PLAYER: Final = "player-ship"  # a game with this text tells a ship by the name of its player
LONGEST: Final = 1000  # Fluent refuses figures of 2500 letters; garbage in a record can be longer
LARGEST: Final = 10**15  # larger numbers, which only garbage has, are too much for the formatting of numbers

Argument = str | int | float  # what Fluent takes


class Wording:
    """All texts of one language: the shared ones, those of the command line, notices and reviews, and of one game."""

    def __init__(self, language: str, game: Game[Any] | None = None, more: tuple[str, ...] = ()) -> None:
        """`more`: further files, for what is rarely told. A game may have one of the same name."""
        self.language = known_language(language)
        files = (*text_files(self.language, game), *more_files(self.language, game, more))
        made = "" if game is None else unwritten(game)
        self.bundle = bundle_of(self.language, (*files, *english_files(self.language, game, (*TOLD, *more))), made)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **figures: object) -> str:
        """A text by its id, with figures as they are: what a person left empty is shown empty."""
        return self.phrase(key, {name: "" if value == "" else self.figure(value) for name, value in figures.items()})

    def tell(self, message: Message, names: Sequence[str] | Crew, key: str = "", **more: Argument) -> str:
        """The sentence of an event, a move, a prospect or a refusal; `key`: of another text, with `more` figures.

        `names` are the players by seat.
        """
        figures = self.figures_in_words(wire_values(message), fields_of(type(message)), crew_of(names))
        return self.phrase(key or key_of(message), {**figures, **more})

    def ask(self, question: Question, names: Sequence[str] | Crew) -> str:
        """The sentence that asks a seat to decide. Others read who is asked: see `OTHERS`."""
        crew, key = crew_of(names), decision_key(question.kind)
        values = {"seat": question.seat, **wire_values(question.figures)}
        figures = self.figures_in_words(values, fields_of(type(question.figures)), crew)
        if crew.you == question.seat:
            return self.phrase(key, figures)
        name = self.player(question.seat, crew)
        if self.has(key) and OTHERS in self.bundle.get_message(key).attributes:
            return self.phrase(key, {**figures, "name": name}, OTHERS)
        return self.phrase("question-to", {"name": name, "question": self.phrase(key, figures)})

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

    def phrase(self, key: str, figures: Mapping[str, Argument], attribute: str = "") -> str:
        if not self.has(key):
            raise KeyError(f"{key}: there is no such text in {self.language}")
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{key}: this text is empty in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise KeyError(f"{key}: {errors[0]} in {self.language}")
        return str(text)

    def figures_in_words(
        self, values: Mapping[str, object], fields: Mapping[str, Field], crew: Crew
    ) -> dict[str, Argument]:
        figures: dict[str, Argument] = {}
        for name, value in values.items():
            field = fields.get(name, PLAIN)
            entries = self.entries(field, value, values, fields, crew)
            figures[name] = self.in_words(field.way, value, crew) if entries is None else entries
            figures.update(traits(name, field.way, value, crew, doer=values.get("seat") if name != "seat" else None))
            if isinstance(value, str):
                figures[f"{name}_id"] = self.figure(value)
        if "from" in values:
            figures["still"] = shown(values["from"] == values.get("to"))
        if "attack" in values:
            figures["tie"] = shown(compared(values, "attack") == compared(values, "defence"))
        return figures

    def in_words(self, way: str, value: object, crew: Crew, you: str = "you-object") -> Argument:
        """A value told by its type; of a list, each item. `you`: the text for the reader."""
        if isinstance(value, tuple):
            return self.listed([self.in_words(way, item, crew, "you-listed") for item in value])
        seat = crew.owner(value) if way == SHIP else value if way == PLAYER else None
        if seat is not None and seat == crew.you:
            return self.phrase(you, {})
        if isinstance(seat, int) and (way == PLAYER or self.has(BY_PLAYER)):
            player = self.player(seat, crew)
            return player if way == PLAYER else self.phrase(BY_PLAYER, {"player": player})
        if isinstance(value, int) and way == INDEX:
            return value + 1
        if isinstance(value, int) and way == CHANGE:
            return f"+{value}" if value > 0 else f"−{-value}"
        name = self.named(way, value) if way and isinstance(value, str | int) else None
        return self.figure(value) if name is None else name

    def listed(self, items: Sequence[Argument]) -> Argument:
        """Things with one name are counted: `2 × Attack`. Figures are not things: a 3 and a 3 stay two dice."""
        names = list(dict.fromkeys(items))
        if any(str(item).isdigit() for item in items) or len(names) == len(items):
            return self.figure(items)
        counts = [items.count(name) for name in names]
        return self.figure([self.times(name, count) for name, count in zip(names, counts, strict=True)])

    def times(self, item: Argument, count: int) -> Argument:
        return item if count == 1 else self.phrase("list-times", {"item": item, "count": count})

    def player(self, seat: int, crew: Crew) -> Argument:
        """The name of who sits there; a number where nobody is known, as in a complaint about a record."""
        known = 0 <= seat < len(crew.names)
        return self.figure(crew.names[seat]) if known else self.say(NOBODY, number=seat + 1)

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

    def commas(self, items: Sequence[Argument]) -> str:
        """`+2 coins, −1 cannonball`; empty without items."""
        return self.joined("list-comma", items) if len(items) > 1 else str(*items)

    def pair(self, key: str, before: Argument, item: Argument) -> str:
        return self.phrase(key, {"before": before, "item": item})

    def entries(
        self,
        field: Field,
        value: object,
        values: Mapping[str, object],
        fields: Mapping[str, Field],
        crew: Crew,
    ) -> str | None:
        """A tuple with an entry for each seat, or for each item of another field; None where it is told otherwise."""
        if not field.each or not isinstance(value, tuple) or not value:
            return None
        told = [self.successive(field.way, item, crew) for item in value]
        if field.each in (SEAT, RANKING):
            return self.by_seat(field.each, told, crew)
        owners = values[field.each]
        if not isinstance(owners, tuple) or len(owners) != len(value) or len(set(value)) < 2:
            return None
        way = fields[field.each].way
        pairs = zip([self.in_words(way, owner, crew, "you-listed") for owner in owners], told, strict=True)
        return self.joined("list-and", [self.entry(SEAT, owner, entry) for owner, entry in pairs])

    def by_seat(self, each: str, told: Sequence[Argument], crew: Crew) -> str:
        """`Anna 5, Ben 3`; a ranking begins with the first place."""
        players = [self.in_words(PLAYER, seat, crew, "you-listed") for seat in range(len(crew.names))]
        entries = list(zip(told, players, strict=False))
        if each == RANKING:
            entries.sort(key=lambda pair: int(pair[0]))
        lines = [self.entry(each, name, entry) for entry, name in entries]
        return self.commas(lines)

    def entry(self, each: str, owner: Argument, value: Argument) -> str:
        return self.phrase("list-place" if each == RANKING else "list-entry", {"owner": owner, "value": value})

    def successive(self, way: str, value: object, crew: Crew) -> Argument:
        """An entry's figure, or several of them one after the other (a roll and its re-rolls)."""
        if not isinstance(value, tuple) or not value:
            return self.in_words(way, value, crew, "you-listed")
        first, *later = [self.in_words(way, item, crew, "you-listed") for item in value]
        return reduce(lambda text, item: self.pair("list-then", text, item), later, first)


def traits(name: str, way: str, value: object, crew: Crew, doer: object) -> dict[str, Argument]:
    """What a sentence may depend on besides the value itself."""
    if way == PLAYER:
        return {f"{name}_is": crew.is_player(value, doer)}
    if way == SHIP:
        return {f"{name}_is": crew.is_ship(value)}
    if way == CHANGE and isinstance(value, int):
        return {f"{name}_is": "gain" if value > 0 else "loss", f"{name}_by": abs(value)}
    return {}


def compared(values: Mapping[str, object], side: str) -> object:
    """What one side of a fight has: a sum, or its highest dice, as many as are compared."""
    count, value = values.get("compared"), values.get(side)
    return value[:count] if isinstance(value, tuple) and isinstance(count, int) else value


def printable(text: str) -> str:
    """Blanks instead of control codes and other invisible signs: anybody may have edited a record."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


def readable_name(text: str) -> str:
    """A name from a file that anybody may have edited: control characters are removed, and it is cut if too long."""
    name = " ".join(printable(text).split())
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def wire_values(message: msgspec.Struct) -> dict[str, object]:
    """The fields of a message, or the figures of a question, by their names on the wire."""
    values = (getattr(message, field) for field in message.__struct_fields__)
    return dict(zip(message.__struct_encode_fields__, values, strict=True))


def text_files(language: str, game: Game[Any] | None) -> tuple[Path, ...]:
    """The files that exist: a game that is still being written may have none yet."""
    names = ("core.ftl", "server.ftl", "notices.ftl", "hints.ftl", "review.ftl", "cli.ftl")
    files = [TEXTS / language / name for name in names]
    if game is not None:
        files += [text_folder(game) / language / name for name in TOLD]
    return tuple(file for file in files if file.is_file())


def more_files(language: str, game: Game[Any] | None, names: tuple[str, ...]) -> list[Path]:
    own = () if game is None else (text_folder(game) / language / name for name in names)
    return [*(TEXTS / language / name for name in names), *(file for file in own if file.is_file())]


def english_files(language: str, game: Game[Any] | None, names: tuple[str, ...]) -> tuple[Path, ...]:
    """What is read where this language has no text: a plug-in may exist in English alone."""
    if game is None or language == ENGLISH:
        return ()
    folder = text_folder(game)
    return tuple(
        folder / ENGLISH / name for name in names if lacking(folder / language / name, folder / ENGLISH / name)
    )


def game_text(language: str, game: Game[Any]) -> Path:
    return text_folder(game) / language / GAME_TEXTS


@cache
def bundle_of(language: str, files: tuple[Path, ...], made: str = "") -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for file in files:
        bundle.add_resource(resource(file))
    bundle.add_resource(FluentResource(made))
    return bundle


@cache
def resource(file: Path) -> ast.Resource:
    return FluentResource(file.read_text(encoding="utf-8"))
