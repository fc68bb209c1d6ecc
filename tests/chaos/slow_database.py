"""The database answers after five seconds, several times. Another program holds the lock of its file meanwhile."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from .scenario import Extent, Figure, Outcome, groups_on, served, suffered, waits_of

TIMES = 6
SECONDS = 5.0
BETWEEN = 2.0


async def scenario(extent: Extent, part: int) -> Outcome:
    database = extent.database()
    async with served(database) as server:
        groups = groups_on(server, extent.number(2, 8))
        times, seconds = extent.number(1, TIMES), extent.of(1.0, SECONDS)
        verdict = await suffered(groups, hold(extent.folder / "tables.sqlite", times, seconds), database)
        return Outcome(verdict, [Figure(f"waits of {seconds:g} s", float(times)), *waits_of(groups)])


async def hold(file: Path, times: int, seconds: float) -> None:
    for _ in range(times):
        await asyncio.sleep(BETWEEN * seconds / SECONDS)
        with closing(sqlite3.connect(file, isolation_level=None, timeout=60.0)) as connection:
            connection.execute("begin immediate")
            await asyncio.sleep(seconds)
            connection.execute("rollback")
    await asyncio.sleep(BETWEEN * seconds / SECONDS)
