"""A clock that only a test moves."""

import asyncio
import heapq

from skulduggery.server.runtime.clock import Clock


class FakeClock(Clock):
    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.set_ahead = 0.0  # by how many seconds somebody has set the clock on the wall
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.count = 0

    def now(self) -> float:
        return self.time + self.set_ahead

    def elapsed(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        self.count += 1
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.time + seconds, self.count, waking))
        await waking

    async def until_somebody_waits(self, seconds: float) -> None:
        """Returns when a task waits for a time at most so many seconds ahead."""
        while not any(when <= self.time + seconds and not waking.done() for when, _, waking in self.sleepers):
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Moves the clock, and wakes all tasks whose time has come."""
        self.time += seconds
        while self.sleepers and self.sleepers[0][0] <= self.time:
            waking = heapq.heappop(self.sleepers)[2]
            if not waking.done():
                waking.set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)
