"""Which reaction window is open at a table, who may answer in it, and what is known of the answers.

Nothing here depends on what a hand holds: not who may answer, and not how long an answer takes.
"""

from ...core.messages import Move
from ..runtime.settings import PATIENCE, PATIENCE_WITH_THE_ABSENT, REACTION_DELAYS
from ..table.live import LiveTable
from ..table.match import Match
from .orders import order_of
from .window import Window


class Windows:
    """`quiet`: the newest entry, if it closed a window in which nobody acted, and when that window was opened."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.clock = table.services.clock
        self.window: Window | None = None
        self.quiet: tuple[int, float] = (-1, 0.0)

    def refresh(self) -> None:
        """After any change: look which window is open now."""
        before, match = self.window, self.table.match
        self.window = None if match is None else self.window_of(match)
        if before is not None and self.window is None and before.match is match and before.is_passed_on():
            self.quiet = (before.match.last_change, before.opened)
        if self.window is not None:
            running = self.table.goes_on() and bool(self.table.audience.connections)
            self.window.since = (self.window.since or self.clock.now()) if running else None

    def window_of(self, match: Match) -> Window | None:
        reaction, before = match.reaction, self.window
        if reaction is None:
            return None
        if before is not None and before.match is match and before.goes_on(reaction):
            return before
        return Window(match, reaction, self.clock.now())

    def is_going(self) -> bool:
        return self.window is not None and self.table.goes_on()

    def quiet_for(self, match: Match) -> float:
        """For how many seconds nothing has happened that anybody must see, because a window was open."""
        number, opened = self.quiet
        return self.clock.now() - opened if number == match.last_change else 0.0

    def is_invited(self, seat: int) -> bool:
        """Whether a person's answer is asked for: in its turn, or before. Who has given orders is left alone."""
        window = self.window
        return window is not None and seat in window.seats and not self.table.is_bots(seat) and not self.passes(seat)

    def passes(self, seat: int) -> bool:
        assert self.window is not None
        return order_of(self.table.meta.seats[seat], seat, self.window.kind, self.window.match) != "ask"

    def deadline(self, seat: int) -> float | None:
        """When a person's time is over, if it is measured. All of it is public."""
        window, meta = self.window, self.table.meta
        if window is None or seat not in window.seats or window.since is None or meta.shares_device(seat):
            return None
        limit = window.since + PATIENCE[meta.pace]
        presence, since = self.table.audience.presence[seat]
        return min(limit, max(window.since, since) + PATIENCE_WITH_THE_ABSENT) if presence == "gone" else limit

    def answer_of(self, window: Window, seat: int) -> tuple[Move, float] | None:
        """What is known of a seat's answer, and from when on it may be entered."""
        if self.table.is_bots(seat):
            return window.thoughts.get(seat)
        if seat in window.answers:
            return window.answers[seat], window.opened
        if self.passes(seat):
            return window.passing, window.opened + REACTION_DELAYS[self.table.meta.pace]
        deadline = self.deadline(seat)
        return None if deadline is None else (window.passing, deadline)
