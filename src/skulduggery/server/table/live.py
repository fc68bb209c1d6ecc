"""A live table: who sits there, the match, and the pages that watch it.

Whoever changes a table holds its lock, writes the change to the store, and only then shows it.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from ...core.game import Game
from ...core.messages import Event
from ...core.refusals import Refused
from ...core.seal import commitment
from ..archive.archive import seats_for
from ..bots.runner import Pilot
from ..protocol.info import Presence, SeatInfo, Status, TableInfo
from ..protocol.refusals import NoSuchTable, NotRunning, NotStored
from ..protocol.wire import Ack, Table, Ticket, ToPage
from ..reactions.invitations import tell
from ..reactions.runner import Reacting
from ..services import Services
from ..store.base import Change, NumberTaken, StoreFailed
from ..store.meta import SeatMeta, TableMeta, pack
from .absence import Watch
from .connection import TOO_SLOW, Connection
from .loading import Awake, wake
from .match import Match, has_secrets
from .match_clock import Sandglass
from .rendering import Showing, audience, can_undo, draw_curtain, snapshot

log = logging.getLogger("skulduggery.tables")

MOST_ANSWERS = 512
LIVE = ("lobby", "running", "paused")


class LiveTable:
    """`skipping`: the seat whose one turn a bot plays, because the others voted so."""

    def __init__(self, services: Services, awake: Awake) -> None:
        self.services = services
        self.game: Game[Any] = awake.game
        self.meta: TableMeta = awake.meta
        self.match: Match | None = awake.match
        self.why_frozen: str = awake.why_frozen
        self.kept = awake.kept
        self.answers: OrderedDict[str, ToPage] = OrderedDict(awake.answers)
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.skipping: int | None = None
        self.is_broken = False  # the disk failed: what is in memory must not be shown any more
        self.active = services.clock.now()
        self.presence: list[tuple[Presence, float]] = []
        self.watch = Watch(services.clock, services.settings.absence_seconds, self.tell_table)
        self.sandglass = Sandglass(services.clock, self.meta.played, self.time_passed)
        self.pilot = Pilot(self)
        self.reacting = Reacting(self)
        self.note_presence()

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

    def running_match(self) -> Match:
        if self.match is None or self.status != "running":
            raise Refused(NotRunning("", self.status))
        return self.match

    def seats_for(self, tokens: Sequence[str]) -> tuple[int, ...]:
        return seats_for(self.meta, tokens)

    def names(self, but: int | None = None) -> list[str]:
        return [seat.name for number, seat in enumerate(self.meta.seats) if number != but]

    def is_here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def free_seat(self) -> int | None:
        """Where somebody who joins sits down: an open seat before a bot's."""
        for holder in ("open", "bot"):
            for number, seat in enumerate(self.meta.seats):
                if seat.holder == holder and self.status in LIVE:
                    return number
        return None

    def bot_due(self) -> int | None:
        """The seat a bot is to play for now."""
        asked = None if self.match is None else self.match.asked
        return asked if asked is not None and self.is_bots(asked) and self.goes_on() else None

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays for the seat now."""
        return self.meta.seats[seat].is_played_by_bot or seat == self.skipping

    def goes_on(self) -> bool:
        """Whether the match goes on by itself. Bots among themselves wait until somebody watches."""
        if self.match is None or self.status != "running" or self.is_broken:
            return False
        return bool(self.connections) or any(seat.is_person and not seat.stand_in for seat in self.meta.seats)

    def shares_device(self, seat: int) -> bool:
        """Whether other people play on the same device, which must be handed over first."""
        device = self.meta.seats[seat].device
        return sum(other.is_person and other.device == device for other in self.meta.seats) > 1

    def quiet_for(self) -> float:
        return 0.0 if self.match is None else self.reacting.quiet_for(self.match)

    def missing_seat(self) -> int | None:
        """The asked person, if away while somebody else is here to notice."""
        if self.match is None or self.status != "running":
            return None
        asked = self.match.asked
        if asked is None or self.is_bots(asked) or self.is_here(asked):
            return None
        timed = self.reacting.deadline(asked) is not None  # in a window the seat passes when its time is over
        return asked if self.voters(asked) and not timed else None

    def voters(self, missing: int) -> list[int]:
        """The people who are here; one vote a seat."""
        seats = enumerate(self.meta.seats)
        return [n for n, seat in seats if n != missing and seat.is_person and not seat.stand_in and self.is_here(n)]

    # --- what everybody may know

    def info(self) -> TableInfo:
        options = msgspec.convert(self.meta.options, self.game.options_type)
        return TableInfo(
            table=self.id,
            code=self.code if self.free_seat() is not None else None,
            game=self.game.key,
            status=self.status,
            why_frozen=self.why_frozen,
            options=self.meta.options,
            palette=options.palette(),
            colours=options.colours_by_seat(),
            seats=tuple(self.seat_info(number, seat) for number, seat in enumerate(self.meta.seats)),
            watchers=sum(not connection.seats for connection in self.connections),
            secrets=has_secrets(self.game),
            pace=self.meta.pace,
            absence=self.watch.info([] if self.watch.seat is None else self.voters(self.watch.seat)),
            clock=self.sandglass.info(self.time_limit),
            commitment=commitment(bytes.fromhex(self.meta.server_seed)),
            next_commitment=None if self.meta.next_seed is None else commitment(bytes.fromhex(self.meta.next_seed)),
            next_table=self.meta.next_table,
        )

    def seat_info(self, number: int, seat: SeatMeta) -> SeatInfo:
        presence, since = self.presence[number]
        return SeatInfo(
            seat=number,
            name=seat.name,
            holder=seat.holder,
            level=seat.level,
            stand_in=seat.stand_in,
            presence=presence,
            since=max(0.0, self.services.clock.now() - since),
            device=seat.device,
            host=number == self.meta.host,
            reissued=seat.reissued and self.services.clock.now() <= seat.link_until,
        )

    def note_presence(self) -> bool:
        """Look around who is here; true if that changed."""
        found = [self.presence_of(number, seat) for number, seat in enumerate(self.meta.seats)]
        if found == [presence for presence, _ in self.presence]:
            return False
        now, before = self.services.clock.now(), dict(enumerate(self.presence))
        kept = [
            before[n] if n in before and before[n][0] == presence else (presence, now)
            for n, presence in enumerate(found)
        ]
        self.presence = kept
        return True

    def presence_of(self, number: int, seat: SeatMeta) -> Presence:
        if seat.is_played_by_bot:
            return "bot"
        mine = [connection.hidden for connection in self.connections if number in connection.seats]
        if not mine:
            return "gone"
        return "hidden" if all(mine) else "here"

    # --- to the pages

    def tell_table(self) -> None:
        message = Table(self.info())
        for connection in self.connections:
            connection.push(message)

    def tell_reactions(self) -> None:
        """Each seat its own, after the match itself."""
        if self.game.reactions:
            for connection in self.connections:
                tell(self, self.reacting, connection)

    def show(self, events: Sequence[Event], undone: bool = False) -> None:
        """The match after a change. Who must forget something (an undo, the curtain) gets everything anew."""
        if self.match is None:
            return
        showing = Showing(self.match, events, undone, self.match.singles)
        for connection in self.connections:
            if draw_curtain(self.match, connection) or undone:
                connection.invited = None
                connection.push(snapshot(self.info(), connection, showing))
            else:
                connection.shown = audience(self.match, connection)
                connection.push_text(showing.text_for(connection.shown, can_undo(self.match, connection)))

    def show_all(self, connection: Connection, events: Sequence[Event] = ()) -> None:
        """A snapshot for one page."""
        connection.invited = None
        if self.kept is not None:
            connection.push(self.kept.snapshot(self.info(), connection))
            return
        showing = None if self.match is None else Showing(self.match, events)
        connection.push(snapshot(self.info(), connection, showing))

    def missed(self, seen: int) -> list[Event]:
        """What happened after the last update a returning page has seen."""
        if self.match is None or not 0 <= seen <= self.match.number:
            return []
        return [line.event for line in self.match.lines if line.number > seen]

    # --- changes

    def attach(self, connection: Connection, seen: int) -> bool:
        """Shows the page everything; true if others should be told that somebody is here now."""
        self.connections.append(connection)
        arrived = self.note_presence()
        self.show_all(connection, self.missed(seen))
        return arrived

    def detach(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        self.active = self.services.clock.now()
        self.review()

    def drop_seat(self, seat: int, reason: str) -> None:
        """The token of a seat has died: pages that hold only this seat go, a shared page keeps its others."""
        for connection in [found for found in self.connections if seat in found.seats]:
            connection.seats = tuple(other for other in connection.seats if other != seat)
            connection.looking = None if connection.looking == seat else connection.looking
            if connection.seats:
                self.show_all(connection)
            else:
                connection.say_bye(reason)

    def seat_changed(self, number: int) -> None:
        """Write into the record who holds a seat now. After the end nothing is added to it: its head was noted."""
        seat = self.meta.seats[number]
        if self.match is not None and self.status != "over":
            self.match.seat_taken(number, seat.name, seat.level if seat.is_played_by_bot else None)

    async def played(
        self, events: Sequence[Event], request: str | None = None, undone: bool = False, meta: bool = False
    ) -> None:
        """The match went on: write it down, show it, and see what comes next."""
        over = self.match is not None and self.match.is_over and self.meta.status == "running"
        if over:
            self.meta.status = "over"
        await self.commit(request, meta=over or meta)
        self.show(events, undone)
        self.go_on(tell=over or meta)

    async def changed(self, request: str | None = None) -> None:
        """Anything but the match changed: write it down and tell everybody."""
        await self.commit(request, meta=True)
        self.review(tell=True)

    async def commit(self, request: str | None, meta: bool) -> None:
        entries = [] if self.match is None else self.match.unsaved(request)
        now = self.services.clock.now()
        packed = pack(self.meta) if meta else None
        try:
            await self.services.store.write(Change(self.id, now, entries, packed, self.meta.status, self.code))
        except (NumberTaken, StoreFailed) as error:
            log.error("not stored: %s", error, extra={"table": self.id})
            await self.reload()
            raise Refused(NotStored("")) from None
        if self.match is not None:
            self.match.saved_all()
            if meta and self.meta.status == "over":
                self.services.shelf.make_soon(self.id)
        self.active = now

    async def reload(self) -> None:
        """Back to what is on disk; where even that fails, every page must come again."""
        try:
            awake = await wake(self.services.store, self.id)
        except (StoreFailed, Refused):
            self.is_broken = True
            for connection in self.connections:
                connection.close(TOO_SLOW)
            return
        self.meta, self.match, self.why_frozen, self.kept = awake.meta, awake.match, awake.why_frozen, awake.kept
        for connection in self.connections:
            self.show_all(connection)
        self.reacting.nudge()

    def review(self, tell: bool = False) -> None:
        """After any change: who is here, who is missing, whose turn it is."""
        self.go_on(self.note_presence() or tell)

    def go_on(self, tell: bool) -> None:
        """Who is missing, and whose turn it is. A move alone changes nothing about who is here."""
        if self.skipping is not None and (self.match is None or self.match.asked != self.skipping):
            self.skipping = None
        self.reacting.refresh()
        missing = self.watch.look_for(self.missing_seat())
        turned = self.sandglass.turn(self.time_limit, self.status == "running" and bool(self.connections))
        if tell or missing or turned:
            self.tell_table()
        self.reacting.nudge()
        self.pilot.nudge()

    async def time_passed(self) -> None:
        """Write down how long was played; when that was all, the table has its say."""
        async with self.lock:
            self.meta.played = self.sandglass.played
            is_up = self.time_limit is not None and self.meta.played >= self.time_limit
            if is_up and self.match is not None and self.status == "running":
                await self.played(self.match.time_is_up(), meta=True)
            else:
                await self.commit(None, meta=True)

    def close(self, code: int) -> None:
        self.watch.stop()
        self.sandglass.stop()
        self.reacting.stop()
        self.pilot.stop()
        for connection in self.connections:
            connection.close(code)

    # --- answers

    def ack(self, request: str, link: str | None = None, ticket: Ticket | None = None) -> Ack:
        if self.match is None:
            return Ack(request, -1, "", link, ticket)
        return Ack(request, self.match.number, self.match.chain, link, ticket)

    def remember(self, key: str, answer: ToPage) -> None:
        self.answers[key] = answer
        if len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)

    def check_alive(self) -> None:
        if self.is_broken:
            raise Refused(NoSuchTable("", self.id))
