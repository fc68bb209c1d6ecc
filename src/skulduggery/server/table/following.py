"""Brings a table up to what other nodes have written, and shows it to the pages of this node."""

from collections.abc import Callable, Sequence

from ...core.messages import Event
from ...core.record import Played, TablePlayed, Undone, load_entry
from ...core.refusals import BadRecord
from ..protocol.to_page import Ack
from ..store.base import NewEntry, Newer
from ..store.meta import TableMeta, unpack
from .connection import Connection
from .live import LiveTable
from .loading import answer_to, kept_answers
from .match import Match, Single

MATCH_ENTRIES = (Played, TablePlayed, Undone)  # that pages get an update for


async def follow(table: LiveTable, newer: Newer, each: Callable[[], None]) -> None:
    """`each` is called after every entry. Callers hold the table's lock."""
    before = table.meta
    meta = before if newer.meta is None else unpack(newer.meta)
    if table.why_frozen or (table.match is None and meta.header is not None):
        await table.reload()
        return
    told = Told(table.match)
    table.meta = meta
    try:
        told.play(table, newer.entries, each)
    except BadRecord:  # nobody knows how far it had come
        await table.reload()
        return
    table.version, table.changed = newer.version, newer.changed or table.changed
    table.answers.learn({**told.answers(newer.entries), **kept_answers(meta)})
    table.active = table.services.clock.elapsed()
    told.show(table)
    if newer.meta is not None:
        show_seats(table, before)
    table.review(tell=newer.meta is not None)


class Told:
    """What the entries of another node mean for pages."""

    def __init__(self, match: Match | None) -> None:
        self.match = match
        self.events: list[Event] = []
        self.singles: list[Single] = []
        self.undone = False
        self.is_match = False

    def play(self, table: LiveTable, entries: Sequence[NewEntry], each: Callable[[], None]) -> None:
        if self.match is None:
            return
        self.match.lone = table.lone_person()
        for row in entries:
            entry = load_entry(row.entry, row.number)
            single = self.match.forced_single(entry)
            if single is not None:
                self.singles.append(single._replace(at=len(self.events)))
            self.events += self.match.follow(entry)
            self.undone |= isinstance(entry, Undone)
            self.is_match |= isinstance(entry, MATCH_ENTRIES)
            each()
        self.match.singles = self.singles

    def answers(self, entries: Sequence[NewEntry]) -> dict[str, Ack]:
        match = self.match
        if match is None:
            return {}
        return {row.request: answer_to(match, row, row.request) for row in entries if row.request is not None}

    def show(self, table: LiveTable) -> None:
        if self.is_match and self.match is not None:
            table.audience.note_presence(table.meta)
            table.audience.show_update(table.info, self.match, self.events, self.undone)


def show_seats(table: LiveTable, before: TableMeta) -> None:
    """Who has lost or got a seat, and screens at which people may point now or no longer, get everything anew."""
    seated_by_wish(table)
    for connection in [*table.look_at_seats(before), *pointed_at(table, before)]:
        table.show_all(connection)


def seated_by_wish(table: LiveTable) -> None:
    """The host, at another node, has given a seat to a watcher of this one."""
    for number, wish in list(table.wishes.items()):
        if number < len(table.meta.seats) and table.meta.seats[number].token == wish.hashed:
            del table.wishes[number]
            if wish.connection is not None:
                wish.connection.tokens = (*wish.connection.tokens, wish.token)


def pointed_at(table: LiveTable, before: TableMeta) -> list[Connection]:
    if [seat.pointing for seat in before.seats] == [seat.pointing for seat in table.meta.seats]:
        return []
    return [connection for connection in table.audience.connections if connection.screen]
