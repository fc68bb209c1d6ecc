"""A WebSocket as the web server hands it over. No framework stands between, since each message passes here."""

from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from ..transport.protocols import CUT_OFF, WELCOME


class Gone(Exception):
    """The page has closed its socket."""


class Socket:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.receive_event: Any = receive
        self.send_event: Any = send

    def welcome(self) -> None:
        """This page has said hello: from now on its connection makes no room for others (`transport`)."""
        self.extension(WELCOME)()

    def extension(self, name: str) -> Callable[[], None]:
        """What `transport` has put into the scope under this name."""
        found: Any = self.request.scope["extensions"]  # Litestar types only its own
        extension: Callable[[], None] = found[name]
        return extension

    async def accept(self) -> None:
        await self.receive_event()  # says that somebody connects
        await self.send_event({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> bytes:
        event = await self.receive_event()
        if event["type"] == "websocket.disconnect":
            raise Gone
        data: bytes = event["bytes"]  # a text, too: `transport` has checked it
        return data

    async def send(self, text: str) -> None:
        await self.send_event({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self.send_event({"type": "websocket.close", "code": code, "reason": ""})
        self.extension(CUT_OFF)()
