"""Requests about the match: a move, an undo, and why something cannot be done."""

from ...core.messages import AnyTarget
from ...core.record import UNREADABLE, reader_of
from ...core.refusals import IllegalMove, MatchOver, NothingToUndo, NotYourTurn, Refused, UnknownTarget
from ...core.table import read_move
from ..protocol import from_page, to_page
from ..protocol.refusals import BotPlays, Stale
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.match import Match
from ..table.rendering import undoer
from ..table.screens import check_open, pointed_seat
from ..table.seating import own_seat


async def play(table: LiveTable, connection: Connection, message: from_page.Play, key: str) -> to_page.Ack:
    """Also at a big screen, where the asked seat allows it."""
    match = current_match(table, connection, message.seat, message.at, may_point=True)
    move = read_move(match.table.game, bytes(message.move))
    if connection.screen:
        check_open(match, move)
    first = match.saved
    async with table.change(key) as change:
        change.played(match.play(message.seat, move))
    table.services.metrics.count("moves")
    return to_page.Ack(message.id, first, match.receipt_of(match.table.entries[first].chain), None, None)


async def undo(table: LiveTable, connection: Connection, message: from_page.Undo, key: str) -> None:
    """On a shared device any of its seats takes back for the one that can."""
    match = current_match(table, connection, message.seat, message.at)
    table.limits.check_asides(match)
    seat = undoer(match, connection)
    if seat is None:
        raise IllegalMove(NothingToUndo(""))
    async with table.change(key) as change:
        match.undo(seat)
        change.played([], undone=True)


def current_match(table: LiveTable, connection: Connection, number: int, at: int, may_point: bool = False) -> Match:
    """The match, if this page may change it and knows how it stands. `may_point`: also if it is a big screen."""
    is_pointed = may_point and bool(connection.screen)
    seat = pointed_seat(table, connection, number) if is_pointed else own_seat(table, connection, number)
    match = table.running_match()
    if seat.stand_in:
        raise Refused(BotPlays(""))
    if not match.last_change <= at <= match.number:
        raise Refused(Stale("", match.number))
    return match


def explain(table: LiveTable, connection: Connection, message: from_page.Why) -> to_page.Explained:
    match = current_match(table, connection, message.seat, message.at)
    if match.asked is None:
        return to_page.Explained(message.id, MatchOver(""))
    if match.asked != message.seat:
        return to_page.Explained(message.id, NotYourTurn("", match.asked))
    try:
        target = reader_of(AnyTarget)(bytes(message.target))
    except UNREADABLE:
        return to_page.Explained(message.id, UnknownTarget(""))
    return to_page.Explained(message.id, match.game.why_not(match.state, target))
