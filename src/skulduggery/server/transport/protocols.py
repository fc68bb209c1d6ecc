"""uvicorn's HTTP and WebSocket protocols, with limits for what never reaches the application.

- A request must arrive within `request_seconds`, and a connection without any request is closed after that time.
- A WebSocket may send so many frames, pings and fragments included (`frames_per_message`).
- A peer who does not read is cut off (`close_seconds`): an orderly end would wait for it for ever.

Messages do not pass through uvicorn's own `receive` and `send`: these stop and start reading for each message, and
write each message by itself. That is a system call each time, and system calls are a large part of the cost of a move.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import OPEN

from ..nodes.nodes import ALONE, Nodes
from ..security.hosts import host_of, is_known, own_names
from ..security.limits import Bucket
from .connections import Connections
from .splice import Splice

SLICE = 2048  # bytes that are parsed before the frames in them are counted: at most 340 of them
SWITCHING = 101  # the status of an accepted handshake
EXTENSION = "skulduggery.protocol"  # in the scope: this protocol, which the application talks to
MOST_UNREAD = 16  # messages that wait for the application; with more of them nothing is read from the network
SOCKETS = "/ws/"  # the address of a socket; the id of its table follows
RECEIVING = (h11.IDLE, h11.SEND_BODY)  # states of a peer whose request is not complete


class Gone(Exception):
    """The page has closed its socket."""


class LimitedConfig(uvicorn.Config):
    """uvicorn makes a protocol for each connection and gives it the configuration: so the limits come with it.

    Sockets for tables of other `nodes` are passed on.
    """

    def __init__(self, connections: Connections, app: Any, nodes: Nodes = ALONE, **more: Any) -> None:
        settings = connections.settings
        self.known = connections
        self.limits = settings
        self.nodes = nodes
        self.names = own_names(settings)
        super().__init__(
            app,
            http=LimitedHttp,
            ws=LimitedWebSocket,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            **more,
        )


class LimitedHttp(H11Protocol):
    """`is_passed_on`: a socket for a table that another node owns, perhaps. Its request has arrived."""

    config: LimitedConfig
    deadline: asyncio.TimerHandle | None = None
    is_passed_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if self.config.known.admit(transport):
            self.set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.clear_deadline()
        self.config.known.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        has_arrived = self.is_passed_on or self.conn.their_state not in RECEIVING
        if has_arrived or self.transport.get_protocol() is not self:
            self.clear_deadline()
        elif self.deadline is None:
            self.set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        nodes, table = self.config.nodes, table_in(event.target)
        scope: Any = self.scope  # uvicorn and Litestar each have a type for it
        if not nodes.is_shared or not table or not is_known(host_of(scope), self.config.names):
            super().handle_websocket_upgrade(event)
            return
        self.is_passed_on = True
        self.transport.pause_reading()
        self.connections.discard(self)
        proceed = partial(super().handle_websocket_upgrade, event)
        splice = Splice(self.config.known, nodes, self.transport, self.connections, proceed)
        task = self.loop.create_task(splice.run(table, event))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(self.config.limits.close_seconds, self.transport.abort)

    def set_deadline(self) -> None:
        self.deadline = self.loop.call_later(self.config.limits.request_seconds, self.transport.abort)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class LimitedWebSocket(WebSocketsSansIOProtocol):
    config: LimitedConfig
    allowed: Bucket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.config.limits
        burst = (limits.message_burst + limits.strikes) * limits.frames_per_message
        self.allowed = Bucket(limits.messages_per_second * limits.frames_per_message, burst, self.loop.time())
        self.inbox: asyncio.Queue[Any] = self.queue  # uvicorn adds events to it that say how the socket ends
        self.when_full: Callable[[bool], None] = lambda is_full: None

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.known.gone(self.transport)
        super().connection_lost(exc)
        self.when_full(False)  # whoever waits to send need not wait any longer

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Counts the frames that were parsed before uvicorn handles them. The handshake is no frame."""
        if self.handshake_initiated:
            now = self.loop.time()
            for _ in self.conn.events:
                if not self.allowed.take(now):
                    self.refuse_frames()
                    return
        super().handle_events()

    def refuse_frames(self) -> None:
        """Closes a socket that has sent too many frames."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.config.known.drop(self.transport)

    def send_receive_event_to_app(self) -> None:
        """uvicorn calls this with each message that the library has read. The application reads it as bytes.

        Ends a socket whose text is none. uvicorn logs a traceback here, or even fails after a close frame.
        """
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not is_text(data):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        self.inbox.put_nowait(data)
        if self.inbox.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- what the application calls

    def welcome(self) -> None:
        """The page has said hello: from now on its connection makes no room for others."""
        self.config.known.welcome(self.transport)

    async def next_message(self) -> bytes:
        """`Gone`: the socket is closed."""
        found = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if not isinstance(found, bytes):
            raise Gone
        return found

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Sends all texts in one go. Does nothing once the socket is closed."""
        if self.conn.state is OPEN and not self.transport.is_closing():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.when_full(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_full(False)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def cut_off_soon(self) -> None:
        """The application has closed the socket, and the peer may not read that."""
        self.loop.call_later(self.config.limits.close_seconds, self.transport.abort)


def table_in(target: bytes) -> str:
    """The id of the table in the address of a socket."""
    path = target.partition(b"?")[0].decode("latin-1")
    return path.removeprefix(SOCKETS) if path.startswith(SOCKETS) else ""


def is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
