"""Requests about reactions: standing orders, and answers in an open window."""

from ...core.refusals import Refused
from ...core.table import read_move
from ..protocol import from_page
from ..protocol.refusals import BotPlays, NotInvited
from ..reactions.interruptions import interrupt
from ..reactions.offers import keep_answer, note_pick, pass_for_all
from ..registry.running_table import RunningTable
from ..table.audience.connection import Connection
from ..table.live import LiveTable
from ..table.seats.seating import own_seat
from .call import Call


async def give_order(table: LiveTable, connection: Connection, message: from_page.Order, key: str) -> None:
    """Sets a standing order. Only the seat's own pages are told."""
    seat = own_seat(table, connection, message.seat)
    async with table.change(key) as change:
        seat.order = message.order
        change.meta_changed(tell=False)


async def answer_early(call: Call, message: from_page.Early) -> None:
    """The answer is kept in memory; it is stored when it is entered as a move."""
    table = call.table
    if own_seat(table, call.connection, message.seat).stand_in:
        raise Refused(BotPlays(""))
    match, data = table.running_match(), bytes(message.move)
    move = None if data == b"null" else read_move(match.game, data)
    keep_answer(call.running.reactions.windows, message.seat, message.window, move)
    table.review()


async def answer_for_nobody(call: Call, message: from_page.Nobody) -> None:
    """Passes for all seats of a shared device that have not answered."""
    call.table.running_match()
    pass_for_all(call.running.reactions.windows, call.connection, message.window)
    call.table.review()


async def stop_match(call: Call, message: from_page.Interrupt) -> None:
    """This seat is asked at once; whatever the others do now comes after it."""
    if own_seat(call.table, call.connection, message.seat).stand_in:
        raise Refused(BotPlays(""))
    async with call.table.change(call.key) as change:
        change.played(interrupt(call.table, message.seat))


def pick(call: Call, message: from_page.Picked) -> None:
    """Keeps in memory that a seat has picked a card. The seat's own pages are told."""
    own_seat(call.table, call.connection, message.seat)
    note_pick(call.running.reactions.windows, message.seat, message.window, message.picked)
    call.table.review()


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
