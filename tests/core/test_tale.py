"""The playback of a record: the story for each viewer, and the chronicle."""

from typing import Any

import pytest
from parley.events import HIDDEN, CardDrawn
from parley.moves import Demand, Draw, LastCall, Pass, Show
from parley.options import ParleyOptions
from tictactoe import Mark

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.chronicles import chronicle
from skulduggery.core.record import load, save
from skulduggery.core.refusals import BadRecord, OtherRules
from skulduggery.core.stories import Player, Story
from skulduggery.core.table import Table
from skulduggery.core.tale import Tale
from tests.question import asked_in

from ..contract.forgery import chained, lines_of
from .scenes import PARLEY, SERVER_SEED, TICTACTOE, bargain, noughts_and_crosses


def told(table: Table[Any], viewer: int | None = None) -> Story:
    tale = Tale(table.game, load(save(table.record())))
    return tale.story(viewer, tale.viewers(), tale.is_over)


def test_moves_that_were_taken_back_are_not_told() -> None:
    table = noughts_and_crosses(4)
    table.undo(0)
    table.play(0, table.game.legal_moves(table.state)[0])
    story = told(table)
    assert [(moment.number, moment.seat) for moment in story.moments] == [(0, None), (3, 0)]
    assert story.moments[-1].view == table.game.view(table.state, None)


def test_a_moment_is_what_an_update_was() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    for viewer, card in ((0, "D5"), (1, HIDDEN), (None, HIDDEN)):
        moment = told(table, viewer).moments[1]
        assert moment.events == (CardDrawn(0, card, (0,)),)
        assert moment.rules == ("PY-2.01",)
        assert moment.view == PARLEY.view(table.state, viewer)
        assert moment.asked == PARLEY.question(table.state)
        assert moment.worth == (4, 4)


def test_the_table_itself_moves_for_nobody() -> None:
    table = bargain()
    table.play_for_table(LastCall(), ScriptedChance([]))
    assert told(table).moments[1].seat is None


def test_the_timeline_is_marked_once_for_each_sort_of_event() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    table.play(0, Demand("D5", 1), ScriptedChance([]))
    table.play(1, Pass(), ScriptedChance([]))
    assert [moment.marks for moment in told(table).moments] == [("turn",), (), ("fight",), ("prize", "turn")]


def test_players_are_who_held_the_seats_when_the_match_ended() -> None:
    table = noughts_and_crosses()
    table.seat_taken(0, "Anne", None)
    table.seat_taken(1, "Bones", "bosun")
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4)):
        table.play(seat, Mark(cell))
    table.seat_taken(1, "Mary", None)
    assert told(table).players == (Player("Anne", None), Player("Mary", None))
    table.play(0, Mark(2))
    table.seat_taken(0, "Late", "deckhand")
    story = told(table)
    assert story.players == (Player("Anne", None), Player("Mary", None))
    assert story.over
    assert story.result == table.game.result(table.state)


def test_other_rules_tell_no_story() -> None:
    record = load(chained(lines_of(noughts_and_crosses(4).record()), 0, {"version": 9}))
    with pytest.raises(BadRecord) as refused:
        Tale(TICTACTOE, record)
    assert refused.value.refusal == OtherRules("", "tictactoe", 9, 1)


# --- what it came to


def whole_bargain() -> Table[Any]:
    """Three rounds: Anne takes two coins, Ben gets one back by showing a card, and so on to the end."""
    table: Table[Any] = Table(PARLEY, ParleyOptions(players=2, rounds=3), SERVER_SEED)
    while table.state.pending:
        seat, legal = asked_in(table.state).seat, table.game.legal_moves(table.state)
        wanted = [move for move in legal if isinstance(move, Draw | (Demand if seat == 0 else Show))]
        table.play(seat, (wanted or legal)[0])
    return table


def test_an_unfinished_match_came_to_nothing_yet() -> None:
    assert chronicle(Tale(PARLEY, bargain().record()), None) is None


def test_a_chronicle_tells_result_sheet_turns_and_time() -> None:
    table = whole_bargain()
    found = chronicle(Tale(PARLEY, table.record()), 61)
    assert found is not None
    assert found.result == PARLEY.result(table.state)
    assert [[line.amount for line in lines] for lines in found.sheet] == [[score] for score in found.result.scores]
    assert (found.turns, found.seconds, found.luck) == (6, 61, ())
    assert found.worth[0] == (0, (4, 4))
    assert found.worth[-1][1] == tuple(table.state.coins)
    assert all(before[1] != after[1] for before, after in zip(found.worth, found.worth[1:], strict=False))


def test_a_game_without_feats_and_worth_has_a_plain_chronicle() -> None:
    found = chronicle(Tale(TICTACTOE, noughts_and_crosses(0, 3, 1, 4, 2).record()), None)
    assert found is not None
    assert (found.awards, found.luck, found.worth, found.sheet) == ((), (), (), ())
    assert (found.decisive, found.turns) == (None, 5)
