"""PostgreSQL answers after five seconds, several times: another program holds the lock of the entries meanwhile."""

import asyncio
from typing import Any

import asyncpg

from .on_postgres import moving_players_on, nodes_on, postgres
from .scenario import Extent, Figure, Outcome, suffered, waits_of
from .slow_database import BETWEEN, SECONDS, TIMES


async def scenario(extent: Extent, part: int) -> Outcome:
    async with postgres() as (_, database), nodes_on(database, 2) as nodes:
        groups = moving_players_on(nodes, extent.number(2, 8))
        times, seconds = extent.number(1, TIMES), extent.of(1.0, SECONDS)
        verdict = await suffered(groups, hold(database.address, times, seconds), database)
        return Outcome(verdict, [Figure(f"waits of {seconds:g} s", float(times)), *waits_of(groups)])


async def hold(address: str, times: int, seconds: float) -> None:
    link: Any = await asyncpg.connect(address)
    try:
        for _ in range(times):
            await asyncio.sleep(BETWEEN * seconds / SECONDS)
            async with link.transaction():
                await link.execute("lock table entries in exclusive mode")
                await asyncio.sleep(seconds)
        await asyncio.sleep(BETWEEN * seconds / SECONDS)
    finally:
        await link.close()
