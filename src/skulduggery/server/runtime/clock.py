"""Time as an argument, so that a test can let a minute pass in no time."""

import asyncio
import time


class Clock:
    """The real one."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
