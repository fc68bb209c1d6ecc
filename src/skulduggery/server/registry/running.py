"""A live table together with what acts on it by itself: bots, reaction windows, absence, the match clock, and
the time in which pages tell their nonces.
"""

from collections.abc import Awaitable, Callable

from ..bots.runner import BotRunner
from ..reactions.runner import ReactionRunner
from ..services import Services
from ..table.live import LiveTable
from ..table.loading import LoadedTable
from ..table.lobby import begin
from ..table.shares import all_told
from ..table.telling_time import TellingTime

Rematch = Callable[[LiveTable, str | None], Awaitable[None]]


class RunningTable:
    """`rematch` opens the next table, for the same crew."""

    def __init__(self, services: Services, loaded: LoadedTable, rematch: Rematch) -> None:
        self.table = LiveTable(services, loaded, self.go_on)
        self.rematch = rematch
        self.telling = TellingTime(services.clock, services.settings.telling_seconds, self.telling_is_over)
        self.reactions = ReactionRunner(self.table)
        self.bots = BotRunner(self.table, self.reactions.windows.quiet_for)

    def go_on(self, tell: bool) -> None:
        """After every change: who is missing, whose turn is it, and what happens next by itself?

        `tell`: all pages are told of the table in any case, not only if something here changed what they know of it.
        """
        table, absence = self.table, self.table.absence
        if absence.skipping is not None and (table.match is None or table.match.asked != absence.skipping):
            absence.skipping = None
        self.telling.look(table.meta.opening is not None and not table.is_broken)
        self.reactions.windows.refresh()
        missing = absence.look_for(self.missing_seat())
        watched = table.status == "running" and bool(table.audience.connections)
        if table.clock.set_running(table.time_limit, watched) or missing or tell:
            table.audience.tell_info(table.info())
        self.reactions.nudge()
        self.bots.nudge()

    def missing_seat(self) -> int | None:
        """The asked person, if away while somebody else is here to notice."""
        table = self.table
        if table.match is None or table.status != "running":
            return None
        asked = table.match.asked
        if asked is None or table.is_bots(asked) or table.audience.is_here(asked):
            return None
        timed = self.reactions.windows.deadline(asked) is not None  # in a window the seat passes when its time is over
        return asked if table.voters(asked) and not timed else None

    async def open_if_told(self) -> None:
        """If all nonces of the coming match are told, it begins. Called under the table's lock."""
        if self.table.meta.opening is not None and all_told(self.table.meta.seats):
            await self.open()

    async def telling_is_over(self) -> None:
        """Who has not told a nonce by now adds none; the record says so."""
        async with self.table.lock:
            if self.table.meta.opening is not None:
                await self.open()

    async def open(self) -> None:
        table, opening = self.table, self.table.meta.opening
        assert opening is not None
        if table.status != "lobby":
            await self.rematch(table, opening.game)
            return
        async with table.change() as change:  # the request was noted when the shares were fixed
            begin(table, change)

    def close(self, code: int) -> None:
        self.telling.stop()
        self.reactions.stop()
        self.bots.stop()
        self.table.close(code)
