"""Makes a review, the quick part at once and the rest in pieces. The same record gives the same review everywhere."""

from typing import Any, Final

import msgspec

from ...core.game import Game
from ...core.record import Record
from .acts import Replayed
from .estimates import Estimates, rounded
from .messages import Method, Mistake, Review, Throw, TurnStart
from .mistakes import Mistakes
from .pieces import Piece, Selection
from .swings import Curve, swings_of
from .throws import Throws

TOLD: Final = 3  # mistakes of each seat, and throws of each sort
LONGEST_UNKNOWN: Final = 80  # moves of a match without fitted chances: a longer one would take too many playouts


class Reviewer:
    """`first` is quick. `further` looks at some more pieces and adds what it found."""

    def __init__(self, game: Game[Any], record: Record, bots: bool = False) -> None:
        """`bots`: look at the choices of bots, too; so it does where nobody else played."""
        self.match = Replayed(game, record)
        tale = self.match.tale
        self.estimates = Estimates(game, tale.beats[0].state, tale.seats)
        people = self.match.people()
        self.bots: bool = bots or not people
        self.seats: list[int] = list(range(tale.seats)) if self.bots else people
        self.method: Method = self.estimates.method(len(tale.beats), LONGEST_UNKNOWN)
        self.curve: Curve = [] if self.method == "none" else [self.chances(at) for at in range(len(tale.beats))]
        self.mistakes = Mistakes(self.match)
        self.throws = Throws(self.match, self.estimates)
        self.pieces: list[Piece] | None = None

    def chances(self, at: int) -> list[float]:
        beat = self.match.tale.beats[at]
        return self.estimates.of(beat.state, self.match.seed("curve", beat.number))

    def first(self) -> Review:
        """Everything but mistakes and throws."""
        match, tale = self.match, self.match.tale
        return Review(
            game=match.game.key,
            players=tuple(tale.players),
            teams=tuple([tale.beats[-1].state.team_of(seat) for seat in range(tale.seats)]),
            opening=match.game.view(tale.beats[0].state, None),
            method=self.method,
            turns=tuple([self.turn(at) for at in match.turns()]),
            curve=tuple([(tale.beats[at].number, rounded(row)) for at, row in enumerate(self.curve)]),
            swings=tuple(swings_of(match, self.curve)) if self.curve else (),
            people=tuple(self.seats),
            mistakes=(),
            throws=(),
            looked=0,
            pieces=0,
            done=self.method == "none",
        )

    def turn(self, at: int) -> TurnStart:
        beat = self.match.tale.beats[at]
        asked = beat.state.asked()
        return TurnStart(beat.number, None if asked is None else asked.seat)

    def further(self, review: Review, effort: int) -> Review:
        """Look at the next pieces: at one or more, until they took as much effort."""
        pieces = self.work()
        todo = at_once(pieces[review.looked :], effort)
        mistakes, throws = list(review.mistakes), list(review.throws)
        for piece in todo:
            if piece.is_throw:
                throws += self.throws.look_at(piece.act, self.seats)
            else:
                mistakes += self.mistakes.look_at(piece.act)
        looked = review.looked + len(todo)
        return msgspec.structs.replace(
            review,
            mistakes=tuple(largest_mistakes(mistakes)),
            throws=tuple(largest_throws(throws)),
            looked=looked,
            pieces=len(pieces),
            done=looked == len(pieces),
        )

    def work(self) -> list[Piece]:
        """All pieces. Finding them takes a while, so the first part of a review does not wait for it."""
        if self.pieces is None:
            chosen = Selection(self.match, self.curve, self.seats, self.bots)
            self.pieces = [*chosen.throws(self.throws), *chosen.choices(self.mistakes)] if self.curve else []
        return self.pieces


def at_once(pieces: list[Piece], effort: int) -> list[Piece]:
    """The first pieces, as many as take this effort."""
    spent, count = 0, 0
    while count < len(pieces) and spent < effort:
        spent += pieces[count].effort()
        count += 1
    return pieces[:count]


def largest_mistakes(mistakes: list[Mistake]) -> list[Mistake]:
    """The largest of each seat, largest first."""
    ranked = sorted(mistakes, key=lambda one: (one.chance - one.best, one.number))
    return first_of_each_seat(ranked)


def largest_throws(throws: list[Throw]) -> list[Throw]:
    """The luckiest and the unluckiest of each seat, luckiest first."""
    ranked = sorted(throws, key=lambda one: (one.expected - one.chance, one.number))
    lucky = [one for one in ranked if one.chance > one.expected]
    unlucky = [one for one in reversed(ranked) if one.chance < one.expected]
    return [*first_of_each_seat(lucky), *reversed(first_of_each_seat(unlucky))]


def first_of_each_seat(ranked: list[Any]) -> list[Any]:
    """The first things of each seat, as many as are told, in their order."""
    told: dict[int, int] = {}
    found: list[Any] = []
    for one in ranked:
        told[one.seat] = told.get(one.seat, 0) + 1
        if told[one.seat] <= TOLD:
            found.append(one)
    return found
