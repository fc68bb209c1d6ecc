"""Sitting down, getting up and coming back: everything about who holds a seat. Callers hold the table's lock."""

from ...bots import DEFAULT_LEVEL
from ...core.refusals import NoSuchSeat, Refused
from ..protocol.refusals import HostOnly, LinkUsed, NobodyThere, NotYourSeat, SeatTaken, TableFull
from ..protocol.wire import Ticket
from ..security.keys import checked_nonce, find_secret, hashed, new_token
from ..store.meta import SeatMeta
from .connection import Connection
from .live import LiveTable
from .names import clean_name, make_bot_name, make_name


def own_seat(table: LiveTable, connection: Connection, seat: int) -> SeatMeta:
    if seat not in connection.seats:
        raise Refused(NotYourSeat(""))
    return table.meta.seats[seat]


def check_host(table: LiveTable, connection: Connection) -> None:
    if table.meta.host not in connection.seats:
        raise Refused(HostOnly(""))


def any_seat(table: LiveTable, seat: int) -> SeatMeta:
    if not 0 <= seat < len(table.meta.seats):
        raise Refused(NoSuchSeat("", len(table.meta.seats)))
    return table.meta.seats[seat]


def new_bot(level: str, taken: list[str]) -> SeatMeta:
    return SeatMeta(make_bot_name(taken), "bot", level)


async def join(table: LiveTable, name: str, nonce: str | None) -> Ticket:
    """Sit down on an open seat, or in the place of a bot. The token is shown this once."""
    number = table.free_seat()
    if number is None:
        raise Refused(TableFull(""))
    token = new_token()
    seat = SeatMeta(clean_name(name, table.names(but=number)), "person", token=hashed(token), device=number)
    seat.nonce = checked_nonce(nonce)  # counts only if the match has not started
    table.meta.seats[number] = seat
    table.seat_changed(number)
    await table.changed()
    return Ticket(table.id, number, token)


def seat_on_device(table: LiveTable, connection: Connection, number: int) -> Ticket:
    """Somebody else plays on the host's own device."""
    token = new_token()
    seat = SeatMeta(make_name(table.names(but=number)), "person", token=hashed(token))
    seat.device = table.meta.seats[table.meta.host].device
    table.meta.seats[number] = seat
    connection.seats = tuple(sorted({*connection.seats, number}))
    return Ticket(table.id, number, token)


async def claim(table: LiveTable, secret: str) -> Ticket:
    """A one-time link moves a seat: a new token, and the old one stops working."""
    number = find_secret(secret, [seat.link for seat in table.meta.seats])
    if number is None or table.services.clock.now() > table.meta.seats[number].link_until:
        raise Refused(LinkUsed(""))
    token = new_token()
    seat = table.meta.seats[number]
    seat.token, seat.link, seat.reissued, seat.device = hashed(token), None, False, number
    await table.commit(None, meta=True)
    table.drop_seat(number, "moved")
    table.review(tell=True)
    return Ticket(table.id, number, token)


async def new_link(table: LiveTable, connection: Connection, number: int) -> str:
    """For one's own seat; the host also for a person who lost theirs, but never for one who is here.

    Everybody is told of a link that the host made: whoever opens it sees that seat's secrets.
    """
    seat = any_seat(table, number)
    reissued = number not in connection.seats
    if reissued:
        check_host(table, connection)
        if table.is_here(number):
            raise Refused(SeatTaken("", seat.name))
    if not seat.is_person:
        raise Refused(NobodyThere(""))
    secret = new_token()
    seat.link, seat.reissued = hashed(secret), reissued
    seat.link_until = table.services.clock.now() + table.services.settings.link_seconds
    await table.changed()
    return f"/claim#{table.id}.{secret}"


def withdraw_links(table: LiveTable, connection: Connection) -> bool:
    """Who is back needs no new link: the host's stops working."""
    found = [seat for number, seat in enumerate(table.meta.seats) if number in connection.seats and seat.reissued]
    for seat in found:
        seat.link, seat.reissued = None, False
    return bool(found)


async def rename(table: LiveTable, connection: Connection, number: int, name: str, request: str) -> None:
    seat = any_seat(table, number)
    if number not in connection.seats:
        check_host(table, connection)
    seat.name = clean_name(name, table.names(but=number))
    table.seat_changed(number)
    await table.changed(request)


async def add_nonce(table: LiveTable, connection: Connection, number: int, nonce: str, request: str) -> None:
    """What a page adds to the luck once it has seen the promise: to this match's, after its start to the next one's."""
    seat = own_seat(table, connection, number)
    if table.status == "lobby":
        seat.nonce = checked_nonce(nonce)
    else:
        seat.next_nonce = checked_nonce(nonce)
    await table.commit(request, meta=True)


async def leave(table: LiveTable, connection: Connection, number: int, request: str) -> None:
    """In the lobby the seat is free again; in a match a bot sails on until the person comes back."""
    seat = own_seat(table, connection, number)
    if table.status == "lobby":
        await empty_seat(table, number, request, "left")
        return
    seat.stand_in = seat.left = True
    seat.level = DEFAULT_LEVEL
    pass_host_on(table)
    table.seat_changed(number)
    await table.changed(request)


async def back(table: LiveTable, connection: Connection, number: int, request: str) -> None:
    own_seat(table, connection, number)
    take_wheel(table, number)
    await table.changed(request)


def take_wheel(table: LiveTable, number: int) -> None:
    seat = table.meta.seats[number]
    seat.stand_in = seat.left = False
    seat.level = None
    table.seat_changed(number)


async def kick(table: LiveTable, connection: Connection, number: int, request: str) -> None:
    """The seat goes to a bot, and its token dies."""
    check_host(table, connection)
    if not any_seat(table, number).is_person:
        raise Refused(NobodyThere(""))
    if number == table.meta.host:
        raise Refused(SeatTaken("", table.meta.seats[number].name))
    await empty_seat(table, number, request, "kicked")


async def empty_seat(table: LiveTable, number: int, request: str, reason: str) -> None:
    table.meta.seats[number] = new_bot(DEFAULT_LEVEL, table.names(but=number))
    table.meta.seats[number].device = number
    pass_host_on(table)
    table.seat_changed(number)
    await table.commit(request, meta=True)
    table.drop_seat(number, reason)
    table.review(tell=True)


def pass_host_on(table: LiveTable) -> None:
    """A host who is gone hands the rights to the next person who is not."""
    seats = table.meta.seats
    order = [(table.meta.host + step) % len(seats) for step in range(len(seats))]
    people = [number for number in order if seats[number].is_person and not seats[number].left]
    if people:
        table.meta.host = people[0]


async def count_votes(table: LiveTable, tell: bool = False) -> None:
    """After a vote, and after a voter has gone: does the crew agree now what to do about the missing one?"""
    missing = table.watch.seat
    decision = None if missing is None else table.watch.decision(table.voters(missing))
    if missing is not None and decision == "bot":
        bot_takes_over(table, missing)
        await table.changed()
    elif decision or tell:
        table.skipping = missing if decision == "skip" else table.skipping
        if decision == "wait":
            table.watch.stop()  # and starts again with the review
        table.review(tell=True)


def bot_takes_over(table: LiveTable, number: int) -> None:
    """The others voted so; the person has the wheel again on return."""
    seat = table.meta.seats[number]
    seat.stand_in, seat.level = True, DEFAULT_LEVEL
    table.seat_changed(number)
