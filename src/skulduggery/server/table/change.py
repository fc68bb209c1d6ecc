"""What a change of a table writes and shows. It is made in `LiveTable.change`, the only place that does both."""

import time
from collections.abc import Iterable, Sequence

from ...core.messages import Event
from ..protocol.bodies import Ticket
from .audience.connection import Connection


class TableChange:
    """Notes what is to be written and sent; nothing is sent before all of it is on disk.

    `request` is the key of the page's request behind it. It is stored with the change, so that the same request is
    recognised after a crash: with the first new entry of a move, otherwise with its answer. Then `link` and `ticket`
    are the secrets of that answer, sealed.
    """

    def __init__(self, request: str | None) -> None:
        self.request = request
        self.begun = time.monotonic()  # for the operator, who wants to see changes that do not end
        self.link: str | None = None
        self.ticket: Ticket | None = None
        self.writes_meta = False
        self.tells_table = False
        self.looks_around = False
        self.events: Sequence[Event] | None = None
        self.undone = False
        self.timed_out: list[int] = []  # seats that passed because their time in a reaction window was over
        self.lost_seats: list[tuple[int, str]] = []  # whose tokens are no longer valid, and why
        self.given_seats: list[tuple[Connection, int]] = []  # that these pages hold from now on, too
        self.arrivals: list[tuple[Connection, int]] = []  # pages that come, each with the last update it has
        self.snapshots: list[tuple[Connection, Sequence[Event]]] = []

    @property
    def is_move(self) -> bool:
        return self.events is not None

    def played(self, events: Sequence[Event], undone: bool = False) -> None:
        """The match went on, by these events; `undone`: moves were taken back."""
        self.events = events
        self.undone = undone

    def meta_changed(self, tell: bool = True) -> None:
        """Anything but the match changed. `tell`: it is part of what everybody may know of a table."""
        self.writes_meta = True
        self.tells_table |= tell
        self.looks_around = True

    def show_all(self, connections: Iterable[Connection], events: Sequence[Event] = ()) -> None:
        """Let these connections get a snapshot, with these events as the newest."""
        self.snapshots += [(connection, events) for connection in connections]
