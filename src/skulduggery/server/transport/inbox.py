"""The messages of a socket that its one reader has not taken yet: a queue that does no more than that, and costs less.

uvicorn adds events to it that say how the socket ends.
"""

import asyncio
from collections import deque
from typing import Any

Event = dict[str, Any]


class Gone(Exception):
    """The page has closed its socket."""


class Inbox:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[bytes | Event] = deque()
        self.reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self.events)

    def empty(self) -> bool:
        return not self.events

    def put_nowait(self, event: bytes | Event) -> None:
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> bytes | Event:
        while not self.events:
            self.reader = self.loop.create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.events.popleft()
