"""The store as tables see it. Another database is another subclass; nothing else changes."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping, Sequence

import msgspec

from .figures import Figures

NEW = -1  # the version of a table that is not stored yet


class NewEntry(msgspec.Struct, frozen=True):
    """`request` is the page's request behind it, so that one sent again after a crash is recognised."""

    number: int
    entry: bytes
    request: str | None


class Change(msgspec.Struct, frozen=True):
    """What happened to a table since it was last written; all of it is written, or nothing.

    Where several nodes write, `version` is that of the table before this change (`NEW`: there is none), and `lease`
    the number of the lease by which this node drives the table, if it is a change that only the driver makes.
    """

    table: str
    at: float
    entries: Sequence[NewEntry] = ()
    meta: bytes | None = None  # None: only entries were added
    status: str = ""
    code: str | None = None
    version: int | None = None  # None: nobody else writes
    lease: int | None = None


class Stored(msgspec.Struct, frozen=True):
    """`began` and `ended`: when the first and the newest entry were written."""

    meta: bytes
    touched: float
    entries: tuple[NewEntry, ...]
    began: float = 0.0
    ended: float = 0.0
    version: int = 0


class Newer(msgspec.Struct, frozen=True):
    """What other nodes have changed about a table since this one has read it.

    `meta` is None if that has not changed. `driver`: the living node that drives the table. `lease`: the number of the
    newest lease. `news`: what other living nodes tell of it, by node.
    """

    version: int
    meta: bytes | None
    driver: str | None
    lease: int
    entries: tuple[NewEntry, ...]
    changed: float  # when the newest of these entries was written
    news: dict[str, bytes]


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


class Store(ABC):
    def __init__(self) -> None:
        self.figures = Figures()

    @abstractmethod
    def write(self, change: Change) -> Awaitable[None]:
        """What it returns is done once the change is on disk, and raises `NumberTaken` or `StoreFailed` otherwise."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None:
        """Everything about a table."""

    @abstractmethod
    async def find(self, code: str) -> str | None:
        """The table with this spoken code."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The tables that a restart resumes."""

    @abstractmethod
    async def unused(self, before: float) -> list[str]:
        """The tables at which nothing has happened since."""

    @abstractmethod
    async def forget(self, tables: Sequence[str]) -> None:
        """Delete these tables."""

    @abstractmethod
    async def keep_stories(self, table: str, parts: Mapping[str, bytes]) -> None:
        """Keep the stories of a finished match, by viewer; they go when the table goes."""

    @abstractmethod
    async def story(self, table: str, part: str) -> bytes | None:
        """One of these stories."""

    @abstractmethod
    async def start(self) -> None:
        """Called once, before anything else, in the event loop of the server."""

    @abstractmethod
    async def listing(self, most: int, status: str | None) -> list[Listed]:
        """Tables, those where something happened last first; with a status only those."""

    @abstractmethod
    async def space(self) -> Space:
        """How large the database is, and what is left for it."""

    @abstractmethod
    def waiting(self) -> int:
        """How many jobs wait."""

    @abstractmethod
    async def check(self) -> None:
        """`StoreFailed` unless the database answers and has the schema of this server."""

    @abstractmethod
    async def close(self) -> None:
        """Returns when everything that was asked for is written."""
