"""Before the match: how many play, by which rules, who sits where; and the start. Callers hold the table's lock."""

from typing import Any

import msgspec

from ....bots import DEFAULT_LEVEL
from ....core.game import Game
from ....core.options import OptionValue, make_options
from ....core.refusals import Refused
from ...protocol.bodies import Ticket
from ...protocol.from_page import Lobby, Start
from ...protocol.refusals import FreeTextOff, NotYourSeat, OnlyInLobby, SeatTaken, StillAwaited
from ...security.keys import sealed
from ...store.meta import TableMeta
from ..audience.connection import Connection
from ..change import TableChange
from ..live import LiveTable
from ..match.match import Match
from ..match.shares import all_told, promise_for_open_nonces
from ..seats.seating import any_seat, check_host, new_bot, seat_on_device
from .nonces import fix

# Of a table; a rematch keeps them.
HABITS = ("pace", "windows", "window_limit", "patience", "turn_hours", "hints", "talk", "private_talk")
STRICTNESS = ("open", "invited", "closed")


def checked_options(game: Game[Any], given: dict[str, OptionValue], players: int) -> dict[str, OptionValue]:
    """All options with their values, or `BadOptions`."""
    options = make_options(game.options_type, game.seats, {**given, "players": players})
    values: dict[str, OptionValue] = msgspec.to_builtins(options)
    return values


async def set_up(table: LiveTable, connection: Connection, wish: Lobby, request: str) -> Ticket | None:
    """Everything the host may set at once: either all of it is done, or nothing."""
    if table.status != "lobby":
        check_wish_in_match(table, wish)
    if wish.talk not in (None, *table.talk_offered):
        raise Refused(FreeTextOff(""))
    players = len(table.meta.seats) if wish.players is None else wish.players
    options = checked_options(table.game, {**table.meta.options, **(wish.options or {})}, players)
    check_removed_seats(table, players)
    check_wished_seat(table, wish)
    if wish.holder == "device" and not connection.seats:
        raise Refused(NotYourSeat(""))  # nobody plays on a big screen
    async with table.change(request) as change:
        table.meta.options = options
        if wish.options is not None or wish.players is not None:
            ask_again(table.meta)
        resize(table, players)
        for habit in (*HABITS, "joining"):
            if (wanted := getattr(wish, habit)) is not None:
                setattr(table.meta, habit, wanted)
        change.meta_changed()
        return fill_seat(table, change, connection, wish)


def check_wish_in_match(table: LiveTable, wish: Lobby) -> None:
    """The people agreed to a match whose seats were closed, or open to a few: nobody opens them while it runs."""
    allowed = Lobby(
        wish.id,
        pace=wish.pace,
        window_limit=wish.window_limit,
        joining=wish.joining,
        patience=wish.patience,
        talk=wish.talk,
        private_talk=wish.private_talk,
    )
    joining = wish.joining or table.meta.joining
    if wish != allowed or STRICTNESS.index(joining) < STRICTNESS.index(table.meta.joining):
        raise Refused(OnlyInLobby(""))
    if (wish.patience or table.meta.patience) < table.meta.patience:
        check_nobody_is_awaited(table)


def check_nobody_is_awaited(table: LiveTable) -> None:
    """Refuses to shorten the time for people who are away while it protects somebody's seat."""
    for number in table.audience.apart:
        if not table.is_gone(number):
            raise Refused(StillAwaited("", table.meta.seats[number].name))


def ask_again(meta: TableMeta) -> None:
    """Drops the consent to a rematch, since it is about another match now."""
    for seat in meta.seats:
        seat.ready = False


def check_removed_seats(table: LiveTable, players: int) -> None:
    for seat in table.meta.seats[players:]:
        if seat.is_person:
            raise Refused(SeatTaken("", seat.name))


def check_wished_seat(table: LiveTable, wish: Lobby) -> None:
    """Only seats on the host's own device can be taken from a person here; for others there is `kick`."""
    table.services.thinkers.checked_level(wish.level or DEFAULT_LEVEL)
    if wish.seat is None:
        return
    seat, host = any_seat(table, wish.seat), table.meta.host
    if seat.is_person and (wish.seat == host or seat.device != table.meta.seats[host].device):
        raise Refused(SeatTaken("", seat.name))


def resize(table: LiveTable, players: int) -> None:
    seats = table.meta.seats
    del seats[players:]
    while len(seats) < players:
        seats.append(new_bot(DEFAULT_LEVEL, table.meta.names(), len(seats)))


def fill_seat(table: LiveTable, change: TableChange, connection: Connection, wish: Lobby) -> Ticket | None:
    number = wish.seat
    if number is None or number >= len(table.meta.seats) or wish.holder is None:
        return None
    change.lost_seats.append((number, "kicked"))
    if wish.holder == "device":
        change.given_seats.append((connection, number))
        ticket = seat_on_device(table, number)
        connection.tokens = (*connection.tokens, ticket.token or "")
        change.ticket = sealed_ticket(ticket, connection, change.request or "")
        return ticket
    seat = new_bot(wish.level or DEFAULT_LEVEL, table.meta.names(but=number), number)
    if wish.holder == "open":
        table.meta.sent_away = []  # it is open to everybody
        seat.holder, seat.level, seat.name = "open", None, ""
    table.meta.seats[number] = seat
    return None


def sealed_ticket(ticket: Ticket, connection: Connection, key: str) -> Ticket:
    """The ticket as it is kept for a repeated request: the server keeps no token that it could read."""
    token = sealed(ticket.token or "", connection.token_behind(key), key)
    return msgspec.structs.replace(ticket, token=token)


def begin_match(table: LiveTable) -> Match:
    """Give open seats to bots, fix the nonces, and set up the match, which uses the first luck.

    The seats' nonces and pledges are in its record from then on.
    """
    meta = table.meta
    for number, seat in enumerate(meta.seats):
        if seat.holder == "open":
            meta.seats[number] = new_bot(DEFAULT_LEVEL, meta.names(but=number), number)
    options = make_options(table.game.options_type, table.game.seats, meta.options)
    promise_for_open_nonces(meta)
    nonces, pledges = tuple(seat.nonce for seat in meta.seats), tuple(seat.pledge for seat in meta.seats)
    match = table.match = Match.begin(table.game, options, bytes.fromhex(meta.server_seed), nonces, pledges)
    meta.header, meta.opening = match.table.header, None
    for number, seat in enumerate(meta.seats):
        seat.nonce = seat.pledge = None
        table.seat_changed(number)
    match.lone = table.lone_person()
    match.play_forced_moves()
    meta.status = "running"
    return match


async def start(table: LiveTable, connection: Connection, message: Start, request: str) -> None:
    """Fix the shares in the luck. The match begins when their nonces are told (`begin`)."""
    check_host(table, connection)
    if not table.is_starting:
        async with table.change(request) as change:
            go(table, change)


def go(table: LiveTable, change: TableChange) -> None:
    """The match begins when the pages have told their nonces; at once if there is nothing to tell."""
    fix(table)
    if all_told(table.meta.seats):
        begin(table, change)
    else:
        change.meta_changed()


def begin(table: LiveTable, change: TableChange) -> None:
    """The nonces are told, or their time is over."""
    match = begin_match(table)
    change.meta_changed(tell=False)
    change.show_all(table.audience.connections, [line.event for line in match.log])
