"""The clock, which is passed as an argument: a test passes one that it moves itself.

Durations are measured with `elapsed`. What is stored, and lasts longer than the process, uses `now`.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class Clock:
    """The clock of the machine. `correction`: what nodes add to it, so that all of them have the database's time."""

    correction = 0.0

    def now(self) -> float:
        """Seconds since 1970. Somebody may set this clock while the server runs, so it can jump."""
        return self.wall() + self.correction

    def wall(self) -> float:
        """What the clock of this machine says."""
        return time.time()

    def elapsed(self) -> float:
        """Seconds since some moment. Never jumps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """What `work` returns; it is cancelled with a `TimeoutError` if it takes longer."""
        working, over = asyncio.create_task(work), asyncio.create_task(self.sleep(seconds))
        try:
            await asyncio.wait((working, over), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise TimeoutError
            return working.result()
        finally:
            working.cancel()
            over.cancel()

    async def rest(self, stirred: asyncio.Event, seconds: float | None) -> None:
        """Waits until so much time has passed, or something has changed."""
        with suppress(TimeoutError):
            await (stirred.wait() if seconds is None else self.within(seconds, stirred.wait()))
