"""Runs each WebSocket: hello first, then one message after the other. What cannot be read is refused."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...core.messages import Refusal
from ...core.record import UNREADABLE
from ...core.refusals import Refused
from ..nodes.nodes import Elsewhere
from ..protocol import from_page, to_page
from ..protocol.refusals import Garbage, OurMistake, TooLarge, too_fast
from ..registry.registry import Registry
from ..registry.running_table import RunningTable
from ..requests.requests import Requests
from ..security.browsers import address_of, is_from_here
from ..security.limits import Bucket
from ..store.base import StoreFailed
from ..table.audience.connection import NORMAL, TOO_SLOW, Connection
from ..table.limits import MESSAGES
from ..table.live import LiveTable
from ..table.seats.arrival import arrive, is_crowded
from ..table.seats.links import give_back
from ..transport.protocols import SOCKETS, Gone
from .websocket import Socket

log = logging.getLogger("skulduggery.socket")

FORBIDDEN = 4403
CROWDED = 4429

read_message: Callable[[bytes], from_page.FromPage] = msgspec.json.Decoder(from_page.AnyFromPage).decode


class Sockets:
    """Counts who is connected, and runs each connection."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.requests = Requests(registry)
        self.settings = registry.services.settings
        self.clock = registry.services.clock
        self.open: Counter[str] = Counter()

    def before(self, app: ASGIApp) -> ASGIApp:
        """Serve the path of the socket without the framework, whose layers cost more time than the rules of a game."""

        async def routed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET and scope["path"].startswith(SOCKETS):
                await self.serve(Socket(scope, receive, send))
            else:
                await app(scope, receive, send)

        return routed

    async def serve(self, socket: Socket) -> None:
        address = address_of(socket.request)
        await socket.accept()
        if not is_from_here(socket.request, self.settings):
            await socket.close(FORBIDDEN)
        elif self.open[address] >= self.settings.sockets_per_address:
            await socket.close(CROWDED)
        else:
            self.open[address] += 1
            try:
                await self.run(socket, address)
            finally:
                self.open[address] -= 1
                self.open += Counter()  # forget the zeros

    async def run(self, socket: Socket, address: str) -> None:
        bucket = Bucket(self.settings.messages_per_second, self.settings.message_burst, self.clock.elapsed())
        connection = Connection(address, self.settings, bucket)
        connection.socket = socket.protocol
        socket.protocol.when_full = connection.network_is_full
        closing = asyncio.create_task(close_at_the_end(socket, connection))
        running: RunningTable | None = None
        try:
            running = await self.greet(socket, connection)
            if running is not None:
                socket.protocol.welcome()
            while running is not None and connection.closing is None:
                message = self.read(connection, await socket.protocol.next_message())
                if message is not None:
                    await self.take(connection, running, message)
        except Gone:
            pass
        finally:
            if running is not None:
                running.table.detach(connection)
                await self.requests.gone(running)
            if connection.closing == TOO_SLOW:
                self.registry.services.metrics.count("dropped")
            connection.close(NORMAL)
            await closing

    async def greet(self, socket: Socket, connection: Connection) -> RunningTable | None:
        """The address says which table, and the first message by its tokens which seats."""
        try:
            first = await self.clock.within(self.settings.hello_seconds, socket.protocol.next_message())
            message = self.read(connection, first)
        except TimeoutError:
            message = None
        if not isinstance(message, from_page.Hello):
            connection.say_bye("hello")
        elif message.protocol != from_page.PROTOCOL:
            connection.say_bye("protocol")
        else:
            return await self.take_seats(socket.path.removeprefix(SOCKETS), connection, message)
        return None

    async def take_seats(self, table: str, connection: Connection, hello: from_page.Hello) -> RunningTable | None:
        try:
            running = await self.registry.table(table)
        except Refused:
            connection.say_bye("table")
            return None
        except (StoreFailed, Elsewhere):
            connection.close(TOO_SLOW)  # the page tries again
            return None
        async with running.table.lock:
            try:
                return running if await self.come(running, connection, hello) else None
            except Refused:  # the store failed
                connection.close(TOO_SLOW)
                return None

    async def come(self, running: RunningTable, connection: Connection, hello: from_page.Hello) -> bool:
        table = running.table
        if hello.screen is None:
            running.reactions.windows.forget_answers(await give_back(table, hello.tokens))
        connection.tokens = hello.tokens
        connection.seats = table.meta.seats_for(hello.tokens)
        if hello.screen is not None:
            connection.be_screen(hello.screen)
        if not self.is_admitted(table, connection):
            return False
        await arrive(table, connection, hello.seen)
        return True

    def is_admitted(self, table: LiveTable, connection: Connection) -> bool:
        """Whether this page may come to the table; otherwise it is told why not. Its hello counts as a message."""
        if connection.tokens and not connection.seats:
            connection.say_bye("kicked" if table.meta.is_sent_away(connection.tokens) else "seat")
        elif is_crowded(table, connection):
            connection.say_bye("crowded")
        elif connection.seats:
            connection.bucket = table.limits.bucket(MESSAGES, table.meta.seats[connection.seats[0]].token or "")
            if not connection.bucket.take(self.clock.elapsed()):
                connection.close(CROWDED)
        return connection.closing is None

    async def take(self, connection: Connection, running: RunningTable, message: from_page.FromPage) -> None:
        if isinstance(message, from_page.Hello):
            connection.push(to_page.Refused("", Garbage("", "hello was said already")))
            return
        try:
            await self.requests.take(running, connection, message)
        except StoreFailed:  # it is not certain that this node still owns the table
            connection.close(TOO_SLOW)
        except Exception:
            log.exception("a request failed", extra={"table": running.table.id, "request": type(message).__name__})
            request = message.id if isinstance(message, from_page.Request) else ""
            connection.push(to_page.Refused(request, OurMistake("")))

    def read(self, connection: Connection, data: bytes) -> from_page.FromPage | None:
        """A message of a page, or None if it was refused right here."""
        if not connection.bucket.take(self.clock.elapsed()):
            self.strike(connection, data)
            return None
        if len(data) > self.settings.longest_message:
            refuse(connection, b"", TooLarge("", self.settings.longest_message))
            return None
        try:
            message = read_message(data)
        except UNREADABLE as error:
            refuse(connection, data, Garbage("", str(error)[:200]))
            return None
        if isinstance(message, from_page.Request) and len(message.id) > from_page.LONGEST_ID:
            refuse(connection, b"", Garbage("", f"an id has at most {from_page.LONGEST_ID} characters"))
            return None
        return message

    def strike(self, connection: Connection, data: bytes) -> None:
        connection.strikes += 1
        if connection.strikes > self.settings.strikes:
            connection.say_bye("fast")
        else:
            refuse(connection, data, too_fast("messages", connection.bucket.wait()))


def refuse(connection: Connection, data: bytes, refusal: Refusal) -> None:
    connection.push(to_page.Refused(id_in(data), refusal))


def id_in(data: bytes) -> str:
    """The id of a message that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(data)
    except UNREADABLE:
        return ""
    request = found.get("id") if isinstance(found, dict) else None
    return request if isinstance(request, str) and len(request) <= from_page.LONGEST_ID else ""


async def close_at_the_end(socket: Socket, connection: Connection) -> None:
    """Waits until the page is gone or the connection is closed."""
    try:
        await connection.all_sent.wait()
        await socket.close(connection.closing or NORMAL)
    except (RuntimeError, OSError):  # the page has closed it first
        connection.close(NORMAL)
