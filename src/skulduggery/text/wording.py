"""Sentences: from the engine's messages to what a person reads in one language. Fluent does the grammar.

What a text may use: each field of its message under its wire name, with seats as players' names and ids as the names
that the files give them (`ship-red`; for `cur:10,1` it is `place-cur`, with the rest as `$rest`). For every field that
holds an id, `<field>_id` is the id itself, to choose by.
An empty field is the word `none`, yes and no are `on` and `off`; a list of one item, or of equal numbers, is that item.
No figure is longer than a sentence can bear, and none holds a sign that would steer a terminal.
"""

import inspect
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..core.game import Game
from ..core.messages import Event, Message, Move, Question, Refusal, kind_of
from ..core.options import shown
from .languages import LOCALES, TEXTS, known_language

SEATS: Final = frozenset({"seat", "mover", "starter", "asked", "winner", "victim", "attacker", "defender"})
NAMED_AS: Final = {
    "target": "ship",
    "moved": "ship",
    "robber": "ship",
    "from": "place",
    "to": "place",
    "square": "place",
    "cell": "place",
    "town": "place",
    "extra": "card",
    "reward": "card",
    "out": "card",
    "into": "card",
    "lost": "card",
}
PLACES: Final = frozenset({"places", "ranking"})
COUNTED_FROM_ZERO: Final = frozenset({"k"})  # on the wire; people count from one
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
        values = (getattr(message, field) for field in message.__struct_fields__)
        fields = dict(zip(message.__struct_encode_fields__, values, strict=True))
        return self.phrase(key_of(message), self.named_figures(fields, names))

    def ask(self, question: Question, names: Sequence[str]) -> str:
        """The sentence that asks a seat to decide."""
        fields = {**question.figures, "seat": question.seat}
        return self.phrase(decision_key(question.kind), self.named_figures(fields, names))

    def name_of(self, field: str, value: str) -> str:
        """What people call the thing with this id; the id itself where it has no name."""
        return self.named(field, value) or value

    def named(self, field: str, value: str | int) -> str | None:
        """The name of the thing with this id, if the files have one. An id with a colon is one of many of a kind."""
        key = name_key(field, value)
        if self.has(key):
            return self.phrase(key, {})
        kind, colon, rest = str(value).partition(":")
        if colon and self.has(name_key(field, kind)):
            return self.phrase(name_key(field, kind), {"rest": printable(rest[:LONGEST])})
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

    def named_figures(self, fields: Mapping[str, object], names: Sequence[str]) -> dict[str, Argument]:
        figures: dict[str, Argument] = {}
        ships = fields.get("ships", ())
        for field, value in fields.items():
            figures[field] = self.ship_by_ship(field, value, ships) or self.named_figure(field, value, names)
            if isinstance(value, str):
                figures[f"{field}_id"] = self.figure(value)
        return figures

    def named_figure(self, field: str, value: object, names: Sequence[str]) -> Argument:
        if isinstance(value, int) and field in SEATS:
            return self.player(value, names)
        if isinstance(value, int) and field in COUNTED_FROM_ZERO:
            return value + 1
        if isinstance(value, tuple) and value and self.has(f"{field}-of-seat"):
            return self.seat_by_seat(field, value, names)
        if isinstance(value, tuple):
            return self.figure(tuple(self.named_figure(field.removesuffix("s"), item, names) for item in value))
        if isinstance(value, str | int) and (name := self.named(field, value)) is not None:
            return name
        return self.figure(value)

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

    def ship_by_ship(self, field: str, values: object, ships: object) -> str | None:
        """One entry a ship (`Red 3 and Blue 2`), where the text wants that and the ships differ."""
        key = f"{field}-of-ship"
        if not (isinstance(values, tuple) and isinstance(ships, tuple) and self.has(key)):
            return None
        if len(ships) != len(values) or len(set(values)) < 2:
            return None
        pairs = zip(ships, values, strict=True)
        told = [self.phrase(key, {"ship": self.name_of("ship", str(ship)), "value": value}) for ship, value in pairs]
        return self.joined("list-and", told)

    def seat_by_seat(self, field: str, values: Sequence[object], names: Sequence[str]) -> str:
        """One entry a seat (`Anna 5, Ben 3`), the winner first where the figures are places."""
        entries = [(self.successive(value), name) for value, name in zip(values, names, strict=False)]
        if field in PLACES:
            entries.sort(key=lambda entry: int(entry[0]))
        told = [self.phrase(f"{field}-of-seat", {"seat": self.figure(name), "value": value}) for value, name in entries]
        return self.joined("list-comma", told) if len(told) > 1 else told[0]

    def successive(self, value: object) -> Argument:
        """A seat's figure, or several of them one after the other (a roll and its re-rolls)."""
        if not isinstance(value, tuple) or not value:
            return self.figure(value)
        first, *later = [self.figure(item) for item in value]
        return reduce(lambda text, item: self.pair("list-then", text, item), later, first)


def printable(text: str) -> str:
    """Blanks instead of control codes and other invisible signs: anybody may have edited a record."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


def key_of(message: Message | type[Message]) -> str:
    """`event-ball-gained`, `move-sail`, `refusal-too-far`."""
    struct = message if isinstance(message, type) else type(message)
    for base, word in ((Event, "event"), (Move, "move"), (Refusal, "refusal")):
        if issubclass(struct, base):
            return f"{word}-{dashed(kind_of(message))}"
    raise TypeError(f"{struct.__name__} is no event, move or refusal: it has no text of its own")


def decision_key(kind: str) -> str:
    return f"decision-{dashed(kind)}"


def name_key(field: str, value: str | int) -> str:
    return f"{NAMED_AS.get(field, field)}-{value}"


def dashed(kind: str) -> str:
    return kind.replace("_", "-")


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
