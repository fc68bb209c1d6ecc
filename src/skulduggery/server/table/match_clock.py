"""The clock of a match that is played by time. It runs while the match runs and somebody is there."""

import asyncio
from collections.abc import Awaitable, Callable

from ...core.refusals import Refused
from ..protocol.info import TableClock
from ..runtime.clock import Clock
from ..runtime.settings import AFTER_TROUBLE

WRITE_EVERY = 30.0  # seconds: a crash loses at most so many


class MatchClock:
    """`played` are the seconds that count; `passed` is called from time to time, to write them down."""

    def __init__(self, clock: Clock, played: float, passed: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.before = played
        self.since: float | None = None  # None: it stands still
        self.passed = passed
        self.timer: asyncio.Task[None] | None = None

    @property
    def played(self) -> float:
        return self.before if self.since is None else self.before + self.clock.elapsed() - self.since

    def set_running(self, limit: float | None, runs: bool) -> bool:
        """Start or stop it; true if that changed."""
        runs = runs and limit is not None and self.played < limit
        if runs == (self.since is not None) and (not runs or self.timer is not None):
            return False
        if limit is not None and runs:
            self.stop()
            self.since = self.clock.elapsed()
            self.timer = asyncio.create_task(self.count(limit))
        else:
            self.stop()
        return True

    def copy_from(self, played: float, since: float | None) -> bool:
        """As the node that drives the table tells it; true if it began or stopped. Here nothing is written down."""
        did_run = self.since is not None
        self.stop()
        self.before, self.since = played, since
        return did_run != (since is not None)

    def stop(self) -> None:
        self.before, self.since = self.played, None
        if self.timer is not None and self.timer is not asyncio.current_task():
            self.timer.cancel()
        self.timer = None

    async def count(self, limit: float) -> None:
        while self.since is not None:
            await self.clock.sleep(max(0.0, min(WRITE_EVERY, limit - self.played)))
            try:
                await self.passed()
            except Refused:  # the store failed: what was played is still in memory, so try again later
                await self.clock.sleep(AFTER_TROUBLE)

    def info(self, limit: float | None) -> TableClock | None:
        return None if limit is None else TableClock(max(0.0, limit - self.played), self.since is not None)
