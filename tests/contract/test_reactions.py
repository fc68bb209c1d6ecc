"""Questions that go round: who is asked is public, and a pass changes nothing for those who are still to be asked."""

from typing import Any

import pytest

from skulduggery.core.chance import NO_LUCK, FastChance
from skulduggery.core.game import Reaction
from skulduggery.core.outlook import when_asked

from .matches import spread, trail_of
from .settings import SETTINGS, Setting

WINDOWS = 40  # looked at in each match

each_setting_with_reactions = pytest.mark.parametrize(
    "setting", [setting for setting in SETTINGS if setting.game.reactions], ids=str
)


def windows(setting: Setting) -> list[tuple[Any, Reaction]]:
    """States in which somebody is asked to react, spread over a random match."""
    states = [step.before for step in trail_of(setting).steps]
    asked = [(state, state.pending[-1].reaction(state)) for state in states if state.pending]
    found = [(state, reaction) for state, reaction in asked if reaction is not None]
    return [found[at] for at in spread(list(range(len(found))), WINDOWS)]


@each_setting_with_reactions
def test_the_kinds_that_go_round_are_told(setting: Setting) -> None:
    states = [step.before for step in trail_of(setting).steps]
    for state in [state for state in states if state.pending]:
        asked = state.pending[-1]
        assert (asked.reaction(state) is not None) == (asked.kind in setting.game.reactions)
        assert state.whose_turn() in range(setting.options.players)


@each_setting_with_reactions
def test_everybody_can_pass_and_is_always_asked(setting: Setting) -> None:
    for state, reaction in windows(setting):
        assert reaction.seats[0] == state.pending[-1].seat
        assert reaction.passing in setting.game.legal_moves(state)
        assert state.pending[-1].always_asked


@each_setting_with_reactions
def test_after_a_pass_the_rest_is_asked(setting: Setting) -> None:
    for state, reaction in windows(setting):
        ahead, asked = state.copy(), state.pending[-1]
        if len(reaction.seats) > 1:
            setting.game.apply(ahead, reaction.passing, NO_LUCK)
            following = ahead.pending[-1].reaction(ahead)
            assert (ahead.pending[-1].kind, following.seats) == (asked.kind, reaction.seats[1:])


@each_setting_with_reactions
def test_who_is_asked_and_what_it_may_answer_is_known_to_it(setting: Setting) -> None:
    """A seat is told its choices before its turn: they may not depend on what it cannot know, or on who passes."""
    game = setting.game
    for number, (state, reaction) in enumerate(windows(setting)):
        for seat in reaction.seats:
            guess = game.resample(state, seat, FastChance(number))
            assert guess.pending[-1].reaction(guess).seats == reaction.seats
            assert game.legal_moves(when_asked(game, guess, seat)) == game.legal_moves(when_asked(game, state, seat))


def test_some_game_has_reactions() -> None:
    assert {setting.game.key for setting in SETTINGS if setting.game.reactions} >= {"kings", "parley"}
