"""Luck is decided where people expect it: only a decision that says so leads to a roll or a draw."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..core.chance import NO_LUCK, OutcomeNeeded
from ..core.game import Game
from ..core.messages import Move
from .finding import setting_check
from .invariants import faults_of_luck
from .matches import trail_of
from .question import asked_in
from .settings import Setting

STATES = 40  # in which all legal moves are tried
OFTEN = 5  # times that a roll was asked for in a match


@setting_check("luck")
def a_choice_draws_only_if_it_says_so(setting: Setting) -> Iterator[str]:
    """Every move that was played, and in some states every move that could have been."""
    trail = trail_of(setting)
    for number, step in enumerate(trail.steps):
        if step.seat is not None:
            for fault in faults_of_luck(asked_in(step.before), step.move, step.draws):
                yield f"move {number + 1}: {fault}"
    for number in trail.sample(STATES):
        before = trail.steps[number].before
        for move in setting.game.legal_moves(before):
            draws = ["a draw"] if needs_luck(setting.game, before, move) else []
            for fault in faults_of_luck(asked_in(before), move, draws):
                yield f"before move {number + 1}: {fault}"


def needs_luck(game: Game[Any], before: Any, move: Move) -> bool:
    try:
        game.apply(before.copy(), move, NO_LUCK)
    except OutcomeNeeded:
        return True
    return False


@setting_check("luck")
def what_is_marked_as_luck_draws(setting: Setting) -> Iterator[str]:
    """A person is asked to roll. If nothing is ever rolled then, the mark is wrong."""
    asked: Counter[str] = Counter()
    drew: Counter[str] = Counter()
    for step in trail_of(setting).steps:
        decision = asked_in(step.before)
        if step.seat is not None and decision.luck:
            asked[type(decision).__name__] += 1
            drew[type(decision).__name__] += bool(step.draws)
    for kind in (kind for kind, times in asked.items() if times >= OFTEN and not drew[kind]):
        yield f"{kind} is marked with `luck = True`, but it was asked {asked[kind]} times and never drew."
