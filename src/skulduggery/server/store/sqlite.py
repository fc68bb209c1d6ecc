"""SQLite: one thread writes, and everything that arrived meanwhile goes into one transaction.

`synchronous=FULL` waits for the disk at every commit. A commit for each move would stall everybody; a commit for all
moves that came in during the last one does not.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Generic, TypeVar

from .base import Change, NumberTaken, Row, Space, Store, StoreFailed
from .files import COMPANIONS, beside
from .migrate import migrate

T = TypeVar("T")
LARGEST_BATCH = 500

INSERT_ENTRY = "insert into entries (table_id, number, entry, request, at) values (?, ?, ?, ?, ?)"
UPSERT_TABLE = """
    insert into tables (id, status, code, meta, created, touched) values (?, ?, ?, ?, ?, ?)
    on conflict (id) do update set status = excluded.status, code = excluded.code, meta = excluded.meta,
        touched = excluded.touched
"""


class Job(Generic[T]):
    """Something the thread does, and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
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
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    async def start(self) -> None:
        """Nothing is to be done: the thread that writes runs already."""

    def write(self, change: Change) -> Awaitable[None]:
        return self.job(lambda connection: write_change(connection, change)).done

    async def rows(self, *queries: tuple[Any, ...]) -> Sequence[Sequence[Row]]:
        return await self.ask(
            lambda connection: [connection.execute(query, named(values)).fetchall() for query, *values in queries]
        )

    async def run(self, statement: str, rows: Sequence[Row]) -> None:
        await self.ask(lambda connection: connection.executemany(statement, map(named, rows)))

    async def space(self) -> Space:
        files = [self.file, *[beside(self.file, suffix) for suffix in COMPANIONS]]
        disk = os.statvfs(self.file.parent)
        return Space(sum(file.stat().st_size for file in files if file.exists()), disk.f_bavail * disk.f_frsize)

    def waiting(self) -> int:
        return self.received - self.figures.written

    async def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self.job(work).done

    def job(self, work: Callable[[sqlite3.Connection], T]) -> Job[T]:
        loop = asyncio.get_running_loop()
        job = Job(work, loop)
        if not self.gathered:
            loop.call_soon(self.hand_over)
        self.gathered.append(job)
        self.received += 1
        return job

    def hand_over(self) -> None:
        """Hands over all jobs of one turn of the event loop together: a thread that wakes for the first one would find
        it alone, and compete with the loop for the interpreter."""
        if self.gathered:
            self.jobs.put(self.gathered)
            self.gathered = []

    # --- in the thread

    def work(self) -> None:
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
    """Does all jobs in one transaction. Only if one of them does not fit, it is looked for."""
    try:
        connection.execute("begin immediate")
        for job in jobs:
            job.outcome = job.work(connection)
    except sqlite3.IntegrityError:
        roll_back(connection)
        connection.execute("begin immediate")
        do_one_by_one(connection, jobs)
    connection.execute("commit")


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
    rows = [(change.table, new.number, new.entry, new.request, change.at) for new in change.entries]
    connection.executemany(INSERT_ENTRY, rows)


def named(values: Sequence[object]) -> dict[str, object]:
    """The values of `$1`, `$2`, ..."""
    return {str(number): value for number, value in enumerate(values, start=1)}
