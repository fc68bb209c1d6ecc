"""A server as one of several nodes, as tables see it. This one is alone: it drives every table, and tells nobody."""

from collections.abc import Sequence
from typing import Protocol

from ..security.limits import Limit
from ..store.base import Newer


class Listener(Protocol):
    """What a node calls when something has happened elsewhere."""

    def wake(self, table: str, number: int) -> None:
        """This table may have changed. `number`: the version it has now; 0: only what nodes tell of it is new."""

    def look_at_all(self) -> None:
        """Anything may have changed: look at every table that is open here."""

    def beat(self) -> None:
        """Called about every second while the database answers. It must not wait."""


class Nodes:
    name = ""
    is_shared = False

    def drives(self, table: str) -> bool:
        """Whether this node drives the bots, clocks and windows of a table now."""
        return True

    def lease_of(self, table: str) -> int | None:
        """The number of its lease."""
        return None

    def announce(self, table: str, version: int) -> None:
        """Wake the other nodes: this table has changed. It never waits, and may get lost."""

    def say(self, table: str, news: bytes | None) -> None:
        """What this node tells the others about a table from now on; None: nothing."""

    async def newer(self, table: str, version: int, entries: int) -> Newer | None:
        """What is stored about a table beyond this version and so many entries; None: it is gone."""
        raise NotImplementedError

    async def take(self, tables: Sequence[str]) -> None:
        """Drive those of these tables that no living node drives."""

    async def rest(self, tables: Sequence[str]) -> None:
        """Nobody needs to drive these until somebody connects."""

    async def take_from(self, limit: Limit, address: str, now: float) -> float | None:
        """Takes one from what this address may do on all nodes together. If nothing is left: for how long not."""
        return None if limit.take(address, now) else limit.wait(address)

    async def give_back(self, limit: Limit, address: str) -> None:
        """What was taken last shall not count."""
        limit.give_back(address)

    async def orphans(self) -> list[str]:
        """Some tables with a match under way that nobody drives."""
        return []

    async def versions(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The newest version of each table, and a number that grows with what other nodes tell of it."""
        return {}

    async def pages_at(self, tables: Sequence[str]) -> dict[str, int]:
        """How many pages other nodes have at these tables."""
        return {}

    async def look_at_lease(self, table: str) -> None:
        """A change of the driver was refused: perhaps another node drives the table by now."""

    def living(self) -> set[str]:
        """The names of all nodes that live, this one included."""
        return {self.name}

    def driven(self) -> int:
        """How many tables this node drives by a lease."""
        return 0

    async def start(self, listener: Listener) -> None:
        """Called once, in the event loop of the server."""

    async def close(self) -> None:
        """Others may take over at once."""

    def bus_is_up(self) -> bool | None:
        """None: there is none."""
        return None


ALONE = Nodes()
