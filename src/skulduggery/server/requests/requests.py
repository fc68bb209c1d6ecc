"""From each message of a page to its handler. A request is carried out once, under the table's lock."""

from ...core.refusals import Refused
from ..protocol import from_page, to_page
from ..protocol.refusals import NotStored
from ..registry.registry import Registry
from ..registry.running_table import RunningTable
from ..security.keys import request_key
from ..table.agreement.votes import recount
from ..table.audience.connection import Connection
from ..table.live import LiveTable
from .call import Call
from .handlers import NOTES, RULES, by_host


class Requests:
    """Carries out the messages of all pages."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def take(self, running: RunningTable, connection: Connection, message: from_page.FromPage) -> None:
        table = running.table
        table.services.metrics.count("messages")
        async with table.lock:
            await table.services.nodes.confirm()
            if connection.closing is not None:
                return
            if isinstance(message, from_page.Request):
                connection.push(await self.answer(running, connection, message))
            elif isinstance(message, from_page.Note) and table.limits.notes.take(table.services.clock.elapsed()):
                take_note(Call(self.registry, running, connection), message)
            await recount(table)

    async def gone(self, running: RunningTable) -> None:
        """A page has closed: perhaps those who are left agree now."""
        async with running.table.lock:
            await recount(running.table)

    async def answer(self, running: RunningTable, connection: Connection, message: from_page.Request) -> to_page.ToPage:
        """The same id again gets the same answer, and nothing happens twice."""
        table = running.table
        key = request_key(asker(table, connection, message), message.id, message)
        known = table.answers.find(key, lambda: connection.token_behind(key))
        if known is not None:
            return known
        try:
            answer = await self.carry_out(Call(self.registry, running, connection, key), message)
        except Refused as refused:
            table.services.metrics.count("refusals")
            answer = to_page.Refused(message.id, refused.refusal)
            if isinstance(refused.refusal, NotStored):
                return answer  # the page may try the same again
        if not isinstance(message, from_page.AskSeat):  # a wish ends with the connection: the page must ask again
            table.answers.keep(key, answer)
        return answer

    async def carry_out(self, call: Call, message: from_page.Request) -> to_page.ToPage:
        rule = RULES[type(message)]
        call.table.check_alive()
        for check in rule.checks:
            check(call)
        answer = await rule.handler(call, message)
        return answer if isinstance(answer, to_page.ToPage) else call.table.acknowledge(call.key, answer)


def take_note(call: Call, message: from_page.Note) -> None:
    """A refusal is sent under an empty id."""
    try:
        NOTES[type(message)](call, message)
    except Refused as refused:
        call.table.services.metrics.count("refusals")
        call.connection.push(to_page.Refused("", refused.refusal))


def asker(table: LiveTable, connection: Connection, message: from_page.Request) -> str:
    """The hash of the token by which a request is recognised if it comes again.

    It is that of the seat for which the page asks, or of a big screen's secret. Requests of the host may give or take
    the seat that they name, so they go by the host's own.
    """
    wanted = table.meta.host if by_host in RULES[type(message)].checks else getattr(message, "seat", None)
    if wanted not in connection.seats:
        wanted = connection.seats[0] if connection.seats else None
    return connection.screen if wanted is None else table.meta.seats[wanted].token or ""
