"""The database as a file: held by one server, copied while it runs, put back from a copy."""

import fcntl
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

from ...core.refusals import Refused
from ..protocol.refusals import DatabaseDamaged, DatabaseInUse, FileExists, NoSuchFile, NotADatabase
from .migrate import migrate

COMPANIONS = ("-wal", "-shm")
PRIVATE = 0o600


def hold(file: Path) -> IO[bytes]:
    """Lock the database for this process until the returned file is closed; a crash closes it, too.

    A link to the database is the same database.
    """
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = beside(file, ".lock").open("ab")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Refused(DatabaseInUse("", str(file))) from None
    return lock


def make_private(file: Path) -> None:
    """Only we may read the file: it holds the seeds of running matches. SQLite gives its companions the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    file.chmod(PRIVATE)


def beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def back_up(file: Path, copy: Path) -> int:
    """A whole and consistent copy, also while the server runs; says how many tables are in it."""
    if not file.is_file():
        raise Refused(NoSuchFile("", str(file)))
    if copy.exists():
        raise Refused(FileExists("", str(copy)))
    make_private(copy)
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        return check(copy)
    except (sqlite3.DatabaseError, Refused) as error:
        copy.unlink()
        raise Refused(DatabaseDamaged("", str(file), str(error))) from None


def restore(copy: Path, file: Path) -> int:
    """Put a copy in the place of the database; what was there is kept beside it under `.old`."""
    if not copy.is_file():
        raise Refused(NoSuchFile("", str(copy)))
    tables = check(copy)
    with hold(file), replacing(file) as fresh:
        shutil.copyfile(copy, fresh)
        migrate(fresh)
    return tables


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A new file, which takes the place of the database if the block ends well. The former one is kept as `.old`."""
    fresh = beside(file, ".new")
    for suffix in ("", *COMPANIONS):  # what an interrupted attempt has left
        beside(fresh, suffix).unlink(missing_ok=True)
    make_private(fresh)
    yield fresh
    with closing(sqlite3.connect(fresh)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    for suffix in COMPANIONS:  # everything is in the file itself now
        beside(fresh, suffix).unlink(missing_ok=True)
    if file.exists():
        back_up_over(file, beside(file, ".old"))
    for suffix in COMPANIONS:
        beside(file, suffix).unlink(missing_ok=True)
    fresh.replace(file)


def back_up_over(file: Path, copy: Path) -> None:
    """A damaged database is kept as it is, with its companion: perhaps something can be saved from it later."""
    for suffix in ("", *COMPANIONS):
        beside(copy, suffix).unlink(missing_ok=True)
    try:
        back_up(file, copy)
    except Refused:
        for suffix in ("", COMPANIONS[0]):
            if beside(file, suffix).exists():
                make_private(beside(copy, suffix))
                shutil.copyfile(beside(file, suffix), beside(copy, suffix))


def check_sound(file: Path) -> None:
    """Refuse a damaged database, before anything is read from it or written to it. A new file is sound."""
    if not file.exists() or not file.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = str(connection.execute("pragma quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise Refused(DatabaseDamaged("", str(file), found.splitlines()[-1]))


def check(file: Path) -> int:
    """The number of tables in a sound database of ours; anything else is refused."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            sound = connection.execute("pragma integrity_check").fetchone()[0] == "ok"
            connection.execute("select 1 from entries limit 1").fetchone()
            count = int(connection.execute("select count(*) from tables").fetchone()[0])
    except sqlite3.DatabaseError:
        raise Refused(NotADatabase("", str(file))) from None
    if not sound:
        raise Refused(NotADatabase("", str(file)))
    return count
