"""The stories of all matches: a finished one's are made once and kept, so that they outlive a change of the rules."""

import asyncio
import logging
from collections.abc import Sequence

from ...core.game import has_secrets
from ...core.record import Header, save
from ...core.refusals import NoSuchSeat, Refused
from ...games import game_called
from ..protocol.refusals import NoSuchTable, NotOver, NotPlayedOut, NotYourSeat, RecordHidden
from ..store.base import NewEntry, Store
from ..store.meta import TableMeta, unpack
from ..store.records import find_match, record_file, stored_record
from ..workers.fair import FairWorkers
from .reviews import Reviews
from .stories import CHRONICLE, OUTSIDER, part_of, tell, tell_all
from .uploads import Uploads

log = logging.getLogger("skulduggery.archive")


class Archive:
    """`uploads` reads what strangers send; `queue` tells our own matches, which have limits of their own."""

    def __init__(self, store: Store, queue: FairWorkers, uploads: Uploads, reviews: Reviews) -> None:
        self.store = store
        self.uploads = uploads
        self.reviews = reviews
        self.queue = queue
        self.making: dict[str, asyncio.Task[None]] = {}

    async def story(self, table: str, viewer: int | None, tokens: Sequence[str], asker: str) -> bytes:
        """Compressed. A finished match may be seen as any seat; a running one only as an outsider or as an own seat."""
        kept = await self.store.story(table, part_of(viewer))
        if kept is not None:
            return kept
        stored, meta = await find_match(self.store, table)
        if meta.status == "over":
            return await self.made(table, part_of(viewer), NoSuchSeat("", len(meta.seats)))
        viewers = (None, *eyes_for(meta, tokens))
        if viewer not in viewers:
            raise Refused(NotYourSeat(""))
        record = record_file(stored, meta)
        return await self.queue.run(asker, len(record), tell, record, viewer, viewers)

    async def chronicle(self, table: str) -> bytes:
        """Compressed; only of a match that was played to its end."""
        kept = await self.store.story(table, CHRONICLE)
        if kept is not None:
            return kept
        _, meta = await find_match(self.store, table)
        if meta.status != "over":
            raise Refused(NotOver(""))
        return await self.made(table, CHRONICLE, NotPlayedOut(""))

    async def record(self, table: str) -> bytes:
        """A match as a file: with its seed when it is over; before that only where nothing is hidden."""
        stored = await self.store.load(table)
        meta = None if stored is None else unpack(stored.meta)
        if stored is None or meta is None or meta.header is None:
            raise Refused(NoSuchTable("", table[:32]))
        if meta.status == "over":
            return record_file(stored, meta)
        if has_secrets(game_called(meta.game)):
            raise Refused(RecordHidden(""))
        return await asyncio.to_thread(sealed_file, meta.header, stored.entries)

    async def made(self, table: str, part: str, otherwise: NoSuchSeat | NotPlayedOut) -> bytes:
        """A part of the stories, which are made now if the server stopped before it could."""
        await asyncio.shield(self.make_soon(table))
        kept = await self.store.story(table, part)
        if kept is None:
            raise Refused(otherwise)
        return kept

    def make_soon(self, table: str) -> asyncio.Task[None]:
        """Make the stories of this table, whose match is over, in the background."""
        if table not in self.making:
            self.making[table] = asyncio.create_task(self.make(table))
            self.making[table].add_done_callback(lambda task: self.done(table, task))
        return self.making[table]

    def done(self, table: str, task: asyncio.Task[None]) -> None:
        self.making.pop(table, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a story could not be told: %s", task.exception(), extra={"table": table})

    async def make(self, table: str) -> None:
        if await self.store.story(table, OUTSIDER) is not None:
            return
        stored, meta = await find_match(self.store, table)
        record, seconds = record_file(stored, meta), round(stored.ended - stored.began)
        await self.store.keep_stories(table, await self.queue.go_on(table, len(record), tell_all, record, seconds))

    async def close(self) -> None:
        """Stops the workers. A story that is not made yet is made when somebody asks for it."""
        for task in list(self.making.values()):
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        await self.reviews.close()
        await asyncio.to_thread(self.queue.close)
        await asyncio.to_thread(self.uploads.close)


def sealed_file(header: Header, entries: Sequence[NewEntry]) -> bytes:
    """The record without its seeds. In a thread, since a long one takes its time."""
    return save(stored_record(header, entries).sealed())


def eyes_for(meta: TableMeta, tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats whose view these tokens open. Of several people on one device none may read what the others hide."""
    seats = meta.seats_for(tokens)
    return () if len(seats) > 1 and has_secrets(game_called(meta.game)) else seats
