"""A table is changed in one place: written first, then shown. What is not on disk is seen by nobody."""

import ast
import asyncio
from pathlib import Path

import pytest

import skulduggery.server
from skulduggery.server.nodes.nodes import Nodes
from skulduggery.server.protocol import from_page
from skulduggery.server.store.base import Change, Stored, StoreFailed
from skulduggery.server.store.sqlite import SqliteStore
from tests.server.local_server import Page, async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe

SERVER = Path(skulduggery.server.__file__).parent


class HeldStore(SqliteStore):
    """Writes nothing until the test lets it; then it may fail, and takes its time to load."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.open = asyncio.Event()
        self.open.set()
        self.asked = asyncio.Event()
        self.fails = False
        self.loads = asyncio.Event()
        self.loads.set()

    async def load(self, table: str) -> Stored | None:
        await self.loads.wait()
        return await super().load(table)

    async def write(self, change: Change) -> None:
        self.asked.set()
        await self.open.wait()
        if self.fails:
            self.asked.clear()
            raise StoreFailed("no room")
        await super().write(change)

    def hold(self) -> None:
        self.open.clear()
        self.asked.clear()


class DoubtfulNodes(Nodes):
    """Whether this node still counts as alive is known when the test says so."""

    def __init__(self) -> None:
        self.sure = asyncio.Event()
        self.sure.set()

    def is_valid(self) -> bool:
        return self.sure.is_set()

    async def confirm(self) -> None:
        await self.sure.wait()


async def heard_nothing(*pages: Page) -> bool:
    """Whether no page gets anything, although the server has had all the time it needs."""
    waiting = [asyncio.create_task(page.receive()) for page in pages]
    done, pending = await asyncio.wait(waiting, timeout=0.2)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return not done


@async_test
async def test_a_node_that_was_paused_tells_nobody_of_a_table_that_others_may_own(tmp_path: Path) -> None:
    nodes = DoubtfulNodes()
    async with local_server(tmp_path, nodes=nodes) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        nodes.sure.clear()
        await ben.close()
        assert await heard_nothing(anna)
        nodes.sure.set()
        await anna.told(lambda info: info["seats"][1]["presence"] == "away")


@async_test
async def test_nobody_hears_of_a_change_before_it_is_stored(tmp_path: Path) -> None:
    """Not even if meanwhile something else happens that everybody is told of: somebody leaves."""
    store = HeldStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store=store) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        watcher = await place.page(table=host["table"])
        for page in (anna, watcher):
            await page.until(lambda news: news["kind"] == "table" and news["table"]["watchers"] == 1)
        store.hold()
        await anna.send(from_page.Rename("x", 0, "Annabel"))
        await store.asked.wait()
        await ben.close()
        while place.live(host).audience.is_here(1):
            await asyncio.sleep(0.005)
        assert await heard_nothing(anna, watcher)
        store.open.set()
        told = await watcher.told(lambda table: table["seats"][1]["presence"] == "away")
        assert told["seats"][0]["name"] == "Annabel"
        assert (await anna.answer("x"))["kind"] == "ack"


@async_test
async def test_nobody_sees_a_change_that_could_not_be_stored(tmp_path: Path) -> None:
    """Nor while the table is loaded again, whatever else happens then."""
    store = HeldStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store=store) as place:
        host = await place.open_table("tictactoe", players=2)
        anna, watcher = await place.page(host), await place.page(table=host["table"])
        for page in (anna, watcher):
            await page.until(lambda news: news["kind"] == "table" and news["table"]["watchers"] == 1)
        store.fails = True
        store.loads.clear()
        store.hold()
        await anna.send(from_page.Lobby("x", seat=1, holder="device"))
        await store.asked.wait()
        store.open.set()
        while store.asked.is_set():  # until it has failed
            await asyncio.sleep(0.005)
        place.live(host).review(tell=True)
        assert await heard_nothing(anna, watcher)
        store.loads.set()
        assert (await anna.answer("x"))["refusal"]["kind"] == "not_stored"
        assert [connection.seats for connection in place.live(host).audience.connections] == [(0,), ()]
        assert (await watcher.next("snapshot"))["table"]["seats"][1]["holder"] == "bot"


@async_test
async def test_who_asks_over_http_is_told_only_what_is_stored(tmp_path: Path) -> None:
    store = HeldStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store=store) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        store.hold()
        await anna.send(from_page.Rename("x", 0, "Annabel"))
        await store.asked.wait()
        asking = asyncio.create_task(place.web.get(f"/api/tables/{host['table']}"))
        done, _ = await asyncio.wait([asking], timeout=0.2)
        assert not done
        store.open.set()
        assert (await asking).json()["seats"][0]["name"] == "Annabel"


@async_test
async def test_a_bug_in_a_change_leaves_the_table_as_it_is_stored(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        table = place.live(host)

        async def stumble() -> None:
            async with table.lock, table.change() as change:
                table.meta.pace = "instant"
                change.meta_changed()
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await stumble()
        assert table.meta.pace == "family"
        assert (await anna.play(0, mark(4)))["kind"] == "ack"


@async_test
async def test_a_change_that_is_cancelled_takes_the_table_out_of_use(tmp_path: Path) -> None:
    """Nobody knows whether it was stored: pages come again, and the table is loaded anew for them."""
    store = HeldStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store=store) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        table = place.live(host)
        store.hold()

        async def pause() -> None:
            async with table.lock, table.change() as change:
                table.meta.status = "paused"
                change.meta_changed()

        changing = asyncio.create_task(pause())
        await store.asked.wait()
        changing.cancel()
        await anna.socket.wait_closed()
        assert table.is_broken
        store.open.set()
        page = await place.page(host)
        assert page.table["status"] == "running"
        assert place.live(host) is not table


@async_test
async def test_a_change_needs_the_lock_and_stands_alone(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, _, host, _ = await two_at_tictactoe(place)
        table = place.live(host)
        with pytest.raises(AssertionError):
            async with table.change():
                pass
        with pytest.raises(AssertionError):
            async with table.lock, table.change(), table.change():
                pass


def test_only_the_live_table_writes_tables_to_the_store() -> None:
    writers = [
        file.relative_to(SERVER).as_posix()
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "write" and "store" in ast.unparse(node.value)
    ]
    assert writers == ["table/live.py"]
