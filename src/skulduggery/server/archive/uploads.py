"""Records that somebody sends: read in a confined worker, with limits for what becomes of them."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ...core.refusals import Refused
from ..protocol.refusals import RecordTooLong, TooMuchWork
from ..workers.confined import TooMuch
from ..workers.fair import FairWorkers

T = TypeVar("T")


class UploadLimits(NamedTuple):
    """Entries of a record, and bytes of the story that is made of it."""

    entries: int
    story: int


class Uploads:
    def __init__(self, queue: FairWorkers, limits: UploadLimits) -> None:
        self.queue = queue
        self.limits = limits

    async def run(self, asker: str, work: Callable[..., T], record: bytes, *given: Any) -> T:
        """Calls `work` with a record and these arguments in a worker, or refuses the record."""
        if record.count(b"\n") > self.limits.entries + 1:
            raise Refused(RecordTooLong("", self.limits.entries))
        try:
            return await self.queue.run(asker, len(record), work, record, *given)
        except TooMuch:
            raise Refused(TooMuchWork("")) from None

    def close(self) -> None:
        self.queue.close()
