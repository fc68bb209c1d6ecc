"""One-time links: they move a seat to another device, or give a lost seat back. Callers hold the table's lock."""

from ...core.refusals import Refused
from ..protocol.bodies import Ticket
from ..protocol.refusals import LinkUsed, NobodyThere, SeatTaken, SeatVacated
from ..security.keys import find_secret, hashed, new_token, sealed
from ..security.names import make_name
from .connection import Connection
from .live import LiveTable
from .seating import any_seat, check_host, seat_person


async def claim(table: LiveTable, secret: str) -> Ticket:
    """A one-time link moves a seat: a new token, and the old one stops working."""
    number = find_secret(secret, [seat.link for seat in table.meta.seats])
    if number is None or table.services.clock.now() > table.meta.seats[number].link_until:
        raise Refused(LinkUsed(""))
    token = new_token()
    if table.meta.seats[number].is_person:
        await move_seat(table, number, token)
    else:
        await take_over(table, number, token)
    return Ticket(table.id, number, token)


async def move_seat(table: LiveTable, number: int, token: str) -> None:
    async with table.change() as change:
        seat = table.meta.seats[number]
        seat.token, seat.link, seat.reissued, seat.device = hashed(token), None, False, number
        seat.forget_addresses()
        change.meta_changed()
        change.seat_lost(number, "moved")


async def take_over(table: LiveTable, number: int, token: str) -> None:
    """The host has invited somebody to a bot's seat. Perhaps the seats were closed since."""
    if not table.may_invite(number):
        raise Refused(LinkUsed(""))
    async with table.change() as change:
        seat_person(table, change, number, make_name(table.meta.names(but=number)), hashed(token))


async def new_link(table: LiveTable, connection: Connection, number: int, request: str) -> str:
    """For one's own seat; the host also for a person who lost theirs, but never for one who is here.

    Where bots' seats are given by invitation, the host makes a link for one of those, too.

    Everybody is told of a link that the host made: whoever opens it sees that seat's secrets.
    """
    seat = any_seat(table, number)
    reissued = number not in connection.seats
    if reissued:
        check_host(table, connection)
        if table.audience.is_here(number):
            raise Refused(SeatTaken("", seat.name))
    if not seat.is_person and not table.may_invite(number):
        raise Refused(SeatVacated("") if seat.vacated else NobodyThere(""))
    secret = new_token()
    link = f"/claim#{table.id}.{secret}"
    async with table.change(request) as change:
        change.link = sealed(link, connection.token_behind(request), request)
        seat.link, seat.reissued = hashed(secret), reissued
        seat.link_until = table.services.clock.now() + table.services.settings.link_seconds
        change.meta_changed()
    return link


def withdraw_links(table: LiveTable, connection: Connection) -> bool:
    """A person who is back needs no new link: the one that the host made stops working."""
    found = [seat for number, seat in enumerate(table.meta.seats) if number in connection.seats and seat.reissued]
    for seat in found:
        seat.link, seat.reissued = None, False
    return bool(found)
