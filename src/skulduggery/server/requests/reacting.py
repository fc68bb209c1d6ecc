"""Requests about reactions: standing orders, and answers in an open window."""

from ...core.refusals import Refused
from ...core.table import read_move
from ..protocol import from_page
from ..protocol.refusals import BotPlays, NotInvited
from ..reactions.invitations import keep_answer, note_pick, pass_for_all
from ..registry.running import RunningTable
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.seating import own_seat


async def give_order(table: LiveTable, connection: Connection, message: from_page.Order, key: str) -> None:
    """Only the seat's own pages are told."""
    seat = own_seat(table, connection, message.seat)
    async with table.change(key) as change:
        seat.order = message.order
        change.meta_changed(tell=False)


def answer_early(running: RunningTable, connection: Connection, message: from_page.Early) -> None:
    """The answer is kept in memory; it is stored when it is entered as a move."""
    table = running.table
    if own_seat(table, connection, message.seat).stand_in:
        raise Refused(BotPlays(""))
    match, data = table.running_match(), bytes(message.move)
    move = None if data == b"null" else read_move(match.game, data)
    keep_answer(running.reactions.windows, message.seat, message.window, move)
    running.table.review()


def nobody(running: RunningTable, connection: Connection, message: from_page.Nobody) -> None:
    """Like early answers of all seats of the device that have not answered."""
    running.table.running_match()
    pass_for_all(running.reactions.windows, connection, message.window)
    running.table.review()


def pick(running: RunningTable, connection: Connection, message: from_page.Picked) -> None:
    """Kept in memory, and told to the seat's own pages."""
    own_seat(running.table, connection, message.seat)
    note_pick(running.reactions.windows, message.seat, message.window, message.picked)
    running.table.review()


def check_moment(running: RunningTable, seat: int) -> None:
    """At a brisk table no move in a window may be quicker than the common moment. (Early answers wait for it.)"""
    windows = running.reactions.windows
    window = windows.window
    if (
        window is not None
        and seat == window.asked
        and running.table.services.clock.elapsed() < windows.earliest(window)
    ):
        raise Refused(NotInvited(""))
