"""Whether the schema of a SQLite file is the newest. Runs at every start."""

import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import ModuleType

REVISION = "1.0"  # of the newest file in migrations/versions


def migrate(file: Path) -> None:
    """Alembic takes longer to load than the rest of the server, so it is only asked when there is something to do."""
    if revision_of(file) != REVISION:
        upgrades(".upgrade").upgrade(file)


def upgrades(module: str) -> ModuleType:
    return import_module(module, __package__)


def revision_of(file: Path) -> str | None:
    with closing(sqlite3.connect(file)) as connection:
        try:
            row = connection.execute("select version_num from alembic_version").fetchone()
        except sqlite3.OperationalError:  # a new file
            return None
    return None if row is None else str(row[0])
