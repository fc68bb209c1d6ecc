"""A live table together with what acts on it by itself: bots, reaction windows, absence, the match clock,
notices, and the time in which pages tell their nonces.
"""

import time

from msgspec.structs import replace

from ..bots.hints import HintRunner
from ..bots.runner import BotRunner
from ..notices.runner import NoticeRunner
from ..reactions.runner import ReactionRunner
from ..services import Services
from ..table.absence import Missing
from ..table.alarm import Alarm
from ..table.audience import MINUTE
from ..table.following import follow
from ..table.host import look_again, next_look
from ..table.live import LiveTable
from ..table.loading import LoadedTable
from ..table.lobby import begin
from ..table.node_news import NodeNews, pack_news
from ..table.shares import all_told
from ..table.telling_time import TellingTime
from ..table.voting import recount
from .news import merge, news_of


class RunningTable:
    def __init__(self, services: Services, loaded: LoadedTable) -> None:
        self.table = LiveTable(services, loaded, self.go_on)
        self.telling = TellingTime(services.clock, services.settings.telling_seconds, self.telling_is_over)
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
        drives = table.drives
        if absence.skipping is not None and (table.match is None or table.match.asked != absence.skipping):
            absence.skipping = None
        self.telling.look(drives and table.is_starting and not table.is_broken)
        self.alarm.set(None if table.is_broken else next_look(table))
        self.reactions.windows.refresh()
        if drives:
            tell |= absence.look_for(self.missing())
            watched = table.status == "running" and bool(table.audience.pages)
            tell |= table.clock.set_running(table.time_limit, watched)
        if tell:
            table.audience.tell_info(table.info())
        self.reactions.nudge()
        self.bots.nudge()
        self.notices.look()
        if table.services.nodes.is_shared:
            self.tell_others()
        table.unattended = self.unattended()

    def unattended(self) -> tuple[int, ...]:
        """The seats at whose turn `go_on` would find nothing to do. After a move `go_on` is not called
        for them, until something else than the match changes. At most tables these are all seats.
        """
        table = self.table
        acts_by_itself = table.services.nodes.is_shared or table.game.reactions or table.time_limit is not None
        is_missed = table.absence.seat is not None or not table.audience.is_complete() or table.meta.is_daily
        is_notified = any(seat.notices for seat in table.meta.seats)
        if table.status != "running" or table.is_broken or acts_by_itself or is_missed or is_notified:
            return ()
        return tuple([number for number in table.people() if number != table.absence.skipping])

    def tell_others(self) -> None:
        """What is new about the people here, and about what only this node knows."""
        table, others = self.table, self.table.others
        news = NodeNews() if table.is_broken else news_of(table, self.reactions.windows)
        if others.is_news(news):
            data = None if news == NodeNews() else pack_news(replace(news, base=others.base()))
            table.services.nodes.say(table.id, data)

    async def catch_up(self) -> bool:
        """Read what other nodes have written and told; false if the table is gone. Called under the table's lock."""
        table, match = self.table, self.table.match
        entries = 0 if match is None else len(match.table.entries)
        newer = await table.services.nodes.newer(table.id, table.version, entries)
        if newer is None or table.is_broken:
            return newer is not None
        table.others.hear(newer)
        table.audience.elsewhere = list(table.others.pages.values())
        if newer.version > table.version:
            await follow(table, newer, self.reactions.windows.refresh)
        table.review(tell=merge(table, self.reactions.windows))
        await recount(table)
        return True

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
        """At a table by the day: how much is left of the time for this turn."""
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

    async def telling_is_over(self) -> None:
        """Who has not told a nonce by now adds none; the record says so."""
        async with self.table.lock:
            if self.table.is_starting and self.table.drives:
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
        self.telling.stop()
        self.alarm.stop()
        self.reactions.stop()
        self.bots.stop()
        self.hints.stop()
        self.notices.stop()
