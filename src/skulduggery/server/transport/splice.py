"""Passes the socket of a page on to the node that owns its table: bytes in, bytes out, and nothing is read.

The owner checks and limits the socket like its own ones. It is told the address of the page in a header.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import h11

from ...core.refusals import Refused
from ..nodes.nodes import Elsewhere, Nodes
from ..nodes.relay import (
    CONNECT_SECONDS,
    OURS,
    TAKEOVER_SECONDS,
    TRY_AGAIN_SECONDS,
    headers_for,
    note_silence,
    place_of,
    without,
)
from ..store.base import StoreFailed
from .connections import Connections, address_of

log = logging.getLogger("skulduggery.nodes")


class End(asyncio.Protocol):
    """One of two connections. What it receives is written to the other one."""

    def __init__(self, close: Callable[[], None]) -> None:
        self.close = close
        self.transport: asyncio.Transport | None = None
        self.other: asyncio.Transport | None = None
        self.received = 0  # times

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += 1
        if self.other is not None:
            self.other.write(data)

    def pause_writing(self) -> None:
        if self.other is not None:
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.close()


class OwnersEnd(End):
    """The connection to the owner. The first bytes are its handshake; the next ones answer the page's hello."""

    def __init__(self, close: Callable[[], None], welcome: Callable[[], None]) -> None:
        super().__init__(close)
        self.welcome = welcome

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.received == 2:
            self.welcome()


class PagesEnd(End):
    """The connection to the page. One that takes nothing for `patience` seconds is cut off.

    Its owner cannot do that: while the page is full, nothing is read from the owner, not even that it has closed.
    """

    def __init__(self, close: Callable[[], None], transport: asyncio.Transport, patience: float) -> None:
        super().__init__(close)
        self.transport: asyncio.Transport = transport
        self.patience = patience
        self.timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        super().connection_lost(exc)

    def look_later(self) -> None:
        size = self.transport.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(self.patience, self.look, size)

    def look(self, before: int) -> None:
        if self.transport.get_write_buffer_size() < before:
            self.look_later()
        else:
            self.transport.abort()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Splice:
    """`proceed`: the table is ours, or nobody's. `state`: what the web server closes when it stops."""

    def __init__(
        self,
        known: Connections,
        nodes: Nodes,
        transport: asyncio.Transport,
        state: set[Any],
        proceed: Callable[[], None],
    ) -> None:
        self.known = known
        self.nodes = nodes
        self.transport = transport
        self.state = state
        self.proceed = proceed
        self.close_seconds = known.settings.close_seconds
        self.page = PagesEnd(self.shutdown, transport, known.settings.slow_seconds + self.close_seconds)
        self.owner = OwnersEnd(self.shutdown, lambda: known.welcome(transport))
        self.death: asyncio.Future[None] | None = None  # of the owner

    async def run(self, table: str, request: h11.Request) -> None:
        """`request`: the handshake of the page, which has arrived. Ends when the page is connected, or sent away."""
        try:
            if await self.is_passed_on(table, request):
                return
            self.transport.resume_reading()
            if not self.transport.is_closing():
                self.proceed()
        except BaseException:
            self.transport.abort()
            raise

    async def is_passed_on(self, table: str, request: h11.Request) -> bool:
        """Find the owner, and connect the page with it. While a node that has died counts as the owner, wait."""
        until = time.monotonic() + TAKEOVER_SECONDS
        while time.monotonic() < until and not self.transport.is_closing():
            try:
                await self.nodes.own(table)
                return False
            except (Refused, StoreFailed):  # the page is told so by the usual way
                return False
            except Elsewhere as found:
                if await self.is_connected(found.address, request):
                    return True
            await asyncio.sleep(TRY_AGAIN_SECONDS)
        self.transport.abort()  # the page tries again
        return True

    async def is_connected(self, address: str, request: h11.Request) -> bool:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                owner, _ = await loop.create_connection(lambda: self.owner, *place_of(address))
        except OSError as error:
            note_silence(error)
            return False
        owner.write(self.handshake(request))
        self.owner.other, self.page.other = self.transport, owner
        self.death = self.nodes.death_of(address)
        self.death.add_done_callback(self.owner_is_dead)
        self.state.add(self)
        self.transport.set_protocol(self.page)
        self.transport.resume_reading()
        if self.transport.is_closing():
            self.shutdown()
        return True

    def handshake(self, request: h11.Request) -> bytes:
        """The handshake of the page, with our headers in place of those that it perhaps made up."""
        own = headers_for(self.nodes.secret, address_of(self.transport))
        lines = [name + b": " + value for name, value in [*without(request.headers, OURS), *own]]
        return b"\r\n".join([request.method + b" " + request.target + b" HTTP/1.1", *lines, b"", b""])

    def owner_is_dead(self, death: object) -> None:
        """The owner may be stopped and hold its connections open. The page comes again, and finds the next owner."""
        self.shutdown()

    def shutdown(self) -> None:
        """One end is gone, or the server stops. A peer that does not read is cut off after a while."""
        self.state.discard(self)
        self.known.gone(self.transport)
        if self.death is not None:
            self.death.remove_done_callback(self.owner_is_dead)
        for end in (self.owner.transport, self.transport):
            if end is not None and not end.is_closing():
                end.close()
                asyncio.get_running_loop().call_later(self.close_seconds, end.abort)
