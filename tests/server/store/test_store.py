"""The store on SQLite and on PostgreSQL: group commit, the lock, failure, and what survives."""

import asyncio

from skulduggery.server.store.base import Change, NewEntry, NumberTaken, Space
from skulduggery.server.store.database import Database
from tests.server.local_server import async_test


def opened(table: str, status: str = "running", at: float = 1.0, code: str | None = None) -> Change:
    return Change(table, at, (), b"{}", status, code)


def entry(table: str, number: int, at: float = 1.0, request: str | None = None) -> Change:
    return Change(table, at, (NewEntry(number, b"e%d" % number, request),))


@async_test
async def test_what_was_written_is_loaded_in_order(database: Database) -> None:
    store = database.open()
    await store.write(opened("a", code="PARROT-7"))
    await store.write(Change("a", 2.0, (NewEntry(0, b"x", None), NewEntry(1, b"y", "0:r:1"))))
    await store.write(entry("a", 2, at=3.0))
    await store.close()
    again = database.open()
    stored = await again.load("a")
    assert stored is not None
    assert [(row.number, row.entry, row.request) for row in stored.entries] == [
        (0, b"x", None),
        (1, b"y", "0:r:1"),
        (2, b"e2", None),
    ]
    assert (stored.meta, stored.touched) == (b"{}", 3.0)
    assert await again.load("b") is None
    assert (await again.find("PARROT-7"), await again.find("PARROT-8")) == ("a", None)
    await again.close()


@async_test
async def test_a_number_is_written_once_and_the_rest_of_the_batch_goes_on(database: Database) -> None:
    store = database.open()
    await store.write(opened("a"))
    await store.write(entry("a", 0))
    second = Change("a", 1.0, (NewEntry(1, b"one", None), NewEntry(0, b"again", None)))
    results = await asyncio.gather(store.write(second), store.write(entry("a", 1)), return_exceptions=True)
    assert isinstance(results[0], NumberTaken)
    assert results[1] is None
    stored = await store.load("a")
    assert stored is not None
    assert [row.entry for row in stored.entries] == [b"e0", b"e1"]
    await store.close()


@async_test
async def test_among_many_entries_of_one_batch_only_those_are_refused_that_are_taken(database: Database) -> None:
    store, tables = database.open(), [f"t{number}" for number in range(100)]
    for table in tables:
        await store.write(opened(table))
    taken = tables[::33]
    for table in taken:
        await store.write(entry(table, 0))
    results = await asyncio.gather(*[store.write(entry(table, 0)) for table in tables], return_exceptions=True)
    assert [table for table, result in zip(tables, results, strict=True) if result is not None] == taken
    assert all(result is None or isinstance(result, NumberTaken) for result in results)
    assert [len(found.entries) for table in tables if (found := await store.load(table))] == [1] * len(tables)
    await store.close()


@async_test
async def test_everything_that_arrived_meanwhile_goes_into_one_transaction(database: Database) -> None:
    store = database.open()
    await store.write(opened("a"))
    before = store.figures.commits
    await asyncio.gather(*[store.write(entry("a", number)) for number in range(200)])
    assert store.figures.commits - before < 40
    stored = await store.load("a")
    assert stored is not None
    assert len(stored.entries) == 200
    await store.close()


@async_test
async def test_only_tables_without_news_are_forgotten(database: Database) -> None:
    store = database.open()
    for table in ("old", "kept", "new"):
        await store.write(opened(table, at=10.0 if table != "new" else 99.0, status="over"))
        await store.write(entry(table, 0, at=10.0))
    await store.write(entry("kept", 1, at=60.0))
    assert await store.unused(50.0) == ["old"]
    await store.forget(["old"])
    assert await store.load("old") is None
    assert [len(found.entries) for table in ("kept", "new") if (found := await store.load(table))] == [2, 1]
    await store.write(opened("old"))
    again = await store.load("old")
    assert again is not None
    assert again.entries == ()
    await store.close()


@async_test
async def test_running_and_paused_tables_are_unfinished(database: Database) -> None:
    store = database.open()
    for status in ("lobby", "running", "paused", "over"):
        await store.write(opened(status, status))
    assert sorted(await store.unfinished()) == ["paused", "running"]
    await store.close()


