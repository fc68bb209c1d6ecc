"""Where the database is, and whether its schema is the newest. Runs at every start."""

import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path

from ...core.refusals import BadOption, BadOptions

REVISION = "0002"  # of the newest file in migrations/versions
PREFIX = "sqlite:///"
EXPECTED = f"{PREFIX}FILE"


def database_file(address: str) -> Path:
    """The file behind `sqlite:///FILE`; other databases are refused by name."""
    if not address.startswith(PREFIX) or address == PREFIX:
        raise BadOptions(BadOption("", "database", address.partition("://")[0], EXPECTED))
    return Path(address.removeprefix(PREFIX)).expanduser()


def database_address(file: Path) -> str:
    return f"{PREFIX}{file}"


def migrate(file: Path) -> None:
    """Alembic takes longer to load than the rest of the server, so it is only asked when there is something to do."""
    if revision_of(file) != REVISION:
        import_module(".upgrade", __package__).upgrade(file)


def revision_of(file: Path) -> str | None:
    with closing(sqlite3.connect(file)) as connection:
        try:
            row = connection.execute("select version_num from alembic_version").fetchone()
        except sqlite3.OperationalError:  # a new file
            return None
    return None if row is None else str(row[0])
