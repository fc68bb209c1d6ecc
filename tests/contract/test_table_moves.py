"""Moves by the table itself are checked, recorded, replayed and verified like any other."""

import msgspec
import pytest

from skulduggery.core.record import TablePlayed, load, save
from skulduggery.core.refusals import IllegalMove, NotOffered
from skulduggery.core.replay import Replay, resume, verify
from tests.asking import asked_in

from .matches import new_table, trail_of
from .settings import Setting, each_setting


@each_setting
def test_a_table_move_is_recorded_and_replayed(setting: Setting) -> None:
    table = new_table(setting.game, setting.options, 6)
    offers = setting.game.table_moves(table.state)
    if not offers:
        pytest.skip("the table may do nothing at the start of this game")
    events = table.play_for_table(offers[0])
    entry = table.entries[-1]
    assert isinstance(entry, TablePlayed)
    assert msgspec.json.decode(entry.move) == msgspec.to_builtins(offers[0])
    record = load(save(table.record()))
    assert Replay(setting.game, record).play_next() == events
    assert verify(setting.game, record).head == table.head
    assert setting.game.view(resume(setting.game, record).state, 0) == setting.game.view(table.state, 0)


@each_setting
def test_a_table_move_closes_the_way_back(setting: Setting) -> None:
    """The match is played again up to each move of the table, so that there was something to take back."""
    steps, table = trail_of(setting).steps, new_table(setting.game, setting.options, 1)
    if all(step.seat is not None for step in steps):
        pytest.skip("the table did nothing in this match")
    for step in steps:
        if step.seat is None:
            table.play_for_table(step.move)
            assert not any(table.can_undo(seat) for seat in range(setting.options.players))
        else:
            table.play(step.seat, step.move)


@each_setting
def test_what_the_table_may_not_do_now_is_refused(setting: Setting) -> None:
    table = new_table(setting.game, setting.options, 6)
    head = table.head
    offers = setting.game.table_moves(table.state)
    for move in [each for each in setting.game.all_moves(setting.options) if each not in offers][::11]:
        with pytest.raises(IllegalMove) as caught:
            table.play_for_table(move)
        assert isinstance(caught.value.refusal, NotOffered)
    assert table.head == head


@each_setting
def test_a_seat_cannot_make_the_moves_of_the_table(setting: Setting) -> None:
    table = new_table(setting.game, setting.options, 6)
    for move in setting.game.table_moves(table.state):
        with pytest.raises(IllegalMove):
            table.play(asked_in(table.state).seat, move)
