"""SQLite: one thread writes, and everything that arrived meanwhile goes into one transaction.

`synchronous=FULL` waits for the disk at every commit. A commit for each move would stall everybody; a commit for all
moves that came in during the last one does not.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Generic, TypeVar

from .base import Change, NewEntry, NumberTaken, Store, Stored, StoreFailed
from .migrate import migrate

T = TypeVar("T")
LARGEST_BATCH = 500

INSERT_ENTRY = "insert into entries (table_id, number, entry, request, at) values (?, ?, ?, ?, ?)"
UPSERT_TABLE = """
    insert into tables (id, status, code, meta, created, touched) values (?, ?, ?, ?, ?, ?)
    on conflict (id) do update set status = excluded.status, code = excluded.code, meta = excluded.meta,
        touched = excluded.touched
"""
OLD = """
    select id from tables where touched < :before
    and not exists (select 1 from entries where table_id = tables.id and at >= :before)
"""


class Job(Generic[T]):
    """Something the thread does, and who waits for it."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], T], loop: asyncio.AbstractEventLoop, is_one_statement: bool
    ) -> None:
        self.work = work
        self.loop = loop
        self.is_one_statement = is_one_statement
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
        file.parent.mkdir(parents=True, exist_ok=True)
        migrate(file)
        self.file = file
        self.jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.commits = 0
        self.written = 0
        self.seconds = 0.0  # spent in transactions
        self.thread = threading.Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    async def write(self, change: Change) -> None:
        alone = change.meta is None and len(change.entries) == 1
        await self.ask(lambda connection: write_change(connection, change), is_one_statement=alone)

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

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    async def ask(self, work: Callable[[sqlite3.Connection], T], is_one_statement: bool = False) -> T:
        job = Job(work, asyncio.get_running_loop(), is_one_statement)
        self.jobs.put(job)
        return await job.done

    # --- in the thread

    def run(self) -> None:
        connection = connect(self.file)
        going = True
        while going:
            batch = self.next_batch()
            going = None not in batch
            self.carry_out(connection, [job for job in batch if job is not None])
        connection.close()

    def next_batch(self) -> list[Job[Any] | None]:
        """Waits for one job, and takes all that are there already."""
        batch = [self.jobs.get()]
        while batch[-1] is not None and not self.jobs.empty() and len(batch) < LARGEST_BATCH:
            batch.append(self.jobs.get())
        return batch

    def carry_out(self, connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
        if not jobs:
            return
        start = perf_counter()
        try:
            connection.execute("begin immediate")
            for job in jobs:
                attempt(connection, job)
            connection.execute("commit")
        except sqlite3.Error as error:
            roll_back(connection)
            for job in jobs:
                job.error = StoreFailed(str(error))
        self.commits += 1
        self.written += len(jobs)
        self.seconds += perf_counter() - start
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


def attempt(connection: sqlite3.Connection, job: Job[Any]) -> None:
    """One job of a transaction: if it fails it is undone alone, and the others go on."""
    if not job.is_one_statement:  # SQLite undoes a single statement by itself
        connection.execute("savepoint job")
    try:
        job.outcome = job.work(connection)
    except sqlite3.IntegrityError as error:
        job.error = NumberTaken(str(error))
        if not job.is_one_statement:
            connection.execute("rollback to job")
    if not job.is_one_statement:
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
    for new in change.entries:
        connection.execute(INSERT_ENTRY, (change.table, new.number, new.entry, new.request, change.at))


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


def find_code(connection: sqlite3.Connection, code: str) -> str | None:
    row = connection.execute("select id from tables where code = ?", (code,)).fetchone()
    return None if row is None else str(row[0])


def unfinished_tables(connection: sqlite3.Connection) -> list[str]:
    query = "select id from tables where status in ('running', 'paused') order by touched desc"
    return [str(row[0]) for row in connection.execute(query)]


def forget_tables(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    connection.executemany("delete from tables where id = ?", [(table,) for table in tables])
