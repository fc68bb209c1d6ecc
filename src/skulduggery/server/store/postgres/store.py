"""The store on PostgreSQL: one connection writes, in batches; others read.

Everything that arrives during a transaction goes into the next one. If the connection is lost, the batch is written
again over a new one. What had been committed all the same is recognised, so nothing is written twice, and an answer
is given only when it is certain that the change is on disk.

The connection that writes holds a lock, so that no second server writes to the same database. Nodes that know of each
other (`shared`) hold it together, and keep everybody else away.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, TypeVar

import asyncpg

from ..base import Change, Listed, NewEntry, Space, Store, Stored, StoreFailed
from ..migrate import REVISION
from .link import CONNECT_SECONDS, GONE, LINK, Link, Reader, connect, insist_on_disk, take_lock
from .shared_writing import write_shared_batch
from .writing import Outcome, write_batch

log = logging.getLogger("skulduggery.store")

T = TypeVar("T")
LARGEST_BATCH = 500
MOST_READERS = 4
PATIENCE = 20.0  # seconds until a database that is gone has failed
PAUSE = 0.2  # seconds between attempts
TRY_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)  # two nodes were in each other's way

# Only the tables that are shown are read in full. Entries are numbered from 0, so they need not be counted.
LISTING = """
    select id, meta, created, changed,
        coalesce((select number + 1 from entries where table_id = id order by number desc limit 1), 0)
    from tables join (
        select id, greatest(touched, (
            select at from entries where table_id = id order by number desc limit 1
        )) as changed
        from tables where $2::varchar is null or status = $2
        order by changed desc limit $1
    ) as newest using (id)
    order by changed desc
"""
OLD = """
    select id from tables where touched < $1
    and not exists (select 1 from entries where table_id = tables.id and at >= $1)
"""
UNFINISHED = "select id from tables where status in ('running', 'paused') order by touched desc"
TABLE = "select meta, touched, version from tables where id = $1"
ENTRIES = "select number, entry, request, at from entries where table_id = $1 order by number"
STORY = "select story from stories where table_id = $1 and part = $2"
KEEP_STORY = """
    insert into stories (table_id, part, story) values ($1, $2, $3)
    on conflict (table_id, part) do update set story = excluded.story
"""


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
    def __init__(self, address: str, patience: float = PATIENCE, shared: bool = False) -> None:
        super().__init__()
        self.address = address
        self.shared = shared
        self.patience = patience
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.link: Link | None = None  # the connection that writes
        self.readers: Any = None
        self.opening = asyncio.Lock()
        self.writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Fails if another server holds the database. One that is away is waited for when there is something to do."""
        try:
            await self.writing_link()
        except GONE as error:
            log.warning("the database is away: %s", error)

    def write(self, change: Change) -> Awaitable[None]:
        waiting = Waiting(change)
        self.queue.put_nowait(waiting)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write_for_ever())
        return waiting.done

    async def load(self, table: str) -> Stored | None:
        async def read(link: Link) -> tuple[Any, list[Any]]:
            async with link.transaction(isolation="repeatable_read", readonly=True):
                return await link.fetchrow(TABLE, table), await link.fetch(ENTRIES, table)

        row, rows = await self.ask(read)
        if row is None:
            return None
        times = [found["at"] for found in rows] or [row["touched"]]
        entries = tuple([NewEntry(found["number"], found["entry"], found["request"]) for found in rows])
        return Stored(row["meta"], max(row["touched"], times[-1]), entries, times[0], times[-1], row["version"])

    async def find(self, code: str) -> str | None:
        found = await self.column("select id from tables where code = $1", code)
        return found[0] if found else None

    async def unfinished(self) -> list[str]:
        return await self.column(UNFINISHED)

    async def unused(self, before: float) -> list[str]:
        return await self.column(OLD, before)

    async def forget(self, tables: Sequence[str]) -> None:
        await self.ask(lambda link: link.execute("delete from tables where id = any($1::varchar[])", list(tables)))

    async def keep_stories(self, table: str, parts: Mapping[str, bytes]) -> None:
        rows = [(table, part, story) for part, story in parts.items()]
        await self.ask(lambda link: link.executemany(KEEP_STORY, rows))

    async def story(self, table: str, part: str) -> bytes | None:
        found: bytes | None = await self.value(STORY, table, part)
        return found

    async def listing(self, most: int, status: str | None) -> list[Listed]:
        return [Listed(*row) for row in await self.ask(lambda link: link.fetch(LISTING, most, status))]

    async def space(self) -> Space:
        return Space(await self.value("select pg_database_size(current_database())"), None)

    def waiting(self) -> int:
        return self.queue.qsize()

    async def check(self) -> None:
        if await self.value("select version_num from alembic_version") != REVISION:
            raise StoreFailed("the schema of the database is not that of this server")

    async def close(self) -> None:
        if self.writer is not None:
            self.queue.put_nowait(None)
            await self.writer
        if self.readers is not None:
            await self.readers.close()
        self.drop_link()

    # --- reading

    async def value(self, query: str, *values: object) -> Any:
        return await self.ask(lambda link: link.fetchval(query, *values))

    async def column(self, query: str, *values: object) -> list[str]:
        return [row[0] for row in await self.ask(lambda link: link.fetch(query, *values))]

    async def ask(self, work: Callable[[Link], Awaitable[T]]) -> T:
        """Work that can be done again: if the connection is lost meanwhile, it is."""
        deadline = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                async with (await self.pool()).acquire(timeout=CONNECT_SECONDS) as link:
                    return await work(link)
            except GONE as error:
                await self.wait_or_fail(error, deadline)
            except asyncpg.PostgresError as error:
                raise StoreFailed(str(error)) from None

    async def pool(self) -> Any:
        """Connections to read by. They are opened when they are needed."""
        async with self.opening:
            if self.readers is None:
                self.readers = await asyncpg.create_pool(
                    self.address, min_size=0, max_size=MOST_READERS, connection_class=Reader, **LINK
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
                link = await self.writing_link()
                write = write_shared_batch if self.shared else write_batch
                return await write(link, changes, again)
            except (*GONE, *TRY_AGAIN, StoreFailed) as error:
                self.drop_link()
                again = True
                try:
                    await self.wait_or_fail(error, deadline)
                except StoreFailed as failed:
                    return [failed] * len(changes)
            except asyncpg.PostgresError as error:  # the disk is full, for instance
                return [StoreFailed(str(error))] * len(changes)
            except Exception:  # nobody who writes may wait for ever, whatever happens here
                log.exception("the store has a fault")
                self.drop_link()
                return [StoreFailed("the store has a fault")] * len(changes)

    async def writing_link(self) -> Link:
        if self.link is None or self.link.is_closed():
            link = await connect(self.address)
            if not await take_lock(link, self.shared):
                await link.close()
                raise StoreFailed("another server writes to this database")
            await insist_on_disk(link)
            self.link = link
        return self.link

    def drop_link(self) -> None:
        if self.link is not None:
            self.link.terminate()
        self.link = None
