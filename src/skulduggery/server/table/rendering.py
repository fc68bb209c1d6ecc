"""What a page is shown of a match. Everything that leaves for a seat is built here, by the engine's own redaction."""

from collections.abc import Sequence

from ...core.game import has_secrets
from ...core.messages import Event
from ...core.outlook import outlook
from ..protocol.info import TableInfo
from ..protocol.to_page import LONGEST_LOG, OnlyChoice, Snapshot, Update
from .connection import Connection, encode
from .match import LogLine, Match, Single


class Rendering:
    """The match as it stands, for any number of pages; each seat's bytes are made once."""

    def __init__(
        self, match: Match, events: Sequence[Event], undone: bool = False, singles: Sequence[Single] = ()
    ) -> None:
        self.match = match
        self.events = events
        self.undone = undone
        self.singles = singles
        self.result = match.game.result(match.state)
        self.made: dict[tuple[int | None, bool], str] = {}

    def text_for(self, seat: int | None, can_undo: bool) -> str:
        key = (seat, can_undo)
        if key not in self.made:
            self.made[key] = encode(self.update(seat, can_undo)).decode()
        return self.made[key]

    def update(self, seat: int | None, can_undo: bool) -> Update:
        match = self.match
        seen = outlook(match.game, match.state, seat)
        events = [event.seen_by(seat) for event in self.events]
        return Update(
            number=match.number,
            chain=match.chain,
            seat=seat,
            view=seen.view,
            events=tuple(events),
            rules=tuple([event.cites() for event in events]),
            asked=seen.asked,
            choices=seen.choices,
            only=tuple([OnlyChoice(single.at, single.move) for single in self.singles if single.seat == seat]),
            can_undo=can_undo,
            undone=self.undone,
            result=self.result,
        )


def snapshot(info: TableInfo, connection: Connection, rendering: Rendering | None) -> Snapshot:
    if rendering is None:
        return Snapshot(info, connection.seats, None, ())
    seat = audience(rendering.match, connection)
    connection.shown = seat
    update = rendering.update(seat, can_undo(rendering.match, connection))
    return Snapshot(info, connection.seats, update, log_for(rendering.match.lines, seat, rendering.result is not None))


def log_for(lines: Sequence[LogLine], seat: int | None, over: bool) -> tuple[tuple[int, Event, str], ...]:
    """While the match goes on, what has faded is not told again."""
    events = [(line.number, line.event) for line in lines[-LONGEST_LOG:]]
    seen = [(number, event.seen_by(seat) if over else event.recalled_by(seat)) for number, event in events]
    return tuple([(number, event, event.cites()) for number, event in seen])


def audience(match: Match, connection: Connection) -> int | None:
    """Whose eyes are on the page. A shared page with secrets shows what a watcher sees until somebody looks."""
    seats = connection.seats
    if len(seats) <= 1:
        return seats[0] if seats else None
    if has_secrets(match.game):
        return connection.looking
    if match.asked in seats:
        return match.asked
    return connection.shown if connection.shown in seats else seats[0]


def draw_curtain(match: Match, connection: Connection) -> bool:
    """A seat that is no longer asked has seen enough: true if its view was open on this shared page."""
    if connection.looking is None or connection.looking == match.asked:
        return False
    connection.looking = None
    return True


def can_undo(match: Match, connection: Connection) -> bool:
    return undoer(match, connection.seats) is not None


def undoer(match: Match, seats: Sequence[int]) -> int | None:
    """Of the seats on one device, the one that can take something back."""
    return next((seat for seat in seats if match.table.can_undo(seat)), None)
