"""The worked examples of section 11, number by number."""

import pytest

from skulduggery.core.messages import Move
from skulduggery.games.blackwood.events import BallFired, Captured, Delivered, DieRolled, GoldTaken
from skulduggery.games.blackwood.moves import Blast, Drive, Lure, Pass, Roll, Sail, Stay, Way
from tests.games.blackwood.scene import Scene, opening
from tests.games.situation import kinds, the


def test_example_1_reach_the_wharf_in_three_and_go_on_three() -> None:  # PB-6.04
    scene = Scene(
        """
               C D E F G H I
           10  . . . . . e .
           11  R . . P . . .
        """,
        coins={"red": 1},
        roll=6,
    )
    events = scene.bring_home("red", "I11")
    assert the(Delivered, events) == Delivered(0, "red", 1, 1)
    assert (scene.where("red"), scene.coins("red"), scene.store("red")) == ("I11", 0, 1)
    assert scene.asked == "draw"


def test_example_2_an_island_after_two_of_five_squares() -> None:  # PB-5.02, PB-5.03
    scene = Scene(
        """
              G H I J K
           9  e e . . R
        """,
        roll=5,
    )
    stockpile = scene.state.stockpile
    scene.play(Sail("red", "H9"))
    assert (scene.where("red"), scene.balls("red"), scene.state.stockpile) == ("H9", 2, stockpile - 1)


def test_example_3_one_square_off_an_island_or_stay() -> None:  # PB-5.06, PB-4.11
    scene = Scene("Q R S\n 9 . R .", roll=4)
    assert scene.moves()[-1] == Stay()
    assert scene.squares() == {"R8", "S9", "R10", "Q9"}


def test_example_4_setup_for_three() -> None:  # PB-1.02
    state, _ = opening(3)
    assert (state.hoard, state.balls, state.stockpile) == (5, [1, 1, 1], 5)


def test_example_5_a_shot_by_breeze_and_then_the_movement_part_in_full() -> None:  # PB-2.05, PB-8.02
    scene = Scene(
        """
               I J K L M N
           11  R . B . . .
        """,
        balls={"red": 2},
        event="breeze",
    )
    assert the(BallFired, scene.play(Sail("red", "K11"))).target == "blue"
    assert scene.asked == "blast"
    scene.play(Blast("N11"))
    scene.play(Roll(), 3)
    assert scene.allowances() == (3,)
    scene.play(Sail("red", "N11"))
    assert "ball_fired" in kinds(scene.play(Way(1)))


def test_example_6_luring_a_ship_into_blackbeards_lair() -> None:  # PB-10.03, PB-7.05
    scene = Scene(
        """
              E F G
           6  . S .
           7  . . .
           8  . G e
        """,
        coins={"green": 1},
        event="siren",
    )
    scene.play(Lure("green", "F6"))
    assert (scene.is_captive("green"), scene.coins("green"), scene.gold) == (True, 0, {"F6": 1})
    escape = Scene("E F G\n 6 . * .\n F6: G o", seat=2, roll=6)
    escape.play_on(Sail("green", "F7"), Way(1))
    assert escape.coins("green") == 1


def test_example_7_a_blast_that_passes_over_blackbeard() -> None:  # PB-8.10
    scene = Scene(
        """
               J K L M N
           10  . . . . ^
           11  R B 1 . .
        """,
        roll=1,
    )
    scene.play_on(Sail("red", "K11"), Way(1))
    assert {"L11", "N11", "M10"} & scene.squares() == {"L11", "M10"}
    scene.play(Blast("L11"))
    assert (scene.where("blue"), scene.where("blackbeard")) == ("F6", "F6")


def test_example_8_not_over_land() -> None:  # PB-5.02, PB-5.07
    scene = Scene("E F G H I\n 9 . B e e .", seat=1, event="breeze")
    assert {"G9", "I9"} & scene.squares() == {"G9"}


def test_example_9_a_breeze_over_the_port_wins_the_race() -> None:  # PB-13.01
    scene = Scene("E F G H\n 11 R P . .", coins={"red": 2}, event="breeze")
    assert kinds(scene.bring_home("red", "H11"))[-1] == "game_ended"
    assert scene.asked == ""


def test_example_10_the_allowance_is_that_of_the_turns_start() -> None:  # PB-2.04
    scene = Scene("E F G H\n 11 R P . .", players=4, mode="hoard", coins={"red": 2}, event="breeze")
    scene.bring_home("red", "H11")
    assert scene.store("red") == 2
    assert the(DieRolled, scene.play(Roll(), 5)).allowances == (3,)


def test_example_11_blackbeard_captures_blue() -> None:  # PB-9.05, PB-7.01
    scene = Scene("F G H I\n 6 S . . B", coins={"blue": 2}, event="blackbeard")
    scene.play(Drive("I6"))
    assert (scene.where("blue"), scene.where("blackbeard"), scene.gold) == ("F6", "F6", {"I6": 2})


