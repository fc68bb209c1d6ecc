"""Undos happen in the matches that the checks of undos play. Otherwise these would prove nothing."""

from skulduggery.checks.matches import new_table
from skulduggery.checks.settings import Setting
from skulduggery.checks.undo import MOVES, wander
from skulduggery.core.chance import FastChance
from tests.question import asked_in

from .params import each_setting


@each_setting
def test_undo_happens_in_wandering_matches(setting: Setting) -> None:
    assert sum(wander(setting, seed).undone for seed in range(3)) > 0


@each_setting
def test_single_moves_can_be_taken_back(setting: Setting) -> None:
    assert sum(undoable(setting, seed) for seed in range(4)) > 0


def undoable(setting: Setting, seed: int) -> int:
    """The moves of a random match that could be taken back at once."""
    table, chance, found = new_table(setting.game, setting.options, seed), FastChance(seed), 0
    while table.state.pending and table.number < MOVES:
        seat, legal = asked_in(table.state).seat, setting.game.legal_moves(table.state)
        table.play(seat, chance.pick(legal))
        found += len(legal) > 1 and table.can_undo(seat)
    return found
