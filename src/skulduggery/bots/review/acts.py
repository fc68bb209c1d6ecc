"""The moves of a finished match, each with the state before and after it, its luck, and who held the seat."""

import hashlib
from itertools import pairwise
from typing import Any, Final

from ...core.game import AnyState, Game
from ...core.messages import Move
from ...core.record import Forked, Played, Record, Seated
from ...core.table import read_move
from ...core.tale import Beat, Tale

TURN: Final = "turn"


class Act:
    """A move of a seat. `person`: whether a person held the seat then. `at`: the index of its beat in the tale."""

    def __init__(self, at: int, before: Beat, after: Beat, move: Move, seat: int, lucky: bool, person: bool) -> None:
        self.at = at
        self.before = before
        self.after = after
        self.move = move
        self.seat = seat
        self.lucky = lucky  # its move used luck
        self.person = person

    def state(self) -> AnyState:
        """The state in which the move was chosen."""
        found: AnyState = self.before.state
        return found


class Replayed:
    """A finished match, played back."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.tale: Tale = Tale(game, record)
        self.head: str = record.entries[-1].chain
        self.acts: list[Act] = acts_of(game, record, self.tale)

    def seed(self, purpose: str, number: int) -> int:
        """A seed for each purpose and entry. The same record gives the same seeds on every machine."""
        digest = hashlib.sha256(f"{self.head}/{purpose}/{number}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def people(self) -> list[int]:
        """The seats in which a person has chosen something."""
        return sorted({act.seat for act in self.acts if act.person})

    def turns(self) -> list[int]:
        """The beats with which a turn begins, and the beginning. In a game that marks no turns, every beat."""
        mark = self.game.telling.mark
        beats = self.tale.beats
        marked = [at for at, beat in enumerate(beats) if any(mark(event) == TURN for event in beat.events)]
        return sorted({0, *(marked or range(len(beats)))})


def acts_of(game: Game[Any], record: Record, tale: Tale) -> list[Act]:
    """Left out are moves that were taken back, those of the table itself, and those before a fork: others played."""
    people = by_people(record)
    forked = max([entry.number for entry in record.entries if isinstance(entry, Forked)], default=0)
    found: list[Act] = []
    for at, (before, after) in enumerate(pairwise(tale.beats), start=1):
        entry = record.entries[after.number]
        if isinstance(entry, Played) and entry.number > forked:
            move = read_move(game, bytes(entry.move))
            person = (after.number, entry.seat) in people
            found.append(Act(at, before, after, move, entry.seat, bool(entry.draws), person))
    return found


def by_people(record: Record) -> set[tuple[int, int]]:
    """The entries, with the seat, at which a person held this seat."""
    people: set[int] = set()
    found: set[tuple[int, int]] = set()
    for entry in record.entries:
        if isinstance(entry, Seated) and entry.bot is None:
            people.add(entry.seat)
        elif isinstance(entry, Seated):
            people.discard(entry.seat)
        found |= {(entry.number, seat) for seat in people}
    return found
