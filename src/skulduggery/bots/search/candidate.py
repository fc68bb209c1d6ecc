"""A move that the search compares with others."""

import math

from ...core.messages import Move
from .tree import Branch


class Candidate:
    """A move, and how its playouts went. `leads` are the differences to the heuristic's choice."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.playouts = 0
        self.total = 0.0
        self.leads = 0.0
        self.squares = 0.0  # of the leads
        self.branch: Branch = {}  # what followed it

    def add(self, chance: float, base: float) -> None:
        lead = chance - base
        self.playouts += 1
        self.total += chance
        self.leads += lead
        self.squares += lead * lead

    def recall(self, playouts: int, chance: float, lead: float, variance: float) -> None:
        """Begin with what is known from an earlier search, as if it came from so many playouts.

        `variance` is that of the lead: its square root is the standard error.
        """
        self.playouts = playouts
        self.total = chance * playouts
        self.leads = lead * playouts
        self.squares = (lead * lead + variance * playouts) * playouts

    def chance(self) -> float:
        """The mean chance to win with this move."""
        return self.total / self.playouts if self.playouts else 0.0

    def lead(self) -> float:
        return self.leads / self.playouts if self.playouts else 0.0

    def error(self) -> float:
        """The standard error of the lead."""
        if not self.playouts:
            return 1.0
        mean = self.lead()
        return math.sqrt(max(self.squares / self.playouts - mean * mean, 0.000001) / self.playouts)
