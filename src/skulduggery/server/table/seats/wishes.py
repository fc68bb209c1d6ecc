"""A watcher asks the host for a bot's seat, and the host gives it or not. Callers hold the table's lock.

Whoever sits there sees the secrets of that seat. So this is possible only where the host has said before the match that
seats are given by invitation, and everybody sees who asks.
"""

from ....core.messages import Refusal
from ....core.refusals import Refused
from ...protocol.bodies import Ticket
from ...protocol.from_page import AskSeat, GiveSeat
from ...protocol.info import IN_MATCH
from ...protocol.refusals import AskedBefore, HasSeat, NobodyAsks, NotRunning, SeatsClosed, SeatTaken, SeatVacated
from ...security.keys import hashed, new_token
from ...security.names import clean_name
from ..audience.connection import Connection
from ..audience.wish import Wish, withdraw
from ..live import LiveTable
from .seating import any_seat, seat_person


async def ask(table: LiveTable, connection: Connection, message: AskSeat, request: str) -> Ticket | None:
    """The ticket opens the seat once the host has given it. None: the wish was taken back."""
    if connection.seats:
        raise Refused(HasSeat(""))
    number = message.seat
    if number is None:
        table.review(tell=withdraw(table.wishes, connection))
        return None
    check_asked_seat(table, connection, number)
    wish = new_wish(connection, clean_name(message.name, table.meta.names(but=number)))
    withdraw(table.wishes, connection)
    table.wishes[number] = wish
    table.review(tell=True)
    return Ticket(table.id, number, wish.token)


def new_wish(connection: Connection, name: str) -> Wish:
    token = new_token()
    return Wish(connection, name, token, hashed(token))


def check_asked_seat(table: LiveTable, connection: Connection, number: int) -> None:
    any_seat(table, number)
    if not table.may_invite(number):
        raise Refused(why_not_given(table, number))
    other = table.wishes.get(number)
    if other is not None and other.connection is not connection:
        raise Refused(AskedBefore("", other.name))


def why_not_given(table: LiveTable, number: int) -> Refusal:
    seat = table.meta.seats[number]
    if table.status not in IN_MATCH:
        return NotRunning("", table.status)
    if table.meta.joining != "invited":
        return SeatsClosed("", table.meta.joining)
    return SeatVacated("") if seat.vacated else SeatTaken("", seat.name)


async def give(table: LiveTable, connection: Connection, message: GiveSeat, request: str) -> None:
    """Yes seats the watcher, whose page gets a snapshot of that seat. No only forgets the wish."""
    number = message.seat
    any_seat(table, number)
    if table.asked_by(number) is None:
        raise Refused(NobodyAsks(""))
    if message.given:
        await seat_watcher(table, number, request)
    else:
        del table.wishes[number]
        table.review(tell=True)


async def seat_watcher(table: LiveTable, number: int, request: str) -> None:
    table.limits.check_asides(table.match)
    watcher, name, token, token_hash = table.wishes[number]
    async with table.change(request) as change:
        seat_person(table, change, number, name, token_hash)
        watcher.tokens = (*watcher.tokens, token)
        change.given_seats.append((watcher, number))
    table.wishes.pop(number, None)
