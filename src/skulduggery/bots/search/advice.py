"""Advice for a person: the best moves, the chance to win with each, and what the search expects to happen.

It sees what a bot in this seat would see: resampled states, never the real one.
"""

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...core.game import AnyState, Game
from ...core.messages import Event, Move
from ..chances.model import WinChances
from ..heuristics.search_plan import TO_THE_END
from ..review.samples import certainty, mean
from .budget import Budget
from .candidate import Candidate
from .causes import FEWEST, SURE, Cause, Line, causes_of, differs, line_of, reasons_of
from .messages import HintReason
from .playouts import Playouts
from .search import SEEDS, Search

BEST: Final = 3  # moves that a person is shown
OTHERS: Final = 3  # further moves whose playouts show what the best ones are for, where a game has causes
TRIES: Final = 40  # further playouts of each; where a game has no causes, `PLAIN` of them
PLAIN: Final = 10
DOUBT: Final = 2.0  # standard errors: a smaller lead is none
REASONS: Final = 2  # of each move
NOTICED: Final = 0.015  # a smaller difference in the weighted sum is no reason: it is a third of a per cent
WINS: Final = "wins"
LOSSES: Final = "losses"


def key_of(topic: str) -> str:
    """How texts call a topic."""
    return topic.lower().replace(" ", "-")


class Advice(NamedTuple):
    """A move, the chance to win with it against bots like the bosun, and why.

    `level`: as far as the search can tell it is as good as the best.
    """

    move: Move
    chance: float
    reasons: list[HintReason]
    level: bool = False


def advise(
    game: Game[Any], seat: int, legal: list[Move], imagine: Callable[[], AnyState], seed: int, budget: Budget
) -> list[Advice]:
    """The best moves of this decision, the best first. Equal seeds and playouts give equal advice."""
    search = Search(game, seed, budget)
    found = preferred(search.candidates(seat, legal, imagine), search.plan.overrules)
    causes = causes_of(game)
    rehearsal = Rehearsal(search, seat, imagine, causes)
    others = spread([*[one.move for one in found[BEST:]], *search.passed_over], OTHERS) if causes else []
    ends = rehearsal.ends_of([*[one.move for one in found[:BEST]], *others])
    levels = levels_of(found)
    chances = chances_of(found, ends, levels)
    return [
        Advice(end.move, chances[at], rehearsal.reasons_for(ends, at), levels[at]) for at, end in enumerate(ends[:BEST])
    ]


