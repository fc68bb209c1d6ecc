"""A node that is none: it is in the database and owns a table, and answers other nodes as a test wants."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from skulduggery.server.store.postgres import shared
from tests.server.local_server import LocalServer

NAME = "false"
LIFE = 60.0
NO_GRACE = 0.0

Behaviour = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class FalseOwner:
    """`asked`: the heads of the requests that have arrived."""

    def __init__(self, place: LocalServer, behaviour: Behaviour) -> None:
        self.place = place
        self.behaviour = behaviour
        self.asked: asyncio.Queue[bytes] = asyncio.Queue()
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            self.asked.put_nowait(await reader.readuntil(b"\r\n\r\n"))
            await self.behaviour(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def table(self) -> str:
        """A new table that it owns."""
        found = str((await self.place.open_table("tictactoe", players=2))["table"])
        await self.beat(LIFE)
        await self.sql(shared.TAKE, [found], NAME, NO_GRACE)
        return found

    async def die(self) -> None:
        """For all nodes; its connections stay open."""
        await self.beat(-1.0)

    async def beat(self, life: float) -> None:
        await self.sql(shared.BEAT, NAME, self.address, life)

    async def sql(self, statement: str, *values: object) -> None:
        store = self.place.services.store
        await store.ask(lambda link: link.execute(statement, *values))  # type: ignore[attr-defined]  # of PostgreSQL


@asynccontextmanager
async def false_owner(place: LocalServer, behaviour: Behaviour, address: str = "") -> AsyncIterator[FalseOwner]:
    """`address`: it says that it listens there."""
    owner = FalseOwner(place, behaviour)
    server = await asyncio.start_server(owner.take, "127.0.0.1", 0)
    owner.address = address or f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield owner
    finally:
        server.close()


async def says_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As a process that was stopped: its connections stay open until the other end has closed them."""
    while await reader.read(2**16):
        pass


async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """As a process that dies in the middle of a request."""


async def owns_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 421 Misdirected Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    await writer.drain()


async def floods(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Far more than anybody takes who does not read. Ends with a `ConnectionError` when it is cut off."""
    writer.write(b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
    while True:
        writer.write(bytes(2**16))
        await writer.drain()
