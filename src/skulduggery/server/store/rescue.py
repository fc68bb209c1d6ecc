"""Saves what can still be read of a damaged database, into a new one.

A table is lost if its row cannot be read. Of its match all entries before the first unreadable one are saved: such a
match goes on from there.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ...core.record import load_entry
from ...core.refusals import BadRecord, Refused
from ..protocol.refusals import FileExists, NoSuchFile
from .files import COMPANIONS, beside, hold, make_private
from .meta import TableMeta, unpack
from .migrate import migrate

MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes
PAGE = 4096  # bytes: the page size of every database of ours
PAGES_AT = 28  # where the header says how many pages there are
MOST_GAPS = 100_000  # rows that are looked for one by one between those that a scan has found
INSERT_TABLE = """
    insert or ignore into tables (id, status, code, meta, created, touched) values (?, ?, ?, ?, ?, ?)
"""
ROW = "select id, status, code, meta, created, touched from tables not indexed where rowid = ?"
ENTRIES = "select number, entry, request, at from entries where table_id = ? order by number"


class Rescued(NamedTuple):
    """`cut`: tables of which only the first entries could be read; `lost`: tables of which too little could."""

    tables: int
    cut: int
    lost: int


def rescue(file: Path, copy: Path) -> Rescued:
    """The damaged file is not changed: all work is done on a copy."""
    if not file.is_file():
        raise Refused(NoSuchFile("", str(file)))
    if copy.exists():
        raise Refused(FileExists("", str(copy)))
    with hold(file), tempfile.TemporaryDirectory() as folder:
        work = copied(file, Path(folder))
        make_private(copy)
        migrate(copy)
        mend(work, copy)
        with closing(opened(work)) as source, closing(sqlite3.connect(copy)) as target:
            return move_all(source, target)


def copied(file: Path, folder: Path) -> Path:
    work = folder / "damaged.sqlite"
    for suffix in ("", *COMPANIONS[:1]):  # the shared memory is made anew
        if beside(file, suffix).exists():
            shutil.copyfile(beside(file, suffix), beside(work, suffix))
    return work


def opened(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("pragma writable_schema=on")  # so SQLite accepts a file that is shorter than it should be
    connection.execute("pragma cell_size_check=on")
    return connection


# --- a destroyed beginning


def mend(work: Path, sound: Path) -> None:
    """Replaces a destroyed beginning of the file by that of a new database: they are all alike."""
    for length in (HEADER, PAGE):
        if has_schema(work):
            return
        first = sound.read_bytes()[:length]
        with work.open("r+b") as file:
            file.write(first)
            file.seek(PAGES_AT)
            file.write((work.stat().st_size // PAGE).to_bytes(4, "big"))


def has_schema(file: Path) -> bool:
    if file.read_bytes()[: len(MAGIC)] != MAGIC:
        return False
    try:
        with closing(opened(file)) as connection:
            names = {str(row[0]) for row in connection.execute("select name from sqlite_master")}
    except sqlite3.DatabaseError:
        return False
    return {"tables", "entries"} <= names


# --- what is readable


def move_all(source: sqlite3.Connection, target: sqlite3.Connection) -> Rescued:
    saved = cut = lost = 0
    target.execute("pragma foreign_keys=on")
    for row in table_rows(source):
        meta = None if row is None else readable_meta(row[3])
        entries, is_whole = ([], True) if meta is None else entries_of(source, meta.table)
        if row is None or meta is None or (meta.header is not None and not entries):
            lost += 1
            continue
        with target:
            target.execute(INSERT_TABLE, row)
            target.executemany(
                "insert into entries values (?, ?, ?, ?, ?)", [(meta.table, *entry) for entry in entries]
            )
            move_stories(source, target, meta.table)
        saved += 1
        cut += not is_whole
    move_keys(source, target)
    return Rescued(saved, cut, lost)


def table_rows(source: sqlite3.Connection) -> Iterator[tuple[Any, ...] | None]:
    """The row of every table; None for one that is there but cannot be read."""
    found = row_numbers(source)
    known = {*found}
    for number in range(min(found, default=1), max(found, default=0) + 1):
        try:
            row = source.execute(ROW, (number,)).fetchone()
        except sqlite3.DatabaseError:
            row = None
        if row is not None or number in known:
            yield row


def row_numbers(source: sqlite3.Connection) -> list[int]:
    """The numbers of all rows that scans of the rows and of their indexes find, from both ends."""
    found: set[int] = set()
    for where in ("not indexed", "indexed by tables_by_status", "indexed by sqlite_autoindex_tables_1"):
        for order in ("asc", "desc"):
            column = {"not indexed": "rowid", "indexed by tables_by_status": "status"}.get(where, "id")
            found |= {*scan(source, f"select rowid from tables {where} order by {column} {order}")}
    return sorted(found) if not found or max(found) - min(found) < MOST_GAPS else sorted(found)[:MOST_GAPS]


def scan(source: sqlite3.Connection, query: str) -> Iterator[int]:
    try:
        for (number,) in source.execute(query):
            yield int(number)
    except sqlite3.DatabaseError:
        return


def readable_meta(data: Any) -> TableMeta | None:
    try:
        return unpack(bytes(data))
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return None


def entries_of(source: sqlite3.Connection, table: str) -> tuple[list[tuple[Any, ...]], bool]:
    """All entries before the first that cannot be read; and whether that is all of them."""
    found: list[tuple[Any, ...]] = []
    try:
        for row in source.execute(ENTRIES, (table,)):
            if row[0] != len(found):
                return found, False
            load_entry(bytes(row[1]), 0)
            found.append(row)
    except (sqlite3.DatabaseError, BadRecord, TypeError):
        return found, False
    return found, True


def move_stories(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> None:
    """Copies the stories that can be read. They can be made again, so an unreadable one is no loss."""
    try:
        rows = source.execute("select table_id, part, story from stories where table_id = ?", (table,)).fetchall()
    except sqlite3.DatabaseError:
        return
    target.executemany("insert or ignore into stories values (?, ?, ?)", rows)


def move_keys(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """The server makes new ones if they are lost."""
    try:
        rows = source.execute("select name, value from keys").fetchall()
    except sqlite3.DatabaseError:
        return
    with target:
        target.executemany("insert or ignore into keys values (?, ?)", rows)
