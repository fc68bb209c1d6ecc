"""Moves made once and handed out again: a match lists thousands of them, and most lists are the usual ones."""

from ...core.messages import Move
from .courses import Courses


class ReadyMoves:
    """One kind of move of one piece to every square, and the lists for walks with nothing in the way."""

    def __init__(self, moves: list[Move], longest: int) -> None:
        self.to = moves
        self.lengths = longest + 1
        self.usual: list[list[Move] | None] = [None] * (len(moves) * self.lengths)

    def listed(self, courses: Courses, steps: int, squares: list[int]) -> list[Move]:
        """The moves to `squares`. The list may be shared: do not change it."""
        if squares is not courses.ends[steps]:
            return [self.to[square] for square in squares]
        slot = courses.start * self.lengths + steps
        known = self.usual[slot]
        if known is None:
            known = [self.to[square] for square in squares]
            self.usual[slot] = known
        return known
