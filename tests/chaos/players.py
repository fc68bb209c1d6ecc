"""People who play on, whatever happens: they connect again, and send again what was not answered."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import Json, Page
from tests.server.process import Process

TROUBLE = (
    WebSocketException,
    OSError,
    httpx.HTTPError,
    EOFError,
    TimeoutError,
    KeyError,
)  # KeyError: a refusal by HTTP
AGAIN = 0.05  # seconds until somebody tries again
LATER = frozenset({"too_fast", "not_stored"})  # refusals after which the same request is sent again
SEATS = 2
# All come from one address, so its limits must not be met. Bots play no part.
UNLIMITED = {
    "messages_per_second": "1e9",
    "message_burst": "1e9",
    "sockets_per_address": "100000",
    "strangers_per_address": "100000",
    "requests_at_once": "1e9",
    "joins_per_minute": "1e9",
    "tables_per_minute": "1e9",
    "tables_per_hour": "1e9",
    "open_tables": "100000",
    "most_connections": "100000",
}


class Acknowledged(NamedTuple):
    """A move that the server has confirmed. `number` is that of its entry."""

    table: str
    number: int
    request: str
    move: str


class Players:
    """Two people at one table after the other. `think`: seconds before each move."""

    ids = itertools.count()

    def __init__(self, server: Process, game: str = "tictactoe", seed: int = 0, think: float = 0.0) -> None:
        self.server = server
        self.game = game
        self.think = think
        self.chance = random.Random(seed)
        self.tickets: list[Json] = []
        self.pages: list[Page] = []
        self.pending: from_page.Play | None = None
        self.acknowledged: list[Acknowledged] = []
        self.waits: list[float] = []
        self.matches = self.reconnects = 0
        self.going = True
        self.at_answer: Callable[[], None] = lambda: None

    async def play(self) -> None:
        """Until `going` is False and nothing is unanswered."""
        while self.going or self.pending:
            try:
                await self.step()
            except TROUBLE:
                self.reconnects += bool(self.pages)
                await self.leave()
                await asyncio.sleep(AGAIN)

    async def step(self) -> None:
        """Sit down if that is needed, then make one move."""
        if not self.tickets:
            await self.open_table()
        if not self.pages:
            await self.connect()
        update = self.pages[0].update
        if self.pending is None and (not update or update["asked"] is None):
            await self.start_or_rise(bool(update))
            return
        await self.move()

    async def open_table(self) -> None:
        host = await self.server.post("/api/tables", bodies.NewTable(self.game, "Anna", SEATS))
        guest = await self.server.post("/api/join", bodies.JoinTable(host["table"], "Ben"))
        self.tickets = [{"table": each["table"], "token": each["token"]} for each in (host, guest)]

    async def connect(self) -> None:
        for seat, ticket in enumerate(self.tickets):
            self.pages.append(await self.node_of(seat).page(ticket))

    def node_of(self, seat: int) -> Process:
        return self.server

    async def start_or_rise(self, over: bool) -> None:
        if over:
            await self.leave()
            self.tickets = []
            self.matches += 1
            return
        answer = await self.pages[0].ask(from_page.Start)
        if answer["kind"] == "ack":
            for page in self.pages:
                await page.settled(SEATS)

    async def move(self) -> None:
        if self.pending is None:
            await asyncio.sleep(self.think * 2 * self.chance.random())
            self.pending = self.next_move()
        page, play = self.pages[self.pending.seat], self.pending
        begun = time.perf_counter()
        await page.send(play)
        answer = await page.answer(play.id)
        if answer["kind"] == "refused":
            await self.refused(answer["refusal"]["kind"])
            return
        self.pending = None
        self.at_answer()
        move = bytes(play.move).decode()
        self.acknowledged.append(Acknowledged(self.tickets[0]["table"], answer["number"], play.id, move))
        for each in self.pages:
            await each.settled(answer["number"])
        self.waits.append(time.perf_counter() - begun)

    def next_move(self) -> from_page.Play:
        seat = self.pages[0].update["asked"]["seat"]
        page = self.pages[seat]
        move = self.chance.choice(page.update["choices"])["move"]
        return from_page.Play(f"c{next(self.ids)}", page.at, seat, msgspec.Raw(msgspec.json.encode(move)))

    async def refused(self, why: str) -> None:
        """A request that does not fit any more was never acknowledged: the page gets the newest state, and goes on."""
        if why not in LATER:
            self.pending = None
            await self.leave()
        await asyncio.sleep(AGAIN)

    async def leave(self) -> None:
        pages, self.pages = self.pages, []
        for page in pages:
            page.socket.transport.abort()

    def shown(self) -> list[Json]:
        """What each page shows."""
        return [page.update for page in self.pages]


async def all_play(groups: Sequence[Players], trouble: Coroutine[Any, Any, None]) -> None:
    """Everybody plays while the trouble lasts; then all finish what they have sent."""
    playing = [asyncio.create_task(players.play()) for players in groups]
    try:
        await trouble
    finally:
        for players in groups:
            players.going = False
        await asyncio.gather(*playing)
