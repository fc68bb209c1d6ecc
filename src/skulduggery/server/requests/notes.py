"""Messages without an id, which may get lost without harm: the view of a shared device, the hidden tab, what was seen,
shouts.
"""

from ...core.refusals import Refused
from ..protocol import from_page, to_page
from ..protocol.refusals import UnknownShout
from ..registry.running import RunningTable
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.seating import own_seat


def look(running: RunningTable, connection: Connection, message: from_page.Look) -> None:
    """Open a seat's view on a shared device, or draw the curtain."""
    if message.seat is not None:
        own_seat(running.table, connection, message.seat)
    connection.looking = message.seat if len(connection.seats) > 1 else None
    running.table.show_all(connection)
    running.reactions.tell_all()


def here(table: LiveTable, connection: Connection, message: from_page.Here) -> None:
    connection.hidden = message.hidden
    table.review()


def seen(running: RunningTable, connection: Connection, message: from_page.Seen) -> None:
    table = running.table
    before = (connection.seen, connection.still, connection.reports)
    connection.has_seen(message.number, message.still)
    table.audience.stirred.set()
    if running.reactions.windows.window is not None:
        running.reactions.nudge()
    if before != (connection.seen, connection.still, connection.reports) and table.services.nodes.is_shared:
        running.tell_others()


def shout(table: LiveTable, connection: Connection, message: from_page.Shout) -> None:
    own_seat(table, connection, message.seat)
    if message.shout not in from_page.SHOUTS:
        raise Refused(UnknownShout(""))
    table.limits.check_shout(table.meta.seats[message.seat].token or "")
    table.audience.tell(to_page.Shouted(message.seat, message.shout))
    table.others.cry([message.seat], message.shout)
    table.review()
