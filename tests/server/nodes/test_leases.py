"""How the database keeps a table to its one owner: whoever has lost the lease changes nothing."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery.server.store.base import Change, NewEntry, NumberTaken
from skulduggery.server.store.postgres import shared
from skulduggery.server.store.postgres.store import PostgresStore
from skulduggery.server.store.postgres.writing import write_batch
from tests.server.local_server import async_test
from tools.postgres_cluster import TEMPLATE, Cluster

LIFE = 60.0
NO_GRACE = 0.0


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database(TEMPLATE)


def opened(table: str, code: str | None = None, lease: int | None = None) -> Change:
    return Change(table, 1.0, (), b"meta", "lobby", code, lease)


def move(table: str, number: int, lease: int | None = None) -> Change:
    return Change(table, 2.0, (NewEntry(number, f"{number}".encode(), None),), lease=lease)


def outcomes(results: Sequence[Any]) -> list[str]:
    return ["ok" if result is None else type(result).__name__ for result in results]


async def written(store: PostgresStore, *changes: Change) -> list[str]:
    return outcomes(await asyncio.gather(*[store.write(change) for change in changes], return_exceptions=True))


async def beat(store: PostgresStore, node: str, life: float) -> None:
    await store.value(shared.BEAT, node, f"{node}:1", life)


async def take(store: PostgresStore, node: str, *tables: str) -> dict[str, int]:
    rows = await store.ask(lambda link: link.fetch(shared.TAKE, list(tables), node, NO_GRACE))
    return {row[0]: row[1] for row in rows}


@async_test
async def test_who_has_lost_the_lease_writes_neither_moves_nor_the_table(address: str) -> None:
    store = PostgresStore(address, shared=True)
    assert await written(store, opened("a"), opened("b")) == ["ok", "ok"]
    await beat(store, "one", LIFE)
    assert await take(store, "one", "a", "b") == {"a": 1, "b": 1}
    assert await take(store, "two", "a") == {}
    assert await written(store, move("a", 0, lease=1), opened("a", lease=1), move("b", 0, lease=1)) == ["ok"] * 3
    await beat(store, "one", -1.0)  # it is dead
    assert await take(store, "two", "a") == {"a": 2}
    changes = [move("a", 1, lease=1), opened("a", lease=1), move("b", 1, lease=1)]
    assert await written(store, *changes) == ["NumberTaken", "NumberTaken", "ok"]
    assert await written(store, *changes[:1]) == ["NumberTaken"]
    assert await written(store, *changes[1:2]) == ["NumberTaken"]
    both = replace(opened("a", lease=1), entries=changes[0].entries)
    assert await written(store, both) == ["NumberTaken"]
    assert await written(store, move("a", 1, lease=2), opened("a", lease=2)) == ["ok", "ok"]
    stored = await store.load("a")
    assert stored is not None
    assert [entry.number for entry in stored.entries] == [0, 1]
    await store.close()


@async_test
async def test_nobody_takes_a_lease_while_its_owner_writes(address: str) -> None:
    """So the new owner reads everything that the old one has written."""
    store, slow = PostgresStore(address, shared=True), PostgresStore(address, shared=True)
    await store.write(opened("a"))
    assert await take(store, "one", "a") == {"a": 1}  # it never said that it lives: its lease is free
    link = await slow.writing_connection()
    transaction = link.transaction()
    await transaction.start()
    assert await write_batch(link, [move("a", 0, lease=1)], again=True) == [None]
    taking = asyncio.create_task(take(store, "two", "a"))
    _, waiting = await asyncio.wait([taking], timeout=0.3)
    assert waiting, "the lease was taken while a change was under way"
    await transaction.commit()
    assert await taking == {"a": 2}
    stored = await store.load("a")
    assert stored is not None
    assert len(stored.entries) == 1
    for each in (store, slow):
        await each.close()


@async_test
async def test_a_code_that_is_taken_refuses_only_its_own_table(address: str) -> None:
    store = PostgresStore(address, shared=True)
    assert await written(store, opened("a", "PARROT-1234")) == ["ok"]
    assert await written(store, opened("b", "PARROT-1234"), opened("c")) == ["NumberTaken", "ok"]
    await store.close()


@async_test
async def test_a_change_whose_commit_was_not_reported_is_found_written(address: str) -> None:
    store = PostgresStore(address, shared=True)
    assert await written(store, opened("a"), opened("b")) == ["ok", "ok"]
    assert await take(store, "one", "a", "b") == {"a": 1, "b": 1}
    link = await store.writing_connection()
    moves = [move("a", 0, 1), move("b", 0, 1)]
    assert outcomes(await write_batch(link, moves, again=False)) == ["ok", "ok"]
    rival = replace(moves[0], entries=(NewEntry(0, b"other", None),))
    found = await write_batch(link, [moves[0], rival, moves[1]], again=True)
    assert [type(outcome) for outcome in found] == [type(None), NumberTaken, type(None)]
    await store.close()


@async_test
async def test_who_has_lost_the_lease_and_the_connection_does_not_take_a_change_for_written(address: str) -> None:
    """A change without entries, such as a seat that was taken, while nobody reported its commit."""
    store = PostgresStore(address, shared=True)
    assert await written(store, opened("a"), opened("b")) == ["ok", "ok"]
    assert await take(store, "one", "a", "b") == {"a": 1, "b": 1}
    assert await take(store, "two", "a", "b") == {"a": 2, "b": 2}
    lost, stored = replace(opened("a", lease=1), meta=b"with Ben"), opened("b", lease=1)
    link = await store.writing_connection()
    assert outcomes(await write_batch(link, [lost, stored], again=True)) == ["NumberTaken", "ok"]
    await store.close()


@async_test
async def test_a_node_that_takes_its_own_table_again_can_write_by_both_leases(address: str) -> None:
    """Two pages come at the same moment, and the node asks for the lease twice."""
    store = PostgresStore(address, shared=True)
    await store.write(opened("a"))
    await beat(store, "one", LIFE)
    assert [*await asyncio.gather(take(store, "one", "a"), take(store, "one", "a"))] == [{"a": 1}, {"a": 1}]
    assert await written(store, move("a", 0, lease=1)) == ["ok"]
    await store.ask(lambda link: link.execute(shared.RELEASE, "one", ["a"], None))
    assert await take(store, "one", "a") == {"a": 2}
    await store.close()


@async_test
async def test_tables_without_a_living_owner_are_found(address: str) -> None:
    store = PostgresStore(address, shared=True)
    running = [replace(opened(table), status="running", at=at) for table, at in (("a", 1.0), ("b", 1.0), ("new", 2e9))]
    assert await written(store, *running, opened("lobby")) == ["ok"] * 4
    assert set(await store.column(shared.ORPHANS, 9)) == {"a", "b"}  # nobody was asked for the new one yet
    await beat(store, "one", LIFE)
    await take(store, "one", "a", "b")
    assert await store.column(shared.ORPHANS, 9) == []
    await store.ask(lambda link: link.execute(shared.RELEASE, "one", ["a"], shared.ANYBODY))
    assert await store.column(shared.ORPHANS, 9) == ["a"]
    await beat(store, "one", -shared.LATE_SECONDS / 2)  # perhaps it is only late
    assert await store.column(shared.ORPHANS, 9) == ["a"]
    await beat(store, "one", -shared.LATE_SECONDS)
    assert set(await store.column(shared.ORPHANS, 9)) == {"a", "b"}
    await store.close()
