"""A WebSocket as the web server hands it over. No framework stands between, since each message passes here."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from ..transport.protocols import WELCOME


class Gone(Exception):
    """The page has closed its socket."""


class Socket:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.receive_event: Any = receive
        self.send_event: Any = send

    def welcome(self) -> None:
        """This page has said hello: from now on its connection makes no room for others (`transport`)."""
        self.request.scope["extensions"][WELCOME]()  # type: ignore[index, operator]  # ours; Litestar types its own

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
