"""The server is killed with -9 at random moments while groups play, and started again."""

import asyncio
import random
import signal
import time
from collections.abc import Sequence

from tests.server.process import Process

from .players import Players
from .scenario import Extent, Figure, Outcome, groups_on, served, suffered

PARTS = 20  # of the whole scenario: so it can be stopped and continued
KILLS = 10  # in each part
GROUPS = 8
LONGEST_LIFE = 1.0  # seconds of play between two kills, at most


async def scenario(extent: Extent, part: int) -> Outcome:
    database = extent.database()
    async with served(database) as server:
        groups = groups_on(server, extent.number(2, GROUPS))
        kills = Kills([server], groups, extent.number(2, KILLS), part)
        verdict = await suffered(groups, kills.run(), database)
    starts = sorted(kills.starts)
    slowest = Figure("slowest start after a kill", round(starts[-1], 2), "s")
    return Outcome(verdict, [Figure("kills", float(kills.number)), slowest])


class Kills:
    """Every life lasts until something was acknowledged, and then for a random time. Of several servers one dies."""

    def __init__(self, servers: Sequence[Process], groups: list[Players], number: int, seed: int) -> None:
        self.servers = servers
        self.groups = groups
        self.number = number
        self.chance = random.Random(seed)
        self.starts: list[float] = []

    async def run(self) -> None:
        for _ in range(self.number):
            await self.something_new()
            await asyncio.sleep(self.chance.random() * LONGEST_LIFE)
            server = self.chance.choice(self.servers)
            await server.stop(signal.SIGKILL)
            begun = time.perf_counter()
            await server.start()
            self.starts.append(time.perf_counter() - begun)
        await self.something_new()

    async def something_new(self) -> None:
        """Waits until a move is acknowledged."""
        before = self.acknowledged()
        while self.acknowledged() == before:
            await asyncio.sleep(0.01)

    def acknowledged(self) -> int:
        return sum(len(players.acknowledged) for players in self.groups)
