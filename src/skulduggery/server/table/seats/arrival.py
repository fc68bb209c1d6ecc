"""A page comes to a table with the tokens of its seats. Callers hold the table's lock."""

from ..audience.connection import Connection
from ..audience.screens import number_for
from ..live import LiveTable
from .host import pass_host_on
from .links import withdraw_links
from .seating import let_person_play


def is_crowded(table: LiveTable, connection: Connection) -> bool:
    """Whether the seat of a new page, or the table if it only watches, has as many pages as it may have."""
    settings = table.services.settings
    if not connection.seats:
        return table.audience.onlookers() >= settings.watchers_per_table
    return table.audience.pages_of(connection.seats[0]) >= settings.sockets_per_seat


async def arrive(table: LiveTable, connection: Connection, seen: int) -> None:
    """`connection.seats` are the seats its tokens open; `seen` is the number of the last update it has."""
    connection.screen_number = number_for(connection, table.audience.screens())
    async with table.change() as change:
        news = return_to_seats(table, connection) | share_device(table, connection) | withdraw_links(table, connection)
        if pass_host_on(table, connection.seats) or news:
            change.meta_changed()
        change.arrivals.append((connection, seen))


def return_to_seats(table: LiveTable, connection: Connection) -> bool:
    """Who comes back from an absence plays again at once; who left on purpose must ask for it."""
    returned = [n for n in connection.seats if table.meta.seats[n].stand_in and not table.meta.seats[n].left]
    for number in returned:
        let_person_play(table, number)
    return bool(returned)


def share_device(table: LiveTable, connection: Connection) -> bool:
    """Seats that come over one connection sit at one device."""
    if len(connection.seats) < 2:
        return False
    device = min(table.meta.seats[number].device for number in connection.seats)
    moved = [number for number in connection.seats if table.meta.seats[number].device != device]
    for number in moved:
        table.meta.seats[number].device = device
    return bool(moved)
