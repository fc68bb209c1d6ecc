"""A live table: what it consists of, and the one way to change it.

To change a table: take its lock, make the change inside `LiveTable.change`, and leave the block. The change is then
written to the store, sent to the pages, and followed by whatever comes next (bots, windows, absence), in this order.
"""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from operator import attrgetter
from typing import Any

import msgspec

from ...core.game import Game, has_secrets
from ...core.messages import Event
from ...core.refusals import Refused
from ...core.seal import commitment
from ..archive.kept import Kept
from ..protocol.bodies import Ticket
from ..protocol.info import Absence, CrewNewsKind, Ending, Pace, SeatInfo, Shares, Status, TableInfo
from ..protocol.refusals import NoSuchTable, NotRunning, NotStored
from ..protocol.to_page import MOST_MISSED, Ack, TimeUp
from ..security.keys import request_in
from ..services import Services
from ..store.base import Change, NumberTaken, StoreFailed
from ..store.meta import TableMeta, pack
from .absence import AbsenceWatch
from .answers import Answers
from .audience import Audience, show_all
from .change import TableChange
from .connection import TOO_SLOW, Connection
from .keeping import kept_days
from .limits import TableLimits
from .loading import LoadedTable, load_table
from .match import Match, former_names
from .match_clock import MatchClock
from .pointing import screens_at
from .shares import shares_among, shares_in
from .wish import Wish, withdraw

log = logging.getLogger("skulduggery.table")

LIVE = ("lobby", "running", "paused")


