"""Reviews of finished matches: made once, piece by piece in a worker, and kept with the stories.

The first part is there at once. Several matches take turns, so that nobody waits for the whole review of another.
"""

import asyncio
import logging
from functools import lru_cache
from typing import Any

from ...bots.review.messages import Review
from ...bots.review.reviewer import Reviewer
from ...core.game import Game
from ...core.record import load
from ...core.refusals import Refused
from ...games import game_called
from ..protocol.refusals import NotOver, NotPlayedOut, too_fast
from ..store.base import Store
from ..store.records import record_file
from ..workers.pool import Workers
from .finding import find_match
from .telling import packed

log = logging.getLogger("skulduggery.archive")

REVIEW = "review"  # the name under which it is stored
EFFORT = 30  # of one piece of work: about three seconds, interpreted
NEWS_SECONDS = 10.0  # somebody who waits for news is answered after this time at the latest
RETRY = 20.0  # seconds, if many reviews wait already
REMEMBERED = 2  # matches that the worker keeps in memory between two pieces of work


class Making:
    """A review that is being made. `news` is done when there is more of it than before."""

    def __init__(self, record: bytes) -> None:
        self.record = record
        self.review: Review | None = None
        self.news: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        self.news.set_result(None)
        self.news = asyncio.get_running_loop().create_future()


class Reviews:
    """`most`: how many may be made at the same time."""

    def __init__(self, store: Store, workers: Workers, most: int) -> None:
        self.store = store
        self.workers = workers
        self.most = most
        self.making: dict[str, Making] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()  # who waits longest comes next: so all matches take turns

    async def review(self, table: str, looked: int | None) -> bytes:
        """Compressed, as far as it is made. `looked`: what the page has; it waits a while until there is more."""
        kept = await self.store.story(table, REVIEW)
        if kept is not None:
            return kept
        making = self.making.get(table) or await self.begin(table)
        task = self.tasks[table]
        if making.review is None:
            await asyncio.wait({task, making.news}, return_when=asyncio.FIRST_COMPLETED)
        elif making.review.looked == looked and not making.review.done:
            await asyncio.wait({task, making.news}, timeout=NEWS_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if making.review is None:
            await task  # it failed, and says why
        assert making.review is not None
        return packed(making.review)

    async def begin(self, table: str) -> Making:
        stored, meta = await find_match(self.store, table)
        if meta.status != "over":
            raise Refused(NotOver(""))
        if table in self.making:  # somebody else began it meanwhile
            return self.making[table]
        if len(self.making) >= self.most:
            raise Refused(too_fast("reviews", RETRY))
        making = self.making[table] = Making(record_file(stored, meta))
        self.tasks[table] = asyncio.create_task(self.make(table, making))
        self.tasks[table].add_done_callback(lambda task: self.ended(table, task))
        return making

    async def make(self, table: str, making: Making) -> None:
        while making.review is None or not making.review.done:
            async with self.turn:
                making.review = await self.workers.run(go_on, making.record, making.review)
            if not making.review.done:
                making.tell()
        await self.store.keep_stories(table, {REVIEW: packed(making.review)})

    def ended(self, table: str, task: asyncio.Task[None]) -> None:
        self.making.pop(table, None)
        self.tasks.pop(table, None)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("a review could not be made: %s", error, extra={"table": table})

    async def close(self) -> None:
        """Whatever is not done yet is made anew when somebody asks."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.workers.close)


# --- in the worker


def go_on(record: bytes, review: Review | None) -> Review:
    """The first part of a review, or some more of it."""
    reviewer = reviewer_of(record)
    return reviewer.first() if review is None else reviewer.further(review, EFFORT)


@lru_cache(REMEMBERED)
def reviewer_of(data: bytes) -> Reviewer:
    record = load(data)
    game: Game[Any] = game_called(record.header.game)
    reviewer = Reviewer(game, record)
    if not reviewer.match.tale.is_over:
        raise Refused(NotPlayedOut(""))
    return reviewer
