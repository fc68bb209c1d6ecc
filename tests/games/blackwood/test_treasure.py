"""Wharves and treasure. PB-6.*"""

import pytest

from skulduggery.games.blackwood.events import CoinCollected, Delivered, ShipMoved
from skulduggery.games.blackwood.moves import Blast, Drive, Lure, Roll, Sail, Stay, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the
from tests.question import asked_in

PORT = """
           C D E F G H I
       10  . . . . . e .
       11  . . R P . . .
       12  . . ^ T ^ . .
"""
X_MARKS_THE_SPOT = """
           L M N O P Q R
        3  . . ^ H ^ . .
        4  . R . X . . .
        5  . d . . . . .
"""


@pytest.mark.parametrize(("drawing", "beyond", "steps"), [(PORT, "H11", 3), (X_MARKS_THE_SPOT, "Q4", 4)])
def test_a_ship_sails_on_over_a_wharf(drawing: str, beyond: str, steps: int) -> None:  # PB-6.01
    assert beyond in Scene(drawing, roll=steps).squares()


@pytest.mark.parametrize(("drawing", "beyond"), [("E F G\n 11 . R .", "J11"), ("N O P\n 4 . R .", "S4")])
def test_a_wharf_holds_no_ship_back(drawing: str, beyond: str) -> None:  # PB-6.01
    scene = Scene(drawing, roll=4)
    assert beyond in scene.squares()
    assert Stay() not in scene.moves()


def test_a_wharf_gives_no_safety_from_cannonballs() -> None:  # PB-6.01
    scene = Scene("E F G\n 11 R B .", roll=1)
    scene.play_on(Sail("red", "F11"), Way(1))
    assert scene.asked == "blast"


@pytest.mark.parametrize(
    ("drawing", "barred"),
    [
        ("E F G\n 8 . 1 e", "F11"),
        ("D E F\n 10 . 1 .\n 11 . . P", "F11"),
        ("N O P\n 7 d 1 .", "O4"),
        ("N O P Q\n 4 1 X . .", "Q4"),  # only over the wharf
    ],
)
def test_jailers_do_not_enter_wharves(drawing: str, barred: str) -> None:  # PB-6.01
    assert barred not in Scene(drawing, event="blackbeard").squares()


@pytest.mark.parametrize(("roll", "to"), [(2, "O4"), (4, "Q4")], ids=["stopping", "passing"])
def test_a_ship_that_enters_x_may_take_one_coin(roll: int, to: str) -> None:  # PB-6.02
    scene = Scene(X_MARKS_THE_SPOT, roll=roll)
    scene.play(Sail("red", to))
    assert scene.moves() == [Way(0), Way(1)]
    assert the(CoinCollected, scene.play(Way(1))) == CoinCollected("red", "O4", 1)
    assert (scene.coins("red"), scene.state.hoard) == (1, 4)


def test_the_coin_may_be_left() -> None:  # PB-6.02
    scene = Scene(X_MARKS_THE_SPOT, roll=2)
    scene.play(Sail("red", "O4"))
    assert "coin_collected" not in kinds(scene.play(Way(0)))
    assert (scene.coins("red"), scene.state.hoard) == (0, 5)


def test_an_empty_hoard_makes_x_plain_water() -> None:  # PB-6.02
    scene = Scene(X_MARKS_THE_SPOT, hoard=0, roll=2)
    assert kinds(scene.play(Sail("red", "O4"))) == ["ship_moved", "turn_began"]


def test_a_ship_that_starts_on_x_takes_nothing_for_being_there() -> None:  # PB-6.03
    scene = Scene("N O P\n 4 . R .", roll=1)
    assert kinds(scene.play(Sail("red", "P4"))) == ["ship_moved", "turn_began"]
    assert scene.coins("red") == 0


def test_a_ship_that_comes_back_to_x_in_a_later_move_may_take_again() -> None:  # PB-6.03
    scene = Scene(X_MARKS_THE_SPOT, event="breeze")
    scene.play_on(Sail("red", "P4"), Way(1))
    scene.play(Roll(), 1)
    scene.play_on(Sail("red", "O4"), Way(1))
    assert scene.coins("red") == 2


@pytest.mark.parametrize(("roll", "to"), [(1, "F11"), (3, "H11")], ids=["stopping", "passing"])
def test_entering_port_blackwood_delivers_everything_at_once(roll: int, to: str) -> None:  # PB-6.04
    scene = Scene(PORT, coins={"red": 1}, roll=roll)
    assert the(Delivered, scene.bring_home("red", to)) == Delivered(0, "red", 1, 1)
    assert (scene.coins("red"), scene.store("red")) == (0, 1)
    assert scene.where("red") == to


@pytest.mark.parametrize("mode", ["race", "hoard"])
def test_coins_may_stay_aboard(mode: str) -> None:  # PB-6.04
    scene = Scene(PORT, players=4, mode=mode, coins={"red": 2}, roll=2)
    assert scene.allowances() == (1,)
    scene.play(Sail("red", "F11"))
    assert (scene.asked, scene.moves()) == ("way", [Way(0), Way(1)])
    assert "delivered" not in kinds(scene.play(Way(1)))
    assert (scene.store("red"), scene.coins("red")) == (0, 2)


