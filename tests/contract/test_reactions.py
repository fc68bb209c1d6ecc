"""Reactions: who is asked is public, and a pass changes nothing for the seats that are asked later."""

from typing import Any

import pytest

from skulduggery.core.chance import NO_LUCK, FastChance
from skulduggery.core.game import Reaction, State
from skulduggery.core.outlook import when_asked
from tests.asking import asked_in

from .matches import spread, trail_of
from .settings import PARAMS, SETTINGS, Setting

WINDOWS = 40  # looked at in each match

each_setting_with_reactions = pytest.mark.parametrize(
    "setting", [param for param in PARAMS if param.values[0].game.reactions]
)


def windows(setting: Setting) -> list[tuple[Any, Reaction]]:
    """States in which somebody is asked to react, spread over a random match."""
    states = [step.before for step in trail_of(setting).steps]
    asked = [(state, asked_in(state).reaction(state)) for state in states if state.pending]
    found = [(state, reaction) for state, reaction in asked if reaction is not None]
    return [found[at] for at in spread(list(range(len(found))), WINDOWS)]


def reaction_in(state: State) -> Reaction:
    reaction = asked_in(state).reaction(state)
    assert reaction is not None
    return reaction


@each_setting_with_reactions
def test_the_kinds_that_go_round_are_told(setting: Setting) -> None:
    states = [step.before for step in trail_of(setting).steps]
    for state in [state for state in states if state.pending]:
        asked = asked_in(state)
        assert (asked.reaction(state) is not None) == (asked.kind in setting.game.reactions)
        assert state.whose_turn() in range(setting.options.players)


@each_setting_with_reactions
def test_everybody_can_pass_and_is_always_asked(setting: Setting) -> None:
    for state, reaction in windows(setting):
        assert reaction.seats[0] == asked_in(state).seat
        assert reaction.passing in setting.game.legal_moves(state)
        assert asked_in(state).always_asked(state)


@each_setting_with_reactions
def test_after_a_pass_the_rest_is_asked(setting: Setting) -> None:
    for state, reaction in windows(setting):
        ahead, asked = state.copy(), asked_in(state)
        if len(reaction.seats) > 1:
            setting.game.apply(ahead, reaction.passing, NO_LUCK)
            following = reaction_in(ahead)
            assert (asked_in(ahead).kind, following.seats) == (asked.kind, reaction.seats[1:])


@each_setting_with_reactions
def test_who_is_asked_and_what_it_may_answer_is_known_to_it(setting: Setting) -> None:
    """A seat gets its choices before its turn. So they may not depend on hidden things, or on who passes."""
    game = setting.game
    for number, (state, reaction) in enumerate(windows(setting)):
        for seat in reaction.seats:
            guess = game.resample(state, seat, FastChance(number))
            assert reaction_in(guess).seats == reaction.seats
            assert reaction_in(guess).about == reaction.about
            assert game.legal_moves(when_asked(game, guess, seat)) == game.legal_moves(when_asked(game, state, seat))


def test_some_game_has_reactions() -> None:
    assert {setting.game.key for setting in SETTINGS if setting.game.reactions} >= {"kings", "parley"}
