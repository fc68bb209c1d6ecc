"""uvicorn's HTTP and WebSocket protocols, with limits for what never reaches the application.

- A request must arrive within `request_seconds`, and a connection without any request is closed after that time.
- A WebSocket may send so many frames, pings and fragments included (`frames_per_message`).
- A peer who does not read is cut off (`close_seconds`): an orderly end would wait for it for ever.

Messages do not pass through uvicorn's own queue and `send`: these stop and start reading for each message, and write
each message by itself. That is a system call each time, and system calls are a large part of the cost of a move.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import OPEN

from ..security.limits import Bucket
from .connections import Connections
from .frames import are_whole, frame_head, text_in
from .inbox import Gone, Inbox
from .soon import Soon

SLICE = 2048  # bytes that are parsed before the frames in them are counted: at most 340 of them
SWITCHING = 101  # the status of an accepted handshake
LINE = "skulduggery.line"  # in the scope: this protocol, which the application talks to
MOST_UNREAD = 16  # messages that wait for the application; with more of them nothing is read from the network
RECEIVING = (h11.IDLE, h11.SEND_BODY)  # states of a peer whose request is not complete


class LimitedConfig(uvicorn.Config):
    """uvicorn makes a protocol for each connection and gives it the configuration: so the limits come with it."""

    def __init__(self, connections: Connections, app: Any, **more: Any) -> None:
        settings = connections.settings
        self.known = connections
        self.limits = settings
        self.soon = Soon()
        super().__init__(
            app,
            http=LimitedHttp,
            ws=LimitedWebSocket,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            **more,
        )


class LimitedHttp(H11Protocol):
    config: LimitedConfig
    deadline: asyncio.TimerHandle | None = None

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
        if self.transport.get_protocol() is not self or self.conn.their_state not in RECEIVING:
            self.clear_deadline()
        elif self.deadline is None:
            self.set_deadline()

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
    """`is_between_frames`: whether the library has been given whole frames only, and waits for no more of them."""

    config: LimitedConfig
    allowed: Bucket
    is_between_frames = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.config.limits
        burst = (limits.message_burst + limits.strikes) * limits.frames_per_message
        self.allowed = Bucket(limits.messages_per_second * limits.frames_per_message, burst, self.loop.time())
        self.inbox = self.queue = Inbox(self.loop)  # type: ignore[assignment]  # all of a queue that uvicorn uses
        self.when_full: Callable[[bool], None] = lambda is_full: None

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.known.gone(self.transport)
        super().connection_lost(exc)
        self.when_full(False)  # whoever waits to send need not wait any longer

    def data_received(self, data: bytes) -> None:
        """Most messages need not pass through the library (`frames.py`)."""
        if self.is_between_frames and len(data) <= SLICE and self.conn.state is OPEN:
            text = text_in(data)
            if text is not None:
                self.take_text(text)
                return
        self.is_between_frames = self.is_between_frames and are_whole(data)
        self.parse(data)

    def take_text(self, text: bytes) -> None:
        if not self.allowed.take(self.loop.time()):
            self.refuse_frames()
        elif not self.close_sent:
            self.hand_over(text, is_binary=False)

    def parse(self, data: bytes) -> None:
        if len(data) <= SLICE:
            super().data_received(data)
            return
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
        """There were too many of them."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.config.known.drop(self.transport)

    def send_receive_event_to_app(self) -> None:
        """uvicorn calls this with each message that the library has read."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hand_over(data, self.curr_msg_data_type == "bytes")

    def hand_over(self, data: bytes, is_binary: bool) -> None:
        """Hands a message over as bytes, which is how the application reads it.

        Ends a socket whose text is none. uvicorn logs a traceback here, or even fails after a close frame.
        """
        if not is_binary and not is_text(data):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        self.inbox.put_nowait(data)
        if len(self.inbox) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.is_between_frames = True
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    # --- what the application calls

    def welcome(self) -> None:
        """Its page has said hello: from now on the connection makes no room for others."""
        self.config.known.welcome(self.transport)

    async def next_message(self) -> bytes:
        """`Gone`: the socket is closed."""
        found = await self.inbox.get()
        if self.read_paused and not self.inbox:
            self.read_paused = False
            self.transport.resume_reading()
        if not isinstance(found, bytes):
            raise Gone
        return found

    def call_soon(self, work: Callable[[], None]) -> None:
        self.config.soon.call(work, self.loop)

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """All of them in one go. Does nothing once the socket is closed."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))

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


def is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
