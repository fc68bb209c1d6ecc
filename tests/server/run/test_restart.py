"""After a restart every table goes on; one whose rules have changed is frozen; a disk that fails is told."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest

from skulduggery.server.protocol import from_page, to_page
from skulduggery.server.runtime import slices
from skulduggery.server.store.base import Change, StoreFailed
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table.match.loader import load_table
from tests.server.local_server import Json, async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe


@async_test
async def test_a_running_match_goes_on_with_all_its_story(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, host, ticket = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await anna.settled(3)
        before = anna.update
    async with local_server(tmp_path) as place:
        back = await place.page(host)
        news: Json = {"events": [], "rules": [], "weights": []}
        assert back.update == before | news
        ben = await place.page(ticket)
        assert (await ben.play(1, mark(0)))["kind"] == "ack"


@async_test
async def test_others_have_their_turn_while_a_long_match_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SLICE", "PAUSE"):
        monkeypatch.setattr(slices, name, 0.0)
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        for turn, cell in enumerate((0, 1, 2, 3)):
            await (anna, ben)[turn % 2].play(turn % 2, mark(cell))
        stored = await place.services.store.load(host["table"])
        assert stored is not None
        monkeypatch.setattr(place.services.store, "load", AsyncMock(return_value=stored))  # without the disk's time
        loading = asyncio.create_task(load_table(place.services.store, host["table"]))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await loading).match is not None
        assert turns > 2 * len(stored.entries), "each entry is read, and each is replayed"


@async_test
async def test_bots_sail_on_by_themselves(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2, start=True)
        anna = await place.page(host)
        await anna.play(0, mark(4))  # the bot waits for its pace, on a clock that stands still
    async with local_server(tmp_path) as place:
        await place.clock.until_somebody_waits(1)  # the bot
        await place.clock.advance(1)
        await place.all_saved(host)
        anna = await place.page(host)
        assert anna.update["view"]["cells"].count(1) == 1


@pytest.mark.parametrize(("old", "new"), [('"version":1', '"version":0'), ('"cell":4', '"cell":5')])
@async_test
async def test_a_match_that_no_longer_follows_the_rules_is_frozen_and_says_why(
    tmp_path: Path, old: str, new: str
) -> None:
    async with local_server(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        for table, column in (("tables", "meta"), ("entries", "entry")):
            connection.execute(f"update {table} set {column} = cast(replace({column}, ?, ?) as blob)", (old, new))
        connection.commit()
    async with local_server(tmp_path) as place:
        page = await place.page(host)
        assert page.table["status"] == "frozen"
        assert page.table["why_frozen"]
        assert page.update == {}
        assert (await page.play(0, mark(0), at=3))["refusal"]["status"] == "frozen"
        assert (await page.ask(from_page.Rematch))["kind"] == "ack"
        again = await place.page(host, table=page.table["next_table"])
        assert (again.table["status"], again.table["game"]) == ("lobby", "tictactoe")


class FailingStore(SqliteStore):
    failing = False

    async def write(self, change: Change) -> None:
        if self.failing:
            raise StoreFailed("disk full")
        await super().write(change)


@async_test
async def test_what_the_disk_does_not_take_did_not_happen(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        store.failing = True
        answer = await anna.play(0, mark(4), request="again")
        assert answer["refusal"]["kind"] == "not_stored"
        assert (await ben.next("snapshot"))["update"]["number"] == 2
        await anna.next("snapshot")
        assert set(anna.update["view"]["cells"]) == {-1}
        assert not [text for text in ben.traffic if '"number":3' in text]
        store.failing = False
        answer = await anna.play(0, mark(4), at=2, request="again")
        assert (answer["kind"], answer["number"]) == ("ack", 3)
        assert place.live(host).match is not None


@async_test
async def test_somebody_elses_entry_is_found_and_taken_over(tmp_path: Path) -> None:
    """The primary key is the lock: a move that lost the race is refused, and the table shows what was stored."""
    async with local_server(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        async with local_server(tmp_path) as other:
            rival = await other.page(host)
            assert (await rival.play(0, mark(0)))["kind"] == "ack"
        answer = await anna.play(0, mark(4))
        assert answer["refusal"]["kind"] == "not_stored"
        await anna.settled(3)
        assert anna.update["view"]["cells"][0] == 0


@async_test
async def test_a_shutdown_closes_sockets_as_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _, _ = await two_at_tictactoe(place)
        place.pages.clear()
    await anna.socket.wait_closed()
    assert anna.socket.close_code == 1012


@async_test
async def test_old_tables_are_deleted_and_idle_ones_put_away(tmp_path: Path) -> None:
    async with local_server(tmp_path, keep_days=1.0) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.close()
        await ben.close()
        while place.live(host).audience.connections:
            await asyncio.sleep(0.01)
        place.clock.time += 4_000
        await place.registry.sweep()
        assert host["table"] not in place.registry.tables
        page = await place.page(host)
        assert page.table["status"] == "running"
        place.clock.time += 90_000
        await place.registry.sweep()  # too old, but not deleted yet
        place.clock.time += 90_000
        await place.registry.sweep()
        assert (await page.next("bye"))["reason"] == "deleted"
        assert (await place.web.get(f"/api/tables/{host['table']}")).status_code == 404


@async_test
async def test_a_page_that_does_not_read_is_dropped_and_comes_back(tmp_path: Path) -> None:
    async with local_server(tmp_path, queue_length=5, slow_seconds=0.0) as place:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        connection = next(found for found in place.live(host).audience.connections if found.seats == (1,))
        connection.full_since = time.monotonic() - 1.0  # its network takes nothing
        for _ in range(7):
            connection.push(to_page.TimeUp((0,)))
        await ben.socket.wait_closed()
        assert ben.socket.close_code == 1013
        assert (await anna.play(0, mark(4)))["kind"] == "ack"
        back = await place.page(ticket)
        assert back.update["number"] == 3
        assert place.services.metrics.counts["dropped"] == 1


@async_test
async def test_a_page_that_reads_keeps_its_connection_however_much_it_is_sent(tmp_path: Path) -> None:
    async with local_server(tmp_path, queue_length=5, slow_seconds=0.0) as place:
        _, ben, host, _ = await two_at_tictactoe(place)
        connection = next(found for found in place.live(host).audience.connections if found.seats == (1,))
        for _ in range(500):  # before the loop could send any of them
            connection.push(to_page.TimeUp((0,)))
        for _ in range(500):
            await ben.next("timeup")


def test_meta_of_a_table_holds_no_token(tmp_path: Path) -> None:
    @async_test
    async def run() -> None:
        async with local_server(tmp_path) as place:
            anna, _, host, ticket = await two_at_tictactoe(place)
            link = (await anna.ask(from_page.NewLink, 0))["link"]
            stored = await place.services.store.load(host["table"])
            assert stored is not None
            for secret in (host["token"], ticket["token"], link.partition(".")[2]):
                assert secret.encode() not in stored.meta
            assert msgspec.json.decode(stored.meta)["seats"][0]["token"]

    run()
