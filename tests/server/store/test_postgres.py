"""What only PostgreSQL has: a server that goes away and comes back, a lock in the database, its schema."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol import from_page
from skulduggery.server.protocol.refusals import DatabaseInUse, DatabaseOtherVersion, DatabaseUnreachable, NeedsExtra
from skulduggery.server.store import location
from skulduggery.server.store.base import Change, NewEntry, NumberTaken, StoreFailed
from skulduggery.server.store.migrate import migrate
from skulduggery.server.store.postgres import store as module
from skulduggery.server.store.postgres.store import PostgresStore
from skulduggery.server.store.postgres.writing import write_batch
from tests.server.local_server import async_test, local_server
from tests.server.store.test_store import entry, opened
from tests.server.table.test_change import heard_nothing
from tests.server.tictactoe import mark, two_at_tictactoe
from tools.postgres_cluster import TEMPLATE, Cluster


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database(TEMPLATE)


async def ask(address: str, query: str) -> Any:
    link: Any = await asyncpg.connect(address)
    try:
        return await link.fetch(query)
    finally:
        await link.close()


COLUMNS = """
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name <> 'alembic_version' order by table_name, ordinal_position
"""
COLUMNS_OF_A_FILE = """
    select tables.name, columns.name, columns.type
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name <> 'alembic_version' order by tables.name, columns.cid
"""
TYPES = {"VARCHAR": "character varying", "BLOB": "bytea", "FLOAT": "double precision", "INTEGER": "integer"}


def test_the_same_migrations_lead_to_the_same_schema(address: str, tmp_path: Path) -> None:
    found = [tuple(row) for row in asyncio.run(ask(address, COLUMNS))]
    migrate(tmp_path / "t.sqlite")
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as connection:
        wanted = [(table, column, TYPES[kind]) for table, column, kind in connection.execute(COLUMNS_OF_A_FILE)]
    assert found == wanted


def test_nodes_that_start_together_migrate_once(cluster: Cluster) -> None:
    database = location.database_at(cluster.new_database())

    async def together() -> None:
        await asyncio.gather(*[database.migrate() for _ in range(4)])  # type: ignore[attr-defined]  # it is PostgreSQL

    asyncio.run(together())
    assert database.is_empty()


def test_a_database_of_another_version_is_left_alone(address: str) -> None:
    asyncio.run(ask(address, "update alembic_version set version_num = '9999'"))
    with pytest.raises(Refused) as refused:
        location.database_at(address).prepare()
    assert refused.value.refusal == DatabaseOtherVersion("", address)


@async_test
async def test_a_second_server_is_refused_until_the_first_one_is_gone(address: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("skulduggery.server.store.postgres.connection.LOCK_SECONDS", 0.2)
    store, second = PostgresStore(address), PostgresStore(address, patience=0.0)
    await store.start()
    with pytest.raises(StoreFailed, match="another server"):
        await second.start()
    with pytest.raises(StoreFailed, match="another server"):
        await second.write(opened("a"))
    with pytest.raises(Refused) as refused:
        await asyncio.to_thread(location.database_at(address).hold_for_server)
    assert isinstance(refused.value.refusal, DatabaseInUse)
    await store.close()
    await second.write(opened("a"))
    await second.close()


@async_test
async def test_a_commit_is_on_disk_even_where_the_database_does_not_insist(address: str) -> None:
    name = address.rpartition("/")[2]
    await ask(address, f"alter database {name} set synchronous_commit = off")
    store = PostgresStore(address)
    link = await store.writing_connection()
    assert await link.fetchval("show synchronous_commit") == "on"
    await store.close()


async def end_all(address: str) -> None:
    """As a restart does: every connection to this database is ended."""
    query = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
    await ask(address, f"{query} and pid <> pg_backend_pid()")


@async_test
async def test_lost_connections_are_replaced_and_nothing_is_lost(address: str) -> None:
    store = PostgresStore(address)
    await store.write(opened("a"))
    for number in range(12):
        if number % 2:
            await end_all(address)
        await store.write(entry("a", number))
        assert await store.find("nothing") is None
    stored = await store.load("a")
    assert stored is not None
    assert [row.number for row in stored.entries] == [*range(12)]
    await store.close()


@async_test
async def test_a_batch_whose_commit_was_not_reported_is_found_written(address: str, monkeypatch: Any) -> None:
    """The answer to the commit got lost. What is written counts, once; a number of somebody else stays taken."""
    store = PostgresStore(address)
    await store.write(opened("a"))
    await store.write(entry("a", 7))
    lost: list[Any] = []

    async def losing(link: Any, changes: Any, again: bool) -> Any:
        outcomes = await write_batch(link, changes, again)
        if not again:
            lost.append(changes)
            raise ConnectionResetError("gone")
        return outcomes

    monkeypatch.setattr(module, "write_batch", losing)
    rival = Change("a", 1.0, (NewEntry(7, b"other", None),))
    results = await asyncio.gather(store.write(entry("a", 0)), store.write(rival), return_exceptions=True)
    assert lost
    assert results[0] is None
    assert isinstance(results[1], NumberTaken)
    stored = await store.load("a")
    assert stored is not None
    assert [(row.number, row.entry) for row in stored.entries] == [(0, b"e0"), (7, b"e7")]
    await store.close()


@async_test
async def test_a_fault_of_the_store_fails_its_batch_and_nobody_waits_for_ever(address: str, monkeypatch: Any) -> None:
    store = PostgresStore(address)
    await store.write(opened("a"))

    async def faulty(link: Any, changes: Any, again: bool) -> Any:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_batch", faulty)
        with pytest.raises(StoreFailed):
            await store.write(entry("a", 0))
    await store.write(entry("a", 0))
    await store.close()


@async_test
async def test_a_server_that_stays_away_fails_and_later_writes_work(cluster: Cluster, address: str) -> None:
    store = PostgresStore(address, patience=0.5)
    await store.write(opened("a"))
    await asyncio.to_thread(cluster.stop)
    try:
        results = await asyncio.gather(store.write(entry("a", 0)), store.load("a"), return_exceptions=True)
        assert [type(result) for result in results] == [StoreFailed, StoreFailed]
        assert store.figures.failures == 1
        with pytest.raises(StoreFailed):
            await store.check()
    finally:
        await asyncio.to_thread(cluster.start)
    await store.write(entry("a", 1))
    await store.check()
    await store.close()


@async_test
async def test_a_restart_of_the_database_is_only_a_delay(cluster: Cluster, address: str) -> None:
    store = PostgresStore(address)
    await store.write(opened("a"))
    await asyncio.to_thread(cluster.stop)
    await PostgresStore(address).start()  # a server that starts now only warns
    waiting = asyncio.gather(*[store.write(entry("a", number)) for number in range(3)])
    await asyncio.to_thread(cluster.start)
    await waiting
    stored = await store.load("a")
    assert stored is not None
    assert len(stored.entries) == 3
    await store.close()


@async_test
async def test_what_the_database_cannot_hold_fails_alone(address: str) -> None:
    store = PostgresStore(address)
    await store.write(opened("a"))
    odd, fine = entry("a", 0, request="a\0b"), entry("a", 1)
    results = await asyncio.gather(store.write(odd), store.write(fine), return_exceptions=True)
    assert isinstance(results[0], StoreFailed)
    assert results[1] is None
    await store.close()


@pytest.mark.parametrize(
    "address",
    ["postgresql://127.0.0.1:1/db", "postgresql://nobody:secret@127.0.0.1:{port}/none", "postgresql://x:y:z/"],
)
def test_an_address_that_leads_nowhere_is_named_without_its_password(cluster: Cluster, address: str) -> None:
    with pytest.raises(Refused) as refused:
        location.database_at(address.format(port=cluster.port)).prepare()
    assert isinstance(refused.value.refusal, DatabaseUnreachable)
    assert "secret" not in str(refused.value.refusal)


def test_without_asyncpg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("skulduggery.server.store.postgres.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Refused) as refused:
        location.database_at("postgresql://host/db")
    assert refused.value.refusal == NeedsExtra("", "postgres")


WAITING = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"


@async_test
async def test_a_move_is_acknowledged_only_after_its_commit(address: str, tmp_path: Path) -> None:
    link: Any = await asyncpg.connect(address)
    async with local_server(tmp_path, PostgresStore(address)) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        transaction = link.transaction()
        await transaction.start()
        await link.execute("lock table entries in exclusive mode")
        await anna.send(from_page.Play("first", 2, 0, msgspec.Raw(msgspec.json.encode(mark(4)))))
        while not (await ask(address, WAITING))[0][0]:
            pass
        assert await heard_nothing(anna, ben)
        await transaction.rollback()
        assert (await anna.answer("first"))["kind"] == "ack"
        await ben.settled(3)
    await link.close()


@async_test
async def test_people_play_on_when_the_database_was_restarted(cluster: Cluster, address: str, tmp_path: Path) -> None:
    async with local_server(tmp_path, PostgresStore(address)) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await asyncio.to_thread(cluster.stop)
        await anna.send(from_page.Play("first", 2, 0, msgspec.Raw(msgspec.json.encode(mark(4)))))
        await asyncio.to_thread(cluster.start)
        assert (await anna.answer("first"))["kind"] == "ack"
        await ben.settled(3)
        assert (await ben.play(1, mark(0)))["kind"] == "ack"
        stored = await place.services.store.load(host["table"])
        assert stored is not None
        assert [row.number for row in stored.entries] == [0, 1, 2, 3, 4]
