"""SQLite files with the newest schema. Alembic makes one in a process; all others are copies of it."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from skulduggery.server.store.migrate import migrate


def prepared(file: Path) -> Path:
    """The file itself, which is made if there is none; so is its folder."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())
    return file


@cache
def empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        migrate(file)
        return file.read_bytes()
