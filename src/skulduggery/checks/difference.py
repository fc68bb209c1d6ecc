"""Finds the field in which two things differ, as a path that an author recognizes: `hands[2].card`."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from .anatomy import frozen, path_to

LONGEST = 60  # characters of a value in a sentence
ROWS = ("list", "tuple")
EMPTY: frozenset[int] = frozenset()


class Difference(NamedTuple):
    """Where two things differ, and what they hold there."""

    path: str
    one: str
    other: str

    def told(self, here: str, there: str) -> str:
        """`coins[2] is 3 in the match and 4 in its copy`"""
        return f"{self.path or 'it'} is {self.one} {here} and {self.other} {there}"


def difference(one: Any, other: Any, skip: set[int] | frozenset[int] = EMPTY) -> Difference | None:
    """The first field in which two things differ; None if they are equal. `skip`: ids of what is not looked into."""
    return None if equal(one, other) else unlike(frozen(one, set(skip)), frozen(other, set(skip)))


def unlike(one: Any, other: Any) -> Difference | None:
    """The first difference of two images that `frozen` made."""
    return None if equal(one, other) else next(between(one, other, ""), None)


def equal(one: Any, other: Any) -> bool:
    """True saves the long comparison: Structs and images are mostly equal. `repr` tells True from 1."""
    return bool(one == other) and repr(one) == repr(other)


def between(one: Any, other: Any, path: str) -> Iterator[Difference]:
    """Compares two images that `frozen` made: (name of the type, (name, image), ...)."""
    if not isinstance(one, tuple) or not isinstance(other, tuple) or one[0] != other[0]:
        if type(one) is not type(other) or one != other:
            yield Difference(path, shown(one), shown(other))
        return
    mine, its = parts(one, path), parts(other, path)
    for name in [*mine, *(name for name in its if name not in mine)]:
        if name not in mine or name not in its:
            yield Difference(name, *("missing" if name not in each else shown(each[name]) for each in (mine, its)))
        else:
            yield from between(mine[name], its[name], name)


def parts(image: tuple[Any, ...], path: str) -> dict[str, Any]:
    """The parts of an image by their paths. Keys of a dict are parts as well, but they have no path of their own."""
    return {path_to(str(image[0]), name, path): part for name, part in image[1:] if not str(name).startswith("key ")}


def shown(image: Any) -> str:
    """A value as an author wrote it, cut where it is long."""
    text = repr(plain(image))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def plain(image: Any) -> Any:
    if not isinstance(image, tuple):
        return image
    kind, *inside = image
    if kind in ROWS or kind in ("set", "frozenset"):
        return [plain(part) for _, part in inside]
    if kind == "dict":
        return {name: plain(part) for name, part in inside if not str(name).startswith("key ")}
    return Word(f"{kind}({', '.join(f'{name}={plain(part)!r}' for name, part in inside)})")


class Word:
    """A name that is shown without quotes."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __repr__(self) -> str:
        return self.word
