"""Requests about big screens, which everybody in the room sees. Callers hold the table's lock."""

from ....core.refusals import Refused
from ...protocol.from_page import Point
from ...protocol.refusals import NoSuchScreen, NotYourSeat
from ...store.meta import SeatMeta
from ..audience.connection import Connection
from ..audience.screens import may_point
from ..live import LiveTable
from .seating import own_seat

MOST_SCREENS = 4  # at which people may point for one seat


async def allow_pointing(table: LiveTable, connection: Connection, message: Point, request: str) -> None:
    """The seat's own switch. The screen gets a snapshot, with choices or without."""
    seat = own_seat(table, connection, message.seat)
    pages = [page for page in table.audience.screens() if page.screen_number == message.screen]
    if message.allowed and not pages:
        raise Refused(NoSuchScreen(""))
    async with table.change(request) as change:
        seat.pointing = changed(seat.pointing, pages[0].screen if pages else None, message.allowed)
        change.meta_changed()
        change.show_all(pages)


def changed(known: list[str], screen: str | None, allowed: bool) -> list[str]:
    """The screens that may choose for a seat. `screen` None: it is not connected, so no screen is left over."""
    others = [other for other in known if screen is not None and other != screen]
    return [*others, screen][-MOST_SCREENS:] if allowed and screen is not None else others


def pointed_seat(table: LiveTable, connection: Connection, number: int) -> SeatMeta:
    """The seat for which somebody chooses at this screen. It must be asked, and allow it."""
    asked = None if table.match is None else table.match.asked
    if number != asked or not may_point(table.info(), connection, asked):
        raise Refused(NotYourSeat(""))
    return table.meta.seats[number]
