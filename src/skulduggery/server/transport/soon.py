"""What is to be done once the work of this moment is done. The event loop is asked once for all of it: asking costs."""

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger("skulduggery.transport")


class Soon:
    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def call(self, work: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        if not self.waiting:
            loop.call_soon(self.do_all)
        self.waiting.append(work)

    def do_all(self) -> None:
        """What is added meanwhile waits for the next moment."""
        waiting, self.waiting = self.waiting, []
        for work in waiting:
            try:
                work()
            except Exception:
                log.exception("a message could not be sent")
