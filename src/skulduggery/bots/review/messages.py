"""A review as it is sent. Chances are numbers from 0 to 1, and numbers are those of entries of the record."""

from typing import Literal

import msgspec

from ...core.fields import SeatNumber
from ...core.messages import Choice, Event, Question, View
from ...core.stories import Player

# Whence the chances come: fitted to matches between bots, or counted in matches that bots play to the end from each
# position, or there are none, because nothing was fitted and the match is too long to count.
Method = Literal["fitted", "playouts", "none"]


class TurnStart(msgspec.Struct, frozen=True):
    """A turn begins with this entry; `seat`: whose turn it is."""

    number: int
    seat: SeatNumber | None


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed the chance of `seat` more than that of the others. `event`: what changed it most."""

    number: int
    seat: SeatNumber
    before: float
    after: float
    event: Event
    rule: str


class Mistake(msgspec.Struct, frozen=True):
    """A choice that was worse than another, as far as the seat could know. `before`: the entry before the choice."""

    number: int
    before: int
    seat: SeatNumber
    question: Question
    played: Choice
    better: Choice
    chance: float  # after the move that was played
    best: float  # after the better one


class Throw(msgspec.Struct, frozen=True):
    """Luck that changed the chance of `seat`: its chance now, and the mean over other luck for the same move."""

    number: int
    before: int
    seat: SeatNumber
    event: Event
    rule: str
    chance: float
    expected: float


class Review(msgspec.Struct, frozen=True):
    """`people`: the seats whose choices and throws are looked at. `looked` of `pieces`: how much of that is done. It
    may not be known yet how many pieces there are; `done` says that nothing more comes.

    `opening`: the first position, as an outsider saw it. `teams`: by seat; where there are none, everybody is one.
    """

    game: str
    players: tuple[Player, ...]
    teams: tuple[int, ...]
    opening: View
    method: Method
    turns: tuple[TurnStart, ...]
    curve: tuple[tuple[int, tuple[float, ...]], ...]  # (entry, chance by seat)
    swings: tuple[Swing, ...]
    people: tuple[SeatNumber, ...]
    mistakes: tuple[Mistake, ...]
    throws: tuple[Throw, ...]
    looked: int
    pieces: int
    done: bool
