"""The search: the best moves by the heuristic are compared in playouts, with the same hidden cards and the same luck.

The heuristic's choice is the one to beat. A move that is clearly worse than the best is dropped, so that the rest of
the budget goes to those between which the choice is open. What is learned about the decisions after a move is kept in a
tree, with which the search for the seat's next decision begins.
"""

from collections.abc import Callable
from typing import Any, Final

from ...core.chance import Chance, FastChance
from ...core.game import AnyState, Game
from ...core.messages import Move
from ..chances import chances_for
from ..chances.model import WinChances
from ..greedy import Bosun
from ..heuristics.search_plan import SearchPlan
from ..tuned import tuned_for
from .budget import Budget
from .candidate import Candidate
from .playouts import Playouts
from .tree import Branch, Node

FIRST_LOOK: Final = 4  # playouts of each move before one is dropped
DOUBT: Final = 2.5  # standard errors by which a move must be behind to be dropped
CERTAIN: Final = 3.5  # standard errors by which a move must be ahead to end the search
SEEDS: Final = 1 << 40


class Search:
    """Compares the moves of one decision after the other. Sees resampled states only."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        budget: Budget,
        plan: SearchPlan | None = None,
        chances: WinChances | None = None,
    ) -> None:
        self.game = game
        self.budget = budget
        self.luck: Chance = FastChance(seed)
        self.bosun = Bosun(game, FastChance(seed + 1), tuned_for(game))
        self.plan: SearchPlan = self.bosun.heuristic.plan() if plan is None else plan
        self.playouts = Playouts(game, self.plan, self.bosun, chances_for(game) if chances is None else chances)
        self.tree: Branch = {}  # what is known from the last search about decisions after the chosen move
        self.passed_over: list[Move] = []  # in the last search: too bad by their value to be compared

    def candidates(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> list[Candidate]:
        """The best moves, most promising first, each with its playouts."""
        self.budget.begin()
        ranked = self.ranked(seat, legal, imagine)
        found = [Candidate(move) for move in ranked[: self.plan.width]]
        self.passed_over = ranked[self.plan.width :]
        recall(found, self.tree.pop((seat, tuple(legal)), None))
        live = found[:]
        rounds = 0
        while len(live) > 1 and not self.budget.is_spent():
            self.compare(live, seat, imagine())
            rounds += 1
            if rounds >= FIRST_LOOK:
                live = still_open(live)
        return in_order(found, self.plan.sure)

    def by_value(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> list[Move]:
        """The moves by their value alone, best first."""
        self.budget.begin()
        return self.ranked(seat, legal, imagine)

    def ranked(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> list[Move]:
        """The moves by their value, best first: the mean over all looks. Ends early if the time is over."""
        first = imagine()
        asked = first.asked()
        assert asked is not None, "somebody has a choice"
        promising = self.bosun.heuristic.promising(first, asked, legal)
        values = [0.0] * len(promising)
        for _ in range(self.budget.looks):
            worlds = [imagine() for _ in range(self.bosun.heuristic.worlds)]
            for at, value in enumerate(self.bosun.values(worlds, promising, seat)):
                values[at] += value
            if self.budget.is_over():
                break
        judged = [(-value, at) for at, value in enumerate(values)]
        judged.sort()
        return [promising[at] for _, at in judged]

    def compare(self, live: list[Candidate], seat: int, world: AnyState) -> None:
        """One playout of each move, with the same luck. Ends early if the time is over."""
        luck = self.luck.below(SEEDS)
        base = 0.0
        for at, candidate in enumerate(live):
            branch = candidate.branch if self.plan.curiosity else None
            chance = self.playouts.after(world, candidate.move, seat, luck, branch)
            if at == 0:
                base = chance
            candidate.add(chance, base)
            if self.budget.is_over():
                break
        self.budget.spend(len(live))


def recall(found: list[Candidate], node: Node | None) -> None:
    """Begin with what playouts of the last decision have shown about these moves."""
    first = -1 if node is None else node.find(found[0].move)
    if node is None or first < 0 or node.tries[first] < FIRST_LOOK:
        return
    for candidate in found:
        at = node.find(candidate.move)
        if at >= 0 and node.tries[at] >= FIRST_LOOK:
            lead = node.mean(at) - node.mean(first)
            variance = node.variance(at) + node.variance(first) if candidate is not found[0] else 0.0
            candidate.recall(node.tries[at], node.mean(at), lead, variance)
            candidate.branch = node.branches[at]


def still_open(live: list[Candidate]) -> list[Candidate]:
    """The moves that may still be the best, and the heuristic's choice, with which they are compared.

    If only one is left and it is clearly better than that choice, there is nothing more to find out.
    """
    top = max([candidate.lead() for candidate in live])
    left = [candidate for candidate in live[1:] if candidate.lead() + DOUBT * candidate.error() >= top]
    if len(left) == 1 and left[0].lead() > CERTAIN * left[0].error():
        return left
    return [live[0], *left]


def in_order(found: list[Candidate], sure: float) -> list[Candidate]:
    """The move to play first: the one with the largest lead of which one can be sure, otherwise the heuristic's choice.

    The rest by the chance to win.
    """
    best = found[0]
    for candidate in found[1:]:
        if candidate.lead() > max(best.lead(), sure * candidate.error()):
            best = candidate
    rest = [(-candidate.chance(), at) for at, candidate in enumerate(found) if candidate is not best]
    rest.sort()
    return [best, *[found[at] for _, at in rest]]
