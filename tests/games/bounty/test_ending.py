"""The end and the ranking. BO-E.*, sections 7 and 10"""

import pytest

from skulduggery.core.messages import ScoreLine
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.events import GameEnded, LastCalled, TurnBegan
from skulduggery.games.bounty.moves import LastCall, Roll, Sail
from tests.games.bounty.scene import Scene, ids
from tests.games.situation import kinds, the

OFF_HOME = "H I J\n 12 . C ."


@pytest.mark.parametrize(("purse", "over"), [(87, False), (88, True)])
def test_the_first_whose_money_reaches_the_target_wins(purse: int, over: bool) -> None:  # BO-E.01
    scene = Scene(OFF_HOME, holds={"crimson": "Wool"}, purses={0: purse}, roll=3)
    scene.play(Sail("I13"))
    assert (scene.asked == "") is over
    result = GAME.result(scene.state)
    assert (result is not None) is over
    if result is not None:
        assert (result.places, result.scores, result.reason) == ((1, 2, 2), (100, 35, 35), "target")


@pytest.mark.parametrize(
    ("card", "purse"), [("T16", 92), ("T18", 96), ("T17", 98), ("T08", 96)], ids=["gift", "birthday", "cards", "orders"]
)
def test_a_chest_card_may_win_in_the_middle_of_a_turn(card: str, purse: int) -> None:  # BO-E.01
    scene = Scene("H I J\n 9 C . .", holds={"crimson": "Wool"}, purses={0: purse})
    events = scene.play(Roll(), 1, card)
    assert the(GameEnded, events).reason == "target"
    assert scene.where("crimson") == "H9"  # sealed orders are not carried out any more
    assert scene.moves() == []


def test_a_six_is_not_thrown_again_after_the_end() -> None:  # BO-E.01
    scene = Scene(OFF_HOME, holds={"crimson": "Wool"}, purses={0: 99}, roll=6)
    scene.play(Sail("I13"))
    assert scene.asked == ""


def test_a_loan_brings_nobody_nearer_to_the_target() -> None:  # BO-E.01
    scene = Scene(OFF_HOME, purses={0: 120}, loans={0: 1}, distress=["crimson"], roll=3)
    scene.play(Sail("I13"))
    assert scene.asked == "loan crimson"


@pytest.mark.parametrize("target", [60, 150, 500])
def test_the_target_is_agreed(target: int) -> None:  # BO-E.01
    scene = Scene(OFF_HOME, holds={"crimson": "Wool"}, purses={0: target - 12}, target=target, roll=3)
    assert the(GameEnded, scene.play(Sail("I13"))).money[0] == target


def test_in_a_time_game_no_sum_wins() -> None:  # BO-E.02
    scene = Scene(OFF_HOME, holds={"crimson": "Wool"}, purses={0: 499}, mode="rounds", roll=3)
    scene.play(Sail("I13"))
    assert scene.asked == "roll gold"


def test_the_tables_clock_makes_this_round_the_last() -> None:  # BO-E.02
    scene = Scene(mode="clock", clock=60, ship="gold", round=7)
    assert GAME.minutes(scene.state.setting.options) == 60
    assert GAME.table_moves(scene.state) == [LastCall()]
    assert GAME.apply_table_move(scene.state, LastCall(), None) == [LastCalled(7)]  # type: ignore[arg-type]  # no luck
    assert (scene.view().last_call, scene.view().last_round) == (True, 7)
    assert GAME.table_moves(scene.state) == []
    scene.play_on(Roll(), 2, Sail("I13"), Roll(), 2)
    assert the(GameEnded, scene.play(Sail("I13"))).reason == "last_call"


@pytest.mark.parametrize("mode", ["target", "rounds"])
def test_without_a_clock_there_is_no_last_call(mode: str) -> None:  # BO-E.02
    scene = Scene(mode=mode)
    assert (GAME.table_moves(scene.state), GAME.minutes(scene.state.setting.options)) == ([], None)


