"""The pages at a table: their connections, who is present, and sending the match to all of them."""

import asyncio
from collections.abc import Callable, Sequence

from ...core.messages import Event
from ..archive.kept import Kept
from ..protocol.info import Presence, SeatInfo, TableInfo
from ..protocol.to_page import Table, ToPage
from ..runtime.clock import Clock
from ..store.meta import SeatMeta
from .connection import Connection
from .match import Match
from .rendering import Rendering, can_undo, draw_curtain, snapshot, viewer_of


class Audience:
    """`presence`: for each seat how it is present, and since when."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.connections: list[Connection] = []
        self.presence: list[tuple[Presence, float]] = []
        self.stirred = asyncio.Event()  # somebody has seen more, or looks no longer

    # --- who is here

    def is_here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def pages_of(self, seat: int) -> int:
        return sum(seat in connection.seats for connection in self.connections)

    def watchers(self) -> int:
        return sum(not connection.seats for connection in self.connections)

    def note_presence(self, seats: Sequence[SeatMeta]) -> bool:
        """Look who is here; true if that changed."""
        found = [self.presence_of(number, seat) for number, seat in enumerate(seats)]
        if found == [presence for presence, _ in self.presence]:
            return False
        now, before = self.clock.elapsed(), dict(enumerate(self.presence))
        self.presence = [
            before[n] if n in before and before[n][0] == presence else (presence, now)
            for n, presence in enumerate(found)
        ]
        return True

    def presence_of(self, number: int, seat: SeatMeta) -> Presence:
        if seat.is_played_by_bot:
            return "bot"
        mine = [connection.hidden for connection in self.connections if number in connection.seats]
        if not mine:
            return "gone"
        return "hidden" if all(mine) else "here"

    def seat_info(self, number: int, seat: SeatMeta, host: int, asked_by: str | None) -> SeatInfo:
        presence, since = self.presence[number]
        return SeatInfo(
            seat=number,
            name=seat.name,
            holder=seat.holder,
            level=seat.level,
            stand_in=seat.stand_in,
            presence=presence,
            since=self.clock.elapsed() - since,
            device=seat.device,
            host=number == host,
            reissued=seat.reissued and self.clock.now() <= seat.link_until,
            asked_by=asked_by,
        )

    # --- what they have seen

    def watching(self) -> list[Connection]:
        """The pages somebody looks at. Spectators count only where no player has a page: they must not slow a match."""
        seated = [connection for connection in self.connections if connection.seats]
        return [connection for connection in seated or self.connections if not connection.hidden]

    def is_still(self) -> bool:
        """Whether nobody who looks wants to see pictures."""
        watching = self.watching()
        return bool(watching) and all(connection.still for connection in watching)

    async def have_seen(self) -> None:
        """Returns when everybody who looks has seen what weighs, or has had their time."""
        while (left := self.longest_look()) > 0:
            self.stirred.clear()
            await self.clock.rest(self.stirred, left)

    def longest_look(self) -> float:
        """For how many seconds bots wait, unless everybody is ready earlier."""
        until = [connection.showing[1] for connection in self.watching() if connection.showing is not None]
        return max(until, default=0.0) - self.clock.elapsed()

    # --- what they are sent

    def tell(self, message: ToPage) -> None:
        for connection in self.connections:
            connection.push(message)

    def tell_info(self, info: TableInfo) -> None:
        self.tell(Table(info))

    def show_update(self, info: Callable[[], TableInfo], match: Match, events: Sequence[Event], undone: bool) -> None:
        """The match after a change. Who must forget something (an undo, the curtain) gets everything anew."""
        rendering = Rendering(match, events, undone, match.singles)
        for connection in self.connections:
            if draw_curtain(match, connection) or undone:
                connection.invited = None
                connection.push(snapshot(info(), connection, rendering))
            else:
                connection.shown = viewer_of(match, connection)
                connection.push_text(rendering.text_for(connection.shown, can_undo(match, connection)))
                if connection.reports and rendering.weighs(connection.shown):
                    connection.show(match.number, self.clock.elapsed())

    def take_seat_away(self, seat: int, reason: str) -> list[Connection]:
        """The token of a seat is no longer valid: close the pages that hold only this seat, and return the others."""
        found = [connection for connection in self.connections if seat in connection.seats]
        for connection in found:
            connection.seats = tuple(other for other in connection.seats if other != seat)
            connection.looking = None if connection.looking == seat else connection.looking
            if not connection.seats:
                connection.say_bye(reason)
        return [connection for connection in found if connection.seats]

    def close(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)


def show_all(
    connection: Connection, info: TableInfo, match: Match | None, kept: Kept | None, events: Sequence[Event] = ()
) -> None:
    """A snapshot for one page."""
    connection.invited = connection.showing = None
    if kept is not None:
        connection.push(kept.snapshot(info, connection.seats))
        return
    rendering = None if match is None else Rendering(match, events)
    connection.push(snapshot(info, connection, rendering))
