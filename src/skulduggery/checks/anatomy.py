"""Inspects any object, interpreted or compiled: its parts, what two objects share, and a frozen image to compare."""

from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec

from ..core.game import Pending

ATOMS = int | float | str | bytes | bool | range | type | None
LEAVES = frozenset({int, float, str, bytes, bool, type(None)})  # the usual atoms: a look at the type is quick
STORED = (GetSetDescriptorType, MemberDescriptorType)  # the descriptors of fields that are not in `__dict__`
Parts = list[tuple[Any, Any]]


def parts_of(thing: Any) -> Parts:
    """The things directly inside, each with its name or index."""
    if isinstance(thing, msgspec.Struct):
        return list(zip(thing.__struct_fields__, msgspec.structs.astuple(thing), strict=True))
    if isinstance(thing, ATOMS):
        return []
    if isinstance(thing, list | tuple):
        return list(enumerate(thing))
    if isinstance(thing, dict):
        return [*thing.items(), *((f"key {at}", key) for at, key in enumerate(thing))]
    if isinstance(thing, set | frozenset):
        return [(repr(item), item) for item in sorted(thing, key=repr)]
    return [(name, getattr(thing, name)) for name in attributes(thing) if hasattr(thing, name)]


def attributes(thing: Any) -> list[str]:
    """The names of all stored fields: in `__dict__`, in slots, or in a compiled class."""
    return sorted({*getattr(thing, "__dict__", ()), *stored_in(thing.__class__)})


@cache
def stored_in(kind: type) -> list[str]:
    """The fields that the class and its bases declare."""
    declared = [name for cls in kind.__mro__ for name, value in vars(cls).items() if isinstance(value, STORED)]
    return [name for name in declared if not name.startswith("__")]


def constants(one: Any, other: Any) -> set[int]:
    """The ids of objects that two matches share: boards and lookup tables, which belong to no single match."""
    if isinstance(one, ATOMS | msgspec.Struct):
        return set()
    if one is other:
        return {id(one)}
    if type(one) is not type(other):
        return set()
    mine, theirs = dict_of(one), dict_of(other)
    return {each for name, part in mine.items() if name in theirs for each in constants(part, theirs[name])}


def dict_of(thing: Any) -> dict[str, Any]:
    return {str(name): part for name, part in parts_of(thing)}


def path_to(kind: str, name: Any, path: str) -> str:
    """The path to a part, as an author would write it: `hands[2].card`."""
    if kind in ("list", "tuple"):
        return f"{path}[{name}]"
    if kind in ("dict", "set", "frozenset"):
        return f"{path}[{name!r}]"
    return f"{path}.{name}" if path else str(name)


def changeable(thing: Any, skip: set[int], path: str = "") -> dict[int, str]:
    """All changeable objects inside `thing`, by id, with the path to each.

    Decisions, steps and Structs never change, nor do objects whose class says `never_changes`. Whether that is true
    shows when moves are made on a copy.
    """
    if isinstance(thing, ATOMS) or id(thing) in skip:
        return {}
    fixed = isinstance(thing, tuple | frozenset | Pending | msgspec.Struct) or getattr(thing, "never_changes", False)
    found = {} if fixed else {id(thing): path}
    if isinstance(thing, Pending):
        return found
    for name, part in parts_of(thing):
        found |= changeable(part, skip, path_to(type(thing).__qualname__, name, path))
    return found


def frozen(thing: Any, skip: set[int]) -> Any:
    """Nested tuples that are equal exactly if two things are."""
    if isinstance(thing, ATOMS):
        return thing
    if id(thing) in skip:
        return id(thing)
    inside = parts_of(thing)
    if isinstance(thing, Pending):
        return (type(thing).__qualname__, *[(name, outline(part)) for name, part in inside])
    images = [(name, part if type(part) in LEAVES else frozen(part, skip)) for name, part in inside]
    return (type(thing).__qualname__, *images)


def outline(thing: Any) -> Any:
    """A frozen image of a decision. It does not look into other objects, because boards keep caches that change."""
    if isinstance(thing, ATOMS):
        return thing
    inside = parts_of(thing) if isinstance(thing, list | tuple | dict | set | frozenset | msgspec.Struct) else []
    return (type(thing).__qualname__, *((name, outline(part)) for name, part in inside))
