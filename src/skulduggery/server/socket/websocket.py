"""A WebSocket as the web server hands it over. No framework stands between, since each message passes here."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from ..transport.protocols import EXTENSION, LimitedWebSocket


class Socket:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self.path: str = scope["path"]
        self.receive_event: Any = receive
        self.send_event: Any = send
        extensions: Any = scope["extensions"]  # Litestar types only its own
        self.protocol: LimitedWebSocket = extensions[EXTENSION]

    async def accept(self) -> None:
        await self.receive_event()  # says that somebody connects
        await self.send_event({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def close(self, code: int) -> None:
        await self.send_event({"type": "websocket.close", "code": code, "reason": ""})
        self.protocol.cut_off_soon()
