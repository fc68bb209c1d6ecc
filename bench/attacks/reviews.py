"""Somebody lets bots finish many matches, and then asks for the reviews of all of them, again and again."""

import asyncio
import time

import httpx

from attacks.target import Json, Row, Target, honest_play

MATCHES = 12  # more than may be made at the same time
ASKERS = 24
SECONDS = 30.0


async def finished(target: Target) -> str:
    """The id of a match that bots have finished."""
    ticket: Json = await target.open_table(start=True, level="deckhand", options={"round_limit": 20})
    page = await target.page(ticket)
    await page.ask("lobby", "pace", pace="instant")
    await page.ask("leave", "leave", seat=ticket["seat"])
    while (message := await page.next())["kind"] != "table" or message["table"]["status"] != "over":
        pass
    await page.close()
    return str(ticket["table"])


async def ask(target: Target, table: str, until: float) -> list[int]:
    """The statuses of all answers."""
    found: list[int] = []
    while time.perf_counter() < until:
        try:
            found.append((await target.web.get(f"/api/tables/{table}/review?looked=0")).status_code)
        except httpx.TimeoutException:
            found.append(0)
    return found


async def attack(target: Target) -> list[Row]:
    tables = [await finished(target) for _ in range(MATCHES)]
    async with honest_play(target) as honest:
        until = time.perf_counter() + SECONDS
        answers = await asyncio.gather(*[ask(target, tables[at % MATCHES], until) for at in range(ASKERS)])
    statuses = [status for mine in answers for status in mine]
    rows = [("matches", float(MATCHES), ""), ("answers", float(statuses.count(200)), "")]
    rows.append(("refusals", float(len(statuses) - statuses.count(200)), ""))
    rows += [(f"reviews: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]
    return [*rows, ("memory of server and workers", target.most_memory, "MB")]
