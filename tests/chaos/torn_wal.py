"""The machine dies while SQLite writes: the end of the write-ahead log is torn, and nonsense follows.

What was acknowledged had reached the disk before. So the log is cut at a random place after the bytes that were there
when the last move was acknowledged, and bytes of nonsense are appended, as a disk may leave them.
"""

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.server.process import Process

from .kills import Kills
from .players import Players
from .scenario import Extent, Figure, Outcome, groups_on, served, suffered

TEARS = 20
FRAME = 4096 + 24  # bytes of the log for one page of the database


async def scenario(extent: Extent, part: int) -> Outcome:
    database = extent.database()
    async with served(database) as server:
        groups = groups_on(server, extent.number(2, 6))
        tears = Tears(server, groups, extent.number(2, TEARS), extent.folder / "tables.sqlite-wal")
        verdict = await suffered(groups, tears.run(), database)
    return Outcome(verdict, [Figure("torn logs", float(tears.number)), Figure("bytes cut off", float(tears.cut))])


class Tears(Kills):
    """`safe`: how long the log was when a move was acknowledged last."""

    def __init__(self, server: Process, groups: list[Players], number: int, log: Path) -> None:
        super().__init__([server], groups, number, seed=number)
        self.server = server
        self.log = log
        self.safe = self.cut = 0
        for players in groups:
            players.at_answer = self.note

    def note(self) -> None:
        self.safe = self.log.stat().st_size

    async def run(self) -> None:
        for _ in range(self.number):
            await self.something_new()
            await asyncio.sleep(self.chance.random() / 2)
            await self.server.stop(signal.SIGKILL)
            while any(players.pages for players in self.groups):  # somebody may still read answers
                await asyncio.sleep(0.01)
            self.tear()
            await self.server.start()
        await self.something_new()

    def tear(self) -> None:
        size = self.log.stat().st_size
        end = self.chance.randint(min(self.safe, size), size)
        with self.log.open("r+b") as file:
            file.truncate(end)
            file.seek(0, os.SEEK_END)
            file.write(random.Random(size).randbytes(self.chance.randrange(1, 2 * FRAME)))
        self.cut += size - end
