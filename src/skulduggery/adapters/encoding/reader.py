"""From the types of a view's fields to the nodes of its layout."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ...core.bounds import Bounds
from ...core.fields import PLAYER, SEAT, Each, Named, Told
from .lists import Each as Every
from .lists import Keyed, Slots
from .nodes import NONE, OTHER, UNLIMITED, Category, Codes, Flag, Maybe, Node, Number, Record, Tally

LONGEST = 16  # items of a list of numbers that the bounds do not limit
KEYS = ("place", "ship", "piece")  # families of which each id occurs at most once as the first field of an item


class Reader:
    """Reads types with what is known of the match: how many seats, the bounds of the game, the ids in its moves."""

    def __init__(self, players: int, bounds: Bounds, found: Mapping[str, tuple[str, ...]]) -> None:
        self.players = players
        self.bounds = bounds
        self.found = found
        self.vocabularies: dict[tuple[object, ...], Codes] = {}
        self.structs: dict[str, type[msgspec.Struct]] = {}  # by path: whose fields these are

    def record(self, struct: type[msgspec.Struct], path: str, sample: object, adds: bool, but: str = "") -> Record:
        """`but`: a field that is left out. `sample`, of a view at the start, tells lengths that nothing else tells."""
        self.structs[path] = struct
        hints = get_type_hints(struct, include_extras=True)
        counted = {mark.of for hint in hints.values() for mark in unwrapped(hint)[1] if isinstance(mark, Each)}
        fields: list[tuple[str, Node]] = []
        for name in struct.__struct_fields__:
            inner = f"{path}.{name}" if path else name
            if name != but and not is_listed(inner, self.bounds.left_out):
                node = self.node(hints[name], inner, getattr(sample, name, None), adds, name in counted)
                fields.append((name, node))
        return Record(path, fields)

    def node(self, hint: Any, path: str, sample: object, adds: bool, ordered: bool = False) -> Node:
        plain, marks = unwrapped(hint)
        if get_origin(plain) is tuple:
            return self.list_node(plain, marks, path, sample, adds, ordered)
        if (inner := without_none(plain)) is not None:
            node = self.node(inner, path, sample, adds)
            return node if isinstance(node, Category | Tally) else Maybe(node, adds)
        if isinstance(plain, type) and issubclass(plain, msgspec.Struct):
            return self.record(plain, path, sample, adds)
        if plain is bool:
            return Flag(path, adds)
        codes = self.codes(plain, marks, path)
        if codes is not None:
            return Tally(path, codes) if adds else Category(path, codes)
        if plain is int:
            return Number(path, *((-UNLIMITED, UNLIMITED) if adds else self.span(path)), adds)
        raise TypeError(f"{path}: a view cannot have a field of the type {hint}")

    def list_node(self, hint: Any, marks: list[Any], path: str, sample: object, adds: bool, ordered: bool) -> Node:
        inner, below = get_args(hint)[0], path
        if get_origin(unwrapped(inner)[0]) is tuple:
            below = f"{path}.item"
        items = sample if isinstance(sample, tuple) else ()
        first = items[0] if items else None
        fixed = any(isinstance(mark, Each) and mark.of == SEAT for mark in marks)
        most = self.players if fixed else looked_up(self.bounds.lists, path)
        if not adds and most is None and (ordered or is_number(inner)):
            most = len(items) or LONGEST
        if not adds and most is not None:
            return Slots(self.node(inner, below, first, adds=False), most, fixed)
        key = self.key_of(inner, path)
        if key and not adds:
            return self.keyed(inner, path, key, first)
        return Every(self.node(inner, below, first, adds=True))

    def keyed(self, hint: Any, path: str, key: str, sample: object) -> Keyed:
        struct = unwrapped(hint)[0]
        plain, marks = unwrapped(get_type_hints(struct, include_extras=True)[key])
        codes = self.codes(plain, marks, f"{path}.{key}")
        assert codes is not None, f"{path}.{key} is no id"
        return Keyed(self.record(struct, path, sample, adds=False, but=key), key, codes)

    def key_of(self, hint: Any, path: str) -> str:
        """The first field of an item, if no two items have the same: it is a place or a ship, or the bounds say so."""
        struct = unwrapped(hint)[0]
        if not (isinstance(struct, type) and issubclass(struct, msgspec.Struct)):
            return ""
        name = struct.__struct_fields__[0]
        marks = unwrapped(get_type_hints(struct, include_extras=True)[name])[1]
        is_key = any(isinstance(mark, Named) and mark.way in KEYS for mark in marks)
        return name if is_key or is_listed(path, self.bounds.keyed) else ""

    def span(self, path: str) -> tuple[int, int]:
        return looked_up(self.bounds.numbers, path) or (-UNLIMITED, UNLIMITED)

    def codes(self, plain: Any, marks: list[Any], path: str) -> Codes | None:
        """The codes of a field that is one of several values; None for all others."""
        if any(isinstance(mark, Told) and mark.way == PLAYER for mark in marks):
            return self.seats()
        if get_origin(plain) is Literal:
            return self.vocabulary([str(value) for value in get_args(plain)], get_args(plain))
        if plain is not str and str not in get_args(plain):
            return None
        family = next((mark.way for mark in marks if isinstance(mark, Named)), "")
        known = looked_up(self.bounds.ids, path) or self.bounds.ids.get(family)
        if known is None:
            known = (*self.found.get(family, ()), OTHER)
        return self.vocabulary(list(known), [int(each) if each.isdecimal() else each for each in known], known)

    def seats(self) -> Codes:
        return self.vocabulary([f"seat {seat}" for seat in range(self.players)], range(self.players))

    def vocabulary(self, labels: list[str], *values: Any) -> Codes:
        """One object for all fields with the same labels. Ids that are numbers are found as text, too."""
        key = (tuple(labels), *map(tuple, values))
        if key not in self.vocabularies:
            codes = Codes((NONE, *labels), tuple(values[0]))
            for more in values[1:]:
                codes.update({value: code for code, value in enumerate(more, start=1)})
            self.vocabularies[key] = codes
        return self.vocabularies[key]


def unwrapped(hint: Any) -> tuple[Any, list[Any]]:
    """The type without its marks, and the marks."""
    if get_origin(hint) is Annotated:
        plain, marks = unwrapped(hint.__origin__)
        return plain, [*hint.__metadata__, *marks]
    return hint, []


def without_none(hint: Any) -> Any | None:
    """The type that may be absent: `int` of `int | None`."""
    if get_origin(hint) not in (Union, UnionType) or NoneType not in get_args(hint):
        return None
    rest = [part for part in get_args(hint) if part is not NoneType]
    return rest[0] if len(rest) == 1 else Union[tuple(rest)]  # noqa: UP007  # made at run time


def is_number(hint: Any) -> bool:
    plain, marks = unwrapped(hint)
    return plain in (int, bool) and not any(isinstance(mark, Told) and mark.way == PLAYER for mark in marks)


def is_listed(path: str, names: Any) -> bool:
    return path in names or path.rpartition(".")[2] in names


def looked_up(table: Mapping[str, Any], path: str) -> Any | None:
    """By the path of a field, or else by its name."""
    return table.get(path, table.get(path.rpartition(".")[2]))