@async_test
async def test_of_two_equal_numbers_in_one_batch_the_first_counts(database: Database) -> None:
    store = database.open()
    await store.write(opened("a"))
    twice = [Change("a", 1.0, (NewEntry(0, text, None),)) for text in (b"first", b"second")]
    results = await asyncio.gather(*[store.write(change) for change in twice], return_exceptions=True)
    assert results[0] is None
    assert isinstance(results[1], NumberTaken)
    stored = await store.load("a")
    assert stored is not None
    assert [row.entry for row in stored.entries] == [b"first"]
    await store.close()


@async_test
async def test_a_change_is_written_whole_or_not_at_all(database: Database) -> None:
    store = database.open()
    await store.write(opened("a", code="PARROT-7"))
    await store.write(entry("a", 1))
    taken = Change("a", 2.0, (NewEntry(0, b"zero", None), NewEntry(1, b"one", None)), b"new meta", "over")
    unknown = Change("b", 2.0, (NewEntry(0, b"zero", None),))
    same_code = opened("c", code="PARROT-7")
    wanted = [store.write(change) for change in (taken, unknown, same_code, entry("a", 2), opened("d"))]
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(result) for result in results] == [NumberTaken, NumberTaken, NumberTaken, type(None), type(None)]
    stored = await store.load("a")
    assert stored is not None
    assert (stored.meta, [row.number for row in stored.entries]) == (b"{}", [1, 2])
    assert [await store.load(table) for table in "bc"] == [None, None]
    assert await store.load("d") is not None
    await store.close()


@async_test
async def test_two_changes_of_one_table_in_one_batch_are_both_written(database: Database) -> None:
    store = database.open()
    metas = [Change("a", 1.0 + number, (), b"meta %d" % number, "lobby") for number in range(3)]
    await asyncio.gather(*[store.write(change) for change in metas])
    stored = await store.load("a")
    assert stored is not None
    assert (stored.meta, stored.touched) == (b"meta 2", 3.0)
    await store.close()


@async_test
async def test_stories_are_kept_replaced_and_gone_with_their_table(database: Database) -> None:
    store = database.open()
    await store.write(opened("a", status="over"))
    await store.keep_stories("a", {"outsider": b"once", "0": b"upon"})
    await store.keep_stories("a", {"0": b"again"})
    assert [await store.story("a", part) for part in ("outsider", "0", "1")] == [b"once", b"again", None]
    await store.forget(["a"])
    assert await store.story("a", "outsider") is None
    await store.close()


@async_test
async def test_a_store_that_answers_and_has_our_schema_is_ready(database: Database) -> None:
    store = database.open()
    await store.start()
    await store.check()
    await store.close()


def test_a_key_is_kept_for_ever(database: Database) -> None:
    assert database.kept_key("push", b"first") == b"first"
    assert database.kept_key("push", b"second") == b"first"
    assert database.kept_key("other", b"second") == b"second"


@async_test
async def test_tables_are_listed_from_the_newest_to_the_oldest(database: Database) -> None:
    store = database.open()
    for number, status in enumerate(("over", "running", "lobby")):
        await store.write(opened(status, status, at=float(number)))
    await store.write(entry("over", 0, at=9.0))
    found = await store.listing(9, None)
    assert [(line.table, line.created, line.changed, line.entries) for line in found] == [
        ("over", 0.0, 9.0, 1),
        ("lobby", 2.0, 2.0, 0),
        ("running", 1.0, 1.0, 0),
    ]
    assert [line.table for line in await store.listing(2, None)] == ["over", "lobby"]
    assert [line.table for line in await store.listing(9, "running")] == ["running"]
    await store.close()


@async_test
async def test_a_store_counts_what_it_does(database: Database) -> None:
    store = database.open()
    await store.write(opened("a"))
    await store.write(entry("a", 0))
    assert (store.figures.written, store.figures.commits, store.figures.failures) == (2, 2, 0)
    assert store.figures.times.total > 0.0
    assert store.waiting() == 0
    space = await store.space()
    assert isinstance(space, Space)
    assert space.used > 1_000
    await store.close()
