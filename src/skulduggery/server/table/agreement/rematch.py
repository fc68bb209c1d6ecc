"""The lobby of a rematch: the match starts when everybody has agreed who is here or still comes along.

Callers hold the table's lock.
"""

from ....bots import DEFAULT_LEVEL
from ....core.refusals import Refused
from ...protocol.from_page import Start
from ...protocol.refusals import NotYourSeat
from ..audience.connection import Connection
from ..change import TableChange
from ..live import LiveTable
from ..lobby.lobby import go
from ..seats.seating import check_host


async def agree(table: LiveTable, connection: Connection, message: Start, request: str) -> None:
    """The people of a page are ready, or no longer. The host may say that those who are not here are not awaited."""
    if not connection.seats:
        raise Refused(NotYourSeat(""))
    if message.without_absent:
        check_host(table, connection)
    async with table.change(request) as change:
        for number, seat in enumerate(table.meta.seats):
            if number in connection.seats:
                seat.ready = message.agreed
            elif message.without_absent and not table.audience.is_here(number):
                seat.awaited = False
        go_if_agreed(table, change)
        change.meta_changed()


async def count_again(table: LiveTable) -> None:
    """After somebody has gone: start the rematch if all who are left have agreed."""
    if is_agreed(table):
        async with table.change() as change:
            go_if_agreed(table, change)
            change.meta_changed()


def is_agreed(table: LiveTable) -> bool:
    return not table.is_starting and table.awaited() == () and bool(table.people_here())


def go_if_agreed(table: LiveTable, change: TableChange) -> None:
    """A bot plays for everybody who has not come along, until they return."""
    if not is_agreed(table):
        return
    for number, seat in enumerate(table.meta.seats):
        if seat.is_person and not seat.stand_in and not table.audience.is_here(number):
            seat.stand_in, seat.level = True, DEFAULT_LEVEL
            table.tell_crew("replaced", seat.name)
    go(table, change)
