"""Every branch of a sentence can be reached, and no value of a field falls into the branch of another."""

from collections.abc import Iterator
from pathlib import Path
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ...core.fields import field_of, literals_of
from ...core.game import Game
from ...core.messages import Figures
from ...text.kinds import decision_key, decisions_of, game_structs, key_of
from ...text.wording import game_text
from ..finding import text_check
from .kinds import COMPUTED, named_ids, short_texts
from .made_up import Ids
from .presence import languages_of

OTHER = "other"
PLURALS = {"zero", "one", "two", "few", "many", OTHER}
SWITCH = {"on", "off"}
TRAITS = {"player": {"you", OTHER}, "ship": {"you", "player", OTHER}, "change": {"gain", "loss"}}


class Selectors(Visitor):
    """Gathers the selectors of an entry, with the keys of their variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[str], str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's visitor calls it so
        assert isinstance(node.selector, ast.VariableReference)
        keys = [key_in(variant) for variant in node.variants]
        default = next(key_in(variant) for variant in node.variants if variant.default)
        self.found.append((node.selector.id.name, keys, default))
        self.generic_visit(node)


def key_in(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def selectors_of(file: Path) -> Iterator[tuple[str, str, list[str], str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            selectors = Selectors()
            selectors.visit(entry)
            yield from ((entry.id.name, *found) for found in selectors.found)


def structs_by_text(game: Game[Any]) -> dict[str, type[msgspec.Struct]]:
    structs: dict[str, type[msgspec.Struct]] = {key_of(struct): struct for struct in game_structs(game)}
    structs |= {decision_key(kind): decision.figures_type for kind, decision in decisions_of(game).items()}
    return structs | short_texts(game)


def possible(struct: type[msgspec.Struct], name: str, ids: Ids) -> set[str]:
    """All values that the figure can have. `other` stands for what cannot be listed: numbers, and names of things."""
    if name in COMPUTED:
        return SWITCH
    hints = get_type_hints(struct, include_extras=True)
    fields = dict(zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True))
    base = next((name.removesuffix(trait) for trait in ("_is", "_by", "_id") if name.endswith(trait)), name)
    hint = hints[fields[base]]
    way = field_of(hint).way
    if name.endswith("_is"):
        has_doer = "seat" in fields or issubclass(struct, Figures)  # a question has a seat, too
        return TRAITS[way] | ({"self"} if way == "player" and base != "seat" and has_doer else set[str]())
    optional = NoneType in get_args(hint) or {str, tuple} & {hint, *origins(hint)}
    empty = {"none"} if optional else set[str]()
    return empty | (named_by(hint, way, ids) if name.endswith("_id") else told_as(hint, way))


def named_by(hint: Any, way: str, ids: Ids) -> set[str]:
    return set(next(literals(hint), tuple(ids.get(way, [OTHER]))))


def told_as(hint: Any, way: str) -> set[str]:
    """A thing of a family is told by its name, which is no key of a branch."""
    return SWITCH if hint is bool else set(next(literals(hint), (OTHER,))) if not way else {OTHER}


def origins(hint: Any) -> set[Any]:
    plain = getattr(hint, "__origin__", None)
    return {get_origin(hint), plain, get_origin(plain)}


def literals(hint: Any) -> Iterator[tuple[str, ...]]:
    if Literal in origins(hint):
        yield literals_of(hint)
    elif get_origin(hint) is not tuple:
        for part in get_args(hint):
            yield from literals(part)


def faults(game: Game[Any], language: str) -> list[str]:
    structs, ids, found = structs_by_text(game), named_ids(game, language), list[str]()
    for text_id, name, keys, default in selectors_of(game_text(language, game)):
        if text_id in structs:
            found += [
                f"{text_id}: ${name} {fault}"
                for fault in faults_of(possible(structs[text_id], name, ids), keys, default)
            ]
    return found


def faults_of(values: set[str], keys: list[str], default: str) -> Iterator[str]:
    for key in keys:
        number = OTHER in values and (key in PLURALS or key.isdigit())
        if not (key in values or number or (key == default and key in (OTHER, "several"))):
            yield f"is never {key}"
    if default not in (OTHER, "several") and not values - {"none"} <= set(keys):
        yield f"has no branch for {sorted(values - set(keys))}"


@text_check
def every_branch_can_be_reached_and_every_value_has_one(game: Game[Any]) -> Iterator[str]:
    for language in languages_of(game):
        for fault in faults(game, language):
            yield f"text/{language}: {fault}."
