"""Garbage is refused with a reason, and changes nothing at the table."""

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skulduggery.checks.anatomy import constants, frozen
from skulduggery.checks.matches import new_table, play_on, trail_of
from skulduggery.checks.settings import Setting
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Move, Refusal
from skulduggery.core.record import save
from skulduggery.core.refusals import IllegalMove, MatchOver, NotOffered, NotYourTurn, UnknownMove
from skulduggery.core.table import Table, read_move
from tests.question import asked_in

from ..strategies import garbage
from .params import each_setting

HOPELESS = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b"\xff\xfe",
    b'{"kind": "\xff"}',
    b'{"kind": "no_such_move"}',
    b'{"kind": 7}',
    b'"pass"',
    b"[" * 10_000,
    b"9" * 5_000,
]


@cache
def table_midway(setting: Setting) -> Table[Any]:
    """One table for all examples: if any of them had an effect, the next check would fail."""
    table = new_table(setting.game, setting.options, 5)
    play_on(table, FastChance(5), min(20, len(trail_of(setting).steps) // 2))
    return table


def likeness(setting: Setting, table: Table[Any]) -> Any:
    common = constants(table.state, new_table(setting.game, setting.options, 99).state)
    return frozen(table.state, common), save(table.record()), table.head, table.number, len(table.undoable)


def refusal_of(table: Table[Any], seat: int, data: bytes) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, read_move(table.game, data))
    assert isinstance(caught.value.refusal, Refusal)
    return caught.value.refusal


@each_setting
@settings(max_examples=30)
@given(data=st.data())
def test_garbage_is_refused_and_changes_nothing(setting: Setting, data: st.DataObject) -> None:
    table = table_midway(setting)
    noise = data.draw(garbage(setting.game.all_moves(setting.options)))
    seat = data.draw(st.integers(-1, setting.options.players))
    assume(not is_legal(table, seat, noise))
    before = likeness(setting, table)
    refusal_of(table, seat, noise)
    assert likeness(setting, table) == before


def is_legal(table: Table[Any], seat: int, data: bytes) -> bool:
    """Sometimes random data is a real move. Unknown fields are ignored, because newer clients may send them."""
    try:
        move = read_move(table.game, data)
    except IllegalMove:
        return False
    return seat == asked_in(table.state).seat and move in table.game.legal_moves(table.state)


@each_setting
@pytest.mark.parametrize("noise", HOPELESS, ids=lambda noise: repr(noise[:20]))
def test_hopeless_bytes_are_no_move_at_all(setting: Setting, noise: bytes) -> None:
    table = table_midway(setting)
    before = likeness(setting, table)
    assert isinstance(refusal_of(table, asked_in(table.state).seat, noise), UnknownMove)
    assert likeness(setting, table) == before


@each_setting
def test_a_move_with_a_bottomless_field_is_refused(setting: Setting) -> None:
    table = table_midway(setting)
    move = msgspec.json.encode(setting.game.legal_moves(table.state)[0])
    deep = move[:-1] + b', "extra": ' + b"[" * 10_000 + b"]" * 10_000 + b"}"
    assert isinstance(refusal_of(table, asked_in(table.state).seat, deep), UnknownMove)


@each_setting
def test_a_legal_move_of_the_wrong_seat_is_refused(setting: Setting) -> None:
    table = table_midway(setting)
    before = likeness(setting, table)
    asked = asked_in(table.state).seat
    for seat in [each for each in range(-1, setting.options.players + 1) if each != asked]:
        for move in setting.game.legal_moves(table.state):
            assert refusal_of(table, seat, msgspec.json.encode(move)) == NotYourTurn("", asked)
    assert likeness(setting, table) == before


@each_setting
def test_every_move_that_is_not_offered_is_refused(setting: Setting) -> None:
    table = table_midway(setting)
    before = likeness(setting, table)
    asked = asked_in(table.state)
    legal = set(setting.game.legal_moves(table.state))
    for move in [each for each in setting.game.all_moves(setting.options) if each not in legal][::7]:
        refusal = refusal_of(table, asked.seat, msgspec.json.encode(move))
        assert isinstance(refusal, NotOffered)
        assert refusal.rule == asked.rule
    assert likeness(setting, table) == before


class Mutiny(Move, frozen=True):
    """Not a move of any game."""


@each_setting
def test_a_foreign_move_object_is_refused(setting: Setting) -> None:
    table = table_midway(setting)
    before = likeness(setting, table)
    with pytest.raises(IllegalMove):
        table.play(asked_in(table.state).seat, Mutiny())
    with pytest.raises(IllegalMove):
        table.play_for_table(Mutiny())
    assert likeness(setting, table) == before


@each_setting
def test_nothing_can_be_played_once_the_match_is_over(setting: Setting) -> None:
    table = trail_of(setting).table
    before = likeness(setting, table)
    for seat in range(setting.options.players):
        move = msgspec.json.encode(setting.game.all_moves(setting.options)[0])
        assert isinstance(refusal_of(table, seat, move), MatchOver)
    assert likeness(setting, table) == before
