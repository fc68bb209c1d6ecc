"""All rows of a database, table by table: what a copy from one kind of database to another is made of."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

Row = tuple[Any, ...]
CHUNK = 500  # rows that are in memory at once


class Shape(NamedTuple):
    """A table of the schema. `keys` are the columns of its primary key."""

    table: str
    columns: tuple[str, ...]
    keys: tuple[str, ...]


# The tables that a copy holds; the migrations make them. A table comes after those that it refers to.
SHAPES = (
    Shape("keys", ("name", "value"), ("name",)),
    Shape("tables", ("id", "status", "code", "meta", "created", "touched"), ("id",)),
    Shape("entries", ("table_id", "number", "entry", "request", "at"), ("table_id", "number")),
    Shape("stories", ("table_id", "part", "story"), ("table_id", "part")),
)
OF_THE_MOMENT = ("nodes", "leases", "limits")  # they belong to the servers that run now: no copy holds them


class Rows(ABC):
    @abstractmethod
    def read(self, shape: Shape) -> Iterator[Sequence[Row]]:
        """All rows of a table in the order of the primary key, which is the same in every database."""

    @abstractmethod
    def write(self, shape: Shape, rows: Sequence[Row]) -> None:
        """The rows are new."""
