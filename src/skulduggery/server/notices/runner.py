"""Sends a notice when a person is waited for whose page is closed or hidden: one for each time they are waited for."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from ...core.refusals import Refused
from ..reactions.windows import Windows
from ..store.meta import Browser, SeatMeta
from ..table.live import LiveTable
from .awaited import awaited, waited_since
from .words import notice_for


class Awaited:
    """`number`: the entry of the match after which the wait began. `is_told`: they know, or are just told."""

    def __init__(self, number: int, is_told: bool) -> None:
        self.number = number
        self.is_told = is_told
        self.timer: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class NoticeRunner:
    def __init__(self, table: LiveTable, windows: Windows) -> None:
        self.table = table
        self.windows = windows
        self.clock = table.services.clock
        self.waits: dict[int, Awaited] = {}
        self.sending: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Something changed: who is waited for now? At most tables nobody wants to hear of it."""
        wanted = [seat for seat in self.awaited() if self.table.meta.seats[seat].notices]
        for seat in [seat for seat in self.waits if seat not in wanted]:
            self.waits.pop(seat).stop()
        for seat in wanted:
            self.look_at(seat)

    def awaited(self) -> tuple[int, ...]:
        if self.table.is_broken or not any(seat.notices for seat in self.table.meta.seats):
            return ()
        return awaited(self.table, self.windows)

    def look_at(self, seat: int) -> None:
        wait = self.waits.get(seat)
        if wait is None:
            wait = self.waits[seat] = self.new_wait(self.table.meta.seats[seat])
        if self.is_looking(seat):
            wait.is_told = True
            wait.stop()
        elif not wait.is_told and wait.timer is None:
            wait.timer = asyncio.create_task(self.tell_later(seat, wait))

    def new_wait(self, seat: SeatMeta) -> Awaited:
        """After a restart the match stands where it stood: whoever was told is not told again."""
        assert self.table.match is not None
        number = waited_since(self.table.match, self.windows)
        return Awaited(number, seat.noticed == number)

    def is_looking(self, seat: int) -> bool:
        return self.table.audience.presence[seat][0] == "here"

    async def tell_later(self, seat: int, wait: Awaited) -> None:
        """A page that is only reloaded, or lost its connection for a moment, needs no notice."""
        await self.clock.sleep(self.table.services.settings.notice_seconds)
        wait.is_told = True
        sending = asyncio.create_task(self.tell(seat, wait.number))
        self.sending.add(sending)
        sending.add_done_callback(self.sending.discard)

    async def tell(self, number: int, change: int) -> None:
        """Sends the notice to all browsers of the seat at once. Browsers that are gone for good are forgotten."""
        asked = [*self.table.meta.seats[number].notices]
        reached = await asyncio.gather(*[self.deliver(one, number) for one in asked])
        gone = [one for one, is_there in zip(asked, reached, strict=True) if not is_there]
        try:
            async with self.table.lock:
                await self.note(number, change, gone)
        except Refused:  # the store failed, or the table is closed: at worst somebody is told twice
            pass

    async def note(self, number: int, change: int, gone: Sequence[Browser]) -> None:
        async with self.table.change() as writing:
            seat = self.table.meta.seats[number]
            seat.notices = [one for one in seat.notices if one not in gone]
            seat.noticed = change
            writing.meta_changed(tell=False)

    async def deliver(self, browser: Browser, seat: int) -> bool:
        self.table.services.metrics.count("notices")
        words, topic = self.words(browser, seat), f"{self.table.id}/{seat}"
        return await self.table.services.push.deliver(browser.to, browser.client, words, topic)

    def words(self, browser: Browser, seat: int) -> msgspec.Struct:
        return notice_for(self.table.game, self.table.meta, seat, browser.to.language)

    def stop(self) -> None:
        tasks: list[asyncio.Task[Any]] = [*self.sending]
        for task in tasks:
            task.cancel()
        for wait in self.waits.values():
            wait.stop()
        self.waits = {}