def test_nobody_is_asked_where_there_is_nothing_to_deliver() -> None:  # PB-6.04
    scene = Scene(PORT, roll=3)
    assert kinds(scene.play(Sail("red", "H11"))) == ["ship_moved", "turn_began"]


@pytest.mark.parametrize(("roll", "to"), [(1, "F11"), (3, "H11")], ids=["stopping", "passing"])
def test_at_a_table_where_one_must_a_delivery_is_no_choice(roll: int, to: str) -> None:  # PB-6.10
    scene = Scene(PORT, coins={"red": 1}, roll=roll, delivery="must")
    assert the(Delivered, scene.play(Sail("red", to))) == Delivered(0, "red", 1, 1)


def test_a_ship_that_starts_on_the_port_wharf_delivers_nothing_more() -> None:  # PB-6.04
    scene = Scene("E F G\n 11 . R .", coins={"red": 1}, roll=1)
    assert "delivered" not in kinds(scene.play(Sail("red", "G11")))


def test_delivered_coins_are_safe_from_jailers() -> None:  # PB-6.05
    scene = Scene("F G H I\n 6 S . . B", coins={"blue": 1}, stores={"blue": 1}, event="blackbeard")
    scene.play(Drive("I6"))
    assert (scene.coins("blue"), scene.store("blue")) == (0, 1)


def test_delivered_coins_are_safe_from_cannonballs() -> None:  # PB-6.05
    scene = Scene("E F G\n 11 R B .", coins={"blue": 1}, stores={"blue": 1}, roll=1, players=4, mode="hoard")
    scene.play_on(Sail("red", "F11"), Way(1))
    assert (scene.coins("red"), scene.coins("blue"), scene.store("blue")) == (1, 0, 1)


def test_in_race_a_ship_carries_any_number_of_coins() -> None:  # PB-6.06
    scene = Scene(X_MARKS_THE_SPOT, players=6, coins={"red": 7}, event="breeze")
    scene.play_on(Sail("red", "P4"), Way(1))
    assert scene.coins("red") == 8


@pytest.mark.parametrize(("coins", "may_take"), [(2, True), (3, False)])
def test_in_hoard_a_ship_carries_three_coins_at_most(coins: int, may_take: bool) -> None:  # PB-6.06
    scene = Scene(X_MARKS_THE_SPOT, players=4, mode="hoard", coins={"red": coins}, event="breeze")
    scene.play(Sail("red", "P4"))
    assert (scene.asked == "way") is may_take


def test_in_hoard_gold_that_does_not_fit_is_left() -> None:  # PB-6.06
    scene = Scene("I J K\n 11 R o .", players=4, mode="hoard", coins={"red": 2}, roll=1)
    scene.state.gold[scene.state.setting.sea.index["J11"]] = 3
    scene.play_on(Sail("red", "J11"), Way(1))
    assert (scene.coins("red"), scene.gold) == (3, {"J11": 2})


def test_the_player_of_the_siren_chooses_what_the_lured_ship_takes() -> None:  # PB-6.07
    scene = Scene(X_MARKS_THE_SPOT, seat=1, event="siren")
    scene.play(Lure("red", "P4"))
    assert (scene.asked, asked_in(scene.state).seat) == ("way", 1)
    scene.play(Way(1))
    assert scene.state.coins == [1, 0, 0]


def test_what_a_lured_ship_delivers_belongs_to_its_owner() -> None:  # PB-6.07
    scene = Scene(PORT, seat=1, event="siren", coins={"red": 1})
    assert the(Delivered, scene.play_on(Lure("red", "H11"), Way(0))) == Delivered(0, "red", 1, 1)
    assert scene.state.stores == [1, 0, 0]


def test_the_player_of_the_siren_may_lure_a_ship_past_the_port_with_its_gold() -> None:  # PB-6.04, PB-6.07
    scene = Scene(PORT, seat=1, event="siren", coins={"red": 1})
    scene.play_on(Lure("red", "H11"), Way(1))
    assert (scene.state.stores, scene.coins("red")) == ([0, 0, 0], 1)


def test_a_blasted_ship_takes_nothing() -> None:  # PB-6.08
    scene = Scene(
        """
              L M N O P
           4  R B o X .
        """,
        roll=1,
    )
    scene.play_on(Sail("red", "M4"), Way(1))
    events = scene.play(Blast("P4"))
    assert the(ShipMoved, events).path == ("M4", "N4", "O4", "P4")
    assert (scene.coins("blue"), scene.gold, scene.state.hoard) == (0, {"N4": 1}, 4)


def test_a_blasted_ship_delivers_nothing() -> None:  # PB-6.08
    scene = Scene("D E F G H\n 11 R B P . .", coins={"blue": 1}, roll=1)
    scene.play_on(Sail("red", "E11"), Way(1))
    assert "delivered" not in kinds(scene.play(Blast("H11")))
    assert scene.state.stores == [0, 0, 0]


def test_partners_on_one_square_give_each_other_nothing() -> None:  # PB-6.09
    scene = Scene("J K L\n 7 R G .", players=4, mode="hoard", coins={"red": 1, "green": 2}, balls={"red": 0}, roll=1)
    assert kinds(scene.play(Sail("red", "K7"))) == ["ship_moved", "turn_began"]
    assert (scene.coins("red"), scene.coins("green")) == (1, 2)
