"""The asked person is away: a countdown for all, then the others vote whether to wait, let a bot play, or skip."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...protocol.info import Absence
from ...runtime.clock import Clock
from .alarm import Alarm

CHOICES = ("wait", "bot", "skip")


class Missing(NamedTuple):
    """Who is missing, and how many seconds are left. Another `wait` begins another countdown."""

    seat: int
    wait: float
    seconds: float


class AbsenceWatch:
    """Knows who is missing and since when; calls `time_to_vote` when the countdown has run out.

    `skipping`: the seat whose one turn a bot plays, because the others voted so. `forgiven`: until when everybody's
    time has been given back, because they voted to wait (`Clock.now`).
    """

    def __init__(self, clock: Clock, time_to_vote: Callable[[], None]) -> None:
        self.clock = clock
        self.time_to_vote = time_to_vote
        self.seat: int | None = None
        self.skipping: int | None = None
        self.wait = 0.0
        self.forgiven = 0.0
        self.begun = 0.0
        self.until = 0.0
        self.voting = False
        self.votes: dict[int, str] = {}
        self.alarm = Alarm(clock, self.begin_vote)

    def look_for(self, missing: Missing | None) -> bool:
        """Start a countdown, go on with it or stop it; true if something changed."""
        if (None if missing is None else missing[:2]) == (None if self.seat is None else (self.seat, self.wait)):
            return False
        self.stop()
        if missing is not None:
            self.begin(missing)
        return True

    def begin(self, missing: Missing) -> None:
        self.seat, self.wait = missing.seat, missing.wait
        self.begun = self.clock.elapsed()
        self.until = self.begun + missing.seconds
        self.voting = False
        self.votes = {}
        self.alarm.set(self.until)

    def forgive(self) -> None:
        """The voters wait. The next countdown begins when the table is looked at again."""
        self.forgiven = self.clock.now()
        self.stop()

    def stop(self) -> None:
        self.seat = None
        self.voting = False
        self.votes = {}
        self.alarm.stop()

    async def begin_vote(self) -> None:
        self.voting = True
        self.time_to_vote()

    def count(self, voters: Sequence[int]) -> Counter[str]:
        """Counts the votes of the voters who are still here."""
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
