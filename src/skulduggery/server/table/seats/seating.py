"""Sitting down, getting up and coming back: everything about who holds a seat. Callers hold the table's lock."""

from ....bots import DEFAULT_LEVEL
from ....core.game import has_secrets
from ....core.messages import Refusal
from ....core.refusals import NoSuchSeat, Refused
from ...protocol.bodies import Ticket
from ...protocol.from_page import Back, Kick, Leave, Rename
from ...protocol.info import IN_MATCH
from ...protocol.refusals import (
    HostOnly,
    NobodyThere,
    NotRunning,
    NotYourSeat,
    SeatsClosed,
    SeatTaken,
    Starting,
    TableFull,
)
from ...security.keys import checked_nonce, hashed, new_token
from ...security.names import clean_name, make_bot_name, make_name
from ...store.meta import SeatMeta
from ..audience.connection import Connection
from ..change import TableChange
from ..live import LiveTable
from ..state import LIVE
from .host import pass_host_on


def own_seat(table: LiveTable, connection: Connection, seat: int) -> SeatMeta:
    if seat not in connection.seats:
        raise Refused(NotYourSeat(""))
    return table.meta.seats[seat]


def check_host(table: LiveTable, connection: Connection) -> None:
    """The host's seat, or the big screen on which the table was set up."""
    is_host_screen = bool(connection.screen) and connection.screen == table.meta.host_screen
    if table.meta.host not in connection.seats and not is_host_screen:
        raise Refused(HostOnly(""))


def any_seat(table: LiveTable, seat: int) -> SeatMeta:
    if not 0 <= seat < len(table.meta.seats):
        raise Refused(NoSuchSeat("", len(table.meta.seats)))
    return table.meta.seats[seat]


def new_bot(level: str, taken: list[str], device: int) -> SeatMeta:
    """A bot on a seat of its own: the device is named after the seat."""
    return SeatMeta(make_bot_name(taken), "bot", level, device=device)


async def join(table: LiveTable, name: str, nonce: str | None, wanted: int | None = None) -> Ticket:
    """Sit down on an open seat, or in the place of a bot. The token is shown this once."""
    if table.is_starting:
        raise Refused(Starting(""))
    number = seat_to_join(table, wanted)
    table.limits.check_asides(table.match)
    token = new_token()
    cleaned, checked = clean_name(name, table.meta.names(but=number)), checked_nonce(nonce)
    async with table.change() as change:
        seat = seat_person(table, change, number, cleaned, hashed(token))
        seat.nonce = checked if table.status == "lobby" else None
    return Ticket(table.id, number, token)


def seat_person(table: LiveTable, change: TableChange, number: int, name: str, token_hash: str) -> SeatMeta:
    """Somebody sits down on a seat that no person holds, with a device of their own."""
    before = table.meta.seats[number]
    seat = table.meta.seats[number] = SeatMeta(name, "person", token=token_hash, device=number)
    table.seat_changed(number)
    table.meta.forget_consent(number)
    if table.match is None:
        table.tell_crew("joined", name)
    else:
        table.tell_crew("took_over", name, before.name)
    change.meta_changed()
    return seat


def seat_to_join(table: LiveTable, wanted: int | None) -> int:
    free = table.free_seats()
    if not free:
        raise Refused(why_no_seat(table))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused(SeatTaken("", any_seat(table, wanted).name))
    return wanted


def why_no_seat(table: LiveTable) -> Refusal:
    if table.status not in LIVE:
        return NotRunning("", table.status)
    begun = table.status in IN_MATCH
    return SeatsClosed("", table.meta.joining) if begun and table.meta.joining != "open" else TableFull("")


def seat_on_device(table: LiveTable, number: int) -> Ticket:
    """Somebody else plays on the host's own device."""
    token = new_token()
    seat = SeatMeta(make_name(table.meta.names(but=number)), "person", token=hashed(token))
    seat.device = table.meta.seats[table.meta.host].device
    table.meta.seats[number] = seat
    return Ticket(table.id, number, token)


async def rename(table: LiveTable, connection: Connection, message: Rename, request: str) -> None:
    number, seat = message.seat, any_seat(table, message.seat)
    if number not in connection.seats:
        check_host(table, connection)
    cleaned = clean_name(message.name, table.meta.names(but=number))
    async with table.change(request) as change:
        if table.match is not None and cleaned != seat.name:
            table.tell_crew("renamed", seat.name, cleaned)
        seat.name = cleaned
        table.seat_changed(number)
        change.meta_changed()


async def leave(table: LiveTable, connection: Connection, message: Leave, request: str) -> None:
    """In the lobby the seat is free again; in a match a bot plays on until the person comes back."""
    number, seat = message.seat, own_seat(table, connection, message.seat)
    if table.status == "lobby":
        await empty_seat(table, number, request, "left")
        return
    async with table.change(request) as change:
        seat.left = True
        let_bot_play(table, number)
        table.tell_crew("left_to_bot", seat.name)
        pass_host_on(table)
        change.meta_changed()


async def back(table: LiveTable, connection: Connection, message: Back, request: str) -> None:
    own_seat(table, connection, message.seat)
    async with table.change(request) as change:
        let_person_play(table, message.seat)
        pass_host_on(table)
        change.meta_changed()


def let_bot_play(table: LiveTable, number: int) -> None:
    """A bot plays for the person of this seat from now on."""
    seat = table.meta.seats[number]
    seat.stand_in, seat.level = True, DEFAULT_LEVEL
    table.seat_changed(number)


def let_person_play(table: LiveTable, number: int) -> None:
    """The person of this seat plays again, instead of the bot."""
    seat = table.meta.seats[number]
    if seat.stand_in:
        table.tell_crew("back", seat.name)
    seat.stand_in = seat.left = False
    seat.level = None
    table.seat_changed(number)


async def kick(table: LiveTable, connection: Connection, message: Kick, request: str) -> None:
    """The seat goes to a bot, and its token is no longer valid. Nobody sends the founder of a match away."""
    number = message.seat
    if not any_seat(table, number).is_person:
        raise Refused(NobodyThere(""))
    if number == table.meta.host or (number == table.meta.founder and table.status != "lobby"):
        raise Refused(SeatTaken("", table.meta.seats[number].name))
    await empty_seat(table, number, request, "kicked")


async def empty_seat(table: LiveTable, number: int, request: str, reason: str) -> None:
    async with table.change(request) as change:
        before = table.meta.seats[number]
        bot = table.meta.seats[number] = new_bot(DEFAULT_LEVEL, table.meta.names(but=number), number)
        if reason == "kicked":
            table.meta.send_away(before)
        if number == table.meta.founder:
            table.meta.founder = None
        bot.vacated = table.status != "lobby" and has_secrets(table.game)
        table.tell_crew("left" if reason == "left" else "sent_away", before.name, bot.name)
        pass_host_on(table)
        table.seat_changed(number)
        change.meta_changed()
        change.lost_seats.append((number, reason))
