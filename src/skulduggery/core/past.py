"""What each seat has seen so far in a match: the events in its form, and its own moves. A digest for each seat.

A history keeps actions and their luck only. Most users never ask what was seen, so events are told when they do: the
actions are played again. Moments of a match share one growing history; one that is not its last copies it first.
"""

from hashlib import blake2b

import msgspec

from .actions import Actions
from .chance import RecordedChance
from .engine_state import AnyState
from .messages import Event

NOBODY = -1
SIZE = 8  # bytes of a digest
Draw = tuple[int, int]  # how many outcomes there were, and which one it was
Entry = tuple[int, tuple[Draw, ...]]  # the action, and its luck
Told = tuple[int, int, list[Event]]  # the mover (-1 for the start), the action, and what happened


class History:
    """The entries of a match since a certain moment, and what each seat has seen of them.

    `known` is what `viewer` had seen before the first entry: it is all that is left of the time before a resampling.
    `state` is the match after all that is `told` (None: before the start).
    """

    def __init__(self, actions: Actions, state: AnyState | None, viewer: int, known: bytes) -> None:
        self.actions = actions
        self.state = state
        self.viewer = viewer
        self.known = known
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.digests: dict[int, list[bytes]] = {}

    def add(self, length: int, state: AnyState | None, entry: Entry) -> "History":
        """The history of a moment after this entry. The moment before it has `length` entries, and this state."""
        history = self if len(self.entries) == length else self.first(length, state)
        history.entries.append(entry)
        return history

    def first(self, length: int, state: AnyState | None) -> "History":
        """Another history with the first entries of this one, after which the match was as `state`."""
        ahead = length < len(self.told)
        twin = History(self.actions, state if ahead else self.state, self.viewer, self.known)
        twin.entries = self.entries[:length]
        twin.told = self.told[:length]
        twin.digests = {seat: found[: length + 1] for seat, found in self.digests.items()}
        return twin

    def digest(self, seat: int, length: int) -> bytes:
        """What the seat has seen of the first entries. Equal for two moments exactly if that is the same."""
        found = self.digests.setdefault(seat, [self.before(seat)])
        while len(found) <= length:
            found.append(digested(found[-1], self.tell(len(found) - 1), seat))
        return found[length]

    def before(self, seat: int) -> bytes:
        return self.known if seat == self.viewer else blake2b(self.known + bytes([seat]), digest_size=SIZE).digest()

    def tell(self, number: int) -> Told:
        while len(self.told) <= number:
            action, draws = self.entries[len(self.told)]
            self.told.append(self.played_again(action, draws))
        return self.told[number]

    def played_again(self, action: int, draws: tuple[Draw, ...]) -> Told:
        events: list[Event] = []
        asked = None if self.state is None else self.state.asked()
        self.state = self.actions.after(self.state, action, RecordedChance(draws), events)
        return NOBODY if asked is None else asked.seat, action, events


def digested(before: bytes, told: Told, seat: int) -> bytes:
    mover, action, events = told
    own = action if mover == seat else None
    seen = [event.seen_by(seat) for event in events]
    return blake2b(before + msgspec.msgpack.encode((mover, own, seen)), digest_size=SIZE).digest()
