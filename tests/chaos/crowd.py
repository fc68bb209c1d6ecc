"""A thousand clients play for ten minutes, each table a move every few seconds."""

import asyncio

from tools.cpu import cpu_seconds, memory_megabytes

from .scenario import Extent, Figure, Outcome, groups_on, served, suffered, waits_of

CLIENTS = 1_000
MINUTES = 10.0
THINK = 3.0  # seconds before a move, on average


async def scenario(extent: Extent, part: int) -> Outcome:
    database = extent.database()
    clients, seconds = extent.number(20, CLIENTS), extent.of(2.0, MINUTES * 60)
    async with served(database) as server:
        groups = groups_on(server, clients // 2, extent.of(0.2, THINK))
        verdict = await suffered(groups, asyncio.sleep(seconds), database)
        assert server.process is not None
        pid = server.process.pid
        figures = [Figure("clients", float(clients)), Figure("seconds", seconds), *waits_of(groups)]
        figures.append(Figure("CPU of the server", round(cpu_seconds(pid), 1), "s"))
        figures.append(Figure("memory of the server", round(memory_megabytes(pid), 1), "MB"))
        return Outcome(verdict, figures)
