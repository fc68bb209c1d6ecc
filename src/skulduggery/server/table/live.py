"""A live table, and the one way to change it.

To change a table: take its lock, make the change inside `LiveTable.change`, and leave the block. The change is then
written to the store, sent to the pages, and followed by whatever comes next (bots, windows, absence), in this order.
"""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Callable, Coroutine, Sequence
from operator import attrgetter
from typing import Any, NoReturn

import msgspec

from ...core.messages import Event
from ...core.refusals import Refused
from ..protocol.info import CrewNewsKind
from ..protocol.refusals import NotStored
from ..protocol.to_page import MOST_MISSED, TimeUp
from ..services import Services
from ..store.base import Change, NumberTaken, StoreFailed
from ..store.meta import TableMeta, pack
from .audience import show_all
from .change import Overtaken, TableChange
from .connection import TOO_SLOW, Connection
from .loading import LoadedTable, load_table
from .match import Match
from .state import TableState
from .wish import withdraw

log = logging.getLogger("skulduggery.table")


class LiveTable(TableState):
    """`follow` is called after every change, with whether all pages are to be told of the table."""

    def __init__(self, services: Services, loaded: LoadedTable, follow: Callable[[bool], None]) -> None:
        self._follow = follow
        self.lock = asyncio.Lock()
        self.changing: TableChange | None = None
        super().__init__(services, loaded, self.time_to_vote, self.time_passed)

    # --- changes

    def change(self, request: str | None = None, driver: bool = False) -> "ChangeBlock":
        """Change the table in a block `async with table.change() as change`, and say to `change` what it was.

        A refusal inside the block means that nothing was changed. After any other error the table is read from the
        store again, since nobody knows how far the change had come. `driver`: only the node that drives the table may
        change it so. `Overtaken`: another node was first.
        """
        return ChangeBlock(self, TableChange(request, driver))

    def begin(self, change: TableChange) -> None:
        assert self.lock.locked()
        assert self.changing is None
        self.check_alive()
        if change.driver and not self.drives:
            raise Overtaken
        self.changing = change
        if self.match is not None:
            self.match.lone = self.lone_person()

    async def finish(self, change: TableChange, error: BaseException | None) -> None:
        """`error`: what happened in the block. It is raised again."""
        try:
            if error is not None:
                raise error
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
        if not (change.is_only_move and self.match is not None and self.match.asked in self.unattended):
            self._follow(change.tells_table)

    async def _write(self, change: TableChange) -> None:
        """Everything that is new goes to the store; if the store fails, the table is what it was before."""
        if self.match is not None and self.match.is_over and self.meta.status == "running":
            self.meta.status = "over"
            change.meta_changed()
        if change.request is not None and change.writes_meta and not change.is_move:
            self.meta.keep_answer(change.request, self.acknowledge(change.request, change.link, change.ticket))
        entries = [] if self.match is None else self.match.unsaved(change.request if change.is_move else None)
        if change.writes_meta and self.meta.status == "over":
            self.meta.forget_notices()
        packed = pack(self.meta) if change.writes_meta else None
        if not entries and packed is None:
            return
        now, nodes = self.services.clock.now(), self.services.nodes
        new = Change(self.id, now, entries)
        if packed is not None:
            new = Change(self.id, now, entries, packed, self.meta.status, self.code)
        if nodes.is_shared:
            lease = nodes.lease_of(self.id) if change.driver else None
            new = msgspec.structs.replace(new, version=self.version, lease=lease)
        try:
            await self.services.store.write(new)
        except (NumberTaken, StoreFailed) as error:
            await self._not_stored(new, error)
        self.changed = now if entries else self.changed
        self.version += 1
        nodes.announce(self.id, self.version)
        if self.match is not None:
            self.match.saved_all()
            if change.writes_meta and self.meta.status == "over":
                self.services.archive.make_soon(self.id)
        self.active = self.services.clock.elapsed()

    async def _not_stored(self, new: Change, error: NumberTaken | StoreFailed) -> NoReturn:
        is_overtaken = self.services.nodes.is_shared and isinstance(error, NumberTaken)
        if not is_overtaken:
            log.error("not stored: %s", error, extra={"table": self.id})
        await self.reload()
        if is_overtaken and new.lease is not None:
            await self.services.nodes.look_at_lease(self.id)
        raise (Overtaken() if is_overtaken else Refused(NotStored(""))) from None

    def _show(self, change: TableChange) -> None:
        if change.looks_around:
            change.tells_table |= self.audience.note_presence(self.meta)
        if change.events is not None and self.match is not None:
            self.audience.show_update(self.info, self.match, change.events, change.undone)
        if change.timed_out:
            self.audience.tell(TimeUp(tuple(change.timed_out)))
            self.others.cry(change.timed_out)
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
        show_all(connection, self.info(), self.match, self.kept, events)

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
        else:
            self._follow(self.audience.note_presence(self.meta) or tell)

    async def reload(self) -> None:
        """Back to what is in the store; where even that fails, every page must come again."""
        try:
            loaded = await load_table(self.services.store, self.id)
        except (StoreFailed, Refused):
            self.break_off()
            return
        before, old = self.match, self.meta
        self.meta, self.match, self.why_frozen, self.kept = loaded.meta, loaded.match, loaded.why_frozen, loaded.kept
        self.version, self.changed = loaded.version, loaded.changed
        self.answers.learn(loaded.answers)
        self.changing = None  # until now nobody was to see the change
        self.look_at_seats(old)
        for connection in self.audience.connections:
            self.show_all(connection, self.missed_since(before))
        self.review()

    def look_at_seats(self, before: TableMeta) -> list[Connection]:
        """Another node has changed who holds which seat: which pages have lost or got one? Those are returned."""
        found: list[Connection] = []
        for connection in list(self.audience.connections):
            seats = () if connection.screen else self.meta.seats_for(connection.tokens)
            for seat in connection.seats:
                if seat not in seats:
                    self.audience.take_seat_away(seat, why_lost(before, self.meta, seat))
            if connection.closing is None and seats != connection.seats:
                connection.seats = seats
                found.append(connection)
        return found

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
        """Everybody is told in one sentence."""
        self.meta.note_news(-1 if self.match is None else self.match.number, kind, name, other)

    def seat_changed(self, number: int) -> None:
        """Write into the record who holds a seat now. After the end nothing is added to it: its head was noted."""
        seat = self.meta.seats[number]
        if self.match is not None and self.status != "over":
            self.match.seat_taken(number, seat.name, seat.level if seat.is_played_by_bot else None)

    # --- time

    def time_to_vote(self) -> None:
        self.review(tell=True)

    async def time_passed(self) -> None:
        """Write down how long was played. When that was all, the table makes its own moves."""
        async with self.lock, self.change(driver=True) as change:
            self.meta.played = self.clock.played
            is_up = self.time_limit is not None and self.meta.played >= self.time_limit
            change.meta_changed(tell=is_up)
            if is_up and self.match is not None and self.status == "running":
                change.played(self.match.time_is_up())

    def close(self, code: int) -> None:
        self.absence.stop()
        self.clock.stop()
        self.audience.close(code)


class ChangeBlock:
    """The block in which a table is changed. (A class, because a generator would cost more, and every move is one.)"""

    def __init__(self, table: LiveTable, change: TableChange) -> None:
        self.table = table
        self.change = change

    async def __aenter__(self) -> TableChange:
        self.table.begin(self.change)
        return self.change

    def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> Coroutine[Any, Any, None]:
        return self.table.finish(self.change, error)


def why_lost(before: TableMeta, after: TableMeta, seat: int) -> str:
    """What a page is told whose seat was taken away at another node."""
    known = {news.number for news in before.news}
    if seat < len(after.seats) and after.seats[seat].is_person:
        return "returned" if after.seats[seat].token == before.seats[seat].owner else "moved"
    return "left" if any(news.kind == "left" and news.number not in known for news in after.news) else "kicked"
