"""Which texts there must be: every kind of message, decision and option of a game, and what its text may mention.

Shared by tests/text and tests/contract.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from skulduggery.core import refusals
from skulduggery.core.game import Decision, Game
from skulduggery.core.messages import Event, Message, Move, Refusal
from skulduggery.core.options import describe, shown
from skulduggery.text import rulebook
from skulduggery.text.wording import decision_key, key_of

KIND_WORDS = ("event", "move", "decision", "refusal")


def game_structs(game: Game[Any]) -> list[type[Message]]:
    """The events, moves and refusals a game defines; a class that only serves as a base is none."""
    home = home_of(game)
    bases: tuple[type[Message], ...] = (Event, Move, Refusal)
    return [struct for base in bases for struct in leaves(base) if is_inside(struct, home)]


def shared_refusals() -> list[type[Message]]:
    """The refusals that no game owns."""
    return [struct for struct in leaves(Refusal) if struct.__module__ in (refusals.__name__, rulebook.__name__)]


def decision_kinds(game: Game[Any]) -> set[str]:
    home = home_of(game)
    return {kind for cls in leaves(Decision) if is_inside(cls, home) and (kind := getattr(cls, "kind", None))}


def required_ids(game: Game[Any]) -> set[str]:
    """The ids of all messages and decisions of a game."""
    return {key_of(struct) for struct in game_structs(game)} | {decision_key(kind) for kind in decision_kinds(game)}


def option_ids(game: Game[Any]) -> set[str]:
    """A label, a sentence on the effect, and a label for each value there is a list of."""
    fields = describe(game.options_type, game.seats)
    labels = {f"option-{field.key}" for field in fields}
    values = {f"option-{field.key}-{shown(value)}" for field in fields for value in field.values}
    return labels | {f"{label}-effect" for label in labels} | values


def figures_of(struct: type[Message]) -> set[str]:
    """What the text of a message may mention: its fields by wire name, and the bare ids of those that hold ids."""
    hints = get_type_hints(struct)
    names = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    return set(names) | {f"{wire}_id" for wire, name in names.items() if holds_text(hints[name])}


def holds_text(hint: Any) -> bool:
    return hint is str or get_origin(hint) is Literal or any(holds_text(part) for part in optional_parts(hint))


def optional_parts(hint: Any) -> tuple[Any, ...]:
    return () if get_origin(hint) in (tuple, Literal) else get_args(hint)


@cache
def read_texts(file: Path) -> Mapping[str, set[str]]:
    """The ids of a Fluent file, each with the placeholders of its text."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: this is not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name] = placeholders(entry)
    return found


def placeholders(entry: ast.Message) -> set[str]:
    collector = VariableCollector()
    collector.visit(entry)
    return collector.names


class VariableCollector(Visitor):
    """Gathers `$names`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's visitor calls it so
        self.names.add(node.id.name)


def is_kind_id(text_id: str) -> bool:
    return text_id.partition("-")[0] in KIND_WORDS


@cache
def home_of(game: Game[Any]) -> str:
    """The package (or single module) of a game, with all its modules imported."""
    module = sys.modules[type(game).__module__]
    home = module.__package__ or module.__name__
    for found in pkgutil.walk_packages(getattr(sys.modules[home], "__path__", []), home + "."):
        importlib.import_module(found.name)
    return home


def is_inside(cls: type, home: str) -> bool:
    return cls.__module__ == home or cls.__module__.startswith(home + ".")


def leaves(base: type) -> Iterator[Any]:
    below: list[type] = base.__subclasses__()
    for cls in below:
        if cls.__subclasses__():
            yield from leaves(cls)
        else:
            yield cls
