"""Which texts there must be: every kind of message, decision and option of a game, and what its text may mention.

The checks of texts use it, and so do tests.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ...bots.search.causes import causes_of
from ...core.fields import CHANGE, PLAYER, SHIP, fields_of
from ...core.game import Game
from ...core.messages import Event, Message, Move, Prospect
from ...core.options import describe, shown
from ...text.kinds import decision_key, decisions_of, game_structs, key_of
from ...text.wording import game_text

KIND_WORDS = ("event", "move", "decision", "prospect", "refusal")
COMPUTED = {"still": "from", "tie": "attack"}  # figures that come from several fields, and one of these fields
TRAITS = {PLAYER: ("_is",), SHIP: ("_is",), CHANGE: ("_is", "_by")}


def required_ids(game: Game[Any]) -> set[str]:
    """The ids of all messages and decisions of a game."""
    return {key_of(struct) for struct in game_structs(game)} | {decision_key(kind) for kind in decisions_of(game)}


def option_ids(game: Game[Any]) -> set[str]:
    """A label, a sentence on the effect, and a label for each value there is a list of."""
    fields = describe(game.options_type, game.seats)
    labels = {f"option-{field.key}" for field in fields}
    values = {f"option-{field.key}-{shown(value)}" for field in fields for value in field.values}
    return labels | {f"{label}-effect" for label in labels} | values


def reading_ids(game: Game[Any]) -> list[set[str]]:
    """For each house rule with a list of values: the ids of one sentence for each reading."""
    fields = [field for field in describe(game.options_type, game.seats) if field.house and field.values]
    return [{f"option-{field.key}-{shown(value)}-reading" for value in field.values} for field in fields]


def figures_of(struct: type[msgspec.Struct]) -> set[str]:
    """What the text of a message or question may mention: its fields by wire name, and what is known about them."""
    hints = get_type_hints(struct)
    names = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    traits = {f"{wire}{trait}" for wire, field in fields_of(struct).items() for trait in TRAITS.get(field.way, ())}
    computed = {figure for figure, field in COMPUTED.items() if field in names}
    return set(names) | {f"{wire}_id" for wire, name in names.items() if holds_text(hints[name])} | traits | computed


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


def short_texts(game: Game[Any]) -> dict[str, type[Message]]:
    """The ids that short texts may have: about a choice (`deed-<move>-<event>`, `gain-<event>`, `odds-<prospect>`), and
    about somebody's turn (`turn-<event>`).

    With the class of the event or prospect that they tell.
    """
    structs = {key_of(struct): struct for struct in game_structs(game)}
    events = {key.removeprefix("event-"): struct for key, struct in structs.items() if issubclass(struct, Event)}
    moves = [key.removeprefix("move-") for key, struct in structs.items() if issubclass(struct, Move)]
    deeds = {f"deed-{move}-{event}": struct for move in moves for event, struct in events.items()}
    ahead = {key.removeprefix("prospect-"): struct for key, struct in structs.items() if issubclass(struct, Prospect)}
    odds = {f"odds-{prospect}": struct for prospect, struct in ahead.items()}
    told = {f"{about}-{event}": struct for about in ("gain", "turn") for event, struct in events.items()}
    return {**deeds, **told, **odds}


def hint_texts(game: Game[Any]) -> dict[str, type[Message]]:
    """The ids of the reasons of hints that a game lists, with the events that they tell (`causes.py`)."""
    found: dict[str, type[Message]] = {f"hint-{cause.topic}": cause.kind for cause in causes_of(game)}
    return found | {f"hint-avoid-{cause.topic}": cause.kind for cause in causes_of(game) if not cause.good}


def is_kind_id(text_id: str) -> bool:
    return text_id.partition("-")[0] in KIND_WORDS


def named_ids(game: Game[Any], language: str) -> dict[str, list[str]]:
    """All ids that have a name, by family. Places are apart: nearly all of them have none."""
    ids: dict[str, list[str]] = {}
    for text_id in read_texts(game_text(language, game)):
        family, _, thing = text_id.partition("-")
        if family not in ("place", "player") and not is_kind_id(text_id):
            ids.setdefault(family, []).append(thing)
    return ids
