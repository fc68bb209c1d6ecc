"""The store as tables see it. Another database is another subclass; nothing else changes.

What a store reads is said here, once for all databases (`sql.py`). A subclass writes changes of tables, and brings the
rows.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from ..runtime.metrics import Histogram
from . import sql
from .migrate import REVISION

Row = Sequence[Any]
BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class NewEntry(msgspec.Struct, frozen=True):
    """`request` is the page's request behind it, so that one sent again after a crash is recognised."""

    number: int
    entry: bytes
    request: str | None


class Change(msgspec.Struct, frozen=True):
    """What happened to a table since it was last written; all of it is written, or nothing.

    `lease`: the number of the lease by which this node owns the table. If another node has taken the lease over, the
    change is refused. None: there are no other nodes, or the table is new.
    """

    table: str
    at: float
    entries: Sequence[NewEntry] = ()
    meta: bytes | None = None  # None: only entries were added
    status: str = ""
    code: str | None = None
    lease: int | None = None


class Stored(msgspec.Struct, frozen=True):
    """`began` and `ended`: when the first and the newest entry were written."""

    meta: bytes
    touched: float
    entries: tuple[NewEntry, ...]
    began: float = 0.0
    ended: float = 0.0


class NumberTaken(Exception):
    """Another writer was first: what was done here does not count."""


class StoreFailed(Exception):
    """The disk is full or gone; nothing was written."""


class Listed(msgspec.Struct, frozen=True):
    """A table as the operator's list needs it. `changed`: when something happened last."""

    table: str
    meta: bytes
    created: float
    changed: float
    entries: int


class Space(msgspec.Struct, frozen=True):
    """Bytes. `free` is None where the disk is that of another machine."""

    used: int
    free: int | None


class Figures:
    def __init__(self) -> None:
        self.commits = 0
        self.written = 0  # jobs
        self.failures = 0  # jobs that the disk or the database did not take
        self.times = Histogram(BOUNDS)  # of transactions

    def note(self, jobs: int, failures: int, seconds: float) -> None:
        self.commits += 1
        self.written += jobs
        self.failures += failures
        self.times.note(seconds)


class Store(ABC):
    greatest: ClassVar[str] = "max"  # how the database calls the largest of some values

    def __init__(self) -> None:
        self.figures = Figures()

    @abstractmethod
    async def start(self) -> None:
        """Called once, before anything else, in the event loop of the server."""

    @abstractmethod
    def write(self, change: Change) -> Awaitable[None]:
        """The future is done once the change is on disk, and raises `NumberTaken` or `StoreFailed` otherwise."""

    @abstractmethod
    async def rows(self, *queries: tuple[Any, ...]) -> Sequence[Sequence[Row]]:
        """The rows of each query, which is a statement with its values; all as they are at one moment."""

    @abstractmethod
    async def run(self, statement: str, rows: Sequence[Row]) -> None:
        """The statement for each of these rows: all of it, or nothing."""

    @abstractmethod
    async def space(self) -> Space:
        """How large the database is, and what is left for it."""

    @abstractmethod
    def waiting(self) -> int:
        """How many jobs wait."""

    @abstractmethod
    async def close(self) -> None:
        """Returns when everything that was asked for is written."""

    async def column(self, statement: str, *values: object) -> list[Any]:
        [found] = await self.rows((statement, *values))
        return [row[0] for row in found]

    async def load(self, table: str) -> Stored | None:
        """Everything that is stored of a table."""
        found, rows = await self.rows((sql.TABLE, table), (sql.ENTRIES, table))
        if not found:
            return None
        [(meta, touched)] = found
        times = [row[3] for row in rows] or [touched]
        return Stored(meta, max(touched, times[-1]), tuple([NewEntry(*row[:3]) for row in rows]), times[0], times[-1])

    async def find(self, code: str) -> str | None:
        """The table with this spoken code."""
        return next(iter(await self.column(sql.FIND, code)), None)

    async def unfinished(self) -> list[str]:
        """The tables that a restart resumes."""
        return await self.column(sql.UNFINISHED)

    async def unused(self, before: float) -> list[str]:
        """The tables at which nothing has happened since."""
        return await self.column(sql.UNUSED, before)

    async def forget(self, tables: Sequence[str]) -> None:
        """Delete these tables."""
        await self.run(sql.FORGET, [(table,) for table in tables])

    async def keep_stories(self, table: str, parts: Mapping[str, bytes]) -> None:
        """Keep the stories of a finished match, by viewer; they go when the table goes."""
        await self.run(sql.KEEP_STORY, [(table, part, story) for part, story in parts.items()])

    async def story(self, table: str, part: str) -> bytes | None:
        """The story that is stored under this name; None if there is none."""
        return next(iter(await self.column(sql.STORY, table, part)), None)

    async def listing(self, most: int, status: str | None) -> list[Listed]:
        """Tables, those where something happened last first; with a status only those."""
        [found] = await self.rows((sql.LISTING.format(greatest=self.greatest), most, status))
        return [Listed(*row) for row in found]

    async def check(self) -> None:
        """`StoreFailed` unless the database answers and has the schema of this server."""
        if await self.column(sql.SCHEMA) != [REVISION]:
            raise StoreFailed("the schema of the database is not that of this server")
