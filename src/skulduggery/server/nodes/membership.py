"""A node among others on one PostgreSQL database: it says that it lives, and holds leases.

A lease belongs to a node as long as the node lives. So one small row, renewed twice a second, renews all its leases.
The number of a lease grows with each new owner, and each change of a table names it: the database refuses a change by
a former owner, also by one that was stopped for a while and does not know it. All times are those of the database: the
clocks of machines may differ.
"""

import asyncio
import logging
import math
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count

import asyncpg

from ...core.refusals import Refused
from ..protocol.refusals import NoSuchTable
from ..runtime.clock import Clock
from ..security.limits import Limit, client_of
from ..store.base import StoreFailed
from ..store.postgres import shared
from ..store.postgres.connection import GONE, DbConnection, connect
from ..store.postgres.store import PATIENCE, PostgresStore
from .nodes import Elsewhere, Nodes, Owner

log = logging.getLogger("skulduggery.nodes")

BEAT_SECONDS = 0.5
LIFE_SECONDS = 4.0  # a node that was silent for so long is dead
LOOK_BEATS = 4  # between two searches for tables without an owner, and for leases that were lost
MOST_ORPHANS = 50  # tables that are adopted at once, so that several nodes share them
FORGET_BEATS = 7_200  # between two times that old rows of dead nodes and of limits are deleted
DEAD_SECONDS = 60.0  # after which nothing is kept of a node
LIMIT_SECONDS = 86_400.0  # after which every limit is full again
ANSWER_SECONDS = 3.0  # for the database
TROUBLES = (*GONE, asyncpg.PostgresError, StoreFailed)


