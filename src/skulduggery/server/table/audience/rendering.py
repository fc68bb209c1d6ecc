"""What a page is sent of a match. Everything for a seat is built here, from its view and `Event.seen_by`."""

from collections.abc import Sequence

from ....core.game import has_secrets
from ....core.messages import Event
from ....core.outlook import open_choices, outlook
from ....core.stories import Weight
from ...protocol.bodies import Progress
from ...protocol.info import TableInfo
from ...protocol.to_page import LONGEST_LOG, OnlyChoice, Remark, Snapshot, Update
from ..match.match import Match, Single
from .connection import Connection, encode
from .screens import may_point


class Rendering:
    """The match as it is now, for any number of pages. The message for a seat is made once, for all its pages."""

    def __init__(
        self, match: Match, events: Sequence[Event], undone: bool = False, singles: Sequence[Single] = ()
    ) -> None:
        self.match = match
        self.events = events
        self.undone = undone
        self.singles = singles
        self.result = match.game.result(match.state) if match.is_over else None
        self.made: dict[tuple[int | None, bool, bool], bytes] = {}
        self.weights: dict[int | None, tuple[Weight, ...]] = {}

    def text_for(self, seat: int | None, can_undo: bool, is_open: bool = False) -> bytes:
        key = (seat, can_undo, is_open)
        if key not in self.made:
            self.made[key] = encode(self.update(seat, can_undo, is_open))
        return self.made[key]

    def update(self, seat: int | None, can_undo: bool, is_open: bool = False) -> Update:
        """`is_open`: for a screen at which people may point; its choices tell no secret."""
        match = self.match
        seen = outlook(match.game, match.state, seat)
        events = [event.seen_by(seat) for event in self.events]
        return Update(
            number=match.number,
            chain=match.chain,
            seat=seat,
            view=seen.view,
            events=tuple(events),
            rules=tuple(map(match.game.telling.rule_in_log, events)),
            weights=self.weights_for(seat),
            asked=seen.asked,
            choices=open_choices(match.game, match.state) if is_open else seen.choices,
            only=tuple([OnlyChoice(single.at, single.move) for single in self.singles if single.seat == seat]),
            can_undo=can_undo,
            undone=self.undone,
            result=self.result,
        )

    @property
    def begins_turn(self) -> bool:
        return any(self.match.game.telling.mark(event) == "turn" for event in self.events)

    def weighs(self, seat: int | None) -> bool:
        """Whether somebody on this seat needs time for it."""
        return any(weight != "routine" for weight in self.weights_for(seat))

    def weights_for(self, seat: int | None) -> tuple[Weight, ...]:
        found = self.weights.get(seat)
        if found is None:
            self.weights[seat] = found = self.match.game.telling.weights(self.events, self.match.state, seat)
        return found


def snapshot(
    info: TableInfo, connection: Connection, rendering: Rendering | None, talk: tuple[Remark, ...]
) -> Snapshot:
    if rendering is None:
        return Snapshot(info, connection.seats, None, (), connection.screen_number, talk)
    match = rendering.match
    seat = viewer_of(match, connection)
    connection.shown = seat
    update = rendering.update(seat, can_undo(match, connection), may_point(info, connection, match.asked))
    log = log_for(match, seat, rendering.result is not None)
    return Snapshot(info, connection.seats, update, log, connection.screen_number, talk)


def progress(match: Match | None, seats: Sequence[int]) -> Progress:
    """Round and wealth, for the list of a person's tables. Of several people on one device none may read what the
    others hide.
    """
    if match is None:
        return Progress(None, ())
    viewer = seats[0] if seats and (len(seats) == 1 or not has_secrets(match.game)) else None
    view = match.game.view(match.state, viewer)
    return Progress(getattr(view, "round", None), match.game.worth(view))  # games call it `round`, where there is one


def log_for(match: Match, seat: int | None, over: bool) -> tuple[tuple[int, Event, str], ...]:
    """The newest lines of the log. While the match runs, an event is told as the seat may recall it (`recalled_by`)."""
    events = [(line.number, line.event) for line in match.log if line.event.logged][-LONGEST_LOG:]
    seen = [(number, event.seen_by(seat) if over else event.recalled_by(seat)) for number, event in events]
    return tuple([(number, event, match.game.telling.cites(event)) for number, event in seen])


def viewer_of(match: Match, connection: Connection) -> int | None:
    """The seat whose view a page shows. On a shared device with secrets it is a watcher's until somebody looks."""
    seats = connection.seats
    if len(seats) <= 1:
        return seats[0] if seats else None
    if has_curtain(match, connection):
        return connection.looking
    if match.asked in seats:
        return match.asked
    return connection.shown if connection.shown in seats else seats[0]


def has_curtain(match: Match, connection: Connection) -> bool:
    """Whether a page is a shared device on which people have secrets from each other."""
    return len(connection.seats) > 1 and has_secrets(match.game)


def draw_curtain(match: Match, connection: Connection) -> bool:
    """Close the open view of a shared device if its seat is no longer asked; true if one was closed.

    In a reaction window all are asked at once, so whoever has the device keeps it.
    """
    if connection.looking is None or connection.looking == match.asked or match.reaction is not None:
        return False
    connection.looking = None
    return True


def can_undo(match: Match, connection: Connection) -> bool:
    return undoer(match, connection) is not None


def undoer(match: Match, connection: Connection) -> int | None:
    """The seat that can undo a move, of those on one device: any of them takes back for the one that can.

    Whether somebody had a choice in a reaction window tells about their hand: behind a curtain only they learn it.
    """
    if len(connection.seats) == 1:
        [seat] = connection.seats
        return seat if match.table.can_undo(seat) else None
    is_secret = has_curtain(match, connection) and match.table.undoes_reaction()
    seats = connection.seats if not is_secret else [seat for seat in connection.seats if seat == connection.looking]
    return next((seat for seat in seats if match.table.can_undo(seat)), None)
