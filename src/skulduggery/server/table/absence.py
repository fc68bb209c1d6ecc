"""The asked person is away: a countdown for all, then the others vote whether to wait, let a bot play, or skip."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

from ..protocol.info import Absence
from ..runtime.clock import Clock

CHOICES = ("wait", "bot", "skip")


class AbsenceWatch:
    """Knows who is missing and since when; calls `time_to_vote` when the countdown has run out.

    `skipping`: the seat whose one turn a bot plays, because the others voted so.
    """

    def __init__(self, clock: Clock, seconds: float, time_to_vote: Callable[[], None]) -> None:
        self.clock = clock
        self.seconds = seconds
        self.time_to_vote = time_to_vote
        self.seat: int | None = None
        self.skipping: int | None = None
        self.until = 0.0
        self.voting = False
        self.votes: dict[int, str] = {}
        self.timer: asyncio.Task[None] | None = None

    def look_for(self, missing: int | None) -> bool:
        """Start, go on with or stop the countdown; true if something changed."""
        if missing == self.seat:
            return False
        self.stop()
        if missing is not None:
            self.begin(missing)
        return True

    def begin(self, seat: int) -> None:
        self.seat = seat
        self.until = self.clock.elapsed() + self.seconds
        self.voting = False
        self.votes = {}
        self.timer = asyncio.create_task(self.count_down())

    def stop(self) -> None:
        self.seat = None
        self.votes = {}
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def count_down(self) -> None:
        await self.clock.sleep(self.seconds)
        self.voting = True
        self.time_to_vote()

    def count(self, voters: Sequence[int]) -> Counter[str]:
        """Counts only the votes of those who are still here."""
        return Counter(self.votes[voter] for voter in voters if voter in self.votes)

    def decision(self, voters: Sequence[int]) -> str | None:
        """What more than half of the voters want. If all have voted and no choice has so many, they wait."""
        counts = self.count(voters)
        for choice in CHOICES:
            if counts[choice] * 2 > len(voters):
                return choice
        return "wait" if voters and counts.total() == len(voters) else None

    def info(self, voters: Sequence[int]) -> Absence | None:
        if self.seat is None:
            return None
        counts = self.count(voters)
        left = max(0.0, self.until - self.clock.elapsed())
        return Absence(self.seat, left, self.voting, {choice: counts[choice] for choice in CHOICES})