class LiveTable:
    """`follow` is called after every change, with whether all pages are to be told of the table."""

    def __init__(self, services: Services, loaded: LoadedTable, follow: Callable[[bool], None]) -> None:
        self.services = services
        self._follow = follow
        self.lock = asyncio.Lock()
        self.changing: TableChange | None = None
        self.is_broken = False
        self.active = services.clock.elapsed()
        self.game: Game[Any] = loaded.game
        self.meta: TableMeta = loaded.meta
        self.match: Match | None = loaded.match
        self.kept: Kept | None = loaded.kept
        self.why_frozen: str = loaded.why_frozen
        self.changed: float = loaded.changed  # when the newest entry was written
        self.answers = Answers(loaded.answers)
        self.limits = TableLimits(services.settings, services.clock)
        self.audience = Audience(services.clock)
        self.wishes: dict[int, Wish] = {}  # for bots' seats
        self.absence = AbsenceWatch(services.clock, self.time_to_vote)
        self.clock = MatchClock(services.clock, self.meta.played, self.time_passed)
        self.audience.note_presence(self.meta)

    # --- questions

    @property
    def id(self) -> str:
        return self.meta.table

    @property
    def status(self) -> Status:
        """A match that is over stays so, whatever becomes of the rules."""
        return "frozen" if self.why_frozen and self.meta.status != "over" else self.meta.status

    @property
    def code(self) -> str | None:
        return self.meta.code if self.status in LIVE else None

    @property
    def time_limit(self) -> float | None:
        return None if self.match is None else self.match.time_limit

    @property
    def pace(self) -> Pace:
        """The pace that counts now: where nobody wants to see pictures, there is nothing to pause for."""
        return "instant" if self.audience.is_still() else self.meta.pace

    @property
    def is_starting(self) -> bool:
        """The pages tell the nonces that they have promised."""
        return self.status == "lobby" and self.meta.opening is not None

    def running_match(self) -> Match:
        if self.match is None or self.status != "running":
            raise Refused(NotRunning("", self.status))
        self.limits.check_room(self.match)
        return self.match

    def check_alive(self) -> None:
        if self.is_broken:
            raise Refused(NoSuchTable("", self.id))

    def free_seats(self) -> list[int]:
        """Where somebody who joins may sit down. In a match those of bots, where the host has left these open."""
        if self.status not in LIVE or (self.status != "lobby" and self.meta.joining != "open"):
            return []
        return self.meta.free_seats()

    def may_invite(self, number: int) -> bool:
        """Whether the host may give this bot's seat to somebody, in a match that has begun."""
        seat, begun = self.meta.seats[number], self.status in ("running", "paused")
        return begun and self.meta.joining == "invited" and seat.holder == "bot" and not seat.vacated

    def asked_by(self, number: int) -> str | None:
        """The name of the watcher who asks for this seat."""
        wish = self.wishes.get(number) if self.may_invite(number) else None
        return None if wish is None else wish.name

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays for the seat now."""
        return self.meta.seats[seat].is_played_by_bot or seat == self.absence.skipping

    def goes_on(self) -> bool:
        """Whether the match goes on by itself. Bots among themselves wait until somebody watches."""
        if self.match is None or self.status != "running" or self.is_broken or not self.limits.has_room(self.match):
            return False
        people = any(seat.is_person and not seat.stand_in for seat in self.meta.seats)
        return bool(self.audience.connections) or people

    def lone_person(self) -> int | None:
        """The seat of the only person, among bots. Who has left but still looks on counts: they may play again."""
        seats = [(number, seat) for number, seat in enumerate(self.meta.seats) if seat.is_person]
        people = [number for number, seat in seats if not seat.stand_in or self.audience.is_here(number)]
        return people[0] if len(people) == 1 else None

    def people(self) -> list[int]:
        """The seats whose people play themselves."""
        return [number for number, seat in enumerate(self.meta.seats) if seat.is_person and not seat.stand_in]

    def people_here(self) -> list[int]:
        """Those of them who are connected."""
        return [number for number in self.people() if self.audience.is_here(number)]

    def voters(self) -> list[int]:
        """Who decides together. By the day people are seldom here at the same time."""
        return self.people() if self.meta.is_daily else self.people_here()

    def whose_turn(self) -> int | None:
        """As everybody at the table sees it. Who is asked in a reaction window is nobody's business."""
        match = self.match
        if match is None or self.status != "running":
            return None
        return match.asked if match.turn is None and match.reaction is None else match.turn

    def waiting(self) -> float:
        """Seconds since the newest move, also while the server was switched off."""
        return max(0.0, self.services.clock.now() - self.changed)

    def awaited(self) -> tuple[int, ...] | None:
        """In the lobby of a rematch: the people who are here or still expected, and have not agreed."""
        if self.status != "lobby" or not self.meta.agreeing:
            return None
        people = [(number, seat) for number, seat in enumerate(self.meta.seats) if seat.is_person and not seat.ready]
        return tuple([number for number, seat in people if seat.awaited or self.audience.is_here(number)])

    def ending(self) -> Ending | None:
        """Who wants to end the match, and whose consent is missing."""
        agreed = tuple(self.meta.ending)
        awaited = tuple([number for number in self.voters() if number not in agreed])
        return Ending(agreed, awaited) if agreed and self.status in ("running", "paused") else None

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        meta = self.meta
        options = msgspec.convert(meta.options, self.game.options_type)
        free = self.free_seats()
        return TableInfo(
            table=self.id,
            code=self.code if free else None,
            game=self.game.key,
            status=self.status,
            why_frozen=self.why_frozen,
            options=meta.options,
            palette=options.palette(),
            colours=options.colours_by_seat(),
            seats=tuple([self.seat_info(number) for number in range(len(meta.seats))]),
            free_seats=tuple(free),
            watchers=self.audience.watchers(),
            screens=screens_at(self.audience.screens(), meta),
            secrets=has_secrets(self.game),
            pace=meta.pace,
            windows=meta.windows if self.game.reactions else None,
            window_limit=meta.window_limit,
            joining=meta.joining,
            turn_hours=meta.turn_hours,
            turn=self.whose_turn(),
            waiting=self.waiting(),
            patience=meta.patience,
            hints=meta.hints,
            hinted=tuple(meta.hinted),
            awaited=self.awaited(),
            absence=self.absence_info(),
            ending=self.ending(),
            news=tuple(meta.news),
            former=former_names(self.match or self.kept, meta.names()),
            clock=self.clock.info(self.time_limit),
            commitment=commitment(bytes.fromhex(meta.server_seed)),
            shares=self.shares(),
            kept_days=kept_days(meta, self.services.settings),
            next_table=meta.next_table,
        )

    def absence_info(self) -> Absence | None:
        """By the day a countdown of hours is no news: everybody is told when it is over."""
        if self.meta.is_daily and not self.absence.voting:
            return None
        return self.absence.info(self.voters())

    def seat_info(self, number: int) -> SeatInfo:
        return self.audience.seat_info(number, self.meta.seats[number], self.meta.host, self.asked_by(number))

    def shares(self) -> Shares | None:
        """The shares in the luck of this match, once they are fixed."""
        if self.status == "lobby":
            return shares_among(self.meta.seats) if self.is_starting else None
        return shares_in(self.meta.header, commitment(bytes.fromhex(self.meta.server_seed)))

    def acknowledge(self, key: str, link: str | None = None, ticket: Ticket | None = None) -> Ack:
        """The answer to a request that was carried out, as the table is now."""
        if self.match is None:
            return Ack(request_in(key), -1, "", link, ticket)
        return Ack(request_in(key), self.match.number, self.match.chain, link, ticket)

    # --- changes

    @asynccontextmanager
    async def change(self, request: str | None = None) -> AsyncIterator[TableChange]:
        """Change the table in this block, and say to the `TableChange` what it was.

        A refusal inside the block means that nothing was changed. After any other error the table is read from the
        store again, since nobody knows how far the change had come.
        """
        assert self.lock.locked()
        assert self.changing is None
        self.check_alive()
        self.changing = change = TableChange(request)
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
            self.meta.keep_answer(change.request, self.acknowledge(change.request, change.link, change.ticket))
        entries = [] if self.match is None else self.match.unsaved(change.request if change.is_move else None)
        if change.writes_meta and self.meta.status == "over":
            self.meta.forget_notices()
        packed = pack(self.meta) if change.writes_meta else None
        if not entries and packed is None:
            return
        now = self.services.clock.now()
        try:
            await self.services.store.write(Change(self.id, now, entries, packed, self.meta.status, self.code))
        except (NumberTaken, StoreFailed) as error:
            log.error("not stored: %s", error, extra={"table": self.id})
            await self.reload()
            raise Refused(NotStored("")) from None
        self.changed = now if entries else self.changed
        if self.match is not None:
            self.match.saved_all()
            if change.writes_meta and self.meta.status == "over":
                self.services.archive.make_soon(self.id)
        self.active = self.services.clock.elapsed()

    def _show(self, change: TableChange) -> None:
        if change.looks_around:
            change.tells_table |= self.audience.note_presence(self.meta)
        if change.events is not None and self.match is not None:
            self.audience.show_update(self.info, self.match, change.events, change.undone)
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
        show_all(connection, self.info(), self.match, self.kept, events)

    def missed(self, seen: int) -> list[Event]:
        """What happened after the last update a returning page has seen; nothing if nobody would watch all that."""
        if self.match is None or not 0 <= seen <= self.match.number:
            return []
        lines = self.match.log[bisect_right(self.match.log, seen, key=attrgetter("number")) :]
        return [line.event for line in lines] if len(lines) <= MOST_MISSED else []

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
        self.meta, self.match, self.why_frozen, self.kept = loaded.meta, loaded.match, loaded.why_frozen, loaded.kept
        self.changing = None  # until now nobody was to see the change
        for connection in self.audience.connections:
            self.show_all(connection)
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
