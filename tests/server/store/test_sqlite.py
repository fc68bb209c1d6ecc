"""The database in a file: its settings, its lock, and its copies."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skulduggery.core.refusals import BadOptions, Refused
from skulduggery.server.store.base import StoreFailed
from skulduggery.server.store.files import back_up, hold, restore
from skulduggery.server.store.location import database_at, without_password
from skulduggery.server.store.sqlite import SqliteStore
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
