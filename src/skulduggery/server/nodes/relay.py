"""Passes HTTP requests on to the node that owns a table, and lets other nodes pass theirs on to this one.

A node listens for other nodes at an address of its own. Whoever comes there must bring the secret that the nodes share,
and is believed when it says from which address a request came.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from typing import Any

import h11
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from .nodes import Elsewhere, Nodes

log = logging.getLogger("skulduggery.nodes")

SECRET, CLIENT = b"skulduggery-node", b"skulduggery-client"  # headers
FORWARDED = "skulduggery.forwarded"  # in the scope: the limits of the address were asked at the first node
FORBIDDEN, MISDIRECTED, UNAVAILABLE = 403, 421, 503
TAKEOVER_SECONDS = 8.0  # so long a request waits for a new owner: the old one must be dead for all nodes
TRY_AGAIN_SECONDS = 0.25
CONNECT_SECONDS = 3.0
PIECE = 64 * 1024
OURS = (SECRET, CLIENT)
HOP = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade")  # headers of one connection only
NOT_ASKED_AGAIN = (*HOP, *OURS, b"content-length", b"expect")
NOT_ANSWERED_AGAIN = (*HOP, b"date")  # the web server adds the time
SAFE_TO_REPEAT = ("GET", "HEAD")

Headers = list[tuple[bytes, bytes]]


class Misdirected(Exception):
    """The other node says that it does not own the table."""


def place_of(address: str) -> tuple[str, int]:
    """Host and port of `HOST:PORT`. `ValueError`: it has none."""
    host, _, port = address.rpartition(":")
    if not host:
        raise ValueError(address)
    return host.strip("[]"), int(port)


def headers_for(secret: str, client: str) -> Headers:
    return [(SECRET, secret.encode()), (CLIENT, client.encode())]


def from_nodes(app: ASGIApp, nodes: Nodes) -> ASGIApp:
    """What this node offers to other nodes."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope["headers"])
        if not hmac.compare_digest(given.get(SECRET, b""), nodes.secret.encode()):
            await refuse(scope, receive, send, FORBIDDEN)
            return
        scope["client"] = (given.get(CLIENT, b"").decode("latin-1"), 0)
        scope[FORWARDED] = True  # type: ignore[literal-required]
        try:
            await app(scope, receive, send)
        except Elsewhere:
            await refuse(scope, receive, send, MISDIRECTED)

    return checked


def to_owners(app: ASGIApp, nodes: Nodes) -> ASGIApp:
    """Requests for tables of other nodes are passed on to these."""

    async def passing(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not nodes.is_shared:
            await app(scope, receive, send)
            return
        body, until = Body(receive), time.monotonic() + TAKEOVER_SECONDS
        while True:
            try:
                await app({**scope}, body.again(), send)
                return
            except Elsewhere as found:
                if await was_answered(nodes, found.address, scope, body.data, send):
                    return
            if time.monotonic() > until:
                await answer(send, UNAVAILABLE)
                return
            await asyncio.sleep(TRY_AGAIN_SECONDS)
            scope[FORWARDED] = True  # type: ignore[literal-required]  # the limits were asked the first time

    return passing


class Body:
    """The body of a request, which is kept as it is read."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.messages: list[Any] = []

    @property
    def data(self) -> bytes:
        return b"".join([message.get("body", b"") for message in self.messages])

    def again(self) -> Receive:
        """Reads from the beginning."""
        kept = iter([*self.messages])

        async def read() -> Any:
            message = next(kept, None)
            if message is None:
                message = await self.receive()
                self.messages.append(message)
            return message

        return read


async def was_answered(nodes: Nodes, address: str, scope: HTTPScope, body: bytes, send: Send) -> bool:
    """False: the owner has not done what was asked. Somebody else owns the table now, or will soon."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(*place_of(address))
    except OSError as error:
        note_silence(error)
        return False
    death, is_begun = nodes.death_of(address), False
    cut = partial(cut_off, writer)
    death.add_done_callback(cut)
    try:
        async for message in answer_of(nodes.secret, scope, body, reader, writer):
            is_begun = True
            await send(message)
    except Misdirected:
        return False
    except (OSError, h11.RemoteProtocolError) as error:
        note_silence(error)
        if not is_begun and scope["method"] in SAFE_TO_REPEAT:
            return False
        if not is_begun:  # perhaps the owner has done it, and must not do it twice
            await answer(send, UNAVAILABLE)
    finally:
        death.remove_done_callback(cut)
        writer.close()
    return True


def note_silence(error: Exception) -> None:
    log.warning("the owner of a table does not answer: %s", error if str(error) else type(error).__name__)


def cut_off(writer: asyncio.StreamWriter, death: object) -> None:
    """A node that is dead for all others may hold its connections open."""
    writer.transport.abort()


async def answer_of(
    secret: str, scope: HTTPScope, body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> AsyncIterator[Message]:
    peer = h11.Connection(h11.CLIENT)
    headers = [*without(scope["headers"], NOT_ASKED_AGAIN), *headers_for(secret, (scope["client"] or ("",))[0])]
    headers += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    request = h11.Request(method=scope["method"], target=target, headers=headers)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(peer.send(part) or b"")
    async for event in events_of(peer, reader):
        yield as_message(event)


async def events_of(peer: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[h11.Event]:
    while True:
        event = peer.next_event()
        if event is h11.NEED_DATA:
            peer.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response | h11.Data | h11.EndOfMessage):
            yield event
            if isinstance(event, h11.EndOfMessage):
                return


def as_message(event: h11.Event) -> Any:
    if isinstance(event, h11.Response):
        if event.status_code == MISDIRECTED:
            raise Misdirected
        headers = without(event.headers, NOT_ANSWERED_AGAIN)
        return {"type": "http.response.start", "status": event.status_code, "headers": headers}
    data = bytes(event.data) if isinstance(event, h11.Data) else b""
    return {"type": "http.response.body", "body": data, "more_body": isinstance(event, h11.Data)}


def without(headers: Iterable[tuple[bytes, bytes]], names: Sequence[bytes]) -> Headers:
    return [(name, value) for name, value in headers if name not in names]


async def refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
    else:
        await answer(send, status)


async def answer(send: Send, status: int) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"connection", b"close")]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
