"""At the start pages tell the nonces they have promised. A page that is gone must not keep the others waiting."""

import asyncio
from collections.abc import Awaitable, Callable

from ...core.refusals import Refused
from ..runtime.clock import Clock
from ..runtime.settings import AFTER_TROUBLE
from ..store.base import StoreFailed


class TellingTime:
    """Calls `is_over` when the time has passed."""

    def __init__(self, clock: Clock, seconds: float, is_over: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.seconds = seconds
        self.is_over = is_over
        self.timer: asyncio.Task[None] | None = None

    def look(self, runs: bool) -> None:
        """Start it, let it run on, or stop it."""
        if self.timer is not None and not runs:
            self.stop()
        elif self.timer is None and runs:
            self.timer = asyncio.create_task(self.count_down())

    def stop(self) -> None:
        if self.timer is not None and self.timer is not asyncio.current_task():
            self.timer.cancel()
        self.timer = None

    async def count_down(self) -> None:
        await self.clock.sleep(self.seconds)
        while True:
            try:
                return await self.is_over()
            except (Refused, StoreFailed):  # the store failed: try again later
                await self.clock.sleep(AFTER_TROUBLE)
