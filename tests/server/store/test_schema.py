"""The schema of the database in a file: from nothing, from the version before, and of versions that are not known."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol.refusals import DatabaseOtherVersion
from skulduggery.server.store import migrate as newest
from skulduggery.server.store import upgrade as steps
from skulduggery.server.store.migrate import REVISION, migrate, revision_of
from skulduggery.server.store.rows import OF_THE_MOMENT, SHAPES, Shape
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.store.upgrade import known_revisions
from tests.server.local_server import async_test
from tests.server.store.test_store import entry, opened

NEXT_STEP = Path(__file__).parent / "next_step.py"


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


def become_the_next_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the server has one step more."""
    shutil.copytree(steps.MIGRATIONS, folder)
    shutil.copy(NEXT_STEP, folder / "versions")
    monkeypatch.setattr(steps, "MIGRATIONS", folder)
    monkeypatch.setattr(newest, "REVISION", "next")


@async_test
async def test_a_database_of_the_version_before_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "t.sqlite"
    store = SqliteStore(file)
    await store.write(opened("a"))
    await store.write(entry("a", 0))
    await store.keep_stories("a", {"outsider": b"once"})
    await store.close()
    before = shapes(file)
    become_the_next_version(tmp_path / "migrations", monkeypatch)
    store = SqliteStore(file)
    stored = await store.load("a")
    assert stored is not None
    assert (len(stored.entries), await store.story("a", "outsider")) == (1, b"once")
    assert await store.ask(lambda connection: connection.execute("select colour from tables").fetchall()) == [("red",)]
    await store.close()
    assert revision_of(file) == "next"
    assert shapes(file)["entries"] == before["entries"]


@pytest.mark.parametrize("revision", ["next", "0001", "0002", "0003", "0004"])
def test_a_database_of_another_version_is_left_alone(tmp_path: Path, revision: str) -> None:
    """Of a newer version, or of a development version: these had numbers."""
    file = tmp_path / "t.sqlite"
    migrate(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update alembic_version set version_num = ?", (revision,))
    with pytest.raises(Refused) as refused:
        migrate(file)
    assert refused.value.refusal == DatabaseOtherVersion("", str(file))
    assert revision_of(file) == revision
