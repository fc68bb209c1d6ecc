"""Somebody lets bots finish many matches, and then asks for the reviews of all of them, again and again.

Meanwhile somebody at another address asks for one review.
"""

import asyncio
import time

import httpx

from attacks.target import Json, Row, Target, honest_play
from attacks.wire import address

MATCHES = 12  # more than one address may have at the same time
ASKERS = 24
SECONDS = 30.0


async def finished(target: Target) -> str:
    """The id of a match that bots have finished."""
    ticket: Json = await target.open_table(
        start=True, level="deckhand", options={"rounds": "limited", "round_limit": 20}
    )
    page = await target.page(ticket)
    await page.ask("lobby", "pace", pace="instant")
    await page.ask("leave", "leave", seat=ticket["seat"])
    while (message := await page.next())["kind"] != "table" or message["table"]["status"] != "over":
        pass
    await page.close()
    return str(ticket["table"])


async def ask(web: httpx.AsyncClient, table: str, until: float) -> list[int]:
    """The statuses of all answers."""
    found: list[int] = []
    while time.perf_counter() < until:
        try:
            found.append((await web.get(f"/api/tables/{table}/review?looked=0")).status_code)
        except httpx.TimeoutException:
            found.append(0)
    return found


async def ask_once(target: Target, table: str, until: float) -> float:
    """After how many seconds somebody at another address has the first part of a review; 0: not in time."""
    begun = time.perf_counter()
    while time.perf_counter() < until:
        answer = await target.web.get(f"/api/tables/{table}/review")
        if answer.status_code == httpx.codes.OK:
            return time.perf_counter() - begun
        await asyncio.sleep(1.0)
    return 0.0


async def attack(target: Target) -> list[Row]:
    *tables, other = [await finished(target) for _ in range(MATCHES + 1)]
    there = httpx.AsyncHTTPTransport(local_address=address(0))
    async with (
        honest_play(target) as honest,
        httpx.AsyncClient(base_url=target.url, timeout=SECONDS, transport=there) as web,
    ):
        until = time.perf_counter() + SECONDS
        asking = asyncio.gather(*[ask(web, tables[at % MATCHES], until) for at in range(ASKERS)])
        await asyncio.sleep(1.0)
        first = await ask_once(target, other, until)
        answers = await asking
    statuses = [status for mine in answers for status in mine]
    rows = [("matches", float(MATCHES), ""), ("answers", float(statuses.count(200)), "")]
    rows.append(("another address has its review after (0: never)", round(first, 1), "s"))
    rows.append(("refusals", float(len(statuses) - statuses.count(200)), ""))
    rows += [(f"reviews: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]
    return [*rows, ("memory of server and workers", target.most_memory, "MB")]
