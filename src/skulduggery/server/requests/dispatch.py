"""What pages ask of a table. Each request is carried out once, under the table's lock, and gets one answer."""

from collections.abc import Awaitable, Callable
from typing import assert_never

import msgspec

from ...core.messages import AnyTarget
from ...core.record import UNREADABLE
from ...core.refusals import MatchOver, NotYourTurn, Refused, UnknownTarget
from ...core.table import read_move
from ..protocol import wire
from ..protocol.info import Status
from ..protocol.refusals import (
    BotAtTheWheel,
    NoSuchQuestion,
    NotOver,
    NotRunning,
    NotStored,
    NoVote,
    Stale,
    UnknownShout,
)
from ..reactions.invitations import keep_answer
from ..reactions.orders import give_order
from ..security.keys import request_key
from ..table import lobby, seating
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.match import Match
from ..table.rendering import undoer

LONGEST_ID = 64
SHOUTS = frozenset(
    (
        "arrr", "well-sailed", "your-turn", "truce", "good-game", "ouch", "lucky", "oh-no", "hurry", "thanks",
        "land-ahoy", "sorry",
    )
)  # fmt: skip

Rematcher = Callable[[LiveTable, str | None], Awaitable[str]]


class Requests:
    """Carries out the messages of all pages. `rematch` opens the next table."""

    def __init__(self, rematch: Rematcher) -> None:
        self.rematch = rematch

    async def take(self, table: LiveTable, connection: Connection, message: wire.AnyRequest | wire.AnyNote) -> None:
        table.services.metrics.count("messages")
        async with table.lock:
            if connection.closing is not None:
                return
            if isinstance(message, wire.Request):
                connection.push(await self.answer(table, connection, message))
            else:
                take_note(table, connection, message)
            await self.recount(table)

    async def gone(self, table: LiveTable) -> None:
        """A page has closed: perhaps those who are left agree."""
        async with table.lock:
            await self.recount(table)

    async def recount(self, table: LiveTable) -> None:
        try:
            await seating.count_votes(table)
        except Refused:  # the disk; everybody has been shown what is on it
            table.services.metrics.count("refusals")

    async def answer(self, table: LiveTable, connection: Connection, message: wire.AnyRequest) -> wire.ToPage:
        """The same id again gets the same answer, and nothing happens twice."""
        key = request_key(asker(connection, message), message.id, message)
        if key in table.answers:
            return table.answers[key]
        try:
            answer = await self.carry_out(table, connection, message, key)
        except Refused as refused:
            table.services.metrics.count("refusals")
            answer = wire.Refused(message.id, refused.refusal)
            if isinstance(refused.refusal, NotStored):
                return answer  # the page may try the same again
        table.remember(key, answer)
        return answer

    async def carry_out(  # noqa: C901  # a flat table, one line for each request
        self, table: LiveTable, connection: Connection, message: wire.AnyRequest, key: str
    ) -> wire.ToPage:
        """From the type of a request to its handler. If a type has none, mypy fails, and so does a test."""
        table.check_alive()
        match message:
            case wire.Play():
                return await play(table, connection, message, key)
            case wire.Undo():
                return await undo(table, connection, message, key)
            case wire.Why():
                return explain(table, connection, message)
            case wire.Lobby():
                return table.ack(message.id, ticket=await lobby.set_up(table, connection, message, key))
            case wire.NewLink():
                return table.ack(message.id, link=await seating.new_link(table, connection, message.seat))
            case wire.Rematch():
                await self.open_next(table, connection, message)
            case wire.Start():
                await lobby.start(table, connection, key)
            case wire.Pause():
                await pause(table, connection, message, key)
            case wire.End():
                await end(table, connection, key)
            case wire.Rename():
                await seating.rename(table, connection, message.seat, message.name, key)
            case wire.Leave():
                await seating.leave(table, connection, message.seat, key)
            case wire.Back():
                await seating.back(table, connection, message.seat, key)
            case wire.Kick():
                await seating.kick(table, connection, message.seat, key)
            case wire.Nonce():
                await seating.add_nonce(table, connection, message.seat, message.nonce, key)
            case wire.Order():
                await order(table, connection, message, key)
            case wire.Early():
                answer_early(table, connection, message)
            case wire.Vote():
                await vote(table, connection, message)
            case _:
                assert_never(message)
        return table.ack(message.id)

    async def open_next(self, table: LiveTable, connection: Connection, message: wire.Rematch) -> None:
        if table.status not in ("over", "frozen") or not connection.seats:
            raise Refused(NotOver(""))
        if table.meta.next_table is None:
            table.meta.next_table = await self.rematch(table, message.game)
            await table.changed()


def take_note(table: LiveTable, connection: Connection, message: wire.AnyNote) -> None:
    """A refusal still says why, under an empty id."""
    try:
        note(table, connection, message)
    except Refused as refused:
        table.services.metrics.count("refusals")
        connection.push(wire.Refused("", refused.refusal))