class Membership(Nodes):
    """`valid_until`: so long this node lives at least, as all others see it.

    Lives are measured in real seconds (`time.monotonic`), since the database does so too. A clock that tests make
    faster would end them too early.
    """

    is_shared = True

    def __init__(self, store: PostgresStore, clock: Clock, inner: socket.socket, host: str, secret: str) -> None:
        self.name = secrets.token_hex(6)
        self.store = store
        self.clock = clock
        self.inner = inner
        self.address = f"{host}:{inner.getsockname()[1]}"
        self.secret = secret
        self.leases: dict[str, int] = {}
        self.alive: set[str] = {self.name}
        self.deaths: dict[str, asyncio.Future[None]] = {}  # by address
        self.valid_until = 0.0
        self.mercy = 0.0  # seconds for which other nodes count as alive beyond their time
        self.mercy_until = 0.0
        self.told_pages: dict[str, tuple[int | None, int]] = {}  # with the lease: a new one begins with no pages
        self.owner: Owner | None = None
        self.connection: DbConnection | None = None
        self.beating = asyncio.Lock()
        self.leasing = asyncio.Lock()  # no lease is taken while leases are given up
        self.tasks: list[asyncio.Task[None]] = []

    # --- leases

    async def own(self, table: str) -> int | None:
        await self.confirm()
        while table not in self.leases:
            async with self.leasing:
                self.leases |= await self.taken([table])
            if table not in self.leases and (address := await self.owner_of(table)) is not None:
                raise Elsewhere(address)
        return self.leases[table]

    async def owner_of(self, table: str) -> str | None:
        """The address of the living node that owns a table."""
        rows = await self.store.ask(lambda connection: connection.fetch(shared.OWNER, table, self.grace()))
        if not rows:
            raise Refused(NoSuchTable("", table[:32]))
        found: str | None = rows[0][0]
        return found

    async def taken(self, tables: Sequence[str]) -> dict[str, int]:
        """The leases of those of these tables that no living node owns. They are this node's from now on."""
        rows = await self.store.ask(
            lambda connection: connection.fetch(shared.TAKE, list(tables), self.name, self.grace())
        )
        return {row[0]: row[1] for row in rows}

    async def release(self, tables: Sequence[str], wanted: bool = False) -> None:
        node = shared.ANYBODY if wanted else None
        async with self.leasing:
            for table in tables:
                self.leases.pop(table, None)
            await self.store.ask(lambda connection: connection.execute(shared.RELEASE, self.name, list(tables), node))

    def forget(self, table: str) -> None:
        self.leases.pop(table, None)

    def holds(self, table: str, lease: int | None) -> bool:
        return self.leases.get(table) == lease

    def death_of(self, address: str) -> asyncio.Future[None]:
        if address not in self.deaths:
            self.deaths[address] = asyncio.get_running_loop().create_future()
        return self.deaths[address]

    def is_valid(self) -> bool:
        return time.monotonic() < self.valid_until

    async def confirm(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_valid():
            if time.monotonic() > deadline:
                raise StoreFailed("this node cannot say that it lives")
            if not await self.try_to(self.beat):
                await asyncio.sleep(BEAT_SECONDS)

    def grace(self) -> float:
        """After the database was away, the other nodes get the time to say that they live."""
        return self.mercy if time.monotonic() < self.mercy_until else 0.0

    # --- what else nodes share

    async def take_from(self, limit: Limit, address: str, now: float) -> float | None:
        values = (limit.what, client_of(address), limit.burst, limit.per_minute / 60.0)
        if await self.store.value(shared.TAKE_FROM_LIMIT, *values) is not None:
            return None
        level = float(await self.store.value(shared.LEVEL, *values) or 0.0)
        return max(0.0, 1.0 - level) / values[3] if values[3] else math.inf

    async def give_back(self, limit: Limit, address: str) -> None:
        await self.store.value(shared.GIVE_BACK, limit.what, client_of(address), limit.burst)

    async def pages_at(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self.store.ask(lambda connection: connection.fetch(shared.PAGES, list(tables), self.name))
        return {row[0]: row[1] for row in rows}

    def living(self) -> int:
        return len(self.alive)

    def owned(self) -> int:
        return len(self.leases)

    # --- living

    async def start(self, owner: Owner) -> None:
        self.owner = owner
        await self.try_to(self.beat)
        self.tasks = [asyncio.create_task(self.beat_for_ever()), asyncio.create_task(self.look_for_ever())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.leases = {}
        await self.try_to(self.leave)
        self.drop_connection()

    async def leave(self) -> None:
        async with self.beating:
            await shared.leave(await self.own_connection(), self.name)

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.try_to(self.beat)

    async def beat(self) -> None:
        """Say that we live, and look who else does. Many may wait for that; one of them does it for all."""
        asked = time.monotonic()
        async with self.beating:
            if self.valid_until - LIFE_SECONDS >= asked:
                return
            try:
                await self.live_on(await self.own_connection())
            except BaseException:  # also when this took too long
                self.drop_connection()
                raise

    async def live_on(self, connection: DbConnection) -> None:
        began, wall = time.monotonic(), self.clock.wall()
        now = float(await connection.fetchval(shared.BEAT, self.name, self.address, LIFE_SECONDS))
        self.clock.correction = now - (wall + self.clock.wall()) / 2
        if began >= self.valid_until > 0.0:
            self.mercy = began - self.valid_until + LIFE_SECONDS
            self.mercy_until = began + LIFE_SECONDS
            await self.compare_leases(connection)
        self.valid_until = began + LIFE_SECONDS
        living = dict(await connection.fetch(shared.ALIVE, self.grace()))
        self.alive = {*living, self.name}
        for address in self.deaths.keys() - living.values():
            self.deaths.pop(address).set_result(None)

    async def compare_leases(self, connection: DbConnection) -> None:
        """Which of our leases has another node taken?"""
        known = dict(self.leases)
        held = {row[0]: row[1] for row in await connection.fetch(shared.HELD, self.name)}
        lost = [table for table, number in known.items() if held.get(table) != number == self.leases.get(table)]
        for table in lost:
            del self.leases[table]
            if self.owner is not None:
                self.owner.lose(table)

    async def look_for_ever(self) -> None:
        """Tables that nobody owns, leases that were lost, and how many pages our tables have."""
        for number in count():
            await asyncio.sleep(BEAT_SECONDS)
            await self.try_to(self.tell_pages)
            if number % LOOK_BEATS == 0:
                await self.try_to(self.look)
            if number % FORGET_BEATS == 0:
                await self.try_to(self.forget_old)

    async def look(self) -> None:
        await self.store.ask(self.compare_leases)
        if self.owner is not None and self.is_valid() and not self.grace():
            await self.owner.adopt(await self.store.column(shared.ORPHANS, MOST_ORPHANS))

    async def forget_old(self) -> None:
        await self.store.ask(lambda connection: connection.execute(shared.FORGET_DEAD, DEAD_SECONDS))
        await self.store.ask(lambda connection: connection.execute(shared.FORGET_LIMITS, LIMIT_SECONDS))

    async def tell_pages(self) -> None:
        counts = {} if self.owner is None else self.owner.page_counts()
        pages = {table: (self.leases.get(table), count) for table, count in counts.items()}
        news = {
            table: count
            for table, (lease, count) in pages.items()
            if self.told_pages.get(table, (lease, 0)) != (lease, count)
        }
        if news:
            await self.store.ask(
                lambda connection: connection.execute(shared.TELL_PAGES, self.name, list(news), list(news.values()))
            )
        self.told_pages = pages

    async def try_to(self, work: Callable[[], Awaitable[None]]) -> bool:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await work()
        except TROUBLES as error:  # TimeoutError is an OSError
            log.warning("the database is away: %s", error if str(error) else type(error).__name__)
            return False
        except Exception:
            log.exception("a node could not look around")
            return False
        return True

    async def own_connection(self) -> DbConnection:
        """A connection that nobody else keeps busy: a node that cannot say that it lives is dead for the others."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect(self.store.address)
            await self.connection.execute("set synchronous_commit = off")
        return self.connection

    def drop_connection(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None
