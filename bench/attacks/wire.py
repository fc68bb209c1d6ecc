"""Bare connections from chosen addresses. All of 127.0.0.0/8 is this machine, so an attacker can have many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from attacks.target import Target

PATIENCE = 5.0  # seconds for an answer
LONG_PATIENCE = 120.0  # for a server that is busy with the attack
HANDSHAKE = (
    b"GET /ws/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def address(number: int) -> str:
    """An address of an attacker. Honest players come from 127.0.0.1."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


async def connect(target: Target, number: int = 0) -> Wire:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(address(number), 0))


@asynccontextmanager
async def socket(target: Target, number: int = 0) -> AsyncIterator[Wire]:
    """A WebSocket after its handshake, without a hello."""
    reader, writer = await connect(target, number)
    try:
        writer.write(HANDSHAKE)
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONG_PATIENCE)
        yield reader, writer
    finally:
        writer.close()


async def is_let_in(target: Target, number: int) -> bool:
    """Whether somebody new at this address gets an answer."""
    try:
        reader, writer = await asyncio.wait_for(connect(target, number), PATIENCE)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    except (OSError, TimeoutError):
        return False
    return answer.startswith(b"HTTP/1.1 200")
