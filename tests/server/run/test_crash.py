"""A server killed with -9 in mid-match: nothing acknowledged is lost, and what is sent again counts once."""

import asyncio
import itertools
import os
import signal
import sys

import msgspec
from websockets.exceptions import ConnectionClosed

from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.store.database import Database
from tests.server.conftest import NewDatabase
from tests.server.local_server import Page, async_test
from tests.server.process import START_PATIENCE, Process, own_process
from tests.server.tictactoe import mark

FEW = 3  # moves that must survive


async def entries_of(database: Database, table: str) -> list[str]:
    store = database.open()
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    return [entry.entry.decode() for entry in stored.entries]


@async_test
async def test_nothing_acknowledged_is_lost_and_a_repeated_request_counts_once(database: Database) -> None:
    async with own_process(database) as server:
        anna = await server.post("/api/tables", bodies.NewTable("tictactoe", "Anna", 2))
        ben = await server.post("/api/join", bodies.JoinTable(anna["table"], "Ben"))
        pages = [await server.page(anna), await server.page(ben)]
        await pages[0].ask(from_page.Start)
        for page in pages:
            await page.settled(2)
        first = await pages[0].play(0, mark(4), at=2, request="first")
        await pages[1].settled(3)
        # Ben's move goes out, and the server dies before he reads an answer.
        ben_plays = from_page.Play("second", 3, 1, msgspec.Raw(msgspec.json.encode(mark(0))))
        await pages[1].send(ben_plays)
        await server.stop(signal.SIGKILL)
        assert '"cell":4' in "".join(await entries_of(database, anna["table"]))
        await server.start()
        pages = [await server.page(anna, seen=3), await server.page(ben, seen=3)]
        await pages[1].send(ben_plays)
        second = await pages[1].answer("second")
        assert (second["kind"], second["number"]) == ("ack", 4)
        await pages[0].send(from_page.Play("first", 2, 0, msgspec.Raw(msgspec.json.encode(mark(4)))))
        assert await pages[0].answer("first") == first
        await pages[0].settled(4)
        assert sorted(pages[0].update["view"]["cells"]) == [-1] * 7 + [0, 1]
        for page in pages:
            await page.close()
        await second_server_is_refused(database)
        assert await server.stop(signal.SIGTERM) == 0


async def second_server_is_refused(database: Database) -> None:
    """Two servers do not share a database."""
    words = ["serve", "--port", "0", "--database", database.address]
    second = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "skulduggery", *words], stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(second.communicate(), START_PATIENCE)
    assert second.returncode == 2
    assert b"Another server is using" in said


@async_test
async def test_killed_again_and_again_while_a_match_against_bots_goes_on(new_sqlite: NewDatabase) -> None:
    database = new_sqlite()
    async with own_process(database) as server:
        ticket = await server.post("/api/tables", bodies.NewTable("blackwood", "Anna", 2, start=True, level="deckhand"))
        acknowledged: dict[int, str] = {}
        for _ in range(2):
            page = await server.page(ticket)
            await page.ask(from_page.Lobby, pace="instant")
            enough = asyncio.Event()
            await asyncio.gather(play_some(page, acknowledged, enough), kill_after(enough, server))
            stored = await entries_of(database, ticket["table"])
            for number, move in acknowledged.items():
                assert move in stored[number]
            await server.start()
        page = await server.page(ticket)
        assert page.update["number"] >= max(acknowledged)
        assert len(acknowledged) > FEW
        await page.close()
        assert await server.stop(signal.SIGINT) == 0


async def play_some(page: Page, acknowledged: dict[int, str], enough: asyncio.Event) -> None:
    """The first choice of every question, until the server is gone; tells when there is something to lose."""
    try:
        for turn in itertools.count():
            while not page.update["choices"]:
                await page.receive()
            move = page.update["choices"][0]["move"]
            answer = await page.play(0, move, request=f"{os.getpid()}-{page.at}-{turn}")
            if answer["kind"] == "refused" and answer["refusal"]["kind"] == "too_fast":
                continue  # a fast machine exceeds the limit of messages per second
            assert answer["kind"] == "ack", answer
            acknowledged[answer["number"]] = msgspec.json.encode(move).decode()
            if turn >= FEW:
                enough.set()
            await page.settled(answer["number"])
    except ConnectionClosed:
        pass


async def kill_after(enough: asyncio.Event, server: Process) -> None:
    """Kills the server while bots think and the next move is being sent."""
    await enough.wait()
    await server.stop(signal.SIGKILL)
