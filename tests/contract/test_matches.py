"""Random matches of every game: they end, use only moves of `all_moves`, and lose no component."""

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.core.game import Decision, Game
from skulduggery.core.messages import Result

from ..strategies import options_of, seeds
from .matches import Trail, trail_of
from .settings import Setting, each_game, each_setting

MOST_MOVES = 5000  # entries of `all_moves`: the action ids of a learner


@each_setting
def test_a_random_match_ends_with_a_result(setting: Setting) -> None:
    trail = trail_of(setting)
    assert all(setting.game.result(step.before) is None for step in trail.steps)
    result = setting.game.result(trail.table.state)
    assert result is not None
    check_result(result, setting.options.players)
    assert setting.game.legal_moves(trail.table.state) == []
    assert setting.game.question(trail.table.state) is None


@each_setting
def test_between_moves_a_decision_is_on_top_and_an_empty_stack_is_the_end(setting: Setting) -> None:
    trail = trail_of(setting)
    assert not any(step.before.pending[-1].is_step for step in trail.steps)
    assert trail.table.state.pending == []
    assert trail.table.state.asked() is None


@each_setting
def test_a_preview_tells_how_the_move_will_begin(setting: Setting) -> None:
    """The effects equal those of the move itself, up to the first chance or secret."""
    game, trail = setting.game, trail_of(setting)
    for step in [trail.steps[number] for number in trail.sample(20)]:
        if step.seat is not None:
            effects = list(game.preview(step.before, step.move).effects)
            told = [event.seen_by(step.seat) for event in step.events if event.previewed]
            assert effects == told[: len(effects)]
            if not step.draws and not any(event.reveals_to(step.seat) for event in step.events):
                assert effects == told


def check_result(result: Result, players: int) -> None:
    """Somebody is first, a rank is one more than the number of seats ahead, and a higher score is never worse."""
    places, scores = result.places, result.scores
    assert len(places) == len(scores) == players
    assert min(places) == 1
    for seat, place in enumerate(places):
        assert 1 <= place <= 1 + sum(other < place for other in places)
        assert all(places[other] <= place for other in range(players) if scores[other] > scores[seat])
    assert result.winners() == [seat for seat in range(players) if places[seat] == 1]


@each_game
@settings(max_examples=4)
@given(data=st.data(), seed=seeds)
def test_matches_with_any_options_end(game: Game[Any], data: st.DataObject, seed: int) -> None:
    play_any_match(game, data, seed)


@pytest.mark.slow
@each_game
@settings(max_examples=150)
@given(data=st.data(), seed=seeds)
def test_many_matches_with_any_options_end(game: Game[Any], data: st.DataObject, seed: int) -> None:
    play_any_match(game, data, seed)


def play_any_match(game: Game[Any], data: st.DataObject, seed: int) -> None:
    options = data.draw(options_of(game))
    trail = Trail(game, options, seed)
    result = game.result(trail.table.state)
    assert result is not None
    check_result(result, options.players)
    counted = game.census(trail.states()[0])
    assert all(game.census(state) == counted for state in trail.states())


@each_setting
def test_all_moves_is_a_short_list_without_repeats(setting: Setting) -> None:
    moves = setting.game.all_moves(setting.options)
    assert len(set(moves)) == len(moves) <= MOST_MOVES
    assert moves == setting.game.all_moves(setting.options)


@each_setting
def test_every_legal_move_is_in_all_moves_and_offered_once(setting: Setting) -> None:
    known = set(setting.game.all_moves(setting.options))
    for step in trail_of(setting).steps:
        legal = setting.game.legal_moves(step.before)
        assert legal
        assert len(set(legal)) == len(legal)
        assert known.issuperset(legal)
        assert known.issuperset(setting.game.table_moves(step.before))


@each_setting
def test_only_seats_of_the_match_are_asked(setting: Setting) -> None:
    seats = range(setting.options.players)
    for step in trail_of(setting).steps:
        question = setting.game.question(step.before)
        assert question is not None
        assert question.seat in seats
        assert all(cast(Decision, each).seat in seats for each in step.before.pending if not each.is_step)


@each_setting
def test_every_card_coin_and_token_is_conserved(setting: Setting) -> None:
    states = trail_of(setting).states()
    counted = setting.game.census(states[0])
    assert counted
    for number, state in enumerate(states):
        assert setting.game.census(state) == counted, f"before move {number + 1}"


@each_setting
def test_the_same_seed_and_moves_tell_the_same_story(setting: Setting) -> None:
    one, other = trail_of(setting), Trail(setting.game, setting.options, 1)
    assert one.table.opening == other.table.opening
    assert [step.events for step in one.steps] == [step.events for step in other.steps]
    assert one.table.head == other.table.head
