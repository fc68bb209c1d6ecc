"""From each message of a page to its handler. A request is carried out once, under the table's lock."""

from typing import assert_never

from ...core.refusals import Refused
from ..notices import addresses
from ..protocol import from_page, to_page
from ..protocol.refusals import NotStored, OnlyInLobby, Starting
from ..registry.registry import Registry
from ..registry.running import RunningTable
from ..security.keys import owner_in, request_key
from ..table import agreeing, asking, ending, links, lobby, screens, seating, sharing, voting
from ..table.change import Overtaken, insist
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.voting import recount
from . import hinting, hosting, notes, playing, reacting

# The pledges belong to the seats of the match that is about to start.
NOT_WHILE_STARTING = (from_page.Lobby, from_page.Leave, from_page.Kick, from_page.End)
OF_THE_HOST = (from_page.Lobby, from_page.Kick, from_page.GiveSeat)


class Requests:
    """Carries out the messages of all pages."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def take(
        self, running: RunningTable, connection: Connection, message: from_page.AnyRequest | from_page.AnyNote
    ) -> None:
        table = running.table
        table.services.metrics.count("messages")
        async with table.lock:
            if connection.closing is not None:
                return
            if isinstance(message, from_page.Request):
                connection.push(await self.answer(running, connection, message))
            elif not table.limits.is_too_loud():
                take_note(running, connection, message)
            await recount(table)

    async def gone(self, running: RunningTable) -> None:
        """A page has closed: perhaps those who are left agree now."""
        async with running.table.lock:
            await recount(running.table)

    async def answer(
        self, running: RunningTable, connection: Connection, message: from_page.AnyRequest
    ) -> to_page.ToPage:
        """The same id again gets the same answer, and nothing happens twice."""
        try:
            return await self.answer_once(running, connection, message)
        except Overtaken:  # seldom; so most requests need not pass through `insist`
            return await insist(lambda: self.answer_once(running, connection, message))

    async def answer_once(
        self, running: RunningTable, connection: Connection, message: from_page.AnyRequest
    ) -> to_page.ToPage:
        table = running.table
        key = request_key(asker(table, connection, message), message.id, message)
        known = table.answers.find(key, lambda: connection.token_behind(key))
        if known is not None:
            return known
        try:
            answer = await self.carry_out(running, connection, message, key)
        except Overtaken:
            raise  # it may have been this very request, sent to another node
        except Refused as refused:
            table.services.metrics.count("refusals")
            answer = to_page.Refused(message.id, refused.refusal)
            if isinstance(refused.refusal, NotStored):
                return answer  # the page may try the same again
        if not isinstance(message, from_page.AskSeat):  # a wish ends with the connection: the page must ask again
            table.answers.keep(key, answer)
        return answer

    async def carry_out(  # noqa: C901  # a flat table, one line for each request
        self, running: RunningTable, connection: Connection, message: from_page.AnyRequest, key: str
    ) -> to_page.ToPage:
        """From the type of a request to its handler. If a type has none, mypy fails, and so does a test."""
        table = running.table
        table.check_alive()
        if table.is_starting and isinstance(message, NOT_WHILE_STARTING):
            raise Refused(Starting(""))
        match message:
            case from_page.Play():
                reacting.check_moment(running, message.seat)
                return await playing.play(table, connection, message, key)
            case from_page.Undo():
                await playing.undo(table, connection, message, key)
            case from_page.Why():
                return playing.explain(table, connection, message)
            case from_page.Hint():
                await hinting.hint(running, connection, message, key)
            case from_page.Lobby():
                return table.acknowledge(key, ticket=await lobby.set_up(table, connection, message, key))
            case from_page.NewLink():
                return table.acknowledge(key, link=await links.new_link(table, connection, message, key))
            case from_page.Notices():
                table.limits.check_notices(owner_in(key))
                await addresses.set_notices(table, connection, message, key)
            case from_page.Feed():
                table.limits.check_notices(owner_in(key))
                return table.acknowledge(key, link=await addresses.set_feed(table, connection, message, key))
            case from_page.Rematch():
                await hosting.rematch(self.registry, table, connection, message, key)
            case from_page.Start():
                if table.status != "lobby":
                    raise Refused(OnlyInLobby(""))
                if table.meta.agreeing:
                    await agreeing.agree(table, connection, message, key)
                else:
                    await lobby.start(table, connection, key)
            case from_page.Pause():
                await hosting.pause(table, connection, message, key)
            case from_page.End():
                await ending.end(table, connection, message, key)
            case from_page.Rename():
                table.limits.check_seat_change(owner_in(key), table.match)
                await seating.rename(table, connection, message.seat, message.name, key)
            case from_page.Leave():
                table.limits.check_seat_change(owner_in(key), table.match)
                await seating.leave(table, connection, message.seat, key)
            case from_page.Back():
                table.limits.check_seat_change(owner_in(key), table.match)
                await seating.back(table, connection, message.seat, key)
            case from_page.Kick():
                table.limits.check_asides(table.match)
                await seating.kick(table, connection, message.seat, key)
            case from_page.Pledge():
                await sharing.promise(table, connection, message.seat, message.pledge, key)
            case from_page.Nonce():
                await sharing.tell(table, connection, message.seat, message.nonce, key)
                answer = table.acknowledge(key)  # as it was kept, before the match begins
                await running.open_if_told()
                return answer
            case from_page.Order():
                await reacting.give_order(table, connection, message, key)
            case from_page.Early():
                reacting.answer_early(running, connection, message)
            case from_page.Nobody():
                reacting.nobody(running, connection, message)
            case from_page.Vote():
                await voting.vote(table, connection, message)
            case from_page.AskSeat():
                table.limits.check_seat_change(owner_in(key), table.match)
                return table.acknowledge(key, ticket=asking.ask(table, connection, message))
            case from_page.GiveSeat():
                await asking.give(table, connection, message, key)
            case from_page.Point():
                table.limits.check_notices(owner_in(key))
                await screens.allow_pointing(table, connection, message, key)
            case _:
                assert_never(message)
        return table.acknowledge(key)


def take_note(running: RunningTable, connection: Connection, message: from_page.AnyNote) -> None:
    """From the type of a note to its handler. A refusal is sent under an empty id."""
    try:
        match message:
            case from_page.Look():
                notes.look(running, connection, message)
            case from_page.Here():
                notes.here(running.table, connection, message)
            case from_page.Shout():
                notes.shout(running.table, connection, message)
            case from_page.Seen():
                notes.seen(running, connection, message)
            case from_page.Picked():
                reacting.pick(running, connection, message)
            case _:
                assert_never(message)
    except Refused as refused:
        running.table.services.metrics.count("refusals")
        connection.push(to_page.Refused("", refused.refusal))


def asker(table: LiveTable, connection: Connection, message: from_page.AnyRequest) -> str:
    """The hash of the token by which a request is recognised if it comes again.

    It is that of the seat for which the page asks, or of a big screen's secret. Requests of the host may give or take
    the seat that they name, so they go by the host's own.
    """
    wanted = table.meta.host if isinstance(message, OF_THE_HOST) else getattr(message, "seat", None)
    if wanted not in connection.seats:
        wanted = connection.seats[0] if connection.seats else None
    return connection.screen if wanted is None else table.meta.seats[wanted].token or ""
