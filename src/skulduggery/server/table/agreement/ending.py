"""Ending a match before somebody has won needs the consent of all people who are present (UX-37).

Callers hold the table's lock.
"""

from ....core.refusals import Refused
from ...protocol.from_page import End
from ...protocol.info import IN_MATCH
from ...protocol.refusals import NotRunning, NotYourSeat
from ..audience.connection import Connection
from ..live import LiveTable
from ..seats.seating import check_host

BY_THE_HOST = ("lobby", "frozen")


async def end(table: LiveTable, connection: Connection, message: End, request: str) -> None:
    if table.status in IN_MATCH:
        await wish(table, connection, message.agreed, request)
        return
    check_host(table, connection)
    if table.status not in BY_THE_HOST:
        raise Refused(NotRunning("", table.status))
    async with table.change(request) as change:
        table.meta.status = "over"
        change.meta_changed()


async def wish(table: LiveTable, connection: Connection, agreed: bool, request: str) -> None:
    """The seats of a page want to end the match, or want to play on, which drops everybody's wish."""
    if not connection.seats:
        raise Refused(NotYourSeat(""))
    async with table.change(request) as change:
        known = table.meta.ending
        new = [seat for seat in connection.seats if seat not in known]
        table.meta.ending = [*known, *new] if agreed else []
        end_if_agreed(table)
        change.meta_changed()


async def count_again(table: LiveTable) -> None:
    """After somebody has gone: end the match if all who are left agree."""
    if table.people_here() and is_agreed(table):
        async with table.change() as change:
            end_if_agreed(table)
            change.meta_changed()


def is_agreed(table: LiveTable) -> bool:
    ending = table.ending()
    return ending is not None and not ending.awaited


def end_if_agreed(table: LiveTable) -> None:
    if is_agreed(table):
        table.meta.status, table.meta.ending = "over", []
