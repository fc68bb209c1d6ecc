"""The store on PostgreSQL: one connection writes, in batches; others read.

Everything that arrives during a transaction goes into the next one. If the connection is lost, the batch is written
again over a new one. What had been committed all the same is recognised, so nothing is written twice, and an answer
is given only when it is certain that the change is on disk.

The connection that writes holds a lock, so that no second server writes to the same database. Nodes that know of each
other (`shared`) hold it together, and keep everybody else away.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Any, TypeVar

import asyncpg

from ..base import Change, Row, Space, Store, StoreFailed
from .connection import CONNECT_SECONDS, GONE, SETTINGS, DbConnection, Reader, connect, insist_on_disk, take_lock
from .writing import Outcome, write_batch

log = logging.getLogger("skulduggery.store")

T = TypeVar("T")
LARGEST_BATCH = 500
MOST_READERS = 4
PATIENCE = 20.0  # seconds until a database that is gone has failed
PAUSE = 0.2  # seconds between attempts
TRY_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)  # two nodes were in each other's way


class Waiting:
    """A change, and who waits until it is on disk."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Outcome) -> None:
        if self.done.done():  # whoever waited was cancelled
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


class PostgresStore(Store):
    greatest = "greatest"

    def __init__(self, address: str, patience: float = PATIENCE, shared: bool = False) -> None:
        super().__init__()
        self.address = address
        self.shared = shared
        self.patience = patience
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.connection: DbConnection | None = None  # the connection that writes
        self.readers: Any = None
        self.opening = asyncio.Lock()
        self.writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Fails if another server holds the database. One that is away is waited for when there is something to do."""
        try:
            await self.writing_connection()
        except GONE as error:
            log.warning("the database is away: %s", error)

    def write(self, change: Change) -> Awaitable[None]:
        waiting = Waiting(change)
        self.queue.put_nowait(waiting)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write_for_ever())
        return waiting.done

    async def space(self) -> Space:
        return Space(await self.value("select pg_database_size(current_database())"), None)

    def waiting(self) -> int:
        return self.queue.qsize()

    async def close(self) -> None:
        if self.writer is not None:
            self.queue.put_nowait(None)
            await self.writer
        if self.readers is not None:
            await self.readers.close()
        self.drop_connection()

    # --- reading

    async def rows(self, *queries: tuple[Any, ...]) -> Sequence[Sequence[Row]]:
        async def read(connection: DbConnection) -> Sequence[Sequence[Row]]:
            if len(queries) == 1:
                return [await connection.fetch(*queries[0])]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await connection.fetch(*query) for query in queries]

        return await self.ask(read)

    async def value(self, query: str, *values: object) -> Any:
        return await self.ask(lambda connection: connection.fetchval(query, *values))

    async def run(self, statement: str, rows: Sequence[Row]) -> None:
        await self.ask(lambda connection: connection.executemany(statement, rows))

    async def ask(self, work: Callable[[DbConnection], Awaitable[T]]) -> T:
        """Work that can be done again: if the connection is lost meanwhile, it is."""
        deadline = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                async with (await self.pool()).acquire(timeout=CONNECT_SECONDS) as connection:
                    return await work(connection)
            except GONE as error:
                await self.wait_or_fail(error, deadline)
            except asyncpg.PostgresError as error:
                raise StoreFailed(str(error)) from None

    async def pool(self) -> Any:
        """Connections to read by. They are opened when they are needed."""
        async with self.opening:
            if self.readers is None:
                self.readers = await asyncpg.create_pool(
                    self.address, min_size=0, max_size=MOST_READERS, connection_class=Reader, **SETTINGS
                )
        return self.readers

    async def wait_or_fail(self, error: Exception, deadline: float) -> None:
        if asyncio.get_running_loop().time() > deadline:
            raise StoreFailed(str(error) or type(error).__name__) from None
        await asyncio.sleep(PAUSE)

    # --- writing

    async def write_for_ever(self) -> None:
        going = True
        while going:
            batch = await self.next_batch()
            going = None not in batch
            await self.carry_out([waiting for waiting in batch if waiting is not None])

    async def next_batch(self) -> list[Waiting | None]:
        """Waits for one change, and takes all that are there already."""
        batch = [await self.queue.get()]
        while batch[-1] is not None and not self.queue.empty() and len(batch) < LARGEST_BATCH:
            batch.append(self.queue.get_nowait())
        return batch

    async def carry_out(self, batch: Sequence[Waiting]) -> None:
        if not batch:
            return
        start = perf_counter()
        outcomes = await self.written_at_last([waiting.change for waiting in batch])
        failures = sum(isinstance(outcome, StoreFailed) for outcome in outcomes)
        self.figures.note(len(batch), failures, perf_counter() - start)
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.settle(outcome)

    async def written_at_last(self, changes: Sequence[Change]) -> Sequence[Outcome]:
        """Tries until it is certain what became of the batch, or the patience is over."""
        deadline, again = asyncio.get_running_loop().time() + self.patience, False
        while True:
            try:
                connection = await self.writing_connection()
                return await write_batch(connection, changes, again)
            except (*GONE, *TRY_AGAIN, StoreFailed) as error:
                self.drop_connection()
                again = True
                try:
                    await self.wait_or_fail(error, deadline)
                except StoreFailed as failed:
                    return [failed] * len(changes)
            except asyncpg.PostgresError as error:  # the disk is full, for instance
                return [StoreFailed(str(error))] * len(changes)
            except Exception:  # nobody who writes may wait for ever, whatever happens here
                log.exception("the store has a fault")
                self.drop_connection()
                return [StoreFailed("the store has a fault")] * len(changes)

    async def writing_connection(self) -> DbConnection:
        if self.connection is None or self.connection.is_closed():
            connection = await connect(self.address)
            if not await take_lock(connection, self.shared):
                await connection.close()
                raise StoreFailed("another server writes to this database")
            await insist_on_disk(connection)
            self.connection = connection
        return self.connection

    def drop_connection(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None
