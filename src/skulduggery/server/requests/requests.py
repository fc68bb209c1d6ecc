"""From each message of a page to its handler. A request is carried out once, under the table's lock."""

from typing import assert_never

from ...core.refusals import Refused
from ..protocol import wire
from ..protocol.refusals import NotStored
from ..registry.registry import Registry
from ..registry.running import RunningTable
from ..security.keys import request_key
from ..table import links, lobby, seating
from ..table.connection import Connection
from ..table.live import LiveTable
from . import hosting, notes, playing, reacting, voting


class Requests:
    """Carries out the messages of all pages."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def take(
        self, running: RunningTable, connection: Connection, message: wire.AnyRequest | wire.AnyNote
    ) -> None:
        table = running.table
        table.services.metrics.count("messages")
        async with table.lock:
            if connection.closing is not None:
                return
            if isinstance(message, wire.Request):
                connection.push(await self.answer(running, connection, message))
            else:
                take_note(running, connection, message)
            await recount(table)

    async def gone(self, running: RunningTable) -> None:
        """A page has closed: perhaps those who are left agree now."""
        async with running.table.lock:
            await recount(running.table)

    async def answer(self, running: RunningTable, connection: Connection, message: wire.AnyRequest) -> wire.ToPage:
        """The same id again gets the same answer, and nothing happens twice."""
        table = running.table
        key = request_key(asker(connection, message), message.id, message)
        known = table.answers.find(key)
        if known is not None:
            return known
        try:
            answer = await self.carry_out(running, connection, message, key)
        except Refused as refused:
            table.services.metrics.count("refusals")
            answer = wire.Refused(message.id, refused.refusal)
            if isinstance(refused.refusal, NotStored):
                return answer  # the page may try the same again
        table.answers.keep(key, answer)
        return answer

    async def carry_out(  # noqa: C901  # a flat table, one line for each request
        self, running: RunningTable, connection: Connection, message: wire.AnyRequest, key: str
    ) -> wire.ToPage:
        """From the type of a request to its handler. If a type has none, mypy fails, and so does a test."""
        table = running.table
        table.check_alive()
        match message:
            case wire.Play():
                return await playing.play(table, connection, message, key)
            case wire.Undo():
                await playing.undo(table, connection, message, key)
            case wire.Why():
                return playing.explain(table, connection, message)
            case wire.Lobby():
                return ack(table, message, ticket=await lobby.set_up(table, connection, message, key))
            case wire.NewLink():
                return ack(table, message, link=await links.new_link(table, connection, message.seat))
            case wire.Rematch():
                await hosting.rematch(self.registry, table, connection, message)
            case wire.Start():
                await lobby.start(table, connection, key)
            case wire.Pause():
                await hosting.pause(table, connection, message, key)
            case wire.End():
                await hosting.end(table, connection, key)
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
                await reacting.give_order(table, connection, message, key)
            case wire.Early():
                reacting.answer_early(running, connection, message)
            case wire.Vote():
                await voting.vote(table, connection, message)
            case _:
                assert_never(message)
        return ack(table, message)


def take_note(running: RunningTable, connection: Connection, message: wire.AnyNote) -> None:
    """From the type of a note to its handler. A refusal is sent under an empty id."""
    try:
        match message:
            case wire.Look():
                notes.look(running, connection, message)
            case wire.Here():
                notes.here(running.table, connection, message)
            case wire.Shout():
                notes.shout(running.table, connection, message)
            case _:
                assert_never(message)
    except Refused as refused:
        running.table.services.metrics.count("refusals")
        connection.push(wire.Refused("", refused.refusal))


async def recount(table: LiveTable) -> None:
    try:
        await voting.count_votes(table)
    except Refused:  # the store failed; everybody has been shown what is in it
        table.services.metrics.count("refusals")


def asker(connection: Connection, message: wire.AnyRequest) -> int:
    """Ids are a page's own: two pages may use the same one. A page is told by its seat."""
    seat = getattr(message, "seat", None)
    if isinstance(seat, int) and seat in connection.seats:
        return seat
    return connection.seats[0] if connection.seats else -1


def ack(
    table: LiveTable, message: wire.Request, link: str | None = None, ticket: wire.Ticket | None = None
) -> wire.Ack:
    if table.match is None:
        return wire.Ack(message.id, -1, "", link, ticket)
    return wire.Ack(message.id, table.match.number, table.match.chain, link, ticket)
