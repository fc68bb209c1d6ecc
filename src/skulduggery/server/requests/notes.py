"""Messages without an id, which may get lost without harm: the view of a shared device, the hidden tab, what was
seen.
"""

from ..protocol import from_page
from ..table.seats.seating import own_seat
from .call import Call


def look(call: Call, message: from_page.Look) -> None:
    """Open a seat's view on a shared device, or draw the curtain."""
    connection = call.connection
    if message.seat is not None:
        own_seat(call.table, connection, message.seat)
    connection.looking = message.seat if len(connection.seats) > 1 else None
    call.table.show_all(connection)
    call.running.reactions.tell_all()


def here(call: Call, message: from_page.Here) -> None:
    call.connection.hidden = message.hidden
    call.table.review()


def seen(call: Call, message: from_page.Seen) -> None:
    call.connection.has_seen(message.number, message.still, call.table.services.clock.elapsed())
    call.table.audience.stirred.set()
    if call.running.reactions.windows.window is not None:
        call.running.reactions.nudge()
