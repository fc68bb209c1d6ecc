"""The clock, which is passed as an argument: a test passes one that it moves itself.

Durations are measured with `elapsed`. What is stored, and lasts longer than the process, uses `now`.
"""

import asyncio
import time


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970. Somebody may set this clock while the server runs, so it can jump."""
        return time.time()

    def elapsed(self) -> float:
        """Seconds since some moment. Never jumps."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
