"""Two nodes on one PostgreSQL database, both inside the test's own event loop, with the real clock."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from skulduggery.server.nodes.membership import Membership
from skulduggery.server.nodes.setup import nodes_at
from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.clock import Clock
from skulduggery.server.store.database import Database
from tests.server.local_server import Json, LocalServer, Page, local_server

NOWHERE = Path()
MINUTE = 60.0
INNER = "127.0.0.1:0"  # where nodes listen for each other


class TestedClock(Clock):
    """The clock of a machine that is wrong by so many seconds. With a `speed` people wait less for countdowns; 0: for
    people no time passes.
    """

    __test__ = False

    def __init__(self, ahead: float, speed: float = 1.0) -> None:
        self.ahead = ahead
        self.speed = speed
        self.began = super().wall()

    def now(self) -> float:
        return super().now() if self.speed else self.began

    def wall(self) -> float:
        return super().wall() + self.ahead

    def elapsed(self) -> float:
        return super().elapsed() * self.speed

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / (self.speed or 1.0))


@asynccontextmanager
async def one_node(
    database: Database, ahead: float = 0.0, speed: float = 1.0, **settings: Any
) -> AsyncIterator[LocalServer]:
    store, clock = database.open(shared=True), TestedClock(ahead, speed)
    nodes = await asyncio.to_thread(nodes_at, INNER, database, store, clock)
    async with local_server(NOWHERE, store, nodes=nodes, clock=clock, **settings) as place:
        yield place


@asynccontextmanager
async def two_nodes(database: Database, **settings: Any) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    """The clocks of the two differ by a minute."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(one_node(database, **settings))
        other = await stack.enter_async_context(one_node(database, MINUTE, **settings))
        yield one, other


def membership_of(place: LocalServer) -> Membership:
    nodes = place.services.nodes
    assert isinstance(nodes, Membership)
    return nodes


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that happens by itself. A test that waits in vain fails by its own time limit."""
    while not is_so():
        await asyncio.sleep(0.005)


async def anna_and_ben(one: LocalServer, other: LocalServer, game: str = "tictactoe", **more: Any) -> tuple[Json, Json]:
    """Anna opens a table at the first node, Ben joins at the second."""
    anna = await one.open_table(game, players=2, **more)
    return anna, await other.join(anna["table"])


async def at_two_nodes(one: LocalServer, other: LocalServer) -> tuple[Page, Page]:
    """A match of tictactoe has begun: Anna's page is at the first node, Ben's at the second."""
    anna, ben = await anna_and_ben(one, other)
    pages = await one.page(anna), await other.page(ben)
    assert (await pages[0].ask(from_page.Start))["kind"] == "ack"
    for page in pages:
        await page.settled(2)
    return pages
