"""How long the pages of a node that is killed wait for the next owner: `python -m server.takeover` (in bench/).

Two nodes run on one PostgreSQL. One of them owns some tables, which have a page at each node. It is killed with -9 at a
random moment. Its pages and those that it served at the other node connect to the other node until they see the table.
Prints one line of JSON.
"""

import argparse
import asyncio
import os
import random
import signal
import time
from contextlib import ExitStack

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from server.capacity import page
from server.driver import database, serving

AGAIN = 0.1  # seconds until a page tries again
LONGEST_LIFE = 2.0


class Takeovers(msgspec.Struct):
    """Seconds from the kill until a page has seen its table again."""

    kills: int
    pages: int
    p50_s: float
    p99_s: float
    longest_s: float


class Arguments(argparse.Namespace):
    kills: int
    tables: int


async def tables_at(port: int, number: int) -> list[str]:
    """New tables with a match under way. The node that is asked for them first owns them."""
    wish = {"game": "tictactoe", "name": "A", "players": 2, "start": True}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as web:
        return [(await web.post("/api/tables", json=wish)).json()["table"] for _ in range(number)]


async def seen_again(socket: ClientConnection, port: int, table: str, killed: asyncio.Future[float]) -> float:
    """Waits for the end of its connection, and comes back."""
    try:
        while True:
            await socket.recv()
    except WebSocketException:
        pass
    begun = await killed
    while True:
        try:
            back = await page(port, table)
            break
        except (OSError, WebSocketException):
            await asyncio.sleep(AGAIN)
    waited = time.perf_counter() - begun
    await back.close()
    return waited


async def one_kill(owner: int, dying: int, other: int, number: int) -> list[float]:
    """`owner`: the process of the node that listens at the port `dying`."""
    tables = await tables_at(dying, number)
    killed: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    sockets = [(await page(port, table), table) for table in tables for port in (dying, other)]
    waiting = [asyncio.create_task(seen_again(socket, other, table, killed)) for socket, table in sockets]
    await asyncio.sleep(random.random() * LONGEST_LIFE)
    killed.set_result(time.perf_counter())
    os.kill(owner, signal.SIGKILL)
    return await asyncio.gather(*waiting)


def measure(wanted: Arguments) -> Takeovers:
    waits: list[float] = []
    with database(True) as (place, _), ExitStack() as stack:
        other, _ = stack.enter_context(serving(place, True))
        for _ in range(wanted.kills):
            with serving(place, True) as (dying, owner):
                waits += asyncio.run(one_kill(owner, dying, other, wanted.tables))
    waits.sort()
    return Takeovers(
        kills=wanted.kills,
        pages=len(waits),
        p50_s=round(waits[len(waits) // 2], 2),
        p99_s=round(waits[int(len(waits) * 0.99)], 2),
        longest_s=round(waits[-1], 2),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    print(msgspec.json.encode(measure(parser.parse_args(namespace=Arguments()))).decode())


if __name__ == "__main__":
    main()
