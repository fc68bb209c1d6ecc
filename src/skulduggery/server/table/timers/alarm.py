"""Looks at a table again at a certain time, for what changes only because time passes."""

import asyncio
from collections.abc import Awaitable, Callable

from ....core.refusals import Refused
from ...runtime.clock import Clock
from ...runtime.settings import AFTER_TROUBLE
from ...store.base import StoreFailed


class Alarm:
    """Calls `ring` at the time that was set last (`Clock.elapsed`)."""

    def __init__(self, clock: Clock, ring: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.ring = ring
        self.at: float | None = None
        self.timer: asyncio.Task[None] | None = None

    def set(self, at: float | None) -> None:
        if at == self.at:
            return
        self.stop()
        self.at = at
        if at is not None:
            self.timer = asyncio.create_task(self.wait(at))

    def stop(self) -> None:
        if self.timer is not None and self.timer is not asyncio.current_task():
            self.timer.cancel()
        self.at = self.timer = None

    async def wait(self, at: float) -> None:
        await self.clock.sleep(at - self.clock.elapsed())
        while self.timer is asyncio.current_task():  # if not, it was stopped or set anew while it rang
            try:
                await self.ring()
            except (Refused, StoreFailed):  # the store failed: try again later
                await self.clock.sleep(AFTER_TROUBLE)
            else:
                return
