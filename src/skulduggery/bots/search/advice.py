"""Advice for a person: the best moves, the chance to win with each, and what the search expects to happen.

It sees what a bot in this seat would see: resampled states, never the real one.
"""

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...core.game import AnyState, Game
from ...core.messages import Move
from ..chances.model import WinChances
from ..heuristics.search_plan import TO_THE_END
from .budget import NO_LIMIT, Budget
from .candidate import Candidate
from .messages import HintReason
from .search import SEEDS, Search

BEST: Final = 3  # moves that a person is shown
TRIES: Final = 10  # further playouts of each, whose ends are compared
PART: Final = 3  # of the budget: so much more of it goes to the reasons
REASONS: Final = 2  # of each move
NOTICED: Final = 0.015  # a smaller difference in the weighted sum is no reason: it is a third of a per cent
OFTEN: Final = 10  # an end of the match is a reason if it comes in one of so many tries
WINS: Final = "wins"
LOSSES: Final = "losses"


def key_of(topic: str) -> str:
    """How texts call a topic."""
    return topic.lower().replace(" ", "-")


class Advice(NamedTuple):
    """A move, the chance to win with it against bots like the bosun, and why."""

    move: Move
    chance: float
    reasons: list[HintReason]


def advise(
    game: Game[Any], seat: int, legal: list[Move], imagine: Callable[[], AnyState], seed: int, budget: Budget
) -> list[Advice]:
    """The best moves of this decision, the best first. Equal seeds and playouts give equal advice."""
    search = Search(game, seed, budget)
    found = preferred(search.candidates(seat, legal, imagine), search.plan.overrules)
    ends = ends_of(search, found[:BEST], seat, imagine, part_of(budget))
    chances = chances_of(found, ends)
    turns = 0 if search.plan.turns == TO_THE_END.turns else search.plan.turns
    return [
        Advice(end.move, chances[at], reasons_for(ends, at, search.playouts.chances, turns))
        for at, end in enumerate(ends)
    ]


def preferred(found: list[Candidate], overrules: bool) -> list[Candidate]:
    """In a game where bots heed the value of moves alone, the best by its value comes first."""
    return found if overrules else [best_by_value(found), *[one for one in found if one is not best_by_value(found)]]


def best_by_value(found: list[Candidate]) -> Candidate:
    """The move with which the others were compared: it has no lead over itself."""
    return min(found, key=lambda candidate: candidate.squares)


