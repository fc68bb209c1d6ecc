"""A page comes to a table with the tokens of its seats. Callers hold the table's lock."""

from .connection import Connection
from .links import withdraw_links
from .live import LiveTable
from .seating import let_person_play


async def arrive(table: LiveTable, connection: Connection, seen: int) -> None:
    """`connection.seats` are the seats its tokens open; `seen` is the number of the last update it has."""
    async with table.change() as change:
        if return_to_seats(table, connection) | share_device(table, connection) | withdraw_links(table, connection):
            change.meta_changed()
        change.attach(connection, seen)


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
