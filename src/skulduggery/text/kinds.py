"""Which kinds of messages and questions a game has, and what their fields are. Found through the classes themselves."""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from ..core.fields import Field, fields_of
from ..core.game import Decision, Game
from ..core.messages import Event, Message, Move, Prospect, Refusal, View, Won, kind_of

SORTS: Final[tuple[tuple[type[Message], str], ...]] = (
    (Event, "event"),
    (Move, "move"),
    (Prospect, "prospect"),
    (Refusal, "refusal"),
)


def key_of(message: Message | type[Message]) -> str:
    """The id of a message's text: `event-ball-gained`, `move-sail`, `refusal-too-far`."""
    struct = message if isinstance(message, type) else type(message)
    for base, word in SORTS:
        if issubclass(struct, base):
            return f"{word}-{dashed(kind_of(message))}"
    raise TypeError(f"{struct.__name__} is no event, move, prospect or refusal: it has no text of its own")


def decision_key(kind: str) -> str:
    return f"decision-{dashed(kind)}"


def dashed(kind: str) -> str:
    return kind.replace("_", "-")


def game_structs(game: Game[Any]) -> list[type[Message]]:
    """The events, moves, prospects and refusals a game defines; a class that only serves as a base is none."""
    home = home_of(game)
    return [struct for base, _ in SORTS for struct in leaves(base) if is_inside(struct, home)]


def decisions_of(game: Game[Any]) -> dict[str, type[Decision]]:
    """By kind. Several classes may share a kind, and then its figures, too."""
    home = home_of(game)
    found = [cls for cls in leaves(Decision) if is_inside(cls, home)]
    return {kind: cls for cls in found if (kind := getattr(cls, "kind", None))}


def shared_refusals(*modules: str) -> list[type[Message]]:
    """The refusals that these modules define."""
    return [struct for struct in leaves(Refusal) if struct.__module__ in modules]


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
    """The classes below `base` that are no base themselves."""
    below: list[type] = base.__subclasses__()
    for cls in below:
        if cls.__subclasses__():
            yield from leaves(cls)
        else:
            yield cls


def fields_by_text(game: Game[Any]) -> dict[str, dict[str, Field]]:
    """By the id of the text: the fields that are not told as they are."""
    found = {key_of(struct): fields_of(struct) for struct in game_structs(game)}
    found[key_of(Won)] = fields_of(Won)
    for kind, decision in decisions_of(game).items():
        found[decision_key(kind)] = fields_of(decision.figures_type)
    return found


def fields_of_views(game: Game[Any]) -> dict[str, dict[str, Field]]:
    """The fields of what a seat sees: `view-board-view`, and `view-board-view-ships` for the Structs in a field."""
    found: dict[str, dict[str, Field]] = {}
    for view in leaves(View):
        if is_inside(view, home_of(game)):
            key = f"view-{dashed(kind_of(view))}"
            found[key] = fields_of(view)
            for name, hint in get_type_hints(view, include_extras=True).items():
                found |= {f"{key}-{dashed(name)}": fields_of(inner) for inner in structs_in(hint)}
    return found


def structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """The Structs that a type is made of: `tuple[ShipView, ...]` holds a `ShipView`."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from structs_in(part)


def field_table(fields: dict[str, dict[str, Field]]) -> str:
    """The fields for the page, as lines of Fluent: `fields-event-robbed = seat=player ship=ship`."""
    lines = [f"fields-{text_id} = {written(each)}\n" for text_id, each in fields.items() if each]
    return "".join(lines)


def written(fields: dict[str, Field]) -> str:
    return " ".join(f"{name}={field}" for name, field in fields.items())
