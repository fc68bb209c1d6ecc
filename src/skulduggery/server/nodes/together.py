"""A node among others on one PostgreSQL database: it says that it lives, holds leases, and tells news.

A lease belongs to a node as long as the node lives. So one small row, renewed every second, renews all its leases. All
times are those of the database: the clocks of machines may differ.
"""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import asyncpg

from ..runtime.clock import Clock
from ..security.limits import Limit, client_of
from ..store.base import Newer, StoreFailed
from ..store.postgres import shared
from ..store.postgres.link import GONE, Link, connect
from ..store.postgres.store import PostgresStore
from .bus import Bus
from .nodes import Listener, Nodes

log = logging.getLogger("skulduggery.nodes")

T = TypeVar("T")
BEAT_SECONDS = 1.0
LIFE_SECONDS = 5.0  # a node that was silent for so long is dead
MOST_ORPHANS = 50  # tables that are taken over at once, so that several nodes share them
DEAD_SECONDS = 60.0  # after which nothing is kept of a node
LIMIT_SECONDS = 86_400.0  # after which every limit is full again
PATIENCE = 3.0  # seconds for the database to answer
TROUBLES = (*GONE, asyncpg.PostgresError, StoreFailed)


class Together(Nodes):
    """`valid_until`: so long this node lives at least, as all others see it.

    Lives are measured in real seconds (`time.monotonic`), since the database does so too. A clock that tests make
    faster would end them too early.
    """

    is_shared = True

    def __init__(self, store: PostgresStore, bus: Bus, clock: Clock) -> None:
        self.name = secrets.token_hex(6)
        self.store = store
        self.bus = bus
        self.clock = clock
        self.leases: dict[str, int] = {}
        self.alive: set[str] = {self.name}
        self.valid_until = 0.0
        self.listener: Listener | None = None
        self.link: Link | None = None
        self.unsaid: dict[str, bytes | None] = {}
        self.something_to_say = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    # --- what tables ask

    def drives(self, table: str) -> bool:
        return table in self.leases and time.monotonic() < self.valid_until

    def lease_of(self, table: str) -> int | None:
        return self.leases.get(table)

    def living(self) -> set[str]:
        return self.alive

    def driven(self) -> int:
        return len(self.leases)

    def bus_is_up(self) -> bool:
        return self.bus.is_up

    def announce(self, table: str, version: int) -> None:
        self.bus.publish(table, version)

    def say(self, table: str, news: bytes | None) -> None:
        self.unsaid[table] = news
        self.something_to_say.set()

    async def newer(self, table: str, version: int, entries: int) -> Newer | None:
        found = await self.store.ask(lambda link: shared.read_newer(link, table, version, entries, self.name))
        if found is not None and found.lease > self.leases.get(table, found.lease):
            del self.leases[table]  # somebody has taken it over
        return found

    async def take(self, tables: Sequence[str]) -> None:
        if tables:
            self.leases |= await self.store.ask(lambda link: shared.take_leases(link, self.name, tables))

    async def rest(self, tables: Sequence[str]) -> None:
        for table in tables:
            self.leases.pop(table, None)
        await self.store.ask(lambda link: link.execute(shared.RELEASE, self.name, list(tables)))

    async def take_from(self, limit: Limit, address: str, now: float) -> float | None:
        values = (limit.what, client_of(address), limit.burst, limit.per_minute / 60.0)
        if await self.store.value(shared.TAKE_FROM_LIMIT, *values) is not None:
            return None
        level = float(await self.store.value(shared.LEVEL, *values) or 0.0)
        return max(0.0, 1.0 - level) / values[3] if values[3] else math.inf

    async def give_back(self, limit: Limit, address: str) -> None:
        await self.store.value(shared.GIVE_BACK, limit.what, client_of(address), limit.burst)

    async def orphans(self) -> list[str]:
        return await self.store.column(shared.ORPHANS, MOST_ORPHANS)

    async def versions(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        rows = await self.store.ask(lambda link: link.fetch(shared.VERSIONS, list(tables), self.name))
        return {row[0]: (row[1], row[2]) for row in rows}

    async def pages_at(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self.store.ask(lambda link: link.fetch(shared.PAGES, list(tables), self.name))
        return {row[0]: row[1] for row in rows}

    async def look_at_lease(self, table: str) -> None:
        await self.newer(table, shared.NEVER, shared.NEVER)

    # --- living

    async def start(self, listener: Listener) -> None:
        self.listener = listener
        await self.try_to(self.beat)
        self.bus.start(listener.wake, listener.look_at_all)
        self.tasks = [asyncio.create_task(self.beat_for_ever()), asyncio.create_task(self.say_for_ever())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        held, self.leases = list(self.leases), {}
        await self.try_to(self.leave)
        for table in held:
            self.announce(table, 0)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.bus_is_empty()
        except TimeoutError:
            pass  # others find out by themselves
        await self.bus.close()
        self.drop_link()

    async def bus_is_empty(self) -> None:
        while self.bus.waiting and self.bus.is_up:
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        await shared.leave(await self.own_link(), self.name)

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.try_to(self.beat)

    async def beat(self) -> None:
        """Say that we live, and look who else does."""
        link, began, wall = await self.own_link(), time.monotonic(), self.clock.wall()
        now = float(await link.fetchval(shared.BEAT, self.name, LIFE_SECONDS))
        self.clock.correction = now - (wall + self.clock.wall()) / 2
        was_dead, self.valid_until = began >= self.valid_until, began + LIFE_SECONDS
        alive = {row[0] for row in await link.fetch(shared.ALIVE)} | {self.name}
        if was_dead:
            self.leases = {row[0]: row[1] for row in await link.fetch(shared.HELD, self.name)}
        news, self.alive = alive != self.alive, alive
        if news:
            await link.execute(shared.FORGET_DEAD, DEAD_SECONDS)
            await link.execute(shared.FORGET_LIMITS, LIMIT_SECONDS)
        if self.listener is not None:
            if was_dead or news:
                self.listener.look_at_all()
            self.listener.beat()

    async def say_for_ever(self) -> None:
        """Everything that tables have to tell by now, in one statement. It need not be on disk: it ends with us."""
        while True:
            await self.something_to_say.wait()
            self.something_to_say.clear()
            news, self.unsaid = self.unsaid, {}
            try:
                await self.store.ask(lambda link, news=news: shared.say(link, self.name, news))  # type: ignore[misc]
            except TROUBLES as error:
                log.warning("news of tables could not be told: %s", error)
                self.unsaid = {**news, **self.unsaid}
                await asyncio.sleep(BEAT_SECONDS)
                self.something_to_say.set()
                continue
            for table in news:
                self.announce(table, 0)

    async def try_to(self, work: Callable[[], Awaitable[T]]) -> T | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await work()
        except TROUBLES as error:  # TimeoutError is an OSError
            log.warning("the database is away: %s", error if str(error) else type(error).__name__)
            self.drop_link()
            return None

    async def own_link(self) -> Link:
        """A connection that nobody else keeps busy: a node that cannot say that it lives is dead for the others."""
        if self.link is None or self.link.is_closed():
            self.link = await connect(self.store.address)
            await self.link.execute("set synchronous_commit = off")
        return self.link

    def drop_link(self) -> None:
        if self.link is not None:
            self.link.terminate()
        self.link = None
