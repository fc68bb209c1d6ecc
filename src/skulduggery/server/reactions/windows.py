"""Which reaction window is open at a table, who may answer in it, and what is known of the answers.

Only the standing order `fits` looks at a hand (`orders.py`). Apart from it nothing here depends on what a
hand holds: not who may answer, and not how long an answer takes.
"""

from collections.abc import Sequence

from ...core.orders import lets_pass
from ..runtime.settings import (
    BRIEF_ABSENCE,
    COMMON_MOMENT,
    LONGEST_LOOK,
    LONGEST_WINDOW,
    REACTION_DELAYS,
    SHORTEST_WINDOW,
    WINDOW_LIMITS,
    WINDOWS_IN_A_TURN,
)
from ..table.live import LiveTable
from ..table.match.match import Match
from .orders import order_of
from .window import Answer, Window


class Windows:
    """`quiet`: the newest entry, if it closed a window in which nobody acted, and when that window was opened."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.clock = table.services.clock
        self.window: Window | None = None
        self.quiet: tuple[int, float] = (-1, 0.0)

    def refresh(self) -> None:
        """Looks after any change which window is open now. Many games have no windows."""
        if not self.table.game.reactions:
            return
        before, match = self.window, self.table.match
        self.window = None if match is None else self.window_of(match)
        if before is not None and self.window is None and before.match is match and before.was_passed():
            self.quiet = (before.match.last_change, before.opened)
        if self.window is not None:
            self.window.since = (self.window.since or self.begin()) if self.time_runs() else None
            self.note_shown(self.window)

    def time_runs(self) -> bool:
        """Whether the time of people runs. At a table by the day it also runs while nobody is here."""
        return self.table.goes_on() and (self.table.meta.is_daily or bool(self.table.audience.connections))

    def note_shown(self, window: Window) -> None:
        """Pictures take none of the time of people, as long as their pages tell what they have shown."""
        for seat in window.seats:
            if seat not in window.shown and self.table.audience.has_shown(seat, window.name):
                window.shown[seat] = self.clock.elapsed()

    def begin(self) -> float:
        """When the time of people began. By the day it runs on while the server is switched off."""
        now = self.clock.elapsed()
        return now - self.table.waiting() if self.table.meta.is_daily else now

    def window_of(self, match: Match) -> Window | None:
        reaction, before = match.reaction, self.window
        if reaction is None:
            return None
        if before is not None and before.match is match and before.goes_on(reaction):
            return before
        return Window(match, reaction, self.clock.elapsed())

    def forget_answers(self, seats: Sequence[int]) -> None:
        """Drops the answers of these seats, which somebody else holds now."""
        if self.window is not None:
            for seat in seats:
                self.window.answers.pop(seat, None)

    def is_going(self) -> bool:
        return self.window is not None and self.table.goes_on()

    def quiet_for(self, match: Match) -> float:
        """For how many seconds nothing has happened that anybody must see, because a window was open."""
        number, opened = self.quiet
        return self.clock.elapsed() - opened if number == match.last_change else 0.0

    def is_invited(self, seat: int) -> bool:
        """Whether a person's answer is asked for: in its turn, or before."""
        window = self.window
        return window is not None and seat in window.seats and not self.table.is_bots(seat) and not self.passes(seat)

    def passes(self, seat: int) -> bool:
        """Whether the seat's standing order lets it pass in the open window."""
        window = self.window
        if window is None or seat not in window.seats or window.wanted:
            return False
        order = order_of(self.table, seat)
        return lets_pass(order, seat in window.about, lambda: window.can_act(seat))

    def deadline(self, seat: int) -> float | None:
        """When a person's time is over, if it is measured and no picked card is put down before."""
        window = self.window
        limit = None if window is None else self.limit(window, seat)
        if window is None or window.since is None or limit is None:
            return None
        return self.start(window, window.since, seat) + limit + window.watches[seat].longest()

    def start(self, window: Window, since: float, seat: int) -> float:
        """From when on a person's time runs: once the page has shown what is reacted to, or has had its time for it."""
        if self.table.meta.is_daily:
            return since
        return max(since, window.shown.get(seat, window.opened + LONGEST_LOOK))

    def limit(self, window: Window, seat: int) -> float | None:
        """A person's seconds. Nobody is hurried in an own fight or turn, who plays alone, or while a shared device must
        be handed over.
        """
        meta = self.table.meta
        if seat not in window.seats or seat in window.about:
            return None
        if meta.shares_device(seat) or self.table.lone_person() is not None:
            return None
        if meta.is_daily:
            return min(LONGEST_WINDOW, max(SHORTEST_WINDOW, meta.turn_seconds / WINDOWS_IN_A_TURN))
        return WINDOW_LIMITS[meta.window_limit]

    def earliest(self, window: Window) -> float:
        """From when on a person's answer counts. At a brisk table not before a moment that is the same for all: so a
        quick answer cannot be told from none.
        """
        is_shared = self.table.meta.windows == "brisk" and self.table.lone_person() is None
        return window.opened + (COMMON_MOMENT if is_shared else 0.0)

    def answer_of(self, window: Window, seat: int) -> Answer | None:
        """What is known of a seat's answer, and from when on it may be entered."""
        if self.table.is_bots(seat):
            return window.thoughts.get(seat)
        if seat in window.answers:
            return Answer(window.answers[seat], self.earliest(window))
        pause = max(window.opened + REACTION_DELAYS[self.table.pace], self.earliest(window))
        if self.passes(seat):
            return Answer(window.passing, pause)
        away, deadline = self.away_from(window, seat), self.deadline(seat)
        if away is not None:
            return Answer(window.passing, max(pause, away))
        return None if deadline is None else Answer(window.passing, deadline, timed_out=True)

    def answers_by_itself(self, seat: int) -> bool:
        """Whether something is known that will be entered for the seat, now or later."""
        return self.window is not None and self.answer_of(self.window, seat) is not None

    def away_from(self, window: Window, seat: int) -> float | None:
        """From when on a person without a connection counts as away, and passes; None if they are waited for.

        Their own fights and turns are left to the vote about who is missing, as all their other decisions are.
        """
        if window.since is None or seat in window.about or self.table.meta.is_daily or self.table.lone_person() == seat:
            return None
        since = self.table.audience.missing_since(seat)
        return None if since is None else since + BRIEF_ABSENCE
