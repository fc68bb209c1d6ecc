"""Limits below HTTP and WebSocket messages: connections, half-sent requests, pings and fragments."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import CloseCode

from skulduggery.server.runtime.metrics import Metrics
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.transport.connections import RESERVED_FILES, Connections, most_connections
from skulduggery.server.transport.protocols import EXTENSION, Gone, LimitedConfig, LimitedWebSocket
from tests.server.frames import CONTINUED, frame
from tests.server.local_server import PATIENCE, LocalServer, async_test, local_server

HANDSHAKE = (
    b"GET /ws/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
MASK = bytes(4)
PING = b"\x89\x80" + MASK
TEXT_BEGINS = b"\x01\x81" + MASK + b"{"  # more of it follows
EMPTY_FRAGMENT = b"\x00\x80" + MASK
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def wire(place: LocalServer) -> AsyncIterator[Wire]:
    """A bare TCP connection to the server."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Waits until the server has ended this connection."""
    try:
        await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return True
    return reader.at_eof()


async def flood(place: LocalServer, data: bytes) -> int:
    """Send all of it on one socket that never says hello; returns how many bytes went out before the server cut it."""
    async with wire(place) as (reader, writer):
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        sent = 0
        try:
            for start in range(0, len(data), 4096):
                writer.write(data[start : start + 4096])
                await writer.drain()
                sent = start
        except ConnectionError:
            return sent
        assert await is_cut(reader)
        return sent


@pytest.mark.parametrize("data", [PING * 700_000, TEXT_BEGINS + EMPTY_FRAGMENT * 700_000], ids=["pings", "fragments"])
@async_test
async def test_frames_without_a_message_count(tmp_path: Path, data: bytes) -> None:
    async with local_server(tmp_path) as place:
        flooding = asyncio.create_task(flood(place, data))
        answers = 0
        while not flooding.done():
            assert (await place.web.get("/api/health")).status_code == 200
            answers += 1
        assert answers
        assert await flooding < len(data)
        assert place.services.metrics.counts["connections_refused"] == 1


