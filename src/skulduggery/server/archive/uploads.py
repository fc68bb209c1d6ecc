"""Records that somebody sends: read in a confined worker, with limits for what becomes of them."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ...core.refusals import Refused
from ..protocol.refusals import RecordTooLong, TooMuchWork, too_fast
from ..workers.confined import Busy, TooMuch
from ..workers.pool import Workers

T = TypeVar("T")
RETRY = 10.0  # seconds, if many records wait already


class UploadLimits(NamedTuple):
    """Entries of a record, and bytes of the story that is made of it."""

    entries: int
    story: int


class Uploads:
    def __init__(self, workers: Workers, limits: UploadLimits) -> None:
        self.workers = workers
        self.limits = limits

    async def run(self, work: Callable[..., T], record: bytes, *given: Any) -> T:
        """Calls `work` with a record and these arguments in a worker, or refuses the record."""
        if record.count(b"\n") > self.limits.entries + 1:
            raise Refused(RecordTooLong("", self.limits.entries))
        try:
            return await self.workers.run(work, record, *given)
        except TooMuch:
            raise Refused(TooMuchWork("")) from None
        except Busy:
            raise Refused(too_fast("busy", RETRY)) from None

    def close(self) -> None:
        self.workers.close()
