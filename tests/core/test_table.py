"""A match in progress: what may be played, what is recorded, what can be taken back."""

from typing import Any

import msgspec
import pytest
from parley.events import CardDrawn, CardShown, TurnBegan
from parley.moves import Counter, Demand, Draw, LastCall, Pass, Show
from tictactoe import Mark, Marked

from skulduggery.core.chance import ImpossibleOutcome, OutcomeNeeded, ScriptedChance
from skulduggery.core.messages import Move, Refusal
from skulduggery.core.options import Options
from skulduggery.core.record import Played, Seated, Start, TablePlayed, Undone
from skulduggery.core.refusals import (
    IllegalMove,
    MatchOver,
    NoSuchSeat,
    NothingToUndo,
    NotOffered,
    NotYourTurn,
    UnknownMove,
)
from skulduggery.core.seal import commitment
from skulduggery.core.table import Table, read_move
from tests.question import asked_in

from .chest import CHEST, Look, Nod, Roll, Wait, Waited
from .scenes import HANDS, PARLEY, SERVER_SEED, TICTACTOE, bargain, noughts_and_crosses


def refused(table: Table[Any], seat: int, data: bytes) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, read_move(table.game, data))
    return caught.value.refusal


def test_a_new_table_promises_its_seed_and_writes_down_its_setup() -> None:
    table = noughts_and_crosses()
    assert table.header.commitment == commitment(SERVER_SEED)
    assert table.header.nonces == ("parrot", None)
    assert [type(entry) for entry in table.entries] == [Start]
    assert table.entries[0].chain == table.head


def test_a_move_tells_its_events_and_becomes_an_entry() -> None:
    table = noughts_and_crosses()
    assert table.play(0, Mark(4)) == [Marked(0, 4)]
    entry = table.entries[-1]
    assert isinstance(entry, Played)
    assert (entry.number, entry.seat, bytes(entry.move)) == (1, 0, b'{"kind":"mark","cell":4}')
    assert table.number == 1
    assert table.head == entry.chain


def test_each_refusal_says_what_is_wrong() -> None:
    table = noughts_and_crosses(4)
    mark = msgspec.json.encode(Mark(4))
    assert refused(table, 0, mark) == NotYourTurn("", 1)
    assert refused(table, 1, mark) == NotOffered("TT-1", '{"kind":"mark","cell":4}')
    assert isinstance(refused(table, 1, b'{"kind":"mark","cell":"four"}'), UnknownMove)
    assert refused(noughts_and_crosses(0, 3, 1, 4, 2), 1, mark) == MatchOver("")


def test_a_move_whose_luck_does_not_fit_leaves_the_table_as_it_was() -> None:
    table = bargain()
    head, view = table.head, PARLEY.view(table.state, 0)
    with pytest.raises(ImpossibleOutcome):
        table.play(0, Draw(), ScriptedChance(["A1"]))
    with pytest.raises(OutcomeNeeded):
        table.play(0, Draw(), ScriptedChance([]))
    assert (table.head, table.number, PARLEY.view(table.state, 0)) == (head, 0, view)
    table.play(0, Draw(), ScriptedChance(["D5"]))
    assert table.number == 1


def test_a_table_without_a_seed_asks_for_the_luck_of_each_move() -> None:
    with pytest.raises(ValueError, match="needs the luck"):
        bargain().play(0, Draw())


def test_people_can_roll_themselves() -> None:
    events = bargain().play(0, Draw(), ScriptedChance(["D5"]))
    assert events == [CardDrawn(0, "D5", (0,))]


def test_a_choice_can_be_taken_back_until_the_other_seat_decides() -> None:
    table = noughts_and_crosses(4)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    assert table.undo(0) == 1
    assert TICTACTOE.view(table.state, 0) == TICTACTOE.view(noughts_and_crosses().state, 0)
    assert (table.number, type(table.entries[-1])) == (0, Undone)
    table.play(0, Mark(0))
    table.play(1, Mark(1))
    with pytest.raises(IllegalMove) as caught:
        table.undo(0)
    assert caught.value.refusal == NothingToUndo("")


def test_a_draw_cannot_be_taken_back() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    assert not table.can_undo(0)


def test_what_was_shown_cannot_be_taken_back_but_a_pass_can() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    events = table.play(0, Show("D5", 1), ScriptedChance([]))
    assert isinstance(events[0], CardShown)
    assert not table.can_undo(0)
    table.play(1, Draw(), ScriptedChance(["D4"]))
    table.play(1, Pass(), ScriptedChance([]))
    assert table.can_undo(1)


def test_an_answer_can_be_taken_back_only_by_who_gave_it() -> None:
    table = bargain(["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3"], players=3)
    table.play(0, Draw(), ScriptedChance(["D5"]))
    table.play(0, Demand("A1", 1), ScriptedChance([]))
    assert not table.can_undo(0)
    table.play(1, Pass(), ScriptedChance([]))
    table.play(2, Pass(), ScriptedChance([]))
    assert [table.can_undo(seat) for seat in range(3)] == [False, False, True]
    table.undo(2)
    assert asked_in(table.state).seat == 2
    assert not table.can_undo(1)
    assert Counter("A3") in PARLEY.legal_moves(table.state)


