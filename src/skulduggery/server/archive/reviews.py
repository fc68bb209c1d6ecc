"""Reviews of finished matches: made once, piece by piece in a worker, and kept with the stories.

The first part is there at once. Several matches take turns, so that nobody waits for the whole review of another: those
of one address, too, where short matches have more turns than long ones.
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
from ..protocol.refusals import NotOver, NotPlayedOut
from ..store.base import Store
from ..store.records import find_match, record_file
from ..workers.fair import FairWorkers
from .stories import packed

log = logging.getLogger("skulduggery.archive")

REVIEW = "review"  # the name under which it is stored
EFFORT = 30  # of one piece of work: about three seconds, interpreted
NEWS_SECONDS = 10.0  # somebody who waits for news is answered after this time at the latest
REMEMBERED = 2  # matches that the worker keeps in memory between two pieces of work


class Making:
    """A review that is being made. `news` is done when there is more of it than before; `pieces`: how much is made."""

    def __init__(self, record: bytes) -> None:
        self.record = record
        self.review: Review | None = None
        self.pieces = 0
        self.news: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        self.news.set_result(None)
        self.news = asyncio.get_running_loop().create_future()


class Reviews:
    def __init__(self, store: Store, queue: FairWorkers) -> None:
        self.store = store
        self.queue = queue
        self.making: dict[str, Making] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def review(self, table: str, looked: int | None, asker: str) -> bytes:
        """Compressed, as far as it is made. `looked`: what the page has; it waits a while until there is more."""
        kept = await self.store.story(table, REVIEW)
        if kept is not None:
            return kept
        making = self.making.get(table) or await self.begin(table, asker)
        task = self.tasks[table]
        if making.review is None:
            await asyncio.wait({task, making.news}, return_when=asyncio.FIRST_COMPLETED)
        elif making.review.looked == looked and not making.review.done:
            await asyncio.wait({task, making.news}, timeout=NEWS_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if making.review is None:
            await task  # it failed, and says why
        assert making.review is not None
        return packed(making.review)

    async def begin(self, table: str, asker: str) -> Making:
        stored, meta = await find_match(self.store, table)
        if meta.status != "over":
            raise Refused(NotOver(""))
        if table in self.making:  # somebody else began it meanwhile
            return self.making[table]
        making = self.making[table] = Making(record_file(stored, meta))
        self.tasks[table] = asyncio.create_task(self.make(table, making, asker))
        self.tasks[table].add_done_callback(lambda task: self.ended(table, task))
        return making

    async def make(self, table: str, making: Making, asker: str) -> None:
        with self.queue.part(asker):
            review = await self.make_pieces(making, asker)
        await self.store.keep_stories(table, {REVIEW: packed(review)})

    async def make_pieces(self, making: Making, asker: str) -> Review:
        while making.review is None or not making.review.done:
            if making.review is not None:
                making.tell()
            making.pieces += 1
            length = len(making.record) * making.pieces
            making.review = await self.queue.go_on(asker, length, go_on, making.record, making.review)
        return making.review

    def ended(self, table: str, task: asyncio.Task[None]) -> None:
        self.making.pop(table, None)
        self.tasks.pop(table, None)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("a review could not be made: %s", error, extra={"table": table})

    async def close(self) -> None:
        """Stops the workers. A review that is not made yet is made anew when somebody asks for it."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.queue.close)


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
