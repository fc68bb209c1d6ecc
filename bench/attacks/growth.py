"""A guest makes the server grow: rematches without end, renames without end, and tables without end."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from websockets.exceptions import WebSocketException

from attacks.target import Client, Json, Row, Target, honest_play

SECONDS = 12.0
RENAMERS = 4  # sockets of the same seat


async def rematches(target: Target, until: float) -> int:
    """End a match, ask for the next one, end that; says how many tables came of it."""
    ticket = await target.open_table(start=True)
    for opened in range(1_000_000):
        page = await target.page(ticket)
        await page.ask("end", "end")
        await page.say("rematch", id="again")
        table = await next_table(page.next)
        await page.close()
        if table is None or time.perf_counter() > until:
            return opened
        ticket = {**ticket, "table": table}
    return 0


async def next_table(read: Callable[[], Awaitable[Json]]) -> str | None:
    """The table of the rematch, or None if it was refused."""
    while True:
        message = await read()
        if message.get("id") == "again" and message["kind"] == "refused":
            return None
        if message["kind"] == "table" and message["table"]["next_table"] is not None:
            found: str = message["table"]["next_table"]
            return found


async def renames(target: Target, until: float) -> int:
    """Says how many entries the record has got."""
    ticket = await target.open_table(start=True)
    newest = await asyncio.gather(*[rename(target, ticket, number, until) for number in range(RENAMERS)])
    return max(newest)


async def rename(target: Target, ticket: Json, socket: int, until: float) -> int:
    page: Client | None = None
    newest = 0
    for number in range(1_000_000):
        if time.perf_counter() > until:
            break
        name = f"Ann {socket} {number}"
        try:
            page = page or await target.page(ticket)
            answer = await page.ask("rename", f"{socket}-{number}", seat=ticket["seat"], name=name)
        except WebSocketException:  # sent away for being too fast
            page = None
            await asyncio.sleep(0.05)
            continue
        newest = max(newest, answer.get("number", 0))
        if answer["kind"] == "refused":
            await asyncio.sleep(0.05)
    return newest


async def tables(target: Target, until: float) -> int:
    """Says how many tables one address could open."""
    opened = 0
    while time.perf_counter() < until:
        answer = await target.post("/api/tables", {"game": "blackwood", "name": "Eve", "players": 6, "start": True})
        opened += answer.is_success
        await asyncio.sleep(0 if answer.is_success else 0.1)
    return opened


async def attack(target: Target) -> list[Row]:
    rows: list[Row] = []
    for what, grow in (("tables by rematches", rematches), ("entries by renames", renames), ("tables", tables)):
        async with honest_play(target) as honest:
            grown = await grow(target, time.perf_counter() + SECONDS)
        rows.append((f"{what} in {SECONDS:g} s", float(grown), ""))
        rows += [(f"{what}: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]
    return rows
