"""The tree of a search: what was tried after the compared moves, and how it went for the seat that tried it.

A node is a decision: who is asked, and the legal moves. Hidden cards and draws count only as far as they change these.
So different resampled states share nodes, and a draw that changes the choice leads to a node of its own.
"""

import math
from typing import Final

from ...core.messages import Move

CAUTION: Final = 0.05  # a move that was never tried counts as so much worse than the mean

DecisionKey = tuple[int, tuple[Move, ...]]
Branch = dict[DecisionKey, "Node"]  # the decisions that followed a move


class Node:
    """One decision. `moves` are the most promising ones, the best by its value first."""

    def __init__(self, seat: int, moves: list[Move]) -> None:
        self.seat = seat
        self.moves = moves
        self.count = 0
        self.total = 0.0
        self.tries = [0] * len(moves)
        self.totals = [0.0] * len(moves)  # of the seat's chances to win
        self.squares = [0.0] * len(moves)
        self.branches: list[Branch] = [{} for _ in moves]

    def add(self, at: int, chance: float) -> None:
        self.count += 1
        self.total += chance
        self.tries[at] += 1
        self.totals[at] += chance
        self.squares[at] += chance * chance

    def pick(self, curiosity: float) -> int:
        """The move to try next: a good one, or one about which little is known (PUCT, Silver et al. 2017)."""
        if not self.count:
            return 0
        best, top = 0, -1.0
        unknown = self.total / self.count - CAUTION
        share = curiosity * math.sqrt(self.count)
        for at, tries in enumerate(self.tries):
            score = (self.totals[at] / tries if tries else unknown) + share / ((1 + at) * (1 + tries))
            if score > top:
                best, top = at, score
        return best

    def mean(self, at: int) -> float:
        return self.totals[at] / self.tries[at]

    def variance(self, at: int) -> float:
        """The variance of the mean."""
        mean = self.mean(at)
        return max(self.squares[at] / self.tries[at] - mean * mean, 0.0) / self.tries[at]

    def find(self, move: Move) -> int:
        """The number of a move; -1 if it was not promising."""
        return self.moves.index(move) if move in self.moves else -1


class Step:
    """A move that is made at a node, in one playout."""

    def __init__(self, node: Node, at: int) -> None:
        self.node = node
        self.at = at

    def move(self) -> Move:
        return self.node.moves[self.at]

    def next(self) -> Branch | None:
        """What followed this move; None if it was never tried: a playout adds one node to the tree."""
        return self.node.branches[self.at] if self.node.tries[self.at] else None
