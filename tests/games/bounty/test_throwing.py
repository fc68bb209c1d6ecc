"""Ones, sixes and whose ship is next. BO-T.*"""

import pytest

from skulduggery.games.bounty.moves import Pass, Raid, Roll, Sail
from tests.games.bounty.scene import Scene
from tests.games.situation import kinds


def test_a_one_draws_a_chest_card_instead_of_moving() -> None:  # BO-T.01
    scene = Scene("H I J\n 9 . C .")
    assert kinds(scene.play(Roll(), 1, "T13")) == ["die_rolled", "chest_drawn", "money_changed", "turn_began"]
    assert scene.where("crimson") == "I9"


@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_any_other_throw_is_for_sailing(roll: int) -> None:  # BO-T.01, BO-T.04
    assert Scene(roll=roll).asked == "sail crimson"


def test_a_six_throws_again_after_move_and_business() -> None:  # BO-T.02
    scene = Scene("D E F\n 10 . C #", roll=6)
    scene.play(Sail("E12"))
    assert scene.asked == "trade crimson"
    scene.play(Pass())
    assert scene.asked == "roll crimson"


def test_every_further_six_does_the_same() -> None:  # BO-T.02
    scene = Scene("H I J\n 9 . C .")
    for _ in range(5):
        scene.play_on(Roll(), 6, Sail("I9"))
        assert scene.asked == "roll crimson"


def test_a_raid_with_a_six_throws_again_too() -> None:  # BO-T.02
    scene = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": "Wool"}, roll=6)
    scene.play(Raid("J9"))
    assert scene.asked == "roll crimson"


def test_a_one_after_a_six_is_a_one_like_any_other() -> None:  # BO-T.03
    scene = Scene("H I J\n 9 . C .")
    scene.play_on(Roll(), 6, Sail("I9"), Roll(), 1, "T14")
    assert scene.asked == "roll gold"


def test_a_fair_wind_goes_on_after_a_one() -> None:  # BO-T.03, BO-X.08
    scene = Scene("H I J\n 9 . C .")
    scene.play_on(Roll(), 6, Sail("I9"), Roll(), 1, "T12")
    assert scene.asked == "roll crimson"


@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_any_other_throw_ends_the_ship_turn(roll: int) -> None:  # BO-T.04
    scene = Scene("H I J\n 9 . C .", roll=roll)
    scene.play(Sail("I9" if roll % 2 == 0 else "I8"))
    assert scene.asked == "roll gold"


def test_two_players_play_the_first_ship_before_the_second_all_game() -> None:  # BO-T.05
    scene = Scene(players=2)
    order: list[str] = []
    for _ in range(8):
        order.append(scene.asked)
        scene.play_on(Roll(), 2, Sail("I13"))
    assert order == [f"roll {ship}" for ship in ("crimson-1", "crimson-2", "gold-1", "gold-2")] * 2


def test_the_first_ship_finishes_its_extra_throws_before_the_second_begins() -> None:  # BO-T.05
    scene = Scene(players=2)
    scene.play_on(Roll(), 6, Sail("I13"), Roll(), 6, Sail("I13"))
    assert scene.asked == "roll crimson-1"
    scene.play_on(Roll(), 2, Sail("I13"))
    assert (scene.asked, scene.view().roll, scene.view().ship) == ("roll crimson-2", 0, "crimson-2")
