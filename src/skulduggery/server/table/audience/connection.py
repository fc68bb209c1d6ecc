"""The connection of one page: the seats it holds, and a bounded queue of messages to send."""

import asyncio
import time
from collections.abc import Hashable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from ...protocol.to_page import Bye, ToPage
from ...runtime.settings import LONGEST_LOOK, Settings
from ...security.keys import hashed, owner_in
from ...security.limits import Bucket

NORMAL = 1000
RESTARTING = 1012
TOO_SLOW = 1013

NOTHING = ()  # was told yet

encode = msgspec.json.Encoder().encode


class PageSocket(Protocol):
    """The socket of a page."""

    def send_texts(self, texts: Sequence[bytes]) -> None: ...


class Unseen(NamedTuple):
    """An entry that needs time to be seen: somebody's turn ends there, or something in it weighs."""

    number: int
    turn: bool
    weighs: bool


class Connection:
    """`looking`: on a shared device with secrets, the seat whose view is open (None: the curtain is drawn)."""

    def __init__(self, address: str, settings: Settings, bucket: Bucket) -> None:
        self.address = address
        self.settings = settings
        self.bucket = bucket
        self.strikes = 0
        self.seats: tuple[int, ...] = ()
        self.screen = ""  # the hash of its secret, if it is a big screen
        self.screen_number: int | None = None
        self.shown: int | None = None  # the seat of the last update that was sent
        self.hidden = False
        self.still = False  # it shows no pictures
        self.reports = False  # it says what it has shown
        self.unseen: list[Unseen] = []  # what it was sent and has not shown, the oldest first
        self.waited_until = 0.0  # so long it is waited for, unless it says that it has shown more
        self.seen = -1  # the newest entry that it says it has shown
        self.closing: int | None = None
        self.tokens: tuple[str, ...] = ()  # of its seats
        self.looking: int | None = None
        self.invited: Hashable = None  # what it was told of reactions since the last snapshot
        self.called: Hashable = NOTHING  # and what its people were asked in common
        self.waiting: list[bytes] = []
        self.waiting_bytes = 0
        self.full_since: float | None = None  # since then the network takes nothing; None: it takes more
        self.socket: PageSocket | None = None
        self.is_due = False  # what waits is sent as soon as the work of this moment is done
        self.all_sent = asyncio.Event()  # it is closing, and nothing waits

    def show(self, unseen: Unseen, now: float) -> None:
        """An update that needs time was sent. A page that let the time of an earlier one run out is not waited for."""
        if not self.unseen:
            self.waited_until = now + LONGEST_LOOK
        if self.waited_until > now:
            self.unseen.append(unseen)

    def has_seen(self, number: int, still: bool, now: float) -> None:
        self.reports, self.still, self.seen = True, still, number
        self.unseen = [] if still else [each for each in self.unseen if each.number > number]
        self.waited_until = now + LONGEST_LOOK

    def is_behind(self, alone: bool) -> bool:
        """Whether it has more to show than one turn, or for people together something that weighs."""
        turns = sum(each.turn for each in self.unseen)
        return turns > 1 or (not alone and any(each.weighs for each in self.unseen))

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
        self.push_text(encode(message))

    def push_text(self, text: bytes) -> None:
        """Queue a message. A page that reads too slowly is closed; it comes back and gets a snapshot."""
        if self.closing is not None:
            return
        if self.full_since is not None and self.has_much_waiting() and self.is_slow(self.full_since):
            self.waiting.clear()
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.waiting_bytes += len(text)
        self.send_soon()

    def has_much_waiting(self) -> bool:
        return len(self.waiting) >= self.settings.queue_length or self.waiting_bytes > self.settings.queue_bytes

    def is_slow(self, full_since: float) -> bool:
        """Whether the reader is to blame for a full queue.

        However many messages others cause, a page that reads keeps its connection: the queue counts as full only while
        the network takes nothing for too long. Network buffers are real, so this is measured in real time.
        """
        waited = time.monotonic() - full_since
        return waited > self.settings.slow_seconds or self.waiting_bytes > self.settings.queue_bytes

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self.send_soon()

    def say_bye(self, reason: str) -> None:
        self.push(Bye(reason))
        self.close(NORMAL)

    def send_soon(self) -> None:
        """All that is pushed in one go is sent in one go: an update and the answer to the request behind it."""
        if self.socket is not None and not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.send_waiting)

    def send_waiting(self) -> None:
        self.is_due = False
        if self.socket is not None and self.waiting and self.full_since is None:
            batch, self.waiting, self.waiting_bytes = self.waiting, [], 0
            self.socket.send_texts(batch)
        if self.closing is not None and not self.waiting:
            self.all_sent.set()

    def network_is_full(self, is_full: bool) -> None:
        """The network takes nothing for the moment, or takes more again."""
        self.full_since = time.monotonic() if is_full else None
        if not is_full:
            self.send_waiting()
