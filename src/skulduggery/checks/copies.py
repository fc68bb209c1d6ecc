"""Copies of a state are equal to it and share nothing that changes; looking at a state changes nothing."""

from collections.abc import Iterator
from typing import Any

from ..core.chance import FastChance
from .anatomy import changeable, constants, frozen
from .difference import Difference, difference, unlike
from .finding import setting_check
from .matches import new_table, trail_of
from .settings import Setting

STATES = 25  # looked at in each match
MOVES = 6  # tried on a copy of each


def stranger_to(setting: Setting) -> Any:
    """Another match with the same options: what it shares with ours belongs to no match (a board, a table)."""
    return new_table(setting.game, setting.options, 99).state


@setting_check("copies")
def a_copy_is_equal_and_shares_nothing_that_changes(setting: Setting) -> Iterator[str]:
    """The match is played again, because the states it kept are copies themselves."""
    trail, stranger = trail_of(setting), stranger_to(setting)
    table, looked_at = new_table(setting.game, setting.options, 1), set(trail.sample(STATES))
    for number, step in enumerate(trail.steps):
        if number in looked_at:
            for fault in faults_of_copy(table.state, stranger):
                yield f"before move {number + 1}: {fault}"
        if step.seat is None:
            table.play_for_table(step.move)
        else:
            table.play(step.seat, step.move)


def faults_of_copy(state: Any, stranger: Any) -> Iterator[str]:
    common = constants(state, stranger)
    twin = state.copy()
    if type(twin) is not type(state):
        yield f"`copy` of a {type(state).__name__} returns a {type(twin).__name__}."
        return
    found = difference(state, twin, common)
    if found:
        yield f"`copy` forgets or resets a field: {found.told('in the state', 'in its copy')}."
    mine, its = changeable(state, common), changeable(twin, common)
    for path in sorted(path for each, path in mine.items() if each in its):
        yield f"`copy` shares {path or 'the state itself'}: if one of the two states changes it, so does the other."


@setting_check("copies")
def a_move_on_a_copy_leaves_the_original_alone(setting: Setting) -> Iterator[str]:
    trail, stranger = trail_of(setting), stranger_to(setting)
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        before, chance = state.copy(), FastChance(number)
        for _ in range(MOVES):
            move = chance.pick(setting.game.legal_moves(state))
            setting.game.apply(state.copy(), move, chance)
            if found := change(before, state, stranger):
                yield f"{move} on a copy changed the original: {found.told('before', 'afterwards')}."
        for move in setting.game.table_moves(state):
            setting.game.apply_table_move(state.copy(), move, chance)
        if found := change(before, state, stranger):
            yield f"a move of the table on a copy changed the original: {found.told('before', 'afterwards')}."


@setting_check("copies")
def looking_changes_nothing(setting: Setting) -> Iterator[str]:
    """Views, questions, previews, reasons and resampled states are all made without touching the state."""
    trail, stranger = trail_of(setting), stranger_to(setting)
    for number in trail.sample(STATES):
        state = trail.steps[number].before
        common = constants(state, stranger)
        before = frozen(state.copy(), common)
        for what in looks_at(setting, state, number, trail.onlookers()):
            if found := unlike(before, frozen(state, common)):
                yield f"before move {number + 1}: {what} changed the state: {found.told('before', 'afterwards')}."


def looks_at(setting: Setting, state: Any, number: int, onlookers: list[int | None]) -> Iterator[str]:
    """Looks at a state in every way there is, and says each time in which way."""
    game = setting.game
    for seat in onlookers:
        game.view(state, seat)
    yield "`view`"
    for target in game.targets(state):
        game.why_not(state, target)
    yield "`targets` or `refusal`"
    for move in game.legal_moves(state)[:MOVES]:
        game.preview(state, move)
    yield "`moves` or `preview`"
    for seat in onlookers:
        game.resample(state, seat, FastChance(number))
    yield "`resample`"
    game.result(state)
    yield "`result`"


def change(before: Any, state: Any, stranger: Any) -> Difference | None:
    return difference(before, state, constants(state, stranger))
