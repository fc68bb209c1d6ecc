"""Work that waits for a worker: askers take turns, so that none is delayed by another that asks for much.

An asker is a table, whose bots think, or an address, whose people want a review, a story, a fork, a hint or a notice.
"""

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple, TypeVar

from ...core.refusals import Refused
from ..protocol.refusals import too_fast
from .pool import Workers

T = TypeVar("T")
RETRY = 20.0  # seconds, for an asker that is refused


class Share(NamedTuple):
    """How much work may be here at once, running or waiting: of one asker, and of all of them.

    `running`: how many pieces of one asker may run at the same time; without a limit for 0.
    """

    each: int = 8
    most: int = 64
    running: int = 0


class Turn(NamedTuple):
    """A piece of work that waits, since then. The shortest comes first, then the oldest."""

    length: int
    number: int
    come: asyncio.Future[None]
    since: float


class AskerQueue:
    """The waiting work of one asker, as a heap. `round`: when its next turn comes."""

    def __init__(self, number: int) -> None:
        self.round = number
        self.turns: list[Turn] = []

    def place(self) -> tuple[int, Turn]:
        """The queue with the smallest one comes next."""
        return self.round, self.turns[0]


class FairTurns:
    """So many turns at once. The rest waits: one piece of work for each asker, then the next round.

    Within a round, and for each asker, the shortest work comes first. What comes anew waits for the next round, so
    that long work gets its turn, too.
    """

    def __init__(self, at_once: int, share: Share) -> None:
        self.at_once = at_once
        self.share = share
        self.round = 0
        self.numbers = itertools.count()
        self.waiting: dict[str, AskerQueue] = {}
        self.runs: Counter[str] = Counter()  # by asker
        self.taken: Counter[str] = Counter()  # of the share, by asker

    @property
    def running(self) -> int:
        return self.runs.total()

    @contextmanager
    def part(self, asker: str) -> Iterator[None]:
        """Work that has a part of the asker's share until it is done."""
        self.check(asker)
        self.taken[asker] += 1
        try:
            yield
        finally:
            self.taken[asker] -= 1
            self.taken += Counter()  # forget the zeros

    def check(self, asker: str) -> None:
        """Refuse an asker that has its share, and all who have something here already if there is too much work.

        Whoever has nothing here yet finds a place, unless there are as many askers: a few cannot lock out all others.
        """
        if self.taken[asker] >= self.share.each:
            raise Refused(too_fast("share", RETRY))
        used = self.taken.total() if self.taken[asker] else len(self.taken)
        if used >= self.share.most:
            raise Refused(too_fast("busy", RETRY))

    def length(self) -> int:
        """How many pieces of work wait."""
        return sum(len(queue.turns) for queue in self.waiting.values())

    def longest_wait(self) -> float:
        """For how many seconds the oldest piece of work has waited."""
        if not self.waiting:
            return 0.0
        return asyncio.get_running_loop().time() - min(t.since for queue in self.waiting.values() for t in queue.turns)

    @asynccontextmanager
    async def turn(self, asker: str, length: int = 0) -> AsyncIterator[None]:
        await self.wait(asker, length)
        try:
            yield
        finally:
            self.next_turn(asker)

    async def wait(self, asker: str, length: int = 0) -> None:
        """Returns when it is the turn of this asker."""
        if self.running < self.at_once and self.may_run(asker):
            self.runs[asker] += 1
            return
        loop = asyncio.get_running_loop()
        turn = Turn(length, next(self.numbers), loop.create_future(), loop.time())
        heapq.heappush(self.waiting.setdefault(asker, AskerQueue(self.round + 1)).turns, turn)
        try:
            await turn.come
        except asyncio.CancelledError:
            if turn.come.done() and not turn.come.cancelled():  # it had just been given a turn
                self.next_turn(asker)
            raise

    def may_run(self, asker: str) -> bool:
        return not self.share.running or self.runs[asker] < self.share.running

    def next_turn(self, asker: str) -> None:
        """The turn of an asker is over. The next one comes; if it still waits after that, again in the next round."""
        self.runs[asker] -= 1
        self.runs += Counter()
        while ready := {one: queue for one, queue in self.waiting.items() if self.may_run(one)}:
            following, queue = min(ready.items(), key=lambda each: each[1].place())
            turn = heapq.heappop(queue.turns).come
            if not queue.turns:
                del self.waiting[following]
            if not turn.done():  # otherwise nobody waits for it any more
                self.round = queue.round
                queue.round += 1
                self.runs[following] += 1
                turn.set_result(None)
                return


class FairWorkers(FairTurns):
    """As much work at once as there are processes. The more waits, the more haste a bot must make."""

    def __init__(self, workers: Workers, processes: int = 1, share: Share | None = None) -> None:
        super().__init__(processes, share or Share())
        self.workers = workers

    async def run(self, asker: str, length: int, work: Callable[..., T], *given: Any) -> T:
        """Calls `work` with these arguments when its turn comes, or refuses it."""
        with self.part(asker):
            return await self.go_on(asker, length, work, *given)

    async def go_on(self, asker: str, length: int, work: Callable[..., T], *given: Any) -> T:
        """Like `run`, for a piece of work that has a part of the share already, or needs none."""
        async with self.turn(asker, length):
            return await self.workers.run(work, *given)

    async def hurry(self, asker: str, work: Callable[..., T], *given: Any) -> T:
        """Like `go_on`, with one more argument: the haste that the work must make when it begins."""
        async with self.turn(asker):
            return await self.workers.run(work, *given, self.haste())

    def haste(self) -> float:
        """1 if nothing else waits, 2 for half the time."""
        return max(1.0, (self.running + self.length()) / self.at_once)

    def close(self) -> None:
        self.workers.close()
