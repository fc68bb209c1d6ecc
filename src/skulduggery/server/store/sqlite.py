"""SQLite: one thread writes, and everything that arrived meanwhile goes into one transaction.

`synchronous=FULL` waits for the disk at every commit. A commit for each move would stall everybody; a commit for all
moves that came in during the last one does not.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Generic, TypeVar

from .base import Change, Listed, NewEntry, NumberTaken, Space, Store, Stored, StoreFailed
from .files import COMPANIONS, beside
from .migrate import REVISION, migrate

T = TypeVar("T")
Row = tuple[str, int, bytes, str | None, float]  # of an entry
LARGEST_BATCH = 500
MOST_ROWS = 64  # entries that are inserted by one statement

INSERT_ENTRIES = "insert into entries (table_id, number, entry, request, at) values "
INSERTS = {count: INSERT_ENTRIES + ", ".join(["(?, ?, ?, ?, ?)"] * count) for count in (1, 2, 4, 8, 16, 32, MOST_ROWS)}
UPSERT_TABLE = """
    insert into tables (id, status, code, meta, created, touched) values (?, ?, ?, ?, ?, ?)
    on conflict (id) do update set status = excluded.status, code = excluded.code, meta = excluded.meta,
        touched = excluded.touched
"""
# Only the tables that are shown are read in full. Entries are numbered from 0, so they need not be counted.
LISTING = """
    select id, meta, created, changed,
        coalesce((select number + 1 from entries where table_id = id order by number desc limit 1), 0)
    from tables join (
        select id, max(touched, coalesce(
            (select at from entries where table_id = id order by number desc limit 1), touched
        )) as changed
        from tables where :status is null or status = :status
        order by changed desc limit :most
    ) using (id)
    order by changed desc
"""
OLD = """
    select id from tables where touched < :before
    and not exists (select 1 from entries where table_id = tables.id and at >= :before)
"""


class Job(Generic[T]):
    """Something the thread does, and who waits for it. `row`: if it is only to insert this entry."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], T], loop: asyncio.AbstractEventLoop, row: Row | None
    ) -> None:
        self.work = work
        self.loop = loop
        self.row = row
        self.done: asyncio.Future[T] = loop.create_future()
        self.outcome: T | None = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.done.done():  # whoever waited was cancelled
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.outcome)  # type: ignore[arg-type]  # set together with `error`, or not at all


