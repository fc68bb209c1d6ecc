"""Requests about the match: a move, an undo, and why something cannot be done."""

from ...core.messages import AnyTarget, Move
from ...core.outlook import open_choices
from ...core.record import UNREADABLE, reader_of
from ...core.refusals import IllegalMove, MatchOver, NothingToUndo, NotOffered, NotYourTurn, Refused, UnknownTarget
from ...core.table import read_move, written
from ..protocol import from_page, to_page
from ..protocol.refusals import BotPlays, Stale
from ..table.audience.connection import Connection
from ..table.audience.rendering import undoer
from ..table.live import LiveTable
from ..table.match.match import Match, acknowledged
from ..table.seats.big_screens import pointed_seat
from ..table.seats.seating import own_seat
from .call import Call
from .reactions import check_moment


async def play(call: Call, message: from_page.Play) -> to_page.Ack:
    """Plays a move, also at a big screen where the asked seat allows it."""
    check_moment(call.running, message.seat)
    match = current_match(call.table, call.connection, message.seat, message.at, may_point=True)
    move = read_move(match.table.game, bytes(message.move))
    if call.connection.screen:
        check_open(match, move)
    first = match.saved
    async with call.table.change(call.key) as change:
        change.played(match.play(message.seat, move))
    call.table.services.metrics.count("moves")
    return acknowledged(call.key, match, first)


def check_open(match: Match, move: Move) -> None:
    """What was not offered at a screen is refused in the same way, whether it is legal or not: that may be a secret."""
    if move not in [choice.move for choice in open_choices(match.game, match.state)]:
        raise IllegalMove(NotOffered("", written(move)))


async def undo(call: Call, message: from_page.Undo) -> None:
    """Takes moves back. On a shared device any of its seats does so for the one that can."""
    match = current_match(call.table, call.connection, message.seat, message.at)
    seat = undoer(match, call.connection)
    if seat is None:
        raise IllegalMove(NothingToUndo(""))
    async with call.table.change(call.key) as change:
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


async def explain(call: Call, message: from_page.Why) -> to_page.Explained:
    match = current_match(call.table, call.connection, message.seat, message.at)
    if match.asked is None:
        return to_page.Explained(message.id, MatchOver(""))
    if match.asked != message.seat:
        return to_page.Explained(message.id, NotYourTurn("", match.asked))
    try:
        target = reader_of(AnyTarget)(bytes(message.target))
    except UNREADABLE:
        return to_page.Explained(message.id, UnknownTarget(""))
    return to_page.Explained(message.id, match.game.why_not(match.state, target))