def part_of(budget: Budget) -> Budget:
    playouts = NO_LIMIT if budget.playouts == NO_LIMIT else max(1, budget.playouts // PART)
    return Budget(playouts, budget.milliseconds / PART)


class Ends:
    """How the playouts of one move ended: won, lost, or still open, then with the sums of the traits of both sides."""

    def __init__(self, move: Move, traits: int) -> None:
        self.move = move
        self.tries = 0
        self.chances = 0.0
        self.wins = 0
        self.losses = 0
        self.open = 0
        self.own = [0.0] * traits
        self.others = [0.0] * traits
        self.weights: list[float] = []

    def add(self, model: WinChances, state: AnyState, seat: int) -> None:
        chance = model.of_seat(state, seat)
        self.tries += 1
        self.chances += chance
        if not state.pending:
            self.wins += chance >= 1.0  # a shared victory is neither
            self.losses += chance == 0.0
            return
        weights = model.weights.get(model.traits.table(state))
        if weights is None:
            return
        self.open += 1
        self.weights = weights
        self.add_rows(model.traits.rows(state), state, seat)

    def add_rows(self, rows: list[list[float]], state: AnyState, seat: int) -> None:
        """Partners count together. The others count by their mean."""
        team = state.team_of(seat)
        strangers = [row for at, row in enumerate(rows) if state.team_of(at) != team]
        for at, row in enumerate(rows):
            if state.team_of(at) == team:
                add_to(self.own, row, 1.0)
        for row in strangers:
            add_to(self.others, row, 1.0 / len(strangers))

    def mean(self, own: bool, trait: int) -> float:
        return (self.own if own else self.others)[trait] / self.open


def add_to(sums: list[float], row: list[float], share: float) -> None:
    for at, value in enumerate(row):
        sums[at] += share * value


def ends_of(
    search: Search, best: list[Candidate], seat: int, imagine: Callable[[], AnyState], budget: Budget
) -> list[Ends]:
    """Some more playouts of the best moves, with the same hidden cards and the same luck for all of them."""
    model = search.playouts.chances
    ends = [Ends(candidate.move, len(model.traits.names)) for candidate in best]
    budget.begin()
    for _ in range(TRIES):
        world, luck = imagine(), search.luck.below(SEEDS)
        for end in ends:
            end.add(model, search.playouts.leaf(world, end.move, luck), seat)
        budget.spend(len(ends))
        if budget.is_spent():
            break
    return ends


def chances_of(found: list[Candidate], ends: list[Ends]) -> list[float]:
    """The chances of the best moves, in their order, which is that of the search.

    A move that was dropped early has seen fewer playouts than the heuristic's choice. So its chance is that of this
    choice and its lead over it: the lead compares the same playouts. The playouts for the reasons count, too: the best
    moves were not chosen by them, so they are not lucky ones. A lead that is not certain does not count.
    """
    base = best_by_value(found).chance()
    top = 1.0
    chances: list[float] = []
    for candidate, end in zip(found, ends, strict=False):
        seen = (base + candidate.lead()) * candidate.playouts + end.chances
        top = min(top, max(0.0, seen / (candidate.playouts + end.tries)))
        chances.append(top)
    return chances


def reasons_for(ends: list[Ends], at: int, model: WinChances, turns: int) -> list[HintReason]:
    """What speaks most for the best move. What speaks most for and most against each of the others."""
    told = endings(ends[at], turns) + contributions(ends, at, model)
    good = [reason for reason in told if reason.good]
    bad = [reason for reason in told if not reason.good]
    return good[:REASONS] if at == 0 else good[: REASONS - 1] + bad[:1]


def endings(end: Ends, turns: int) -> list[HintReason]:
    """Whether the match ends soon. If all playouts ended, the losses are known from the wins."""
    found: list[HintReason] = []
    if end.wins * OFTEN >= end.tries:
        found.append(HintReason(WINS, good=True, times=end.wins, tries=end.tries, turns=turns))
    if end.losses * OFTEN >= end.tries > end.wins + end.losses:
        found.append(HintReason(LOSSES, good=False, times=end.losses, tries=end.tries, turns=turns))
    return found


def contributions(ends: list[Ends], at: int, model: WinChances) -> list[HintReason]:
    """The traits in which this move differs from the mean of the other moves, those that weigh most first.

    Traits overlap, so a fitted weight may make something good count against a seat. That is nothing to tell a person.
    """
    mine = ends[at]
    rest = [other for place, other in enumerate(ends) if place != at and other.open]
    if not mine.open or not rest:
        return []
    weighed: list[tuple[float, HintReason]] = []
    for topic, traits in topics_of(model).items():
        for own in (True, False):
            weight, more = 0.0, 0.0
            for trait in traits:
                difference = mine.mean(own, trait) - math.fsum([other.mean(own, trait) for other in rest]) / len(rest)
                weight += mine.weights[trait] * (difference if own else -difference)
                more = more or difference  # the first trait is the one that is told
            good = (more > 0.0) == (own != (topic in model.traits.burdens))
            if abs(weight) >= NOTICED and good == (weight > 0.0):
                weighed.append((-abs(weight), HintReason(key_of(topic), good, more > 0.0, own)))
    weighed.sort(key=lambda pair: pair[0])
    return [reason for _, reason in weighed]


def topics_of(model: WinChances) -> dict[str, list[int]]:
    """Which traits are told as one, by their numbers; the one that is told comes first."""
    names, told_as = model.traits.names, model.traits.told_as
    topics: dict[str, list[int]] = {name: [at] for at, name in enumerate(names) if name not in told_as}
    for at, name in enumerate(names):
        if name in told_as:
            topics[told_as[name]].append(at)
    return topics
