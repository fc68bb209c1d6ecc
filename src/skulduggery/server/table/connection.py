"""The connection of one page: the seats it holds, and a bounded queue of messages to send."""

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Hashable

import msgspec

from ..protocol.to_page import Bye, ToPage
from ..runtime.settings import LONGEST_LOOK, Settings
from ..security.keys import hashed, owner_in
from ..security.limits import Bucket

NORMAL = 1000
RESTARTING = 1012
TOO_SLOW = 1013

NOTHING = ()  # was told yet

encode = msgspec.json.Encoder().encode


class PageState:
    """What a table must know of a page, whichever node it is connected to."""

    def __init__(self) -> None:
        self.seats: tuple[int, ...] = ()
        self.screen = ""  # the hash of its secret, if it is a big screen
        self.screen_number: int | None = None
        self.shown: int | None = None  # the seat of the last update that was sent
        self.hidden = False
        self.still = False  # it shows no pictures
        self.reports = False  # it says what it has shown
        self.showing: tuple[int, float] | None = None  # an entry that weighs, and how long it is waited for at most
        self.seen = -1  # the newest entry of that kind that it has shown
        self.closing: int | None = None

    def show(self, number: int, now: float) -> None:
        """An update that weighs was sent. A page that let the time of an earlier one run out is not waited for."""
        if self.showing is None or self.showing[1] > now:
            self.showing = (number, now + LONGEST_LOOK)

    def has_seen(self, number: int, still: bool) -> None:
        self.reports, self.still = True, still
        if still or (self.showing is not None and number >= self.showing[0]):
            self.showing, self.seen = None, number


class Connection(PageState):
    """`looking`: on a shared device with secrets, the seat whose view is open (None: the curtain is drawn)."""

    numbers = itertools.count(1)

    def __init__(self, address: str, settings: Settings, bucket: Bucket) -> None:
        super().__init__()
        self.number = next(self.numbers)  # by which other nodes recognise it
        self.address = address
        self.settings = settings
        self.bucket = bucket
        self.strikes = 0
        self.tokens: tuple[str, ...] = ()  # of its seats
        self.looking: int | None = None
        self.invited: Hashable = None  # what it was told of reactions since the last snapshot
        self.called: Hashable = NOTHING  # and what its people were asked in common
        self.waiting: deque[str] = deque()
        self.waiting_bytes = 0
        self.sending_since: float | None = None  # a batch is on its way since then; None: nothing is
        self.something = asyncio.Event()

    def be_screen(self, secret: str) -> None:
        """A big screen never holds a seat, whatever tokens it brings."""
        self.screen = hashed(secret)
        self.tokens, self.seats = (), ()

    def token_behind(self, key: str) -> str:
        """The token by which the request with this key was made."""
        owner = owner_in(key)
        return next((token for token in self.tokens if hashed(token).startswith(owner)), "")

    def forget_reactions(self) -> None:
        """A snapshot has made void what it was told of them."""
        self.invited, self.called = None, NOTHING

    def push(self, message: ToPage) -> None:
        self.push_text(encode(message).decode())

    def push_text(self, text: str) -> None:
        """Queue a message. A page that reads too slowly is closed; it comes back and gets a snapshot."""
        if self.closing is not None:
            return
        if self.has_much_waiting() and self.is_slow():
            self.waiting.clear()
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.waiting_bytes += len(text)
        self.something.set()

    def has_much_waiting(self) -> bool:
        return len(self.waiting) >= self.settings.queue_length or self.waiting_bytes > self.settings.queue_bytes

    def is_slow(self) -> bool:
        """Whether the reader is to blame for a full queue.

        However many messages others cause, a page that reads keeps its connection: the queue counts as full only while
        a batch is on its way for too long. Network buffers are real, so this is measured in real time.
        """
        if self.sending_since is None:
            return False
        waited = time.monotonic() - self.sending_since
        return waited > self.settings.slow_seconds or self.waiting_bytes > self.settings.queue_bytes

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self.something.set()

    def say_bye(self, reason: str) -> None:
        self.push(Bye(reason))
        self.close(NORMAL)

    async def next_batch(self) -> list[str]:
        """What is to be sent now; empty once the connection is closing and nothing is left."""
        self.sending_since = None  # the batch before is with the network
        while not self.waiting and self.closing is None:
            self.something.clear()
            await self.something.wait()
        batch = list(self.waiting)
        self.waiting.clear()
        self.waiting_bytes = 0
        self.sending_since = time.monotonic()
        return batch
