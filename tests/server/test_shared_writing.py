"""How several nodes write to one database: of two changes made of the same version one is refused."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery.server.store.base import NEW, Change, NewEntry, NumberTaken
from skulduggery.server.store.postgres import shared
from skulduggery.server.store.postgres.shared_writing import write_shared_batch
from skulduggery.server.store.postgres.store import PostgresStore
from tools.postgres_cluster import TEMPLATE, Cluster

from .harbour import afloat

LIFE = 60.0


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database(TEMPLATE)


def opened(table: str, code: str | None = None) -> Change:
    return Change(table, 1.0, (), b"meta", "lobby", code, version=NEW)


def move(table: str, number: int, version: int, lease: int | None = None) -> Change:
    return Change(table, 2.0, (NewEntry(number, f"{number}".encode(), None),), version=version, lease=lease)


def outcomes(results: Sequence[Any]) -> list[str]:
    return ["ok" if result is None else type(result).__name__ for result in results]


async def written(store: PostgresStore, *changes: Change) -> list[str]:
    return outcomes(await asyncio.gather(*[store.write(change) for change in changes], return_exceptions=True))


@afloat
async def test_a_change_of_an_old_version_is_refused_and_the_others_of_its_batch_are_written(address: str) -> None:
    one, other = [PostgresStore(address, shared=True) for _ in range(2)]
    assert await written(one, opened("a"), opened("b"), opened("c")) == ["ok"] * 3
    assert await written(other, opened("a")) == ["NumberTaken"]  # it is no longer new
    assert await written(one, move("a", 0, 0)) == ["ok"]
    assert await written(other, move("a", 0, 0), move("b", 0, 0)) == ["NumberTaken", "ok"]
    renamed = replace(opened("b"), meta=b"other", version=0)
    paused = Change("a", 3.0, (), b"paused", "paused", None, version=1)
    assert await written(other, renamed, paused, move("c", 0, 0)) == ["NumberTaken", "ok", "ok"]
    stored = await one.load("a")
    assert stored is not None
    assert (stored.meta, stored.version, len(stored.entries)) == (b"paused", 2, 1)
    for store in (one, other):
        await store.close()


@afloat
async def test_many_nodes_that_write_at_once_lose_nothing_and_wait_for_nobody(address: str) -> None:
    """Batches with the same tables in another order must not block each other."""
    stores, tables = [PostgresStore(address, shared=True) for _ in range(3)], [f"t{number}" for number in range(8)]
    assert await written(stores[0], *[opened(table) for table in tables]) == ["ok"] * len(tables)
    for number in range(5):
        orders = [tables, tables[::-1], tables[3:] + tables[:3]]
        rounds = [
            written(store, *[move(table, number, number) for table in order])
            for store, order in zip(stores, orders, strict=True)
        ]
        found = await asyncio.gather(*rounds)
        assert sum(outcome == "ok" for each in found for outcome in each) == len(tables)
    for table in tables:
        stored = await stores[1].load(table)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [*range(5)]
    for store in stores:
        await store.close()


@afloat
async def test_a_code_that_is_taken_refuses_only_its_own_table(address: str) -> None:
    store = PostgresStore(address, shared=True)
    assert await written(store, opened("a", "PARROT-1234")) == ["ok"]
    assert await written(store, opened("b", "PARROT-1234"), opened("c")) == ["NumberTaken", "ok"]
    await store.close()


@afloat
async def test_who_has_lost_the_lease_cannot_write_as_the_driver(address: str) -> None:
    store = PostgresStore(address, shared=True)
    await store.write(opened("a"))
    await beat(store, "one", LIFE)
    assert await store.ask(lambda link: shared.take_leases(link, "one", ["a"])) == {"a": 1}
    assert await store.ask(lambda link: shared.take_leases(link, "two", ["a"])) == {}
    assert await written(store, move("a", 0, 0, lease=1)) == ["ok"]
    await beat(store, "one", -1.0)  # it is dead
    assert await store.ask(lambda link: shared.take_leases(link, "two", ["a"])) == {"a": 2}
    assert await written(store, move("a", 1, 1, lease=1)) == ["NumberTaken"]
    assert await written(store, move("a", 1, 1, lease=2)) == ["ok"]
    assert await written(store, move("a", 2, 2)) == ["ok"]  # a person's move needs no lease
    await store.close()


async def beat(store: PostgresStore, node: str, life: float) -> None:
    await store.value(shared.BEAT, node, life)


@afloat
async def test_a_change_whose_commit_was_not_reported_is_found_written(address: str) -> None:
    store = PostgresStore(address, shared=True)
    changes = [opened("a"), opened("b")]
    assert outcomes(await store.written_at_last(changes)) == ["ok", "ok"]
    link = await store.writing_link()
    assert outcomes(await write_shared_batch(link, changes, again=True)) == ["ok", "ok"]
    moves = [move("a", 0, 0), move("b", 0, 0)]
    assert outcomes(await write_shared_batch(link, moves, again=False)) == ["ok", "ok"]
    rival = replace(moves[0], entries=(NewEntry(0, b"other", None),))
    found = await write_shared_batch(link, [moves[0], rival, moves[1]], again=True)
    assert [type(outcome) for outcome in found] == [type(None), NumberTaken, type(None)]
    await store.close()