class SqliteStore(Store):
    def __init__(self, file: Path) -> None:
        super().__init__()
        file.parent.mkdir(parents=True, exist_ok=True)
        migrate(file)
        self.file = file
        self.received = 0  # jobs so far
        self.gathered: list[Job[Any]] = []
        self.jobs: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    async def start(self) -> None:
        """Its thread runs already."""

    def write(self, change: Change) -> Awaitable[None]:
        return self.job(lambda connection: write_change(connection, change), lone_row(change)).done

    async def load(self, table: str) -> Stored | None:
        return await self.ask(lambda connection: load_table(connection, table))

    async def find(self, code: str) -> str | None:
        return await self.ask(lambda connection: find_code(connection, code))

    async def unfinished(self) -> list[str]:
        return await self.ask(unfinished_tables)

    async def unused(self, before: float) -> list[str]:
        return await self.ask(lambda connection: [str(row[0]) for row in connection.execute(OLD, {"before": before})])

    async def forget(self, tables: Sequence[str]) -> None:
        await self.ask(lambda connection: forget_tables(connection, tables))

    async def keep_stories(self, table: str, parts: Mapping[str, bytes]) -> None:
        await self.ask(lambda connection: insert_stories(connection, table, parts))

    async def story(self, table: str, part: str) -> bytes | None:
        return await self.ask(lambda connection: find_story(connection, table, part))

    async def listing(self, most: int, status: str | None) -> list[Listed]:
        return await self.ask(lambda connection: list_tables(connection, most, status))

    async def space(self) -> Space:
        files = [self.file, *[beside(self.file, suffix) for suffix in COMPANIONS]]
        disk = os.statvfs(self.file.parent)
        return Space(sum(file.stat().st_size for file in files if file.exists()), disk.f_bavail * disk.f_frsize)

    def waiting(self) -> int:
        return self.received - self.figures.written

    async def check(self) -> None:
        if await self.ask(schema_of) != REVISION:
            raise StoreFailed("the schema of the database is not that of this server")

    async def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self.job(work).done

    def job(self, work: Callable[[sqlite3.Connection], T], row: Row | None = None) -> Job[T]:
        loop = asyncio.get_running_loop()
        job = Job(work, loop, row)
        if not self.gathered:
            loop.call_soon(self.hand_over)
        self.gathered.append(job)
        self.received += 1
        return job

    def hand_over(self) -> None:
        """All jobs of one turn of the event loop together: a thread that wakes for the first one would find it alone,
        and compete with the loop for the interpreter."""
        if self.gathered:
            self.jobs.put(self.gathered)
            self.gathered = []

    # --- in the thread

    def run(self) -> None:
        connection = connect(self.file)
        going = True
        while going:
            batch, going = self.next_batch()
            self.carry_out(connection, batch)
        connection.close()

    def next_batch(self) -> tuple[list[Job[Any]], bool]:
        """Waits for jobs, and takes all that are there already. Says whether others may follow."""
        batch: list[Job[Any]] = []
        while True:
            found = self.jobs.get()
            if found is None:
                return batch, False
            batch += found
            if self.jobs.empty() or len(batch) >= LARGEST_BATCH:
                return batch, True

    def carry_out(self, connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
        if not jobs:
            return
        start, failures = perf_counter(), 0
        try:
            transact(connection, jobs)
        except sqlite3.Error as error:
            roll_back(connection)
            failures = len(jobs)
            for job in jobs:
                job.error = StoreFailed(str(error))
        self.figures.note(len(jobs), failures, perf_counter() - start)
        try:
            jobs[0].loop.call_soon_threadsafe(settle_all, jobs)
        except RuntimeError:  # the loop is closed: nobody waits any more
            pass


def settle_all(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.settle()


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, timeout=10.0)
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    connection.execute("pragma foreign_keys=on")
    return connection


def transact(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """All jobs in one transaction. Only if one of them does not fit, it is looked for."""
    try:
        connection.execute("begin immediate")
        do_together(connection, jobs)
    except sqlite3.IntegrityError:
        roll_back(connection)
        connection.execute("begin immediate")
        do_one_by_one(connection, jobs)
    connection.execute("commit")


def do_together(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """Entries that follow each other are inserted together: for each statement the two threads of the server compete
    for the interpreter.
    """
    for is_entry, some in groupby(jobs, key=lambda job: job.row is not None):
        if is_entry:
            insert_entries(connection, [job.row for job in some if job.row is not None])
        else:
            for job in some:
                job.outcome = job.work(connection)


def do_one_by_one(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """A job that fails is undone alone, and the others go on."""
    for job in jobs:
        connection.execute("savepoint job")
        try:
            job.outcome = job.work(connection)
        except sqlite3.IntegrityError as error:
            job.error = NumberTaken(str(error))
            connection.execute("rollback to job")
        connection.execute("release job")


def roll_back(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("rollback")
    except sqlite3.Error:  # there was no transaction left to roll back
        pass


def write_change(connection: sqlite3.Connection, change: Change) -> None:
    if change.meta is not None:
        row = (change.table, change.status, change.code, change.meta, change.at, change.at)
        connection.execute(UPSERT_TABLE, row)
    insert_entries(connection, [row_of(change, new) for new in change.entries])


def row_of(change: Change, new: NewEntry) -> Row:
    return change.table, new.number, new.entry, new.request, change.at


def lone_row(change: Change) -> Row | None:
    """The row of a change that only adds one entry, as most moves do."""
    return row_of(change, change.entries[0]) if change.meta is None and len(change.entries) == 1 else None


def insert_entries(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """By as few statements as possible. Their sizes are powers of two, so that SQLite need not read many of them."""
    at = 0
    while at < len(rows):
        count = min(MOST_ROWS, 1 << (len(rows) - at).bit_length() - 1)
        connection.execute(INSERTS[count], [value for row in rows[at : at + count] for value in row])
        at += count


def load_table(connection: sqlite3.Connection, table: str) -> Stored | None:
    row = connection.execute("select meta, touched from tables where id = ?", (table,)).fetchone()
    if row is None:
        return None
    query = "select number, entry, request, at from entries where table_id = ? order by number"
    rows = connection.execute(query, (table,)).fetchall()
    times = [found[3] for found in rows] or [row[1]]
    entries = tuple(NewEntry(number, entry, request) for number, entry, request, _ in rows)
    return Stored(row[0], max(row[1], times[-1]), entries, times[0], times[-1])


def insert_stories(connection: sqlite3.Connection, table: str, parts: Mapping[str, bytes]) -> None:
    rows = [(table, part, story) for part, story in parts.items()]
    connection.executemany("insert or replace into stories (table_id, part, story) values (?, ?, ?)", rows)


def find_story(connection: sqlite3.Connection, table: str, part: str) -> bytes | None:
    query = "select story from stories where table_id = ? and part = ?"
    row = connection.execute(query, (table, part)).fetchone()
    return None if row is None else bytes(row[0])


def list_tables(connection: sqlite3.Connection, most: int, status: str | None) -> list[Listed]:
    return [Listed(*row) for row in connection.execute(LISTING, {"most": most, "status": status})]


def schema_of(connection: sqlite3.Connection) -> str:
    return str(connection.execute("select version_num from alembic_version").fetchone()[0])


def find_code(connection: sqlite3.Connection, code: str) -> str | None:
    row = connection.execute("select id from tables where code = ?", (code,)).fetchone()
    return None if row is None else str(row[0])


def unfinished_tables(connection: sqlite3.Connection) -> list[str]:
    query = "select id from tables where status in ('running', 'paused') order by touched desc"
    return [str(row[0]) for row in connection.execute(query)]


def forget_tables(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    connection.executemany("delete from tables where id = ?", [(table,) for table in tables])
