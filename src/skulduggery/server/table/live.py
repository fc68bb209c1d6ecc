"""A live table, and the one way to change it.

To change a table: take its lock, make the change inside `LiveTable.change`, and leave the block. The change is then
written to the store, sent to the pages, and followed by whatever comes next (bots, windows, absence), in this order.
"""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter
from typing import NoReturn

from msgspec.structs import replace

from ...core.messages import Event
from ...core.refusals import Refused
from ..protocol.info import CrewNewsKind
from ..protocol.refusals import NotStored
from ..protocol.to_page import MOST_MISSED, TimeUp
from ..services import Services
from ..store.base import Change, NumberTaken, StoreFailed
from ..store.meta import pack
from .audience.connection import TOO_SLOW, Connection
from .audience.rendering import Rendering, snapshot
from .audience.wish import withdraw
from .change import TableChange
from .match.loader import LoadedTable, load_table
from .match.match import Match
from .state import TableState

log = logging.getLogger("skulduggery.table")


class LiveTable(TableState):
    """`follow` is called after every change, with whether all pages are to be told of the table."""

    def __init__(self, services: Services, loaded: LoadedTable, follow: Callable[[bool], None]) -> None:
        self._follow = follow
        self.lock = asyncio.Lock()
        self.changing: TableChange | None = None
        self.checking: asyncio.Task[None] | None = None
        super().__init__(services, loaded, lambda: self.review(tell=True), self.time_passed)

    # --- changes

    @asynccontextmanager
    async def change(self, request: str | None = None) -> AsyncIterator[TableChange]:
        """Change the table in a block `async with table.change() as change`, and say to `change` what it was.

        A refusal inside the block means that nothing was changed. After any other error the table is read from the
        store again, since nobody knows how far the change had come.
        """
        assert self.lock.locked()
        assert self.changing is None
        self.check_alive()
        change = self.changing = TableChange(request)
        if self.match is not None:
            self.match.lone = self.lone_person()
        try:
            yield change
            await self._write(change)
        except Refused:
            self.changing = None
            if change.looks_around:
                self.review(change.tells_table)
            raise
        except Exception:
            await self.reload()
            raise
        except BaseException:  # cancelled: whether it was stored is not known, and there is no time to look
            self.break_off()
            raise
        self.changing = None
        self._show(change)
        self._follow(change.tells_table)

    async def _write(self, change: TableChange) -> None:
        """Everything that is new goes to the store; if the store fails, the table is what it was before."""
        if self.match is not None and self.match.is_over and self.meta.status == "running":
            self.meta.status = "over"
            change.meta_changed()
        if change.request is not None and change.writes_meta and not change.is_move:
            self.meta.keep_answer(change.request, self.acknowledge(change.request, change.link or change.ticket))
        entries = [] if self.match is None else self.match.unsaved(change.request if change.is_move else None)
        if change.writes_meta and self.meta.status == "over":
            self.meta.forget_notices()
        packed = pack(self.meta) if change.writes_meta else None
        if not entries and packed is None:
            return
        now = self.services.clock.now()
        try:
            await self.services.store.write(
                Change(self.id, now, entries, packed, self.meta.status, self.code, self.lease)
            )
        except (NumberTaken, StoreFailed) as error:
            await self._not_stored(error)
        self.changed = now if entries else self.changed
        if self.match is not None:
            self.match.saved_all()
            if change.writes_meta and self.meta.status == "over":
                self.services.archive.make_soon(self.id)
        self.active = self.services.clock.elapsed()

    async def _not_stored(self, error: NumberTaken | StoreFailed) -> NoReturn:
        log.error("not stored: %s", error, extra={"table": self.id})
        if isinstance(error, NumberTaken) and self.lease is not None:  # another node owns the table by now
            self.services.nodes.forget(self.id)
            self.break_off()
        else:
            await self.reload()
        raise Refused(NotStored("")) from None

    def _show(self, change: TableChange) -> None:
        if change.looks_around:
            change.tells_table |= self.audience.note_presence(self.meta)
        if change.events is not None and self.match is not None:
            self.audience.show_update(self.info, self.match, change.events, change.undone, self.meta)
        if change.timed_out:
            self.audience.tell(TimeUp(tuple(change.timed_out)))
        for seat, reason in change.lost_seats:
            for connection in self.audience.take_seat_away(seat, reason):
                self.show_all(connection)
        for connection, seat in change.given_seats:
            connection.seats = tuple(sorted({*connection.seats, seat}))
            self.show_all(connection)
        for connection, events in change.snapshots:
            self.show_all(connection, events)
        for connection, seen in change.arrivals:
            self.audience.connections.append(connection)
            change.tells_table |= self.audience.note_presence(self.meta)
            self.show_all(connection, self.missed(seen))
        if change.lost_seats or change.given_seats:
            self.audience.note_presence(self.meta)

    def show_all(self, connection: Connection, events: Sequence[Event] = ()) -> None:
        """A snapshot for one page."""
        connection.forget_reactions()
        connection.unseen = []
        talk = self.audience.talk.for_page(connection, self.meta)
        if self.kept is not None:
            connection.push(replace(self.kept.snapshot(self.info(), connection.seats), talk=talk))
        else:
            rendering = None if self.match is None else Rendering(self.match, events)
            connection.push(snapshot(self.info(), connection, rendering, talk))

    def missed(self, seen: int) -> list[Event]:
        """What happened after the last update a returning page has seen; nothing if nobody would watch all that."""
        if self.match is None or not 0 <= seen <= self.match.number:
            return []
        lines = self.match.log[bisect_right(self.match.log, seen, key=attrgetter("number")) :]
        return [line.event for line in lines] if len(lines) <= MOST_MISSED else []

    def missed_since(self, before: Match | None) -> list[Event]:
        """What happened since the match was as it was here, before it was loaded again."""
        if before is None and self.match is not None:
            return [line.event for line in self.match.log][:MOST_MISSED]
        return [] if before is None else self.missed(before.saved - 1)

    def review(self, tell: bool = False) -> None:
        """Something changed that is not stored, such as who is here. During a change it waits until that is written."""
        self.audience.stirred.set()
        if self.changing is not None:
            self.changing.looks_around = True
            self.changing.tells_table |= tell
        elif self.services.nodes.is_valid():
            self._follow(self.audience.note_presence(self.meta) or tell)
        else:
            self.checking = asyncio.create_task(self.review_when_sure(tell))

    async def review_when_sure(self, tell: bool) -> None:
        """This node was paused, or the database is away. Perhaps another node owns the table by now."""
        while not self.is_broken:
            try:
                await self.services.nodes.confirm()
            except StoreFailed:
                continue
            if not self.is_broken:
                self.review(tell)
            return

    async def reload(self) -> None:
        """Back to what is in the store; where even that fails, every page must come again."""
        try:
            loaded = await load_table(self.services.store, self.id)
        except (StoreFailed, Refused):
            self.break_off()
            return
        before = self.match
        self.meta, self.match, self.why_frozen, self.kept = loaded.meta, loaded.match, loaded.why_frozen, loaded.kept
        self.changed = loaded.changed
        self.answers.learn(loaded.answers)
        self.changing = None  # until now nobody was to see the change
        for connection in self.audience.connections:
            self.show_all(connection, self.missed_since(before))
        self.review()

    def break_off(self) -> None:
        """Close all connections, since memory and store may differ. The registry loads the table for the next hello."""
        self.is_broken = True
        self.close(TOO_SLOW)

    def detach(self, connection: Connection) -> None:
        if connection in self.audience.connections:
            self.audience.connections.remove(connection)
        self.active = self.services.clock.elapsed()
        self.review(tell=withdraw(self.wishes, connection))

    def tell_crew(self, kind: CrewNewsKind, name: str, other: str = "") -> None:
        """Notes news of the crew, which everybody reads as one sentence."""
        self.meta.note_news(-1 if self.match is None else self.match.number, kind, name, other)

    def seat_changed(self, number: int) -> None:
        """Write into the record who holds a seat now. After the end nothing is added to it: its head was noted."""
        seat = self.meta.seats[number]
        if self.match is not None and self.status != "over":
            self.match.seat_taken(number, seat.name, seat.level if seat.is_played_by_bot else None)

    # --- time

    async def time_passed(self) -> None:
        """Write down how long was played. When that was all, the table makes its own moves."""
        async with self.lock, self.change() as change:
            self.meta.played = self.clock.played
            is_up = self.time_limit is not None and self.meta.played >= self.time_limit
            change.meta_changed(tell=is_up)
            if is_up and self.match is not None and self.status == "running":
                change.played(self.match.time_is_up())

    def close(self, code: int) -> None:
        self.absence.stop()
        self.clock.stop()
        self.audience.close(code)
