"""A server without network, disk or waiting. Its simulated clock jumps to the next time at which somebody waits."""

import asyncio
import heapq
from collections.abc import Sequence
from typing import Any

from skulduggery.server.archive.archive import Archive
from skulduggery.server.archive.reviews import Reviews
from skulduggery.server.archive.uploads import Uploads
from skulduggery.server.push.push import Push
from skulduggery.server.registry.registry import Registry
from skulduggery.server.run import upload_limits
from skulduggery.server.runtime.clock import Clock
from skulduggery.server.runtime.metrics import Metrics
from skulduggery.server.runtime.seeds import SEED_BYTES, Seeds
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.services import Services
from skulduggery.server.store.base import Change, Row, Space, Store
from skulduggery.server.workers.fair import FairWorkers
from skulduggery.server.workers.pool import Inline
from skulduggery.server.workers.thinkers import Thinkers

STEPS = 60  # cycles of the event loop after which every task waits for the clock again


class HurriedClock(Clock):
    def __init__(self) -> None:
        self.time = 0.0
        self.count = 0
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def elapsed(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.count += 1
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.time + max(0.0, seconds), self.count, waking))
        await waking

    async def hurry(self) -> None:
        """Lets all tasks work until they wait, then moves the clock to the next waiting task."""
        for _ in range(STEPS):
            await asyncio.sleep(0)
        while self.sleepers:
            at, _, waking = heapq.heappop(self.sleepers)
            if not waking.done():
                self.time = max(self.time, at)
                waking.set_result(None)
                return


class Forgetful(Store):
    """A store that stores nothing."""

    async def write(self, change: Change) -> None:
        """Reports success at once."""

    async def rows(self, *queries: tuple[Any, ...]) -> Sequence[Sequence[Row]]:
        return [() for _ in queries]

    async def run(self, statement: str, rows: Sequence[Row]) -> None:
        """Nothing is kept."""

    async def start(self) -> None:
        """There is nothing to open."""

    async def space(self) -> Space:
        return Space(0, None)

    def waiting(self) -> int:
        return 0

    async def close(self) -> None:
        """There is nothing to close."""


class NoArchive(Archive):
    def make_soon(self, table: str) -> asyncio.Task[None]:
        """Nobody asks for the story."""
        return asyncio.create_task(asyncio.sleep(0))


class Numbered(Seeds):
    """Fixed seeds, so that every run plays the same matches."""

    def __init__(self, number: int) -> None:
        self.number = number

    def for_match(self) -> str:
        return self.number.to_bytes(SEED_BYTES, "big").hex()

    def for_bot(self) -> int:
        self.number += 1
        return self.number


def open_registry(number: int) -> tuple[Registry, HurriedClock]:
    store, clock = Forgetful(), HurriedClock()
    settings = Settings(messages_per_second=1e9, message_burst=1e9)
    line = FairWorkers(Inline())
    archive = NoArchive(store, line, Uploads(line, upload_limits(settings)), Reviews(store, line))
    thinkers, seeds, push = Thinkers(Inline()), Numbered(number), Push(None, settings, clock)
    return Registry(Services(store, clock, settings, thinkers, Metrics(), archive, seeds, push)), clock