@pytest.mark.parametrize(("roll", "squares"), [(6, {"E6", "G6", "F7"}), (5, set())])
def test_example_12_a_captive_needs_a_six(roll: int, squares: set[str]) -> None:  # PB-10.04
    scene = Scene("E F G\n 6 . B .", seat=1, roll=roll)
    assert scene.squares() == squares
    assert scene.moves()[-1] == Stay()


def test_example_13_free_in_the_turn_that_drives_blackbeard_off() -> None:  # PB-10.05
    scene = Scene("E F G H I\n 6 . R . . .", event="blackbeard")
    scene.play(Drive("I6"))
    scene.play(Roll(), 2)
    assert scene.squares() == {"E6", "G6", "F7"}
    assert Stay() in scene.moves()


@pytest.mark.parametrize("k", [0, 1])
def test_example_14_leave_or_take_the_coin_of_x(k: int) -> None:  # PB-6.02
    scene = Scene("M N O P Q\n 4 R . X . .", roll=4)
    scene.play(Sail("red", "Q4"))
    assert scene.moves() == [Way(0), Way(1)]
    scene.play(Way(k))
    assert (scene.where("red"), scene.coins("red")) == ("Q4", k)


def test_example_15_a_shot_on_the_way() -> None:  # PB-8.03
    drawing = "I J K\n 11 R . B"
    assert "ball_fired" in kinds(Scene(drawing, roll=5).play(Sail("red", "K11")))
    assert "K11" not in Scene(drawing, roll=5, exact_fire=True).squares()
    detour = Scene(drawing, roll=4, exact_fire=True)
    detour.play(Sail("red", "K11"))
    shots: list[Move] = [way for way in detour.moves() if "ball_fired" in kinds([*detour.preview(way).effects])]
    assert (detour.moves(), shots) == ([Way(0), Way(1)], [Way(1)])


def test_example_16_three_coins_at_most() -> None:  # PB-8.07
    scene = Scene("J K\n 11 R B", players=4, mode="hoard", coins={"red": 2, "blue": 3}, roll=1)
    scene.play_on(Sail("red", "K11"), Way(1))
    assert (scene.coins("red"), scene.coins("blue"), scene.gold) == (3, 0, {"K11": 2})


def test_example_17_a_twelfth_coin() -> None:  # PB-13.04
    stores = {"red": 4, "blue": 4, "green": 2}
    scene = Scene("E F\n 11 G P", players=6, mode="hoard", stores=stores, coins={"green": 1}, seat=2, roll=1)
    scene.bring_home("green", "F11")
    assert (scene.state.hoard, scene.asked) == (1, "draw")
    assert [scene.state.team_store(team) for team in range(3)] == [4, 4, 3]


@pytest.mark.parametrize(("event_move", "green_may"), [(Sail("red", "K10"), False), (Pass(), True)])
def test_example_18_only_the_ship_of_the_breeze_may_move(event_move: Move, green_may: bool) -> None:  # PB-2.06
    scene = Scene("J K L M\n 7 . R . G", players=2, event="breeze")
    scene.play(event_move)
    scene.play(Roll(), 1)
    assert bool(scene.squares("green")) is green_may
    assert scene.squares("red")


@pytest.mark.parametrize(("k", "delivered", "taken"), [(0, 3, 0), (1, 3, 2), (2, 0, 0)])
def test_example_19_round_the_wharf_over_it_or_over_it_with_the_gold(  # PB-6.04, PB-7.02
    k: int, delivered: int, taken: int
) -> None:
    scene = Scene(
        """
               D E F G
            9  . . . e
           10  . . * .
           11  . R P .
          F10: o2
        """,
        players=4,
        mode="hoard",
        coins={"red": 3},
        event="breeze",
    )
    scene.play(Sail("red", "F9"))
    assert scene.moves() == [Way(0), Way(1), Way(2)]
    events = scene.play(Way(k))
    assert sum(event.amount for event in events if isinstance(event, Delivered)) == delivered
    assert sum(event.amount for event in events if isinstance(event, GoldTaken)) == taken


@pytest.mark.parametrize(("roll", "squares"), [(4, set()), (1, {"A2", "B1"})])
def test_example_20_shut_in_by_both_jailers(roll: int, squares: set[str]) -> None:  # PB-4.08, PB-4.10, PB-4.11
    scene = Scene("A B\n 1 R 1\n 2 2 a", roll=roll)
    assert scene.squares() == squares
    assert Stay() in scene.moves()
    if roll == 1:
        assert the(Captured, scene.play(Sail("red", "A2"))).jailer == "monster"
