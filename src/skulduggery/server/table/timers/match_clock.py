"""The clock of a match that is played by time. It runs while the match runs and somebody is there."""

from collections.abc import Awaitable, Callable

from ...protocol.info import TableClock
from ...runtime.clock import Clock
from .alarm import Alarm

WRITE_EVERY = 30.0  # seconds: a crash loses at most so many


class MatchClock:
    """`played` are the seconds that count; `passed` is called from time to time, to write them down."""

    def __init__(self, clock: Clock, played: float, passed: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.before = played
        self.since: float | None = None  # None: it stands still
        self.passed = passed
        self.limit = 0.0
        self.alarm = Alarm(clock, self.write)

    @property
    def played(self) -> float:
        return self.before if self.since is None else self.before + self.clock.elapsed() - self.since

    def set_running(self, limit: float | None, runs: bool) -> bool:
        """Start or stop it; true if that changed."""
        runs = runs and limit is not None and self.played < limit
        if runs == (self.since is not None):
            return False
        self.stop()
        if limit is not None and runs:
            self.since, self.limit = self.clock.elapsed(), limit
            self.set_alarm()
        return True

    def stop(self) -> None:
        self.before, self.since = self.played, None
        self.alarm.stop()

    def set_alarm(self) -> None:
        self.alarm.set(self.clock.elapsed() + max(0.0, min(WRITE_EVERY, self.limit - self.played)))

    async def write(self) -> None:
        await self.passed()
        if self.since is not None:
            self.set_alarm()

    def info(self, limit: float | None) -> TableClock | None:
        return None if limit is None else TableClock(max(0.0, limit - self.played), self.since is not None)
