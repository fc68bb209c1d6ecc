"""The connection of one page: the seats it holds, and a bounded queue of messages to send."""

import asyncio
from collections import deque
from collections.abc import Hashable

import msgspec

from ..protocol.to_page import Bye, ToPage
from ..security.limits import Bucket

NORMAL = 1000
RESTARTING = 1012
TOO_SLOW = 1013

encode = msgspec.json.Encoder().encode


class Connection:
    """`looking`: on a shared device with secrets, the seat whose view is open (None: the curtain is drawn)."""

    def __init__(self, address: str, queue_length: int, bucket: Bucket) -> None:
        self.address = address
        self.queue_length = queue_length
        self.bucket = bucket
        self.strikes = 0
        self.seats: tuple[int, ...] = ()
        self.looking: int | None = None
        self.shown: int | None = None  # the seat of the last update that was sent
        self.invited: Hashable = None  # what it was told of reactions since the last snapshot
        self.hidden = False
        self.waiting: deque[str] = deque()
        self.something = asyncio.Event()
        self.closing: int | None = None

    def push(self, message: ToPage) -> None:
        self.push_text(encode(message).decode())

    def push_text(self, text: str) -> None:
        """Queue a message. If the queue is full the connection is closed; the page comes back and gets a snapshot."""
        if self.closing is not None:
            return
        if len(self.waiting) >= self.queue_length:
            self.waiting.clear()
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.something.set()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self.something.set()

    def say_bye(self, reason: str) -> None:
        self.push(Bye(reason))
        self.close(NORMAL)

    async def next_batch(self) -> list[str]:
        """What is to be sent now; empty once the connection is closing and nothing is left."""
        while not self.waiting and self.closing is None:
            self.something.clear()
            await self.something.wait()
        batch = list(self.waiting)
        self.waiting.clear()
        return batch