def spread(moves: list[Move], number: int) -> list[Move]:
    """Some of the moves, good ones and bad ones: the first, the last, and some in between."""
    if len(moves) <= number:
        return moves
    return [moves[at * (len(moves) - 1) // (number - 1)] for at in range(number)]


def levels_of(found: list[Candidate]) -> list[bool]:
    """Which moves are not surely worse than the first. The moves after a worse one are worse, too."""
    best, levels = found[0], [True]
    for candidate in found[1:]:
        doubt = DOUBT * math.hypot(best.error(), candidate.error())
        levels.append(levels[-1] and best.lead() - candidate.lead() <= doubt)
    return levels


def preferred(found: list[Candidate], overrules: bool) -> list[Candidate]:
    """In a game where bots heed the value of moves alone, the best by its value comes first."""
    return found if overrules else [best_by_value(found), *[one for one in found if one is not best_by_value(found)]]


def best_by_value(found: list[Candidate]) -> Candidate:
    """The move with which the others were compared: it has no lead over itself."""
    return min(found, key=lambda candidate: candidate.squares)


class Ends:
    """How the playouts of one move ended: won, lost, or still open, then with the traits of both sides."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.tries = 0
        self.chances = 0.0
        self.outcomes: list[str] = []  # by playout; empty for one that is open, or a shared victory
        self.own: list[list[float]] = []  # by playout; empty for one that is over
        self.others: list[list[float]] = []
        self.weights: list[float] = []
        self.lines: list[Line] = []

    def add(self, model: WinChances, state: AnyState, seat: int) -> None:
        chance = model.of_seat(state, seat)
        self.tries += 1
        self.chances += chance
        own, others = sides(model, state, seat)
        self.own.append(own)
        self.others.append(others)
        self.outcomes.append("" if state.pending else {1.0: WINS, 0.0: LOSSES}.get(chance, ""))
        if own:
            self.weights = model.weights[model.traits.table(state)]


def sides(model: WinChances, state: AnyState, seat: int) -> tuple[list[float], list[float]]:
    """The traits of a seat's side, of which partners count together, and the mean of the others.

    Empty: the match is over, or nothing is known about it.
    """
    if not state.pending or model.traits.table(state) not in model.weights:
        return [], []
    rows, team = model.traits.rows(state), state.team_of(seat)
    mine = [row for at, row in enumerate(rows) if state.team_of(at) == team]
    strangers = [row for at, row in enumerate(rows) if state.team_of(at) != team]
    own = [math.fsum(column) for column in zip(*mine, strict=True)]
    return own, [math.fsum(column) / len(strangers) for column in zip(*strangers, strict=True)]


class Rehearsal:
    """Some more playouts of the best moves, with the same hidden cards and the same luck for all of them.

    Where a game has causes they last until the asked seat has had its next turn.
    """

    def __init__(self, search: Search, seat: int, imagine: Callable[[], AnyState], causes: tuple[Cause, ...]) -> None:
        self.search = search
        self.seat = seat
        self.imagine = imagine
        self.causes = causes
        self.state: AnyState = imagine()
        self.model: WinChances = search.playouts.chances
        turns = search.plan.turns
        if causes:
            turns = max(turns, len(self.model.of(self.state)) + 1)
        self.turns: int = 0 if turns == TO_THE_END.turns else turns
        self.playouts = Playouts(search.game, search.plan._replace(turns=turns), search.bosun, self.model)

    def ends_of(self, compared: list[Move]) -> list[Ends]:
        """How the playouts of these moves end, in the order of the moves. This spends the budget a second time."""
        ends = [Ends(move) for move in compared]
        budget = self.search.budget
        budget.begin()
        for _ in range(TRIES if self.causes else PLAIN):
            world, luck = self.imagine(), self.search.luck.below(SEEDS)
            for end in ends:
                events: list[Event] = []
                end.add(self.model, self.playouts.leaf(world, end.move, luck, events), self.seat)
                end.lines.append(line_of(self.causes, events, world, self.seat))
            budget.spend(len(ends))
            if budget.is_spent():
                break
        return ends

    def reasons_for(self, ends: list[Ends], at: int) -> list[HintReason]:
        """For the best move: what speaks most for it. For each other move: what speaks most for and against it."""
        game, end = self.search.game, ends[at]
        told = frozenset([type(event) for event in game.preview(self.state, end.move).effects])
        happens = reasons_of([each.lines for each in ends], at, self.causes, told)
        found = endings(ends, at, self.turns) + happens
        if not happens:
            found += contributions(ends, at, self.model)
        good = [reason for reason in found if reason.good]
        bad = [reason for reason in found if not reason.good]
        return good[:REASONS] if at == 0 else good[: REASONS - 1] + bad[:1]


def chances_of(found: list[Candidate], ends: list[Ends], levels: list[bool]) -> list[float]:
    """The chances of the best moves, in their order, which is that of the search.

    A move that was dropped early has seen fewer playouts than the heuristic's choice. So its chance is that of this
    choice and its lead over it: the lead compares the same playouts. The playouts for the reasons count, too: the best
    moves were not chosen by them, so they are not lucky ones. A lead that is not certain does not count.
    """
    base = best_by_value(found).chance()
    top = 1.0
    chances: list[float] = []
    for candidate, end, level in zip(found, ends, levels, strict=False):
        seen = (base + candidate.lead()) * candidate.playouts + end.chances
        if not chances or not level:
            top = min(top, max(0.0, seen / (candidate.playouts + end.tries)))
        chances.append(top)
    return chances


def endings(ends: list[Ends], at: int, turns: int) -> list[HintReason]:
    """Whether the match is won or lost soon, clearly more often than after the other moves."""
    mine, found = ends[at].outcomes, list[HintReason]()
    rest = [end.outcomes for place, end in enumerate(ends) if place != at]
    for topic in (WINS, LOSSES) if rest else ():
        usual = [mean([1.0 if one[world] == topic else 0.0 for one in rest]) for world in range(len(mine))]
        leads = [(1.0 if one == topic else 0.0) - share for one, share in zip(mine, usual, strict=True)]
        if mean(leads) > 0.0 and differs(leads):
            found.append(HintReason(topic, topic == WINS, times=mine.count(topic), tries=len(mine), turns=turns))
    return found


def contributions(ends: list[Ends], at: int, model: WinChances) -> list[HintReason]:
    """The traits in which this move differs from the mean of the other moves, those that weigh most first.

    Traits overlap, so a fitted weight may make something good count against a seat. That is nothing to tell a person.
    """
    weighed: list[tuple[float, HintReason]] = []
    for topic, traits in topics_of(model).items():
        for own in (True, False):
            differences = differences_of(ends, at, own)
            if len(differences) < FEWEST:
                continue
            weights = [math.fsum([ends[at].weights[trait] * row[trait] for trait in traits]) for row in differences]
            weight = mean(weights) if own else -mean(weights)
            told = [mean([row[trait] for row in differences]) for trait in traits]
            more = next((one for one in told if one), 0.0) > 0.0  # the first trait is the one that is told
            good = more == (own != (topic in model.traits.burdens))
            if abs(weight) >= NOTICED and abs(certainty(weights)) >= SURE and good == (weight > 0.0):
                weighed.append((-abs(weight), HintReason(key_of(topic), good, more, own)))
    weighed.sort(key=lambda pair: pair[0])
    return [reason for _, reason in weighed]


def differences_of(ends: list[Ends], at: int, own: bool) -> list[list[float]]:
    """By playout: the traits of a side after this move, less their mean after the others. Only of open matches."""
    found: list[list[float]] = []
    rows = [end.own if own else end.others for end in ends]
    for world, mine in enumerate(rows[at]):
        rest = [side[world] for place, side in enumerate(rows) if place != at and side[world]]
        if mine and rest:
            means = [math.fsum(column) / len(rest) for column in zip(*rest, strict=True)]
            found.append([value - usual for value, usual in zip(mine, means, strict=True)])
    return found


def topics_of(model: WinChances) -> dict[str, list[int]]:
    """Which traits are told as one, by their numbers; the one that is told comes first."""
    names, told_as = model.traits.names, model.traits.told_as
    topics: dict[str, list[int]] = {name: [at] for at, name in enumerate(names) if name not in told_as}
    for at, name in enumerate(names):
        if name in told_as:
            topics[told_as[name]].append(at)
    return topics
