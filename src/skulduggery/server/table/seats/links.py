"""One-time links: they move a seat to another device, or open the seat of a person who is gone.

A person's seat is never opened without its owner, unless the others agree. Then everybody is told, and the owner's
token still opens the seat. Callers hold the table's lock.
"""

from collections.abc import Sequence

from ....core.game import has_secrets
from ....core.refusals import Refused
from ...protocol.bodies import Ticket
from ...protocol.from_page import NewLink
from ...protocol.refusals import (
    LinkUsed,
    NobodyThere,
    NotYourSeat,
    SeatTaken,
    SeatVacated,
    StillAwaited,
    TooFewAgree,
)
from ...security.keys import find_secret, hashed, new_token, sealed
from ...security.names import make_name
from ...store.meta import SeatMeta
from ..audience.connection import Connection
from ..change import TableChange
from ..live import LiveTable
from .seating import any_seat, check_host, seat_person

FEWEST_WHO_AGREE = 2  # devices, to open a seat with secrets: one person alone is no crew


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
        if seat.reissued and seat.token is not None:
            seat.owner = seat.owner or seat.token
            table.meta.forget_consent(number)
            table.tell_crew("link_opened", seat.name)
        seat.give_to(hashed(token))
        seat.device = number
        change.meta_changed()
        change.lost_seats.append((number, "moved"))


async def take_over(table: LiveTable, number: int, token: str) -> None:
    """The host has invited somebody to a bot's seat. Perhaps the seats were closed since."""
    if not table.may_invite(number):
        raise Refused(LinkUsed(""))
    async with table.change() as change:
        seat_person(table, change, number, make_name(table.meta.names(but=number)), hashed(token))


async def give_back(table: LiveTable, tokens: Sequence[str]) -> tuple[int, ...]:
    """The owner of a seat that the others have opened is back: whoever holds it by the link loses it.

    Nothing of that holder is left with the seat. Returns the seats.
    """
    owned = table.meta.seats_owned(tokens)
    if not owned:
        return ()
    async with table.change() as change:
        for number in owned:
            seat = table.meta.seats[number]
            seat.give_to(seat.owner or "")
            seat.owner, seat.left, seat.order, seat.device = None, False, None, number
            table.meta.forget_consent(number)
            table.absence.votes.pop(number, None)
            table.tell_crew("returned", seat.name)
            change.lost_seats.append((number, "returned"))
        change.meta_changed()
    return owned


async def new_link(table: LiveTable, connection: Connection, message: NewLink, request: str) -> str | None:
    """A link to one's own seat. The host also invites to a bot's seat, or to one that nobody has held (in a fork).

    For a person who is gone the host needs the consent of the others. None: it was asked for, or answered.
    """
    number, seat = message.seat, any_seat(table, message.seat)
    is_own = number in connection.seats
    if not is_own and seat.is_person and seat.token is not None:
        return await hand_over(table, connection, message, request)
    if not is_own:
        check_host(table, connection)
    if not seat.is_person and not table.may_invite(number):
        raise Refused(SeatVacated("") if seat.vacated else NobodyThere(""))
    async with table.change(request) as change:
        return make_link(table, connection, change, seat, reissued=not is_own)


async def hand_over(table: LiveTable, connection: Connection, message: NewLink, request: str) -> str | None:
    """The host wants a link to the seat of a person who is gone. The others agree, or drop this wish."""
    number, seat = message.seat, table.meta.seats[message.seat]
    if not seat.handing:
        check_host(table, connection)
    if not connection.seats:
        raise Refused(NotYourSeat(""))
    check_gone(table, number)
    async with table.change(request) as change:
        new = [other for other in connection.seats if other not in seat.handing]
        seat.handing = [*seat.handing, *new] if message.agreed else []
        change.meta_changed()
        consent = table.handing(number)
        if table.meta.host not in connection.seats or consent is None or consent.awaited:
            return None
        table.tell_crew("link_made", seat.name)
        return make_link(table, connection, change, seat, reissued=True)


def check_gone(table: LiveTable, number: int) -> None:
    name = table.meta.seats[number].name
    if table.audience.is_here(number):
        raise Refused(SeatTaken("", name))
    if not table.is_gone(number):
        raise Refused(StillAwaited("", name))
    if has_secrets(table.game) and devices(table, table.crew_without(number)) < FEWEST_WHO_AGREE:
        raise Refused(TooFewAgree("", name))


def devices(table: LiveTable, seats: Sequence[int]) -> int:
    """A seat that was opened by such a link does not count: nobody knows who holds it."""
    found = [table.meta.seats[number] for number in seats]
    return len({seat.device for seat in found if seat.owner is None})


def make_link(table: LiveTable, connection: Connection, change: TableChange, seat: SeatMeta, reissued: bool) -> str:
    """Everybody is told of a link that the host made (`reissued`): whoever opens it sees that seat's secrets."""
    secret = new_token()
    link, request = f"/claim#{table.id}.{secret}", change.request or ""
    change.link = sealed(link, connection.token_behind(request), request)
    seat.link, seat.reissued, seat.handing = hashed(secret), reissued, []
    seat.link_until = table.services.clock.now() + table.services.settings.link_seconds
    change.meta_changed()
    return link


def withdraw_links(table: LiveTable, connection: Connection) -> bool:
    """A person who is back needs no new link: the one that the host made, or wants to make, is void."""
    held = [seat for number, seat in enumerate(table.meta.seats) if number in connection.seats]
    found = [seat for seat in held if seat.reissued or seat.handing]
    for seat in found:
        seat.link, seat.reissued, seat.handing = None, False, []
    return bool(found)
