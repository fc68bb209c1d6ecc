"""A live table together with what acts on it by itself: bots, reaction windows, absence, the match clock,
notices, and the time in which pages tell their nonces.
"""

import time

from ..bots.hints import HintRunner
from ..bots.runner import BotRunner
from ..notices.runner import NoticeRunner
from ..reactions.runner import ReactionRunner
from ..services import Services
from ..table.audience.audience import MINUTE
from ..table.live import LiveTable
from ..table.lobby.lobby import begin
from ..table.match.loader import LoadedTable
from ..table.match.shares import all_told
from ..table.seats.host import look_again, next_look
from ..table.timers.absence import Missing
from ..table.timers.alarm import Alarm


class RunningTable:
    def __init__(self, services: Services, loaded: LoadedTable) -> None:
        self.table = LiveTable(services, loaded, self.go_on)
        self.nonce_alarm = Alarm(services.clock, self.nonces_are_due)  # a page that is gone keeps nobody waiting
        self.alarm = Alarm(services.clock, self.time_has_passed)
        self.reactions = ReactionRunner(self.table)
        self.hints = HintRunner(self.table)
        self.notices = NoticeRunner(self.table, self.reactions.windows)
        self.bots = BotRunner(self.table, self.reactions.windows.quiet_for)

    def go_on(self, tell: bool) -> None:
        """After every change: who is missing, whose turn is it, and what happens next by itself?

        `tell`: all pages are told of the table in any case, not only if something here changed what they know of it.
        """
        table, absence = self.table, self.table.absence
        if absence.skipping is not None and (table.match is None or table.match.asked != absence.skipping):
            absence.skipping = None
        self.time_nonces(table.is_starting and not table.is_broken)
        self.alarm.set(None if table.is_broken else next_look(table))
        self.reactions.windows.refresh()
        tell |= absence.look_for(self.missing())
        watched = table.status == "running" and bool(table.audience.connections)
        tell |= table.clock.set_running(table.time_limit, watched)
        if tell:
            table.audience.tell_info(table.info())
        self.reactions.nudge()
        self.bots.nudge()
        self.notices.look()

    def missing(self) -> Missing | None:
        """The asked person, if away while somebody else is here to notice. By the day: whoever has to play."""
        table = self.table
        if table.match is None or table.status != "running":
            return None
        asked, is_daily = table.match.asked, table.meta.is_daily
        if asked is None or table.is_bots(asked) or (table.audience.is_here(asked) and not is_daily):
            return None
        if self.reactions.windows.answers_by_itself(asked):
            return None
        if not [seat for seat in table.voters() if seat != asked]:
            return None
        return self.late(asked) if is_daily else Missing(asked, 0.0, table.meta.patience * MINUTE)

    def late(self, asked: int) -> Missing:
        """How much is left of the time for this turn, at a table by the day."""
        table = self.table
        since = max(table.changed, table.absence.forgiven)
        left = since + table.meta.turn_seconds - table.services.clock.now()
        return Missing(asked, since, max(0.0, left))

    async def time_has_passed(self) -> None:
        """Somebody is gone who was only away, or the host has been missing for too long."""
        async with self.table.lock:
            await look_again(self.table)

    async def open_if_told(self) -> None:
        """If all nonces are told, the match begins. Called under the table's lock."""
        if self.table.is_starting and all_told(self.table.meta.seats):
            await self.open()

    def time_nonces(self, runs: bool) -> None:
        """Limits the time in which pages tell the nonces that they have promised."""
        if not runs:
            self.nonce_alarm.set(None)
        elif self.nonce_alarm.at is None:
            clock, settings = self.table.services.clock, self.table.services.settings
            self.nonce_alarm.set(clock.elapsed() + settings.nonce_seconds)

    async def nonces_are_due(self) -> None:
        """The match begins. A seat that has not told its nonce by now adds none; the record says so."""
        async with self.table.lock:
            if self.table.is_starting:
                await self.open()

    async def open(self) -> None:
        async with self.table.change() as change:  # the request was noted when the shares were fixed
            begin(self.table, change)

    def stuck(self) -> float:
        """For how many seconds the server should have gone on: a change does not end, or a bot does not move."""
        change = self.table.changing
        return max(self.bots.late(), 0.0 if change is None else time.monotonic() - change.begun)

    def close(self, code: int) -> None:
        self.stop()
        self.table.close(code)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.nonce_alarm.stop()
        self.alarm.stop()
        self.reactions.stop()
        self.bots.stop()
        self.hints.stop()
        self.notices.stop()
