"""`why_not` agrees with the legal moves about everything a person could point at."""

from collections.abc import Iterator
from typing import Any

from ..core.messages import Button, Card, Piece, Place, Refusal, Seat
from .finding import setting_check
from .matches import trail_of
from .question import asked_in
from .settings import Setting

STATES = 25
NONSENSE = [Place("nowhere"), Piece("nobody"), Card("none"), Button("nothing"), Place(""), Piece("-1"), Seat(99)]


def sampled(setting: Setting) -> Iterator[tuple[str, Any]]:
    """Some states of a match, each with the words that say which."""
    trail = trail_of(setting)
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        yield f"before move {number + 1}, in {type(asked_in(state)).__name__}", state


@setting_check("targets")
def a_target_has_either_a_legal_move_or_a_reason(setting: Setting) -> Iterator[str]:
    game = setting.game
    for where, state in sampled(setting):
        asked = asked_in(state)
        offered = {target for move in game.legal_moves(state) for target in asked.targets_of(move)}
        for target in game.targets(state):
            refusal = game.why_not(state, target)
            if (refusal is None) != (target in offered):
                yield f"{where}: `why_not` must be None for {target} exactly if a legal move has this target."
            if refusal is not None and not isinstance(refusal, Refusal):
                yield f"{where}: the reason why {target} is not offered is no `Refusal`: {refusal!r}."


@setting_check("targets")
def every_target_of_a_legal_move_can_be_pointed_at(setting: Setting) -> Iterator[str]:
    for where, state in sampled(setting):
        targets = setting.game.targets(state)
        if len(set(targets)) != len(targets):
            yield f"{where}: `targets` lists {next(each for each in targets if targets.count(each) > 1)} twice."
        for move in setting.game.legal_moves(state):
            aims = asked_in(state).targets_of(move)
            if not aims:
                yield f"{where}: `targets_of` is empty for {move}, so nobody can choose it."
            for aim in [each for each in aims if each not in targets]:
                yield f"{where}: {move} is chosen by pointing at {aim}, but `targets` does not list it."


@setting_check("targets")
def two_moves_are_never_chosen_by_the_same_targets(setting: Setting) -> Iterator[str]:
    for where, state in sampled(setting):
        chosen: dict[Any, Any] = {}
        for move in setting.game.legal_moves(state):
            aims = asked_in(state).targets_of(move)
            if aims in chosen:
                yield f"{where}: {move} and {chosen[aims]} are chosen by pointing at the same: {aims}."
            chosen[aims] = move


@setting_check("targets")
def pointing_at_nonsense_gets_a_refusal_too(setting: Setting) -> Iterator[str]:
    for where, state in sampled(setting):
        for target in NONSENSE:
            known = target in setting.game.targets(state)
            if not known and not isinstance(setting.game.why_not(state, target), Refusal):
                yield f"{where}: pointing at {target} is not refused."
