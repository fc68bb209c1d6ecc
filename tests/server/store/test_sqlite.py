"""The database in a file: its settings, its schema, its lock, and its copies."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skulduggery.core.refusals import BadOptions, Refused
from skulduggery.server.protocol.refusals import DatabaseNewer
from skulduggery.server.store.addresses import database_at, without_password
from skulduggery.server.store.base import StoreFailed
from skulduggery.server.store.files import back_up, hold, restore
from skulduggery.server.store.migrate import REVISION, migrate, revision_of
from skulduggery.server.store.rows import OF_THE_MOMENT, SHAPES, Shape
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.store.upgrade import known_revisions, upgrade
from tests.server.local_server import async_test
from tests.server.store.test_store import entry, opened


@async_test
async def test_a_full_disk_fails_the_whole_batch_and_later_writes_work(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    await store.write(opened("a"))

    def full(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    results = await asyncio.gather(store.write(entry("a", 0)), store.ask(full), return_exceptions=True)
    assert isinstance(results[1], StoreFailed)
    assert store.figures.failures in (1, 2)
    if results[0] is None:  # it was in an earlier transaction
        assert len((await store.load("a")).entries) == 1  # type: ignore[union-attr]  # it exists
    await store.write(entry("a", 7))
    await store.close()


class CountingStore(SqliteStore):
    """Counts how often its thread is woken."""

    handed = 0

    def hand_over(self) -> None:
        self.handed += bool(self.gathered)
        super().hand_over()


@async_test
async def test_what_one_turn_of_the_event_loop_asks_for_wakes_the_thread_once(tmp_path: Path) -> None:
    store = CountingStore(tmp_path / "t.sqlite")
    await store.write(opened("a"))
    handed, commits = store.handed, store.figures.commits
    await asyncio.gather(*[store.write(entry("a", number)) for number in range(200)])
    assert (store.handed - handed, store.figures.commits - commits) == (1, 1)
    await store.close()


@async_test
async def test_what_was_asked_for_just_before_the_end_is_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    writing = store.write(opened("a"))
    assert store.waiting() == 1
    await store.close()
    await writing
    assert store.waiting() == 0


@async_test
async def test_synchronous_is_full_and_the_log_is_written_ahead(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    modes = await store.ask(
        lambda connection: [
            connection.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        ]
    )
    assert modes == ["wal", 2]
    await store.close()


def shapes(file: Path) -> dict[str, Shape]:
    with closing(sqlite3.connect(file)) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        found = {name: connection.execute(f"pragma table_info({name})").fetchall() for name in names}
    return {
        name: Shape(name, tuple(row[1] for row in rows), tuple(row[1] for row in rows if row[5]))
        for name, rows in found.items()
    }


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrate(tmp_path / "t.sqlite")
    found = shapes(tmp_path / "t.sqlite")
    assert set(found) == {*(shape.table for shape in SHAPES), *OF_THE_MOMENT, "alembic_version"}
    assert [found[shape.table] for shape in SHAPES] == [*SHAPES]
    assert revision_of(tmp_path / "t.sqlite") == REVISION == known_revisions()[0]
    migrate(tmp_path / "t.sqlite")


@async_test
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


@pytest.mark.parametrize("address", ["mysql://host/db", "sqlite://", "sqlite:///", "tables.sqlite", ""])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(BadOptions):
        database_at(address)


def test_a_database_has_one_server(tmp_path: Path) -> None:
    with hold(tmp_path / "t.sqlite"), pytest.raises(Refused):
        hold(tmp_path / "t.sqlite")
    hold(tmp_path / "t.sqlite").close()


@async_test
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


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    migrate(tmp_path / "t.sqlite")
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(Refused) as refused:
        migrate(tmp_path / "t.sqlite")
    assert refused.value.refusal == DatabaseNewer("", str(tmp_path / "t.sqlite"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://anna:se:cr@t@host/db", "postgresql://anna:***@host/db"),
        ("postgresql://anna@host/db", "postgresql://anna@host/db"),
        (
            "postgresql://host/db?user=anna&password=secret&sslmode=require",
            "postgresql://host/db?user=anna&password=***&sslmode=require",
        ),
        ("sqlite:///a@b:c.sqlite", "sqlite:///a@b:c.sqlite"),
    ],
)
def test_the_password_of_an_address_is_never_shown(address: str, shown: str) -> None:
    assert without_password(address) == shown