def chest(*moves: Move) -> Table[Any]:
    table: Table[Any] = Table(CHEST, Options(players=1), SERVER_SEED)
    for move in moves:
        table.play(0, move)
    return table


def test_undo_goes_over_single_choices_to_the_last_real_one() -> None:
    """Nodding is no choice, so an undo takes back the choice to wait."""
    table = chest(Wait(), Nod(), Wait(), Nod())
    assert table.undo(0) == 2
    assert (table.number, table.state.waited) == (2, 1)
    assert table.undo(0) == 2
    assert not table.can_undo(0)


def test_a_forced_move_is_played_unasked() -> None:
    table = chest(Wait())
    forced = table.play_forced()
    assert forced == (0, Nod(), [Waited()])
    assert table.number == 2
    assert table.play_forced() is None, "now there are three choices"


def test_dice_are_left_to_people_unless_they_are_rolled_for_them() -> None:
    table = bargain()
    assert PARLEY.legal_moves(table.state) == [Draw()]
    assert table.play_forced() is None
    forced = table.play_forced(ScriptedChance(["D5"]), rolls=True)
    assert forced is not None
    assert (forced.seat, forced.move) == (0, Draw())


def test_a_single_choice_whose_silence_would_tell_something_is_asked() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    table.play(0, Demand("D5", 1), ScriptedChance([]))
    assert PARLEY.legal_moves(table.state) == [Pass()]
    assert table.play_forced(ScriptedChance([]), rolls=True) is None


def test_no_move_is_forced_once_the_match_is_over() -> None:
    assert noughts_and_crosses(0, 3, 1, 4, 2).play_forced() is None


def test_a_table_without_luck_refuses_a_move_and_stays_as_it_was() -> None:
    table: Table[Any] = Table(CHEST, Options(players=1), None, luck=ScriptedChance([]))
    with pytest.raises(ValueError, match="needs the luck"):
        table.play(0, Wait())
    assert (table.number, table.state.waited, len(table.entries)) == (0, 0, 1)


def test_a_single_choice_alone_is_nothing_to_take_back() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    table.play(0, Demand("D5", 1), ScriptedChance([]))
    assert PARLEY.legal_moves(table.state) == [Pass()]
    table.play(1, Pass(), ScriptedChance([]))
    assert not table.can_undo(1)


def test_an_open_roll_and_a_look_close_the_way_back() -> None:
    assert chest(Wait(), Nod()).can_undo(0)
    assert not chest(Wait(), Nod(), Roll()).can_undo(0)
    assert not chest(Wait(), Nod(), Look()).can_undo(0)


def test_nobody_goes_back_to_a_point_that_is_not_his() -> None:
    table = noughts_and_crosses(4, 0)
    for seat, to in [(0, 0), (0, 1), (1, 0), (1, 2), (1, 3), (1, -1)]:
        with pytest.raises(IllegalMove):
            table.undo_to(seat, to)
    table.undo_to(1, 1)
    assert table.number == 1


def test_the_end_of_a_match_cannot_be_taken_back() -> None:
    """Its seed is public now: a player who went back would know the dice."""
    table = noughts_and_crosses(0, 3, 1, 4, 2)
    assert not any(table.can_undo(seat) for seat in range(2))


def test_the_move_of_the_table_is_an_entry_of_its_own_and_stays() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    table.play(0, Pass(), ScriptedChance([]))
    table.play_for_table(LastCall(), ScriptedChance([]))
    entry = table.entries[-1]
    assert isinstance(entry, TablePlayed)
    assert table.number == 3
    assert not table.can_undo(0)
    with pytest.raises(IllegalMove):
        table.play_for_table(LastCall(), ScriptedChance([]))


class Fumbled(Exception):
    """A rule that breaks in the middle."""


def test_a_table_move_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fumble(game: Any, state: Any, move: Any, chance: Any, log: Any) -> Any:
        state.coins[0] = 99
        raise Fumbled

    table = bargain()
    monkeypatch.setattr(type(PARLEY), "resolve_table_move", fumble)
    with pytest.raises(Fumbled):
        table.play_for_table(LastCall(), ScriptedChance([]))
    assert (table.state.coins, table.number, len(table.entries)) == ([4, 4], 0, 1)


def test_who_sits_where_is_written_down_and_changes_no_number() -> None:
    table = noughts_and_crosses()
    table.seat_taken(1, "Anne", None)
    table.seat_taken(1, "Anne", "bosun")
    entry = table.entries[-1]
    assert isinstance(entry, Seated)
    assert (entry.name, entry.bot, table.number) == ("Anne", "bosun", 0)
    for seat in (-1, 2):
        with pytest.raises(IllegalMove) as caught:
            table.seat_taken(seat, "Bart", None)
        assert caught.value.refusal == NoSuchSeat("", 2)


def test_the_opening_tells_the_setup() -> None:
    table = bargain()
    assert [event.card for event in table.opening if isinstance(event, CardDrawn)] == HANDS
    assert table.opening[-1] == TurnBegan(0, 1)
