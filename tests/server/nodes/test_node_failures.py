"""Nodes and the database fail: nothing that was acknowledged is lost, and nothing happens twice.

Each failure has a short form, and a long one that only `make test-all` runs.
"""

import asyncio
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from skulduggery.core.record import load
from skulduggery.core.replay import verify
from skulduggery.games import game_called
from skulduggery.server.protocol import from_page
from skulduggery.server.store.database import Database
from skulduggery.server.store.meta import unpack
from skulduggery.server.store.records import record_file
from tests.server.conftest import NewDatabase
from tests.server.local_server import Json, LocalServer, Page, async_test_for
from tests.server.process import Process, own_process
from tests.server.tictactoe import mark
from tests.server.two_nodes import INNER, at_two_nodes, one_node, two_nodes, until
from tools.postgres_cluster import Cluster

NODE = {"inner_address": INNER}
TURNS = 5


def long(seconds: float) -> object:
    return pytest.param(seconds, marks=pytest.mark.slow)


class Player:
    """Plays the first choice of every question, and comes back to another node if one is lost."""

    def __init__(self, ticket: Json) -> None:
        self.ticket = ticket
        self.acknowledged: dict[int, Json] = {}
        self.requests = 0

    async def play(self, page: Page, turns: int) -> None:
        for _ in range(turns):
            while not page.update["choices"]:
                await page.receive()
            self.requests += 1
            await self.choose(page, page.at, page.update["choices"][0]["move"])

    async def choose(self, page: Page, at: int, move: Json) -> None:
        answer = await page.play(0, move, at=at, request=f"turn {self.requests}")
        assert answer["kind"] == "ack", answer
        self.acknowledged[answer["number"]] = move
        await page.settled(answer["number"])

    async def check(self, place: LocalServer) -> None:
        """Every acknowledged move is stored once, and the whole record is in order, with its chain and its dice."""
        stored = await place.services.store.load(self.ticket["table"])
        assert stored is not None
        record = load(record_file(stored, unpack(stored.meta)))
        verify(game_called("blackwood"), record)
        assert [entry.number for entry in record.entries] == [*range(len(record.entries))]
        requests = [entry.request for entry in stored.entries if entry.request is not None]
        assert len(requests) == len(set(requests)) == len(self.acknowledged)
        for number in self.acknowledged:
            assert stored.entries[number].request is not None


async def against_bots(place: Process | LocalServer) -> Player:
    wish = {"game": "blackwood", "name": "Anna", "players": 3, "start": True, "level": "deckhand", "pace": "instant"}
    return Player(await place.post("/api/tables", wish))


@async_test_for(150.0)
async def test_a_node_is_killed_and_its_page_plays_on_at_another(shared: Database) -> None:
    async with own_process(shared, NODE) as dying, one_node(shared) as other:
        player = await against_bots(dying)
        page = await dying.page(player.ticket)
        await player.play(page, TURNS)
        assert player.ticket["table"] not in other.registry.tables
        await page.send(from_page.Hint("hint", page.at, 0))  # something is under way
        await dying.stop(signal.SIGKILL)
        await lost(page)
        page = await other.page(player.ticket)
        assert player.ticket["table"] in other.registry.tables
        await player.play(page, TURNS)
        await player.check(other)


async def lost(page: Page) -> None:
    """Returns when the connection has ended."""
    try:
        while True:
            await page.receive()
    except ConnectionClosed:
        return


@pytest.mark.parametrize("seconds", [6.5, long(30.0)])
@async_test_for(200.0)
async def test_a_node_that_was_stopped_and_goes_on_does_nothing_a_second_time(shared: Database, seconds: float) -> None:
    """It shows its old pages nothing any more: they must come again, and see what the new owner has played."""
    async with own_process(shared, NODE) as stopped, one_node(shared) as other:
        player = await against_bots(stopped)
        watcher, page = await stopped.page(player.ticket), await other.page(player.ticket)
        await player.play(page, TURNS)
        await watcher.settled(page.at)
        seen = len(watcher.traffic)
        assert stopped.process is not None
        stopped.process.send_signal(signal.SIGSTOP)
        try:
            silence = asyncio.get_running_loop().time() + seconds
            await until(lambda: player.ticket["table"] in other.registry.tables)
            page = await other.page(player.ticket)
            await player.play(page, TURNS)
            await watcher.send(from_page.Here(hidden=True))  # waits for the node in its socket
            await until(lambda: asyncio.get_running_loop().time() > silence)
        finally:
            stopped.process.send_signal(signal.SIGCONT)
        await player.play(page, TURNS)
        await lost(watcher)
        assert len(watcher.traffic) == seen
        watcher = await stopped.page(player.ticket)
        await watcher.settled(page.at)
        assert watcher.update["view"] == page.update["view"]
        await player.check(other)


@pytest.mark.parametrize("seconds", [1.0, long(12.0)])
@async_test_for(150.0)
async def test_the_database_is_away_for_a_while(cluster: Cluster, new_postgres: NewDatabase, seconds: float) -> None:
    database = await asyncio.to_thread(new_postgres)
    async with two_nodes(database) as (one, other):
        player = await against_bots(one)
        page, watcher = await one.page(player.ticket), await other.page(player.ticket)
        await player.play(page, TURNS)
        await asyncio.to_thread(cluster.stop)
        playing = asyncio.create_task(player.play(page, 1))
        await asyncio.wait([playing], timeout=seconds)
        await asyncio.to_thread(cluster.start)
        await playing
        await player.play(page, TURNS)
        await watcher.settled(page.at)
        assert watcher.update["view"] == page.update["view"]
        await player.check(other)


@async_test_for(60.0)
async def test_clocks_that_differ_by_a_minute_do_not_matter(shared: Database) -> None:
    """What a table says about time is the same at both nodes, and a link of one is valid at the other."""
    async with two_nodes(shared, link_seconds=20.0) as (one, other):
        clocks = [place.services.clock for place in (one, other)]
        assert clocks[1].wall() - clocks[0].wall() > 50.0
        assert abs(clocks[1].now() - clocks[0].now()) < 5.0
        anna, ben = await at_two_nodes(one, other)
        await anna.play(0, mark(4))
        await ben.settled(3)
        await ben.play(1, mark(0))
        stored = await one.services.store.load(anna.table["table"])
        assert stored is not None
        assert stored.ended - stored.began < 30.0
        waited = [(await place.web.get(f"/api/tables/{stored_id(anna)}")).json()["waiting"] for place in (one, other)]
        assert max(waited) < 30.0
        link = (await anna.ask(from_page.NewLink, 0))["link"]
        assert (await other.post("/api/claim", {"link": link}))["seat"] == 0


def stored_id(page: Page) -> str:
    return str(page.table["table"])
