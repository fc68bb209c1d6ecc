"""The clock, which is passed as an argument: a test passes one that it moves itself."""

import asyncio
import time


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
