"""`why_not` agrees with the legal moves about everything a person could point at."""

from skulduggery.core.messages import Button, Card, Piece, Place, Refusal
from tests.asking import asked_in

from .matches import trail_of
from .settings import Setting, each_setting

STATES = 25
NONSENSE = [Place("nowhere"), Piece("nobody"), Card("none"), Button("nothing"), Place(""), Piece("-1")]


@each_setting
def test_a_target_has_either_a_legal_move_or_a_reason(setting: Setting) -> None:
    trail, game = trail_of(setting), setting.game
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        asked = asked_in(state)
        offered = {target for move in game.legal_moves(state) for target in asked.targets_of(move)}
        for target in game.targets(state):
            refusal = game.why_not(state, target)
            assert (refusal is None) == (target in offered), target
            assert refusal is None or isinstance(refusal, Refusal)


@each_setting
def test_every_target_of_a_legal_move_can_be_pointed_at(setting: Setting) -> None:
    trail, game = trail_of(setting), setting.game
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        targets = game.targets(state)
        assert len(set(targets)) == len(targets)
        for move in game.legal_moves(state):
            aims = asked_in(state).targets_of(move)
            assert aims, "a person must be able to choose the move"
            assert set(aims) <= set(targets), move


@each_setting
def test_two_moves_are_never_chosen_by_the_same_targets(setting: Setting) -> None:
    trail = trail_of(setting)
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        aims = [asked_in(state).targets_of(move) for move in setting.game.legal_moves(state)]
        assert len(set(aims)) == len(aims)


@each_setting
def test_pointing_at_nonsense_gets_a_refusal_too(setting: Setting) -> None:
    trail = trail_of(setting)
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        for target in NONSENSE:
            if target not in setting.game.targets(state):
                assert isinstance(setting.game.why_not(state, target), Refusal)
