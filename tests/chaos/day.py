"""A day of short matches, as fast as they can be played: does the server's memory grow?

Memory is read after the first tenth of the matches, which fills caches, and at the end.
"""

import asyncio

from tests.server.process import Process
from tools.cpu import memory_megabytes

from .players import Players
from .scenario import Extent, Figure, Outcome, served, suffered

MATCHES = 5_000  # of tic-tac-toe: ten tables with a match every three minutes, for a day
TABLES = 20


async def scenario(extent: Extent, part: int) -> Outcome:
    database = extent.database()
    async with served(database) as server:
        groups = [Players(server, "tictactoe", at) for at in range(extent.number(2, TABLES))]
        day = Day(server, groups, extent.number(10, MATCHES))
        verdict = await suffered(groups, day.run(), database)
        grown = (day.last - day.first) * 1e3 / max(1, day.matches * 9 // 10)
        figures = [Figure("matches", float(day.matches)), Figure("memory after a tenth", round(day.first, 1), "MB")]
        figures.append(Figure("memory at the end", round(day.last, 1), "MB"))
        return Outcome(verdict, [*figures, Figure("growth a match", round(grown, 2), "kB")])


class Day:
    def __init__(self, server: Process, groups: list[Players], matches: int) -> None:
        self.server = server
        self.groups = groups
        self.matches = matches
        self.first = self.last = 0.0

    async def run(self) -> None:
        await self.played(self.matches // 10)
        self.first = self.memory()
        await self.played(self.matches)
        self.last = self.memory()

    async def played(self, matches: int) -> None:
        while sum(players.matches for players in self.groups) < matches:
            await asyncio.sleep(0.1)

    def memory(self) -> float:
        assert self.server.process is not None
        return memory_megabytes(self.server.process.pid)