def test_a_time_game_ends_after_the_last_seat_of_the_last_round() -> None:  # BO-E.03
    scene = Scene(mode="rounds", rounds=5, ship="gold", starter=1, round=5)
    scene.play_on(Roll(), 2, Sail("I13"), Roll(), 2, Sail("I13"), Roll(), 2)
    assert the(GameEnded, scene.play(Sail("I13"))).reason == "rounds"


def test_before_that_a_new_round_begins() -> None:  # BO-E.03
    scene = Scene(mode="rounds", rounds=5, ship="emerald", round=4, roll=2)
    assert the(TurnBegan, scene.play(Sail("I13"))) == TurnBegan(0, 5)


def last_move(**situation: object) -> GameEnded:
    """The end of a match of five rounds by its last move."""
    scene = Scene(mode="rounds", rounds=5, round=5, ship="emerald", roll=2, **situation)  # type: ignore[arg-type]
    return the(GameEnded, scene.play(Sail("I13")))


def test_unsold_cargo_is_worth_nothing() -> None:  # BO-E.04
    over = last_move(holds={"crimson": "Crown Jewels"}, purses={0: 34})
    assert (over.money, over.unsold, over.ranking) == ((34, 35, 35), (64, 0, 0), (3, 1, 1))


def test_ties_are_broken_by_unsold_cargo_and_then_shared() -> None:  # BO-E.05
    over = last_move(holds={"gold": "Wool"}, plunder={"gold": "Red Moll"})
    assert (over.money, over.unsold, over.ranking) == ((35, 35, 35), (0, 14, 0), (2, 1, 2))


@pytest.mark.parametrize("mode", ["target", "clock"])
def test_at_a_table_with_a_safeguard_no_match_goes_on_after_round_200(mode: str) -> None:  # BO-E.06
    scene = Scene(mode=mode, ship="emerald", round=200, roll=2, safeguard="on")
    assert scene.view().last_round == 200
    assert the(GameEnded, scene.play(Sail("I13"))).reason == "safeguard"


@pytest.mark.parametrize("mode", ["target", "clock"])
def test_by_the_book_there_is_no_last_round(mode: str) -> None:  # BO-E.06
    scene = Scene(mode=mode, ship="emerald", round=200, roll=2)
    assert scene.view().last_round == 0
    scene.play(Sail("I13"))
    assert (scene.asked, scene.view().round) == ("roll crimson", 201)


def test_when_it_is_over_all_hidden_cards_are_shown() -> None:
    scene = Scene(OFF_HOME, holds={"crimson": "Wool", "gold": "Red Moll"}, purses={0: 99}, roll=3)
    events = scene.play(Sail("I13"))
    assert the(GameEnded, events).cargo == ((), ids("Red Moll"), ())
    assert kinds(events)[-1] == "game_ended"
    assert [scene.ship("gold", seat).hold[0].card for seat in (0, 2, None)] == ["barley-5"] * 3
    assert scene.ship("gold", seat=2).role == "pirate"


def test_the_score_sheet_tells_purse_loans_and_unsold_cargo() -> None:
    scene = Scene(OFF_HOME, holds={"crimson": "Tea Chests"}, purses={0: 98}, loans={0: 1}, roll=2)
    scene.play(Sail("I13"))
    sheets, result = [GAME.score_sheet(scene.state, seat) for seat in range(3)], GAME.result(scene.state)
    assert result is not None
    assert sheets[0] == (ScoreLine("purse", 128, 128), ScoreLine("loans", 1, -25), ScoreLine("unsold", 0, 0))
    assert tuple(sum(line.amount for line in sheet) for sheet in sheets) == result.scores


def test_worth_is_money_after_loans_for_every_viewer_and_in_the_end_the_score() -> None:  # BO-E.04
    scene = Scene(OFF_HOME, holds={"crimson": "Wool", "gold": "Coral"}, purses={0: 99}, loans={1: 1}, roll=3)
    worth = {seat: GAME.worth(scene.view(seat)) for seat in (0, 1, None)}
    assert worth == dict.fromkeys((0, 1, None), (99, 10, 35))
    scene.play(Sail("I13"))
    result = GAME.result(scene.state)
    assert result is not None
    assert GAME.worth(scene.view(None)) == result.scores
