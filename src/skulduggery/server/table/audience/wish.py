"""The wish of a watcher for a bot's seat. It is kept in memory, and ends with the watcher's connection."""

from typing import NamedTuple

from .connection import Connection


class Wish(NamedTuple):
    """`token` opens the seat if the host gives it; `hashed` is its hash."""

    connection: Connection
    name: str
    token: str
    hashed: str


def withdraw(wishes: dict[int, Wish], connection: Connection) -> bool:
    """Forget what this page has asked for. Returns whether there was something."""
    seats = [seat for seat, wish in wishes.items() if wish.connection is connection]
    for seat in seats:
        del wishes[seat]
    return bool(seats)
