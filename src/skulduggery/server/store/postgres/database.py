"""A PostgreSQL database as a whole."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TypeVar

import asyncpg

from ..base import Store
from ..database import Database
from ..migrate import REVISION, upgrades
from ..rows import Rows
from .connection import DbConnection, connect, connect_or_refuse, locked
from .rows import PostgresRows
from .store import PostgresStore

T = TypeVar("T")
KEEP_KEY = "insert into keys (name, value) values ($1, $2) on conflict do nothing"


class PostgresDatabase(Database):
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name

    def hold(self) -> AbstractContextManager[object]:
        return self.locked(together=False)

    @contextmanager
    def locked(self, together: bool) -> Iterator[None]:
        with asyncio.Runner() as runner:
            connection = runner.run(locked(self.address, self.name, together))
            try:
                yield
            finally:
                connection.terminate()

    def hold_for_server(self, shared: bool = False) -> AbstractContextManager[object]:
        """The store holds the lock as long as it writes. Here a person is told at once if that cannot be.

        Nodes share it. But while some of them run, no other one changes the schema: it is refused.
        """
        with self.locked(together=shared and asyncio.run(self.with_connection(revision_of)) == REVISION):
            pass
        return nullcontext()

    def prepare(self) -> None:
        asyncio.run(self.migrate())

    async def migrate(self) -> None:
        if await self.with_connection(revision_of) != REVISION:
            await upgrades(".postgres.upgrade").upgrade(lambda: connect(self.address), self.name)

    def kept_key(self, name: str, fresh: bytes) -> bytes:
        async def keep(connection: DbConnection) -> bytes:
            await connection.execute(KEEP_KEY, name, fresh)
            return bytes(await connection.fetchval("select value from keys where name = $1", name))

        return asyncio.run(self.with_connection(keep))

    async def with_connection(self, work: Callable[[DbConnection], Awaitable[T]]) -> T:
        connection = await connect_or_refuse(self.address, self.name)
        try:
            return await work(connection)
        finally:
            await connection.close()

    def open(self, shared: bool = False) -> Store:
        return PostgresStore(self.address, shared=shared)

    @contextmanager
    def reading(self) -> Iterator[Rows]:
        with self.transaction("repeatable_read") as rows:
            yield rows

    @contextmanager
    def replacing(self) -> Iterator[Rows]:
        with self.transaction("serializable") as rows:
            rows.runner.run(rows.clear())
            yield rows

    @contextmanager
    def transaction(self, isolation: str) -> Iterator[PostgresRows]:
        """Ends with a commit if the block ends well, and without a trace otherwise."""
        with asyncio.Runner() as runner:
            rows = PostgresRows(runner, runner.run(connect_or_refuse(self.address, self.name)))
            try:
                transaction = rows.connection.transaction(isolation=isolation)
                runner.run(transaction.start())
                yield rows
                runner.run(transaction.commit())
            finally:
                rows.connection.terminate()

    def is_empty(self) -> bool:
        return not asyncio.run(
            self.with_connection(lambda connection: connection.fetchval("select exists (select 1 from tables)"))
        )


async def revision_of(connection: DbConnection) -> str | None:
    try:
        return str(await connection.fetchval("select version_num from alembic_version"))
    except asyncpg.UndefinedTableError:  # a new database
        return None
