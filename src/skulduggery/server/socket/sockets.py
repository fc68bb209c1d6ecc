"""The WebSocket: hello first, then messages one by one. Garbage is answered; nothing a page sends ends the server."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...core.messages import Refusal
from ...core.record import UNREADABLE
from ...core.refusals import Refused
from ..protocol import wire
from ..protocol.refusals import Garbage, OurMistake, TooFast, TooLarge
from ..registry.registry import Hall
from ..requests.dispatch import LONGEST_ID
from ..security.browsers import address_of, is_from_here
from ..security.limits import Bucket
from ..store.base import StoreFailed
from ..table import seating
from ..table.connection import NORMAL, TOO_SLOW, Connection
from ..table.live import LiveTable

log = logging.getLogger("skulduggery.socket")

PATH = "/ws"
FORBIDDEN = 4403
CROWDED = 4429

read_message: Callable[[bytes], wire.AnyFromPage] = msgspec.json.Decoder(wire.AnyFromPage).decode


class Gone(Exception):
    """The page has closed its socket."""


class Socket:
    """A WebSocket as the web server hands it over. Nothing stands between: each message passes here."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.receive_event: Any = receive
        self.send_event: Any = send

    async def accept(self) -> None:
        await self.receive_event()  # says that somebody connects
        await self.send_event({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> bytes:
        event = await self.receive_event()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        return event.get("bytes") or b"" if text is None else text.encode(errors="replace")

    async def send(self, text: str) -> None:
        await self.send_event({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self.send_event({"type": "websocket.close", "code": code, "reason": ""})


class Sockets:
    """Counts who is connected, and runs each connection."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.services.settings
        self.clock = hall.services.clock
        self.open: Counter[str] = Counter()

    def before(self, app: ASGIApp) -> ASGIApp:
        """Takes the socket's path out of the framework's hands, whose layers cost more than the rules do."""

        async def routed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == PATH:
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
        bucket = Bucket(self.settings.messages_per_second, self.settings.message_burst, self.clock.now())
        connection = Connection(address, self.settings.queue_length, bucket)
        sending = asyncio.create_task(send_all(socket, connection))
        table: LiveTable | None = None
        try:
            table = await self.greet(socket, connection)
            while table is not None and connection.closing is None:
                await self.take_next(socket, connection, table)
        except Gone:
            pass
        finally:
            if table is not None:
                table.detach(connection)
                await self.hall.requests.gone(table)
            connection.close(NORMAL)
            await sending

    async def greet(self, socket: Socket, connection: Connection) -> LiveTable | None:
        """The first message says which table, and by its tokens which seats."""
        try:
            message = await asyncio.wait_for(self.receive(socket, connection), self.settings.hello_seconds)
        except TimeoutError:
            message = None
        if not isinstance(message, wire.Hello):
            connection.say_bye("hello")
        elif message.protocol != wire.PROTOCOL:
            connection.say_bye("protocol")
        else:
            return await self.take_seats(connection, message)
        return None

    async def take_seats(self, connection: Connection, hello: wire.Hello) -> LiveTable | None:
        try:
            table = await self.hall.table(hello.table)
        except Refused:
            connection.say_bye("table")
            return None
        except StoreFailed:
            connection.close(TOO_SLOW)  # the page tries again
            return None
        async with table.lock:
            connection.seats = table.seats_for(hello.tokens)
            if hello.tokens and not connection.seats:
                connection.say_bye("seat")
                return None
            return await self.sit_down(connection, table, hello.seen)

    async def sit_down(self, connection: Connection, table: LiveTable, seen: int) -> LiveTable | None:
        changed = take_wheels(table, connection) | share_device(table, connection)
        changed |= seating.withdraw_links(table, connection)
        try:
            if changed:
                await table.commit(None, meta=True)
        except Refused:  # the disk
            connection.close(TOO_SLOW)
            return None
        arrived = table.attach(connection, seen)
        table.review(tell=changed or arrived)
        return table

    async def take_next(self, socket: Socket, connection: Connection, table: LiveTable) -> None:
        message = await self.receive(socket, connection)
        if message is None:
            return
        if isinstance(message, wire.Hello):
            connection.push(wire.Refused("", Garbage("", "hello was said already")))
            return
        try:
            await self.hall.requests.take(table, connection, message)
        except Exception:
            log.exception("a request failed", extra={"table": table.id, "request": type(message).__name__})
            request = message.id if isinstance(message, wire.Request) else ""
            connection.push(wire.Refused(request, OurMistake("")))

    async def receive(self, socket: Socket, connection: Connection) -> wire.AnyFromPage | None:
        """The next message, or None if it was refused right here."""
        data = await socket.receive()
        if not connection.bucket.take(self.clock.now()):
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
        if isinstance(message, wire.Request) and len(message.id) > LONGEST_ID:
            refuse(connection, b"", Garbage("", f"an id has at most {LONGEST_ID} characters"))
            return None
        return message

    def strike(self, connection: Connection, data: bytes) -> None:
        connection.strikes += 1
        if connection.strikes > self.settings.strikes:
            connection.say_bye("fast")
        else:
            refuse(connection, data, TooFast(""))


def refuse(connection: Connection, data: bytes, refusal: Refusal) -> None:
    connection.push(wire.Refused(id_in(data), refusal))


def id_in(data: bytes) -> str:
    """The id of a message that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(data)
    except UNREADABLE:
        return ""
    request = found.get("id") if isinstance(found, dict) else None
    return request if isinstance(request, str) and len(request) <= LONGEST_ID else ""


def take_wheels(table: LiveTable, connection: Connection) -> bool:
    """Who comes back from an absence has the wheel again; who left on purpose must ask for it."""
    returned = [n for n in connection.seats if table.meta.seats[n].stand_in and not table.meta.seats[n].left]
    for number in returned:
        seating.take_wheel(table, number)
    return bool(returned)


def share_device(table: LiveTable, connection: Connection) -> bool:
    """Seats that come over one socket sit at one device."""
    if len(connection.seats) < 2:
        return False
    device = min(table.meta.seats[number].device for number in connection.seats)
    moved = [number for number in connection.seats if table.meta.seats[number].device != device]
    for number in moved:
        table.meta.seats[number].device = device
    return bool(moved)


async def send_all(socket: Socket, connection: Connection) -> None:
    """The only one who writes to the socket. Ends when the page is gone or the connection is closed."""
    try:
        while batch := await connection.next_batch():
            for text in batch:
                await socket.send(text)
        await socket.close(connection.closing or NORMAL)
    except (RuntimeError, OSError):  # the page was quicker
        connection.close(NORMAL)
