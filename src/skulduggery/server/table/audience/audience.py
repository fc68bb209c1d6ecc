"""The pages at a table: their connections, who is present, and sending the match to all of them."""

import asyncio
from collections.abc import Callable, Sequence

from ....core.messages import Event
from ...protocol.info import Presence, TableInfo
from ...protocol.to_page import Said, Table, ToPage
from ...runtime.clock import Clock
from ...store.meta import SeatMeta, TableMeta
from ..match.match import Match
from .connection import Connection, Unseen
from .rendering import Rendering, can_undo, draw_curtain, snapshot, viewer_of
from .screens import may_point
from .talk import Heard, Talk

MINUTE = 60.0
MISSING = ("away", "gone")


class Audience:
    """`presence`: for each seat how it is present, and since when. Whoever is gone is so since they were away.

    `apart`: for each person without a page, also if a bot plays for them, since when they have none.
    """

    def __init__(self, clock: Clock, secrets: bool) -> None:
        self.clock = clock
        self.talk = Talk(secrets)
        self.connections: list[Connection] = []
        self.presence: list[tuple[Presence, float]] = []
        self.apart: dict[int, float] = {}
        self.noted_onlookers: list[int | None] = []  # as they were when the presence was last noted
        self.stirred = asyncio.Event()  # somebody has seen more, or looks no longer

    # --- who is here

    def is_here(self, seat: int) -> bool:
        return any(seat in page.seats for page in self.connections)

    def pages_of(self, seat: int) -> int:
        return sum(seat in page.seats for page in self.connections)

    def watchers(self) -> int:
        """Pages without a seat. One that was sent away is no watcher: it closes as soon as it has read why."""
        return self.onlookers() - len(self.screens())

    def onlookers(self) -> int:
        """Watchers and big screens."""
        return sum(not page.seats and page.closing is None for page in self.connections)

    def screens(self) -> list[Connection]:
        return [page for page in self.connections if page.screen and page.closing is None]

    def note_presence(self, meta: TableMeta) -> bool:
        """Look who is here, also to watch; true if that changed."""
        self.note_apart(meta)
        before, self.presence = self.presence, [self.presence_of(number, meta) for number in range(len(meta.seats))]
        screens = [connection.screen_number for connection in self.screens()]
        looked_on, self.noted_onlookers = self.noted_onlookers, [self.watchers(), *screens]
        return before != self.presence or looked_on != self.noted_onlookers

    def note_apart(self, meta: TableMeta) -> None:
        now, held = self.clock.elapsed(), {seat for page in self.connections for seat in page.seats}
        apart = [number for number, seat in enumerate(meta.seats) if seat.is_person and number not in held]
        self.apart = {number: self.apart.get(number, now) for number in apart}

    def presence_of(self, number: int, meta: TableMeta) -> tuple[Presence, float]:
        """How a seat is present, and since when."""
        now = self.clock.elapsed()
        was, since = self.presence[number] if number < len(self.presence) else ("", now)
        found = self.connected(number, meta.seats[number])
        if found != "away":
            return found, since if found == was else now
        since = self.apart.get(number, since if was in MISSING else now)  # nobody is apart from an open seat
        is_gone = not meta.is_daily and now - since >= meta.patience * MINUTE
        return ("gone" if is_gone else "away"), since

    def connected(self, number: int, seat: SeatMeta) -> Presence:
        if seat.is_played_by_bot:
            return "bot"
        mine = [page.hidden for page in self.connections if number in page.seats]
        if not mine:
            return "away"
        return "hidden" if all(mine) else "here"

    def missing_since(self, number: int) -> float | None:
        presence, since = self.presence[number]
        return since if presence in MISSING else None

    # --- what they have seen

    def watching(self) -> list[Connection]:
        """The pages somebody looks at. Spectators count only where no player has a page: they must not slow a match.

        Who wants no pictures on the own page may follow the match on a big screen.
        """
        pages = self.connections
        seated = [page for page in pages if page.seats]
        if any(page.still for page in seated):
            seated += self.screens()
        return [page for page in seated or pages if not page.hidden]

    def is_still(self) -> bool:
        """Whether nobody who looks wants to see pictures."""
        watching = self.watching()
        return bool(watching) and all(connection.still for connection in watching)

    async def have_seen(self, alone: bool = False) -> None:
        """Returns when everybody who looks has seen what weighs and the turn before the last, or has had their time.

        `alone`: also what weighs may still be seen, as long as it belongs to the last turn.
        """
        while (left := self.longest_look(alone)) > 0:
            self.stirred.clear()
            await self.clock.rest(self.stirred, left)

    def has_shown(self, seat: int, number: int) -> bool:
        """Whether a page of this seat has shown everything up to this entry, as far as its pages tell."""
        watched = [page for page in self.connections if seat in page.seats and not page.hidden]
        return not watched or any(not page.reports or page.still or page.seen >= number for page in watched)

    def longest_look(self, alone: bool) -> float:
        """For how many seconds bots wait, unless everybody is ready earlier."""
        until = [page.waited_until for page in self.watching() if page.is_behind(alone)]
        return max(until, default=0.0) - self.clock.elapsed()

    # --- what they are sent

    def tell(self, message: ToPage) -> None:
        for connection in self.connections:
            connection.push(message)

    def tell_info(self, info: TableInfo) -> None:
        self.tell(Table(info))

    def tell_remark(self, heard: Heard, meta: TableMeta) -> None:
        for connection in self.connections:
            if self.talk.may_read(connection, heard, meta):
                connection.push(Said(heard.remark))

    def show_update(
        self, info: Callable[[], TableInfo], match: Match, events: Sequence[Event], undone: bool, meta: TableMeta
    ) -> None:
        """The match after a change. Who must forget something (an undo, the curtain) gets everything anew."""
        rendering = Rendering(match, events, undone, match.singles)
        for connection in self.connections:
            if draw_curtain(match, connection) or undone:
                connection.forget_reactions()
                connection.push(snapshot(info(), connection, rendering, self.talk.for_page(connection, meta)))
            else:
                connection.shown = viewer_of(match, connection)
                is_open = connection.screen_number is not None and may_point(info(), connection, match.asked)
                connection.push_text(rendering.text_for(connection.shown, can_undo(match, connection), is_open))
                unseen = Unseen(match.number, rendering.begins_turn, rendering.weighs(connection.shown))
                if connection.reports and (unseen.turn or unseen.weighs):
                    connection.show(unseen, self.clock.elapsed())

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