def note(table: LiveTable, connection: Connection, message: wire.AnyNote) -> None:
    """From the type of a note to its handler, as complete as that of the requests."""
    match message:
        case wire.Look():
            look(table, connection, message.seat)
        case wire.Here():
            connection.hidden = message.hidden
            table.review()
        case wire.Shout():
            shout(table, connection, message)
        case _:
            assert_never(message)


def asker(connection: Connection, message: wire.AnyRequest) -> int:
    """Ids are a page's own: two pages may use the same one. A page is told by its seat."""
    seat = getattr(message, "seat", None)
    if isinstance(seat, int) and seat in connection.seats:
        return seat
    return connection.seats[0] if connection.seats else -1


async def play(table: LiveTable, connection: Connection, message: wire.Play, key: str) -> wire.ToPage:
    match = current_match(table, connection, message.seat, message.at)
    first = match.saved
    events = match.play(message.seat, read_move(match.table.game, bytes(message.move)))
    await table.played(events, key)
    table.services.metrics.count("moves")
    return wire.Ack(message.id, first, match.receipt_of(match.table.entries[first].chain), None, None)


async def undo(table: LiveTable, connection: Connection, message: wire.Undo, key: str) -> wire.ToPage:
    """On a shared device any of its seats takes back for the one that can."""
    match = current_match(table, connection, message.seat, message.at)
    seat = undoer(match, (message.seat, *connection.seats))
    match.undo(message.seat if seat is None else seat)
    await table.played([], key, undone=True)
    return table.ack(message.id)


def current_match(table: LiveTable, connection: Connection, number: int, at: int) -> Match:
    """The match, if this page may change it and knows how it stands."""
    seat = seating.own_seat(table, connection, number)
    match = table.running_match()
    if seat.stand_in:
        raise Refused(BotAtTheWheel(""))
    if not match.last_change <= at <= match.number:
        raise Refused(Stale("", match.number))
    return match


def explain(table: LiveTable, connection: Connection, message: wire.Why) -> wire.ToPage:
    match = current_match(table, connection, message.seat, message.at)
    if match.asked is None:
        return wire.Explained(message.id, MatchOver(""))
    if match.asked != message.seat:
        return wire.Explained(message.id, NotYourTurn("", match.asked))
    try:
        target = msgspec.json.decode(message.target, type=AnyTarget)
    except UNREADABLE:
        return wire.Explained(message.id, UnknownTarget(""))
    return wire.Explained(message.id, match.game.why_not(match.state, target))


async def pause(table: LiveTable, connection: Connection, message: wire.Pause, key: str) -> None:
    await set_status(table, connection, "paused" if message.paused else "running", ("running", "paused"), key)


async def end(table: LiveTable, connection: Connection, key: str) -> None:
    await set_status(table, connection, "over", ("lobby", "running", "paused", "frozen"), key)


async def set_status(
    table: LiveTable, connection: Connection, status: Status, allowed: tuple[Status, ...], key: str
) -> None:
    seating.check_host(table, connection)
    if table.status not in allowed:
        raise Refused(NotRunning("", table.status))
    table.meta.status = status
    await table.changed(key)


def shout(table: LiveTable, connection: Connection, message: wire.Shout) -> None:
    seating.own_seat(table, connection, message.seat)
    if message.shout not in SHOUTS:
        raise Refused(UnknownShout(""))
    for other in table.connections:
        other.push(wire.Shouted(message.seat, message.shout))


def look(table: LiveTable, connection: Connection, seat: int | None) -> None:
    """Open a seat's view on a shared device, or draw the curtain."""
    if seat is not None:
        seating.own_seat(table, connection, seat)
    connection.looking = seat if len(connection.seats) > 1 else None
    table.show_all(connection)
    table.tell_reactions()


async def order(table: LiveTable, connection: Connection, message: wire.Order, key: str) -> None:
    """Only the seat's own pages are told."""
    seat, known = seating.own_seat(table, connection, message.seat), table.game.reactions
    if message.question is not None and message.question not in known:
        raise Refused(NoSuchQuestion("", message.question))
    questions = known if message.question is None else (message.question,)
    give_order(seat, message.order, questions, -1 if table.match is None else table.match.number)
    await table.commit(key, meta=True)
    table.reacting.nudge()


def answer_early(table: LiveTable, connection: Connection, message: wire.Early) -> None:
    if seating.own_seat(table, connection, message.seat).stand_in:
        raise Refused(BotAtTheWheel(""))
    match, data = table.running_match(), bytes(message.move)
    move = None if data == b"null" else read_move(match.game, data)
    keep_answer(table.reacting, message.seat, message.window, move)
    table.reacting.nudge()


async def vote(table: LiveTable, connection: Connection, message: wire.Vote) -> None:
    seating.own_seat(table, connection, message.seat)
    missing = table.watch.seat
    if missing is None or not table.watch.voting or message.seat not in table.voters(missing):
        raise Refused(NoVote(""))
    table.watch.votes[message.seat] = message.choice
    await seating.count_votes(table, tell=True)
