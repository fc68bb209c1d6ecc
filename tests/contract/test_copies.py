"""Copies of a state share nothing that changes."""

from typing import Any

import msgspec

from skulduggery.core.chance import FastChance

from .anatomy import changeable, constants, frozen
from .matches import new_table, trail_of
from .settings import Setting, each_setting

STATES = 25  # looked at in each match
MOVES = 6  # tried on a copy of each


def stranger_to(setting: Setting) -> Any:
    """Another match with the same options: what it shares with ours belongs to no match (a board, a table)."""
    return new_table(setting.game, setting.options, 99).state


@each_setting
def test_a_copy_is_equal_and_shares_nothing_that_changes(setting: Setting) -> None:
    """The match is played again, because the states it kept are copies themselves."""
    trail, stranger = trail_of(setting), stranger_to(setting)
    table, looked_at = new_table(setting.game, setting.options, 1), set(trail.sample(STATES))
    for number, step in enumerate(trail.steps):
        if number in looked_at:
            compare_with_copy(table.state, stranger)
        if step.seat is None:
            table.play_for_table(step.move)
        else:
            table.play(step.seat, step.move)


def compare_with_copy(state: Any, stranger: Any) -> None:
    common = constants(state, stranger)
    twin = state.copy()
    assert type(twin) is type(state)
    assert frozen(twin, common) == frozen(state, common)
    mine, its = changeable(state, common), changeable(twin, common)
    assert not {path for each, path in mine.items() if each in its}, "shared by a state and its copy"


@each_setting
def test_a_move_on_a_copy_leaves_the_original_alone(setting: Setting) -> None:
    trail, stranger = trail_of(setting), stranger_to(setting)
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        before = likeness(setting, state, stranger)
        chance = FastChance(number)
        for _ in range(MOVES):
            setting.game.apply(state.copy(), chance.pick(setting.game.legal_moves(state)), chance)
        for move in setting.game.table_moves(state):
            setting.game.apply_table_move(state.copy(), move, chance)
        assert likeness(setting, state, stranger) == before


@each_setting
def test_looking_changes_nothing(setting: Setting) -> None:
    """Views, questions, previews, reasons and resampled states are all made without touching the state."""
    trail, stranger = trail_of(setting), stranger_to(setting)
    game = setting.game
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        before = likeness(setting, state, stranger)
        for target in game.targets(state):
            game.why_not(state, target)
        for move in game.legal_moves(state)[:MOVES]:
            game.preview(state, move)
        for seat in trail.onlookers():
            game.resample(state, seat, FastChance(number))
        game.result(state)
        assert likeness(setting, state, stranger) == before


def likeness(setting: Setting, state: Any, stranger: Any) -> Any:
    views = [msgspec.json.encode(setting.game.view(state, seat)) for seat in range(setting.options.players)]
    return frozen(state, constants(state, stranger)), views
