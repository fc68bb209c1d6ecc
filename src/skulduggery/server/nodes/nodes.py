"""A server as one of several nodes, as tables see it. This one is alone: it owns every table."""

import asyncio
import socket
from collections.abc import Mapping, Sequence
from typing import Protocol

from ..security.limits import Limit


class Elsewhere(Exception):
    """Another node owns the table. `address`: where that node listens for other nodes."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Owner(Protocol):
    """The tables of a node, as the node itself sees them."""

    def lose(self, table: str) -> None:
        """Another node owns this table now, or the table is deleted."""

    def page_counts(self) -> Mapping[str, int]:
        """How many pages each table in memory has."""

    async def adopt(self, tables: Sequence[str]) -> None:
        """Own these tables: a match is under way there, and no living node owns them."""


class Nodes:
    is_shared = False
    secret = ""  # that all nodes of a database share
    inner: socket.socket | None = None  # where this node listens for other nodes

    async def own(self, table: str) -> int | None:
        """Own this table from now on. Returns the number of its lease. `Elsewhere`: another node owns it."""
        return None

    def holds(self, table: str, lease: int | None) -> bool:
        """Whether this node still holds this lease, as far as it knows."""
        return True

    def death_of(self, address: str) -> asyncio.Future[None]:
        """Done as soon as no living node listens at this address."""
        return asyncio.get_running_loop().create_future()

    def forget(self, table: str) -> None:
        """A change was refused: perhaps another node owns this table by now."""

    def is_valid(self) -> bool:
        """Whether it is certain that the other nodes take this one for alive."""
        return True

    async def confirm(self) -> None:
        """Returns when it is certain that the other nodes take this one for alive. `StoreFailed`: it is not."""

    async def release(self, tables: Sequence[str], wanted: bool = False) -> None:
        """Give up these leases. `wanted`: another node shall own the tables at once; otherwise whoever is asked."""

    async def take_from(self, limit: Limit, address: str, now: float) -> float | None:
        """Takes one from what this address may do on all nodes together. If nothing is left: for how long not."""
        return None if limit.take(address, now) else limit.wait(address)

    async def give_back(self, limit: Limit, address: str) -> None:
        """Gives back what was taken last."""
        limit.give_back(address)

    async def pages_at(self, tables: Sequence[str]) -> dict[str, int]:
        """How many pages these tables have at other nodes."""
        return {}

    def living(self) -> int:
        """How many nodes live, this one included."""
        return 1

    def owned(self) -> int:
        """How many tables this node owns by a lease."""
        return 0

    async def start(self, owner: Owner) -> None:
        """Called once, in the event loop of the server."""

    async def close(self) -> None:
        """Others may own the tables of this node at once."""


ALONE = Nodes()
