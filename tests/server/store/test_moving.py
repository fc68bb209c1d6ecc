"""Everything is taken from one database to another, or into a backup and back: the same bytes, the same chains."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol.refusals import CopyDiffers, DatabaseInUse, DatabaseNotEmpty, FileExists
from skulduggery.server.store import transfer
from skulduggery.server.store.backups import back_up, restore
from skulduggery.server.store.base import Change, NewEntry, Stored
from skulduggery.server.store.database import Database
from skulduggery.server.store.rows import Row, Rows, Shape
from skulduggery.server.store.transfer import move
from tests.cli.conversation import converse, plain
from tests.server.conftest import NewDatabase
from tests.server.store.test_damaged import match_under_way
from tests.server.store.test_store import opened

TABLES = 3
NAMES = [change.table for change in map(match_under_way, range(TABLES))]


def fill(database: Database, changes: Sequence[Change] | None = None) -> None:
    async def write() -> None:
        store = database.open()
        for change in [match_under_way(number) for number in range(TABLES)] if changes is None else changes:
            await store.write(change)
        if changes is None:
            await store.keep_stories(NAMES[0], {"outsider": bytes(range(256)), "0": b""})
        await store.close()

    asyncio.run(write())
    database.kept_key("push", b"\x00key")


def contents(database: Database) -> dict[str, Stored | None]:
    async def read() -> dict[str, Stored | None]:
        store = database.open()
        found = {table: await store.load(table) for table in NAMES}
        await store.close()
        return found

    return asyncio.run(read())


@pytest.mark.parametrize("kinds", ["sqlite to postgres", "postgres to sqlite", "postgres to postgres"])
def test_all_tables_move_and_are_the_same(kinds: str, request: pytest.FixtureRequest) -> None:
    source, target = [request.getfixturevalue(f"new_{kind}")() for kind in kinds.split(" to ")]
    fill(source)
    said = converse("move-database", source.address, target.address)
    assert said.code == 0, said.err
    assert "3 tables are in" in plain(said.out)
    assert contents(target) == contents(source)
    assert None not in contents(target).values()
    assert target.kept_key("push", b"other") == b"\x00key"


def test_tables_that_are_there_stay_unless_they_may_go(new_database: NewDatabase) -> None:
    source, target = new_database(), new_database()
    fill(source)
    fill(target, [opened("precious")])
    with pytest.raises(Refused) as refused:
        move(source, target, replace=False)
    assert refused.value.refusal == DatabaseNotEmpty("", target.name)
    assert contents(target) == dict.fromkeys(NAMES)
    assert move(source, target, replace=True).tables == TABLES
    assert contents(target) == contents(source)


def test_a_server_that_runs_is_not_moved(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.server.store.postgres.connection.LOCK_SECONDS", 0.2)
    source, target = new_database(), new_database()
    with target.hold(), pytest.raises(Refused) as refused:
        move(source, target, replace=False)
    assert isinstance(refused.value.refusal, DatabaseInUse)


class Interrupted(Exception):
    pass


def test_an_interrupted_move_changes_nothing(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = new_database(), new_database()
    fill(source)
    fill(target, [match_under_way(5)])
    before = contents(source)

    def interrupt(source: Rows, target: Rows) -> None:
        raise Interrupted

    monkeypatch.setattr(transfer, "compared", interrupt)
    with pytest.raises(Interrupted):
        move(source, target, replace=True)
    monkeypatch.undo()
    assert contents(source) == before
    assert contents(target) == dict.fromkeys(NAMES)
    assert not target.is_empty()
    assert move(source, target, replace=True).tables == TABLES


def test_a_copy_that_differs_is_refused(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = new_database(), new_database()
    fill(source)

    @contextmanager
    def forgetful() -> Iterator[Rows]:
        with type(target).replacing(target) as rows:
            true_write = rows.write

            def write(shape: Shape, found: Sequence[Row]) -> None:
                true_write(shape, found[:-1] if shape.table == "entries" else found)

            monkeypatch.setattr(rows, "write", write)
            yield rows

    monkeypatch.setattr(target, "replacing", forgetful)
    with pytest.raises(Refused) as refused:
        move(source, target, replace=False)
    assert refused.value.refusal == CopyDiffers("", "entries")
    assert target.is_empty()


def test_a_chain_that_was_broken_before_is_named(new_database: NewDatabase) -> None:
    source, target = new_database(), new_database()
    broken = match_under_way(1)
    first, second, *others = broken.entries
    changed = second.entry.replace(b'"seat":0', b'"seat":1') if b'"seat":0' in second.entry else second.entry[:-5]
    entries = [first, NewEntry(second.number, changed, None), *others]
    fill(source, [match_under_way(0), Change(broken.table, 1.0, entries, broken.meta, broken.status, broken.code)])
    assert move(source, target, replace=False) == transfer.Copied(2, (broken.table,))


def test_a_backup_of_either_kind_goes_into_either_kind(new_database: NewDatabase, tmp_path: Path) -> None:
    database, copy = new_database(), tmp_path / "copy"
    fill(database)
    with database.reading():  # the server may go on meanwhile
        assert back_up(database, copy) == TABLES
    with pytest.raises(Refused) as refused:
        back_up(database, copy)
    assert refused.value.refusal == FileExists("", str(copy))
    target = new_database()
    assert restore(target, copy)[0] == TABLES
    assert contents(target) == contents(database)


def test_what_a_backup_replaces_is_kept(new_database: NewDatabase, tmp_path: Path) -> None:
    database, copy = new_database(), tmp_path / "copy"
    fill(database)
    before = contents(database)
    back_up(database, copy)
    fill(database, [match_under_way(7)])
    tables, replaced = restore(database, copy)
    assert (tables, contents(database)) == (TABLES, before)
    assert replaced is not None
    assert restore(database, replaced)[0] == TABLES + 1


def test_a_backup_from_a_file_fits_into_postgres(
    new_sqlite: NewDatabase, new_postgres: NewDatabase, tmp_path: Path
) -> None:
    source, target = new_sqlite(), new_postgres()
    fill(source)
    back_up(source, tmp_path / "copy")
    said = converse("restore", str(tmp_path / "copy"), "--database", target.name)
    assert said.code == 0, said.err
    assert "3 tables are back in postgresql://" in plain(said.out)
    assert contents(target) == contents(source)


def test_commands_that_need_both_ends_say_so() -> None:
    assert "From where to where?" in plain(converse("move-database", "sqlite:///a").err)
    assert "can be rescued" in plain(converse("rescue", "new", "--database", "postgresql://host/db").err)
