"""The time of one seat in one window: it stands still while the seat has picked a card, but not for ever."""

from ..runtime.settings import LONGEST_PICK


class Stopwatch:
    """`paused`: the seconds of earlier pauses; `since`: when the one that lasts still began."""

    def __init__(self) -> None:
        self.paused = 0.0
        self.since: float | None = None

    def set_picked(self, picked: bool, now: float) -> None:
        if picked and self.since is None:
            self.since = now
        elif not picked:
            self.paused, self.since = self.paused_by(now), None

    def paused_by(self, now: float) -> float:
        """How long the stopwatch has stood still altogether."""
        lasted = 0.0 if self.since is None else now - self.since
        return min(LONGEST_PICK, self.paused + lasted)

    def longest(self) -> float:
        """How long the stopwatch will have stood still if the card is not put down again."""
        return self.paused if self.since is None else LONGEST_PICK

    def still(self, now: float) -> float:
        """For how many seconds the stopwatch stands still from now on, at most."""
        return self.longest() - self.paused_by(now)
