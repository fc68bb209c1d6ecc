"""The search: the best moves by the heuristic are compared in playouts, with the same hidden cards and the same luck.

The heuristic's choice is the one to beat. A move that is clearly worse than the best is dropped, so that the rest of
the budget goes to those between which the choice is open.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from ...core.chance import Chance, FastChance
from ...core.game import Game, State
from ...core.messages import Move
from ..chances import chances_for
from ..chances.model import WinChances
from ..greedy import Bosun
from .budget import Budget
from .plan import Plan, plan_for
from .playouts import Playouts

FIRST_LOOK: Final = 4  # playouts of each move before one is dropped
DOUBT: Final = 2.5  # standard errors by which a move must be behind to be dropped
CERTAIN: Final = 3.5  # standard errors by which a move must be ahead to end the search
SEEDS: Final = 1 << 40


class Candidate:
    """A move, and how its playouts went. `leads` are the differences to the heuristic's choice."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.playouts = 0
        self.total = 0.0
        self.leads = 0.0
        self.squares = 0.0  # of the leads

    def add(self, chance: float, base: float) -> None:
        lead = chance - base
        self.playouts += 1
        self.total += chance
        self.leads += lead
        self.squares += lead * lead

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


class Search:
    """Compares the moves of one decision after the other. Sees resampled states only."""

    def __init__(
        self, game: Game[Any], seed: int, budget: Budget, plan: Plan | None = None, chances: WinChances | None = None
    ) -> None:
        self.game = game
        self.plan: Plan = plan_for(game) if plan is None else plan
        self.budget = budget
        self.luck: Chance = FastChance(seed)
        self.bosun = Bosun(game, FastChance(seed + 1))
        self.playouts = Playouts(game, self.plan, self.bosun, chances_for(game) if chances is None else chances)

    def candidates(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> list[Candidate]:
        """The best moves, most promising first, each with its playouts."""
        self.budget.begin()
        found = [Candidate(move) for move in self.ranked(seat, legal, imagine)[: self.plan.width]]
        live = found[:]
        rounds = 0
        while len(live) > 1 and not self.budget.is_spent():
            self.compare(live, seat, imagine())
            rounds += 1
            if rounds >= FIRST_LOOK:
                live = still_open(live)
        return in_order(found, self.plan.sure)

    def ranked(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> list[Move]:
        """The moves by the bosun's judgement, best first."""
        worlds = [imagine() for _ in range(self.bosun.heuristic.worlds)]
        asked = worlds[0].asked()
        assert asked is not None, "somebody has a choice"
        promising = self.bosun.heuristic.promising(worlds[0], asked, legal)
        judged = [(-self.bosun.judge(worlds, move, seat), at) for at, move in enumerate(promising)]
        judged.sort()
        return [promising[at] for _, at in judged]

    def compare(self, live: list[Candidate], seat: int, world: State) -> None:
        """One playout of each move, with the same luck. Ends early if the time is over."""
        luck = self.luck.below(SEEDS)
        base = 0.0
        for at, candidate in enumerate(live):
            chance = self.playouts.after(world, candidate.move, seat, luck)
            if at == 0:
                base = chance
            candidate.add(chance, base)
            if self.budget.is_over():
                break
        self.budget.spend(len(live))


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