@async_test
async def test_pages_may_ping_now_and_then(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page = await place.plug_in()
        for _ in range(20):
            await (await page.socket.ping())


class Wired(asyncio.Transport):
    """A transport that is never closed by the peer, and forgets what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("10.0.0.1", 1)})

    def write(self, data: object) -> None:
        """Nobody reads it."""

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """The test has ended then."""


async def texts_of(parts: list[bytes]) -> list[bytes]:
    """The messages that the application gets if the network brings a handshake, and then these parts of a stream."""
    found: list[bytes] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        with suppress(Gone):
            while True:
                found.append(await scope["extensions"][EXTENSION].next_message())

    config = LimitedConfig(connections(most=9), app, lifespan="off", log_config=None)
    config.load()
    protocol = LimitedWebSocket(config=config, server_state=ServerState(), app_state={})
    protocol.connection_made(Wired())
    for part in (HANDSHAKE, *parts):
        protocol.data_received(part)
        for _ in range(5):  # turns of the event loop, in which the application runs
            await asyncio.sleep(0)
    for task in protocol.tasks:
        task.cancel()
    return found


@pytest.mark.parametrize(
    "parts",
    [
        [frame(b"1"), frame(b"2"), frame(b"3")],
        [frame(b"1") + frame(b"2"), frame(b"3")],
        [frame(b"1")[:4], frame(b"1")[4:] + frame(b"2"), frame(b"3")],
        [frame(b"1")[:1], frame(b"1")[1:], frame(b"2"), frame(b"3")],
        [frame(b"1"), PING, frame(b"2"), PING + frame(b"3")],
        [frame(b"1"), frame(b"", last=False), PING, frame(b"2", CONTINUED), frame(b"3")],
    ],
    ids=["one by one", "together", "cut", "cut in its head", "with pings", "in fragments"],
)
@async_test
async def test_however_texts_arrive_the_application_gets_them_in_order(parts: list[bytes]) -> None:
    assert await texts_of(parts) == [b"1", b"2", b"3"]


@async_test
async def test_a_text_in_the_middle_of_another_is_refused() -> None:
    assert await texts_of([frame(b"1"), frame(b"2", last=False), frame(b"3")]) == [b"1"]


@pytest.mark.parametrize(
    "start", [b"", b"GET / HTTP/1.1\r\nHost: a", b"POST /api/join HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
@async_test
async def test_a_request_must_arrive_in_time(tmp_path: Path, start: bytes) -> None:
    async with local_server(tmp_path, request_seconds=0.2) as place, wire(place) as (reader, writer):
        writer.write(start)
        assert await is_cut(reader)


@async_test
async def test_time_for_a_request_does_not_end_a_socket(tmp_path: Path) -> None:
    async with local_server(tmp_path, request_seconds=0.1) as place:
        page = await place.page(await place.open_table("tictactoe", players=2))
        async with wire(place) as (reader, _):
            assert await is_cut(reader)  # so the time is over
        await (await page.socket.ping())


@async_test
async def test_one_address_has_so_many_connections_before_hello(tmp_path: Path) -> None:
    async with local_server(tmp_path, strangers_per_address=3) as place:
        welcome = [await place.page(await place.open_table("tictactoe", players=2)) for _ in range(5)]
        await place.web.aclose()
        for page in welcome:
            await (await page.socket.ping())  # five sockets that have said hello are not counted
        async with wire(place) as first, wire(place), wire(place), wire(place) as fourth:
            assert await is_cut(fourth[0])
            assert not first[0].at_eof()


class Stub(asyncio.Transport):
    """The transport of a connection from this address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def connections(most: int, **settings: object) -> Connections:
    return Connections(Settings(**settings), Metrics(), most)  # type: ignore[arg-type]  # settings by name


def test_a_full_server_lets_the_oldest_stranger_go() -> None:
    found = connections(most=3)
    guests = [Stub(f"10.0.0.{number}") for number in range(5)]
    for guest in guests[:3]:
        assert found.admit(guest)
    found.welcome(guests[0])
    assert found.admit(guests[3])
    assert [guest.aborted for guest in guests] == [False, True, False, False, False]
    found.welcome(guests[2])
    found.welcome(guests[3])
    assert not found.admit(guests[4])  # everybody else sits at a table


def test_a_connection_that_ends_makes_room() -> None:
    found = connections(most=9, strangers_per_address=1)
    first, second, third = (Stub("10.0.0.1") for _ in range(3))
    assert found.admit(first)
    assert not found.admit(second)
    found.gone(first)
    found.gone(second)  # never counted
    assert found.admit(third)


def test_a_trusted_proxy_speaks_for_many() -> None:
    found = connections(most=9, strangers_per_address=1, trusted_proxies=("10.0.0.0/24",))
    assert [found.admit(Stub("10.0.0.7")) for _ in range(5)] == [True] * 5
    assert [found.admit(Stub("10.0.1.7")) for _ in range(2)] == [True, False]


@pytest.mark.parametrize(("inner_address", "files"), [(None, 1), ("10.0.0.7:9001", 3)])
def test_files_stay_free_for_the_database_and_the_workers(inner_address: str | None, files: int) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        most = most_connections(Settings(most_connections=10**9, inner_address=inner_address))
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] - most * files in range(RESERVED_FILES, RESERVED_FILES + 3)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize("end", [b"", b"\x88\x82" + MASK + b"\x03\xe8"], ids=["text", "text and close"])
@async_test
async def test_text_that_is_none_ends_the_socket_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, end: bytes
) -> None:
    async with local_server(tmp_path) as place, wire(place) as (reader, writer):
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\x82" + MASK + b"\xa2\xbd" + end)
        assert (CloseCode.INVALID_DATA if not end else CloseCode.NORMAL_CLOSURE).to_bytes(
            2, "big"
        ) in await reader.read()
    assert not [record for record in caplog.records if record.exc_info]
