"""One POST request, with one time limit for all of it. Redirects are not followed, bodies of answers not read.

The name of the host is looked up before, in a thread of its own kind: a slow name holds its thread for as long as the
system has patience, and must not hold those that other work needs.
"""

import asyncio
import socket
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import h11

from .addresses import Endpoint, is_public

SECONDS = 10.0
PIECE = 4096  # bytes
MOST_PIECES = 8  # of the head of an answer
LOOKUPS = 8  # names that are looked up at the same time


class NotAllowed(Exception):
    """The name of the host leads into a network that must not be called."""


class Post:
    """`anywhere`: for tests, hosts of every network may be called."""

    def __init__(self, anywhere: bool, context: ssl.SSLContext | None = None) -> None:
        self.anywhere = anywhere
        self.context = context
        self.threads = ThreadPoolExecutor(LOOKUPS, "names")

    async def send(self, endpoint: Endpoint, headers: Sequence[tuple[str, str]], body: bytes) -> int:
        """The status of the answer. `NotAllowed`, `OSError`, `UnicodeError` or `ProtocolError` otherwise."""
        address = await self.address_of(endpoint)
        async with asyncio.timeout(SECONDS):
            secure = await self.secure_context() if endpoint.is_secure else None
            name = endpoint.host if endpoint.is_secure else None
            reader, writer = await asyncio.open_connection(address, endpoint.port, ssl=secure, server_hostname=name)
            try:
                line = h11.Connection(h11.CLIENT)
                writer.write(request(line, endpoint, headers, body))
                await writer.drain()
                return await status(line, reader)
            finally:
                writer.transport.abort()  # nothing more is wanted of it, and it need not agree

    async def address_of(self, endpoint: Endpoint) -> str:
        """Looked up once, checked, and then called itself: a name that means something else a moment later is no way
        around the check.
        """
        found = await asyncio.get_running_loop().run_in_executor(
            self.threads, partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        )
        addresses = [str(place[4][0]) for place in found]
        if not addresses or not (self.anywhere or all(map(is_public, addresses))):
            raise NotAllowed(endpoint.host)
        return addresses[0]

    async def secure_context(self) -> ssl.SSLContext:
        """Reads all certificates of the machine, which takes a moment: once, and in a thread."""
        if self.context is None:
            self.context = await asyncio.to_thread(ssl.create_default_context)
        return self.context


def request(line: h11.Connection, endpoint: Endpoint, headers: Sequence[tuple[str, str]], body: bytes) -> bytes:
    own = [("Host", endpoint.origin.partition("://")[2]), ("Content-Length", str(len(body))), ("Connection", "close")]
    head = h11.Request(method="POST", target=endpoint.target, headers=[*own, *headers])
    return b"".join(line.send(event) or b"" for event in (head, h11.Data(body), h11.EndOfMessage()))


async def status(line: h11.Connection, reader: asyncio.StreamReader) -> int:
    for _ in range(MOST_PIECES):
        line.receive_data(await reader.read(PIECE))
        while isinstance(event := line.next_event(), h11.InformationalResponse):
            pass
        if isinstance(event, h11.Response):
            return event.status_code
    raise h11.RemoteProtocolError("the head of the answer is too long")
