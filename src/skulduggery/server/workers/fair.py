"""Work that waits for a worker: tables take turns, so that none is delayed by another that asks for much."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from .pool import Workers

T = TypeVar("T")


class Turn(NamedTuple):
    """A piece of work that waits, since then."""

    come: asyncio.Future[None]
    since: float


class FairWorkers:
    """As much work at once as there are processes. The rest waits: one piece for each table, then the next round.

    The more of it waits, the more haste each piece is told to make.
    """

    def __init__(self, workers: Workers, processes: int) -> None:
        self.workers = workers
        self.processes = processes
        self.running = 0
        self.waiting: OrderedDict[str, deque[Turn]] = OrderedDict()  # the table whose turn it is first

    async def run(self, table: str, work: Callable[..., T], *given: Any) -> T:
        """Calls `work` with these arguments and the haste it must make: 1 if nothing else waits, 2 for half the time.

        The haste is that of the moment when the work begins.
        """
        async with self.turn(table):
            return await self.workers.run(work, *given, self.haste())

    def haste(self) -> float:
        return max(1.0, (self.running + self.length()) / self.processes)

    def length(self) -> int:
        """How much waits."""
        return sum(len(line) for line in self.waiting.values())

    def longest_wait(self) -> float:
        """For how many seconds the first in line has waited."""
        if not self.waiting:
            return 0.0
        return asyncio.get_running_loop().time() - min(line[0].since for line in self.waiting.values())

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        await self.wait(table)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, table: str) -> None:
        """Returns when a process is free for this table."""
        if self.running < self.processes:
            self.running += 1
            return
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self.waiting.setdefault(table, deque()).append(Turn(turn, loop.time()))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just been given a turn
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """A process is free: the next table has it. A table that still waits after that goes to the end."""
        while self.waiting:
            table, line = self.waiting.popitem(last=False)
            turn = line.popleft().come
            if line:
                self.waiting[table] = line
            if not turn.done():  # otherwise nobody waits for it any more
                turn.set_result(None)
                return
        self.running -= 1

    def close(self) -> None:
        self.workers.close()
