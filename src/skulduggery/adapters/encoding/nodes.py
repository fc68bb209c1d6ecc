"""The nodes of a layout that hold one value: numbers, flags, categories, structs, and what may be absent."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from .source import Place, Source

UNLIMITED = 1 << 24  # float32 holds every whole number up to this one
NONE = "none"
OTHER = "other"


class Column(NamedTuple):
    """One number of an observation. A category has labels: its number says which of them, counted from 0."""

    name: str
    kind: str  # number, flag, category or count
    least: int
    most: int
    labels: tuple[str, ...] = ()


class Node(ABC):
    """A part of the view. `path` names it; `width` is the number of its columns."""

    path: str
    width: int

    @abstractmethod
    def columns(self, name: str) -> list[Column]:
        """In order. `name` is the path with the places in lists: `ships[0].coins`."""

    @abstractmethod
    def emit(self, source: Source, value: str, at: Place) -> None:
        """Write the code that stores `value` (an expression) in the columns from `at` on."""


class Number(Node):
    def __init__(self, path: str, least: int, most: int, adds: bool = False) -> None:
        self.path = path
        self.least = least
        self.most = most
        self.sign = "+=" if adds else "="
        self.width = 1

    def columns(self, name: str) -> list[Column]:
        return [Column(name, "number", self.least, self.most)]

    def emit(self, source: Source, value: str, at: Place) -> None:
        source.line(f"out[{at}] {self.sign} {value}")


class Flag(Number):
    """0 or 1; in a tally how many are 1."""

    def __init__(self, path: str, adds: bool = False) -> None:
        super().__init__(path, 0, UNLIMITED if adds else 1, adds)

    def columns(self, name: str) -> list[Column]:
        return [Column(name, "count" if self.most > 1 else "flag", 0, self.most)]


class Codes(dict[object, int]):
    """The code of each label. None, the empty id and -1 (no seat) are 0.

    An unknown id has the code of `other`, if there is one.
    """

    def __init__(self, labels: tuple[str, ...], values: tuple[object, ...]) -> None:
        super().__init__({None: 0, "": 0, -1: 0})
        self.update({value: code for code, value in enumerate(values, start=1)})
        self.labels = labels
        self.has_other = labels[-1] == OTHER

    def __missing__(self, value: object) -> int:
        if self.has_other:
            return len(self.labels) - 1
        raise KeyError(f"{value!r} is not among the known ids: {', '.join(self.labels[1:])}")


class Category(Node):
    """One of several values: its code, counted from 1; 0 is none of them."""

    def __init__(self, path: str, codes: Codes) -> None:
        self.path = path
        self.codes = codes
        self.width = 1

    def columns(self, name: str) -> list[Column]:
        return [Column(name, "category", 0, len(self.codes.labels) - 1, self.codes.labels)]

    def emit(self, source: Source, value: str, at: Place) -> None:
        source.line(f"out[{at}] = {source.constant(self.codes)}[{value}]")


class Tally(Node):
    """How often each value occurs in a list: one column for each label."""

    def __init__(self, path: str, codes: Codes) -> None:
        self.path = path
        self.codes = codes
        self.width = len(codes.labels)

    def columns(self, name: str) -> list[Column]:
        return [Column(f"{name}={label}", "count", 0, UNLIMITED) for label in self.codes.labels]

    def emit(self, source: Source, value: str, at: Place) -> None:
        source.line(f"out[{at} + {source.constant(self.codes)}[{value}]] += 1")


class Record(Node):
    """A Struct: its fields one after the other. `fields` names the attributes."""

    def __init__(self, path: str, fields: list[tuple[str, Node]]) -> None:
        self.path = path
        self.fields = fields
        self.width = sum(node.width for _, node in fields)

    def columns(self, name: str) -> list[Column]:
        dot = f"{name}." if name else ""
        return [column for field, node in self.fields for column in node.columns(dot + field)]

    def emit(self, source: Source, value: str, at: Place) -> None:
        whole = source.fresh("r")
        source.line(f"{whole} = {value}")
        for field, node in self.fields:
            node.emit(source, f"{whole}.{field}", at)
            at = at.plus(node.width)


class Maybe(Node):
    """A value that may be absent: a flag whether it is there, then the value, or zeros."""

    def __init__(self, node: Node, adds: bool) -> None:
        self.path = node.path
        self.flag = Flag(node.path, adds)
        self.node = node
        self.width = 1 + node.width

    def columns(self, name: str) -> list[Column]:
        return [*self.flag.columns(f"{name}.known"), *self.node.columns(name)]

    def emit(self, source: Source, value: str, at: Place) -> None:
        found = source.fresh("m")
        source.line(f"{found} = {value}")
        with source.block(f"if {found} is not None:"):
            self.flag.emit(source, "1", at)
            self.node.emit(source, found, at.plus(1))
