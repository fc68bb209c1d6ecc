"""Backups: files that hold everything. They are SQLite files, whatever the database is, so each fits into either."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...core.refusals import Refused
from ..protocol.refusals import FileExists, NoSuchFile
from .database import Database
from .files import back_up as back_up_file
from .files import beside, check
from .files import restore as restore_file
from .migrate import migrate
from .rows import Rows
from .sqlite_database import SqliteDatabase, file_rows
from .transfer import copy_all


def back_up(database: Database, copy: Path) -> int:
    """A whole and consistent copy, also while the server runs; says how many tables are in it."""
    if isinstance(database, SqliteDatabase):
        return back_up_file(database.file, copy)
    if copy.exists():
        raise Refused(FileExists("", str(copy)))
    database.prepare()
    try:
        with database.reading() as source, SqliteDatabase(copy).replacing() as target:
            return copy_all(source, target).tables
    except BaseException:
        beside(copy, ".new").unlink(missing_ok=True)
        raise


def restore(database: Database, copy: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of everything. Says how many tables that are, and where the replaced tables are now."""
    if isinstance(database, SqliteDatabase):
        replaced = beside(database.file, ".old") if database.file.exists() else None
        return restore_file(copy, database.file), replaced
    if not copy.is_file():
        raise Refused(NoSuchFile("", str(copy)))
    check(copy)
    with database.hold():
        database.prepare()
        replaced = None if database.is_empty() else beside(copy, ".old")
        if replaced is not None:
            back_up(database, replaced)
        with newest_rows(copy) as source, database.replacing() as target:
            return copy_all(source, target).tables, replaced


@contextmanager
def newest_rows(copy: Path) -> Iterator[Rows]:
    """The rows of a backup, which may be from before the newest schema."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "backup.sqlite")
        shutil.copyfile(copy, file)
        migrate(file)
        with file_rows(file) as rows:
            yield rows
