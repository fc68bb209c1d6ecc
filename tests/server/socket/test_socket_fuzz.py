"""Hostile pages beside a match: whatever they send, the match goes on, nothing fails, and the memory stays bounded.

Hypothesis makes the frames. The same seed makes the same frames: SKULDUGGERY_FUZZ_SEED=7 tries others.
"""

import asyncio
import os
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from skulduggery.server.protocol import bodies, from_page
from tests.server.frames import encoded, frame, frames
from tests.server.local_server import PATIENCE, Json, Page
from tests.server.open_server import OpenServer, open_server
from tests.server.transport.test_transport import HANDSHAKE

pytestmark = pytest.mark.slow

SEED = int(os.environ.get("SKULDUGGERY_FUZZ_SEED", "0"))
EXAMPLES = 300
WARM = 60  # examples after which the memory is measured first
MOST_GROWTH = 40.0  # megabytes from then on
GAMES = ("kings", "prowl", "bounty", "blackwood", "parley")
PAGES = 4  # hostile pages at a time
LONGEST = 25  # frames of an example
NEW_TABLE_EVERY = 10  # examples

Attack = list[tuple[int, bytes]]


class Siege:
    """A match of two people, and hostile pages at the same server: at tables of their own, and as its spectators."""

    def __init__(self, server: OpenServer) -> None:
        self.server = server
        self.examples = count()
        self.pages: list[Page] = []
        self.match: Json = {}
        self.tickets: list[Json] = []
        self.moves = 0
        self.memory = 0.0

    async def begin_match(self) -> None:
        self.match = await self.server.open_table("blackwood", players=2, options={})
        guest = await self.server.post("/api/join", bodies.JoinTable(self.match["table"], "Ben"))
        self.pages = [await self.server.page(self.match), await self.server.page(guest)]
        await self.pages[0].ask(from_page.Start)

    async def move(self) -> None:
        """The seat that is asked makes a move, and both see it. A match that is over is followed by another."""
        if self.pages and self.pages[0].table.get("status") == "over":
            for page in self.pages:
                await page.close()
            self.pages = []
        if not self.pages:
            await self.begin_match()
        at = self.pages[0].at
        seat, page = await self.asked()
        answer = await page.play(seat, page.update["choices"][0]["move"])
        assert answer["kind"] == "ack", answer
        for each in self.pages:
            await each.settled(at + 1)
        self.moves += 1

    async def asked(self) -> tuple[int, Page]:
        while True:
            number = max(page.at for page in self.pages)
            for page in self.pages:
                await page.settled(max(number, 0))
            question = self.pages[0].update["asked"]
            if question is not None and self.pages[question["seat"]].update["choices"]:
                return question["seat"], self.pages[question["seat"]]
            await self.pages[0].receive()

    async def attack(self, attack: Attack) -> None:
        number = next(self.examples)
        if number % NEW_TABLE_EVERY == 0:
            game = GAMES[number // NEW_TABLE_EVERY % len(GAMES)]
            host = await self.server.open_table(game, players=3, start=number % (2 * NEW_TABLE_EVERY) == 0)
            self.tickets = [host, {"table": host["table"], "token": ""}]
        await self.move()
        hostile = [Hostile(page) for page in range(PAGES)]
        for page in hostile:
            await page.connect(self.server.port, self.hello(page.number))
        for number, data in attack:
            await hostile[number].send(data)
        await self.move()
        for page in hostile:
            await page.leave()

    def hello(self, number: int) -> bytes:
        """The host of an own table, a spectator of it, a spectator of the match, and a page that says no hello."""
        tables = [*self.tickets, {"table": self.match["table"], "token": ""}]
        if number >= len(tables):
            return b""
        ticket = tables[number]
        tokens = [ticket["token"]] if ticket["token"] else []
        hello = {"kind": "hello", "protocol": from_page.PROTOCOL, "tokens": tokens}
        return frame(encoded(hello))


class Hostile:
    """A bare connection after the handshake."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.reading: asyncio.Task[bytes] | None = None

    async def connect(self, port: int, hello: bytes) -> None:
        reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.writer.write(HANDSHAKE)
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        self.reading = asyncio.create_task(reader.read())
        self.writer.write(hello)

    async def send(self, data: bytes) -> None:
        """A connection that the server has ended takes nothing more."""
        if not self.writer.is_closing():
            self.writer.write(data)
            try:
                await asyncio.wait_for(self.writer.drain(), PATIENCE)
            except ConnectionError:
                self.writer.close()

    async def leave(self) -> None:
        self.writer.close()
        assert self.reading is not None
        await asyncio.gather(self.reading, return_exceptions=True)


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def siege(runner: asyncio.Runner, tmp_path: Any) -> Iterator[Siege]:
    context = open_server(tmp_path)
    siege = Siege(runner.run(context.__aenter__()))
    yield siege
    runner.run(context.__aexit__(None, None, None))


def test_no_frame_disturbs_a_match(runner: asyncio.Runner, siege: Siege) -> None:
    attacks = st.lists(st.tuples(st.integers(0, PAGES - 1), frames), min_size=1, max_size=LONGEST)

    @seed(SEED)
    @settings(
        max_examples=EXAMPLES, derandomize=False, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(attack=attacks)
    def send_all(attack: Attack) -> None:
        runner.run(asyncio.wait_for(siege.attack(attack), 2 * PATIENCE))
        assert siege.server.faults() == []
        if not siege.memory and siege.moves > 2 * WARM:
            siege.memory = siege.server.memory()

    send_all()
    assert siege.moves >= 2 * EXAMPLES
    assert siege.memory
    assert siege.server.memory() < siege.memory + MOST_GROWTH
