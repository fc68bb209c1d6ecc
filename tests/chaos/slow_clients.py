"""Clients that read slowly or not at all sit at the tables of others, who must not notice."""

import asyncio
import time

from websockets.asyncio.client import ClientConnection, connect

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, Page
from tests.server.process import Process

from .players import TROUBLE, Players
from .scenario import Extent, Figure, Outcome, groups_on, served, suffered, waits_of

STALLED, SLOW = 3, 3  # at each table
SECONDS = 30.0


async def scenario(extent: Extent, part: int) -> Outcome:
    database = extent.database()
    async with served(database, {"sockets_per_seat": "1000"}) as server:
        groups = groups_on(server, extent.number(2, 8))
        burden = Burden(server, groups, extent.of(2.0, SECONDS))
        verdict = await suffered(groups, burden.run(), database)
        figures = [Figure("clients that read nothing", float(burden.stalled)), Figure("slow ones", float(burden.slow))]
        return Outcome(verdict, [*figures, *waits_of(groups)])


class Burden:
    """Sockets with the seat of a player. A stalled one never reads; a slow one reads a message each second."""

    def __init__(self, server: Process, groups: list[Players], seconds: float) -> None:
        self.server = server
        self.groups = groups
        self.seconds = seconds
        self.stalled = self.slow = 0
        self.clients: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        until = time.monotonic() + self.seconds
        await asyncio.gather(*[self.sit_at(players, until) for players in self.groups])
        await asyncio.gather(*self.clients)

    async def sit_at(self, players: Players, until: float) -> None:
        """At each table that the players come to."""
        known = ""
        while time.monotonic() < until:
            if players.pages and players.tickets and players.tickets[0]["table"] != known:
                known = players.tickets[0]["table"]
                await self.hold_sockets(players.tickets[0], until)
            await asyncio.sleep(0.05)

    async def hold_sockets(self, ticket: Json, until: float) -> None:
        for at in range(STALLED + SLOW):
            socket = await self.opened(ticket)
            if socket is None:
                continue
            self.stalled += at < STALLED
            self.slow += at >= STALLED
            work = stall(socket, until) if at < STALLED else read_slowly(socket, until)
            self.clients.append(asyncio.create_task(work))

    async def opened(self, ticket: Json) -> ClientConnection | None:
        try:
            socket = await connect(f"ws://127.0.0.1:{self.server.port}/ws/{ticket['table']}", max_queue=1)
            hello = from_page.Hello(from_page.PROTOCOL, (ticket["token"],), -1)
            await Page(socket).send(hello)
        except TROUBLE:
            return None
        return socket


async def stall(socket: ClientConnection, until: float) -> None:
    socket.transport.pause_reading()
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    await cut(socket)


async def read_slowly(socket: ClientConnection, until: float) -> None:
    try:
        while (left := until - time.monotonic()) > 0:
            await asyncio.wait_for(socket.recv(), left)
            await asyncio.sleep(1.0)
    except TROUBLE:
        pass
    await cut(socket)


async def cut(socket: ClientConnection) -> None:
    """Without a farewell. It is over when nothing of it is left."""
    socket.transport.abort()
    await socket.wait_closed()
