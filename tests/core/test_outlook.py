"""Everything that is sent to a seat."""

import msgspec
from parley.events import CardDrawn, CardShown, CoinsPaid, TurnBegan
from parley.moves import Draw, Pass, Show
from tictactoe import Mark, Marked

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.messages import Button, Card, Choice, Figures, Piece, Place, Preview, Question, kind_of
from skulduggery.core.options import Options
from skulduggery.core.outlook import outlook
from skulduggery.core.refusals import MatchOver, UnknownTarget

from .chest import CHEST, Look, Roll, Waited
from .scenes import PARLEY, TICTACTOE, bargain, noughts_and_crosses


def test_the_asked_seat_gets_its_choices_with_targets_and_previews() -> None:
    seen = outlook(TICTACTOE, noughts_and_crosses(0, 1, 2, 3, 4, 5, 7).state, 1)
    assert seen.asked == Question(1, "mark", "TT-1", False, Figures())
    assert seen.choices == (
        Choice(Mark(6), (Place("6"),), Preview((), (Marked(1, 6),))),
        Choice(Mark(8), (Place("8"),), Preview((), (Marked(1, 8),))),
    )


def test_the_others_see_who_is_asked_but_no_choices() -> None:
    for seat in (0, None):
        seen = outlook(TICTACTOE, noughts_and_crosses(0).state, seat)
        assert seen.asked is not None
        assert seen.choices == ()


def test_after_the_end_nobody_is_asked() -> None:
    seen = outlook(TICTACTOE, noughts_and_crosses(0, 3, 1, 4, 2).state, 0)
    assert (seen.asked, seen.choices) == (None, ())


def test_a_preview_stops_before_luck() -> None:
    table = bargain()
    assert PARLEY.preview(table.state, Draw()) == Preview((), ())
    assert len(table.state.rows[0]) == 3


def test_a_preview_tells_what_is_certain_and_leaves_asides_out() -> None:
    table = bargain()
    table.play(0, Draw(), ScriptedChance(["D5"]))
    preview = PARLEY.preview(table.state, Show("D5", 1))
    assert preview.effects == (CardShown(0, 1, "D5", 3, (0, 1)), CoinsPaid(1, 0, 1))
    assert not any(isinstance(event, TurnBegan) for event in preview.effects)


def test_a_preview_stops_before_what_the_asked_seat_would_only_learn() -> None:
    state = CHEST.start(Options(players=1), ScriptedChance([]), [])
    assert CHEST.preview(state, Look()) == Preview((), (Waited(),))
    assert CHEST.preview(state, Roll()) == Preview((), ())


def test_targets_and_reasons_after_the_end_and_for_nonsense() -> None:
    over, going = noughts_and_crosses(0, 3, 1, 4, 2).state, noughts_and_crosses(0).state
    assert TICTACTOE.targets(over) == []
    assert TICTACTOE.why_not(over, Place("8")) == MatchOver("")
    assert TICTACTOE.why_not(going, Button("mutiny")) == UnknownTarget("")
    assert TICTACTOE.why_not(going, Place("1")) is None


def test_a_kind_is_the_class_name_in_snake_case_and_goes_out_with_the_fields() -> None:
    assert [kind_of(each) for each in (Pass(), CardDrawn, UnknownTarget)] == ["pass", "card_drawn", "unknown_target"]
    assert msgspec.json.encode(Card("A1")) == b'{"kind":"card","card":"A1"}'
    assert msgspec.json.encode(Piece("red")) == b'{"kind":"piece","piece":"red"}'
