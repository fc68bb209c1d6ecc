"""A clock that stands still until a test moves it."""

import asyncio
import heapq

from skulduggery.server.runtime.clock import Clock


class FakeClock(Clock):
    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.count = 0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        self.count += 1
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.time + seconds, self.count, waking))
        await waking

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everybody who waited for it wake up."""
        self.time += seconds
        while self.sleepers and self.sleepers[0][0] <= self.time:
            waking = heapq.heappop(self.sleepers)[2]
            if not waking.done():
                waking.set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)
