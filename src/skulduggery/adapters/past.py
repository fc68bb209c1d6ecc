"""What each seat has seen so far: the events in its form, and its own moves. Kept as a digest for each seat.

Moments of a match share one growing list. A moment that is not the last one of its list copies it before it adds.
"""

from hashlib import blake2b
from typing import NamedTuple

import msgspec

from ..core.messages import Event

NOBODY = -1
SIZE = 8  # bytes of a digest


class Entry(NamedTuple):
    """A move that was made, and what happened. The mover of the start is -1."""

    mover: int
    action: int
    events: list[Event]


class History:
    """Entries, and the digests of each seat after them as far as somebody asked.

    `known` is what `viewer` had seen before the first entry: it is all that is left of the time before a resampling.
    """

    def __init__(self, viewer: int, known: bytes, entries: list[Entry]) -> None:
        self.viewer = viewer
        self.known = known
        self.entries = entries
        self.digests: dict[int, list[bytes]] = {}

    def digest(self, seat: int, length: int) -> bytes:
        found = self.digests.setdefault(seat, [self.before(seat)])
        while len(found) <= length:
            found.append(digested(found[-1], self.entries[len(found) - 1], seat))
        return found[length]

    def before(self, seat: int) -> bytes:
        return self.known if seat == self.viewer else blake2b(self.known + bytes([seat]), digest_size=SIZE).digest()


def digested(before: bytes, entry: Entry, seat: int) -> bytes:
    own = entry.action if entry.mover == seat else None
    seen = [event.seen_by(seat) for event in entry.events]
    return blake2b(before + msgspec.msgpack.encode((entry.mover, own, seen)), digest_size=SIZE).digest()


class Past:
    """The first `length` entries of a history. It never changes."""

    __slots__ = ("history", "length")

    def __init__(self, history: History, length: int) -> None:
        self.history = history
        self.length = length

    @staticmethod
    def empty() -> "Past":
        return Past(History(NOBODY, b"", []), 0)

    def and_then(self, mover: int, action: int, events: list[Event]) -> "Past":
        history = self.history
        if len(history.entries) != self.length:
            history = History(history.viewer, history.known, history.entries[: self.length])
        history.entries.append(Entry(mover, action, events))
        return Past(history, self.length + 1)

    def digest(self, seat: int) -> bytes:
        """Equal for two moments exactly if the seat has seen the same."""
        return self.history.digest(seat, self.length)

    def as_known_to(self, seat: int) -> "Past":
        """The past of a resampled match: for the other seats nothing is left of it that `seat` has not seen."""
        return Past(History(seat, self.digest(seat), []), 0)
