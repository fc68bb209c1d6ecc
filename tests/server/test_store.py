"""The store: group commit, the lock, failure, and what survives."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skulduggery.core.refusals import BadOptions, Refused
from skulduggery.server.store.base import Change, NewEntry, NumberTaken, StoreFailed
from skulduggery.server.store.files import back_up, hold, restore
from skulduggery.server.store.migrate import REVISION, database_file, migrate, revision_of
from skulduggery.server.store.schema import metadata
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.store.upgrade import newest, upgrade

from .harbour import afloat


def opened(table: str, status: str = "running", at: float = 1.0, code: str | None = None) -> Change:
    return Change(table, at, (), b"{}", status, code)


def entry(table: str, number: int, at: float = 1.0, request: str | None = None) -> Change:
    return Change(table, at, (NewEntry(number, b"e%d" % number, request),))


@afloat
async def test_what_was_written_is_loaded_in_order(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    await store.write(opened("a", code="PARROT-7"))
    await store.write(Change("a", 2.0, (NewEntry(0, b"x", None), NewEntry(1, b"y", "0:r:1"))))
    await store.write(entry("a", 2, at=3.0))
    await store.close()
    again = SqliteStore(tmp_path / "t.sqlite")
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


@afloat
async def test_a_number_is_written_once_and_the_rest_of_the_batch_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
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


@afloat
async def test_everything_that_arrived_meanwhile_goes_into_one_transaction(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    await store.write(opened("a"))
    before = store.commits
    await asyncio.gather(*[store.write(entry("a", number)) for number in range(200)])
    assert store.commits - before < 40
    stored = await store.load("a")
    assert stored is not None
    assert len(stored.entries) == 200
    await store.close()


@afloat
async def test_a_full_disk_fails_the_whole_batch_and_later_writes_work(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    await store.write(opened("a"))

    def full(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    results = await asyncio.gather(store.write(entry("a", 0)), store.ask(full), return_exceptions=True)
    assert isinstance(results[1], StoreFailed)
    if results[0] is None:  # it was in an earlier transaction
        assert len((await store.load("a")).entries) == 1  # type: ignore[union-attr]  # it exists
    await store.write(entry("a", 7))
    await store.close()


@afloat
async def test_synchronous_is_full_and_the_log_is_written_ahead(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    modes = await store.ask(
        lambda connection: [
            connection.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        ]
    )
    assert modes == ["wal", 2]
    await store.close()


@afloat
async def test_only_tables_without_news_are_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    for table in ("old", "kept", "new"):
        await store.write(opened(table, at=10.0 if table != "new" else 99.0, status="over"))
        await store.write(entry(table, 0, at=10.0))
    await store.write(entry("kept", 1, at=60.0))
    assert await store.unused(50.0) == ["old"]
    await store.forget(["old"])
    assert await store.load("old") is None
    await store.close()
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as connection:
        assert connection.execute("select count(*) from entries").fetchone()[0] == 3


@afloat
async def test_running_and_paused_tables_are_unfinished(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    for status in ("lobby", "running", "paused", "over"):
        await store.write(opened(status, status))
    assert sorted(await store.unfinished()) == ["paused", "running"]
    await store.close()


def columns(file: Path) -> dict[str, list[tuple[str, str, int]]]:
    with closing(sqlite3.connect(file)) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        return {
            name: [(row[1], row[2], row[5]) for row in connection.execute(f"pragma table_info({name})")]
            for name in names
            if name != "alembic_version"
        }


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrate(tmp_path / "t.sqlite")
    found = columns(tmp_path / "t.sqlite")
    assert set(found) == set(metadata.tables)
    for name, table in metadata.tables.items():
        keys = [column.name for column in table.primary_key]
        expected = [
            (
                column.name,
                str(column.type.compile()),
                keys.index(column.name) + 1 if column.name in keys else 0,
            )
            for column in table.columns
        ]
        assert found[name] == expected
    assert revision_of(tmp_path / "t.sqlite") == REVISION == newest()
    migrate(tmp_path / "t.sqlite")


@afloat
async def test_a_database_from_before_the_stories_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    upgrade(file, "0001")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("insert into tables values ('a', 'over', null, x'7b7d', 1.0, 1.0)")
        connection.execute("insert into entries values ('a', 0, x'65', null, 1.0)")
        connection.commit()
    store = SqliteStore(file)
    assert await store.story("a", "outsider") is None
    await store.keep_stories("a", {"outsider": b"once", "0": b"upon"})
    assert [await store.story("a", part) for part in ("outsider", "0", "1")] == [b"once", b"upon", None]
    stored = await store.load("a")
    assert stored is not None
    assert [row.entry for row in stored.entries] == [b"e"]
    assert (stored.began, stored.ended) == (1.0, 1.0)
    await store.forget(await store.unused(2.0))
    assert await store.story("a", "outsider") is None
    await store.close()


@pytest.mark.parametrize("address", ["postgresql://host/db", "sqlite://", "sqlite:///", "tables.sqlite", ""])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(BadOptions):
        database_file(address)


def test_a_database_has_one_server(tmp_path: Path) -> None:
    with hold(tmp_path / "t.sqlite"), pytest.raises(Refused):
        hold(tmp_path / "t.sqlite")
    hold(tmp_path / "t.sqlite").close()


@afloat
async def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    store = SqliteStore(file)
    await store.write(opened("a"))
    assert back_up(file, copy) == 1
    with pytest.raises(Refused):
        back_up(file, copy)
    await store.write(opened("b"))
    await store.close()
    assert restore(copy, file) == 1
    store = SqliteStore(file)
    assert (await store.load("a") is not None, await store.load("b")) == (True, None)
    await store.close()
    assert (tmp_path / "t.sqlite.old").exists()


def test_only_our_own_sound_files_are_restored(tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    with closing(sqlite3.connect(tmp_path / "foreign")) as connection:
        connection.execute("create table cats (name)")
    for name in ("junk", "foreign", "missing"):
        with pytest.raises(Refused):
            restore(tmp_path / name, tmp_path / "t.sqlite")
    assert not (tmp_path / "t.sqlite").exists()
