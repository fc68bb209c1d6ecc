"""The socket of a page at another node than that which owns its table."""

import asyncio
import socket
from pathlib import Path

import pytest

from skulduggery.server.protocol import from_page
from skulduggery.server.store.database import Database
from tests.server.false_owner import false_owner, floods, says_nothing
from tests.server.local_server import async_test
from tests.server.two_nodes import anna_and_ben, one_node, two_nodes, until

LONG = 1e6
UPGRADE = (
    "GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


async def ends(socket: asyncio.StreamReader) -> None:
    while await socket.read(2**16):
        pass


@async_test
async def test_a_page_of_a_stopped_owner_comes_again_and_finds_the_next_one(shared: Database) -> None:
    async with one_node(shared) as place, false_owner(place, says_nothing) as owner:
        table = await owner.table()
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(UPGRADE.format(table).encode())
        await owner.asked.get()
        await owner.die()
        await ends(reader)
        writer.close()
        await place.page(table=table)


def small_socket(port: int) -> socket.socket:
    """A connection that soon takes nothing more."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", port))
    return found


def is_given_up(page: socket.socket, port: int) -> bool:
    """Whether no process holds the server's end any more. The page itself cannot see that before it has read all."""
    ends = f"0100007F:{port:04X} 0100007F:{page.getsockname()[1]:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return all(row[9] == "0" for row in rows if " ".join(row[1:3]) == ends)


@pytest.mark.parametrize("is_dead", [False, True], ids=["of a living owner", "of a dead owner"])
@async_test
async def test_a_page_that_does_not_read_is_cut_off(shared: Database, is_dead: bool) -> None:
    patience = {"slow_seconds": LONG} if is_dead else {"slow_seconds": 0.1}
    async with one_node(shared, close_seconds=0.1, **patience) as place, false_owner(place, floods) as owner:
        table = await owner.table()
        page = await asyncio.to_thread(small_socket, place.port)
        page.sendall(UPGRADE.format(table).encode())
        await owner.asked.get()
        if is_dead:
            await owner.die()
        await until(lambda: is_given_up(page, place.port))
        page.close()


@async_test
async def test_a_page_stays_connected_with_its_owner_when_no_request_could_still_arrive(shared: Database) -> None:
    async with two_nodes(shared, request_seconds=0.5) as (one, other):
        anna, ben = await anna_and_ben(one, other)
        page, began = await one.page(anna), asyncio.get_running_loop().time()
        await other.page(ben)
        await until(lambda: asyncio.get_running_loop().time() > began + 1.0)
        assert (await page.ask(from_page.Rename, 0, "Anna again"))["kind"] == "ack"
