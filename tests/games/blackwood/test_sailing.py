"""Movement of ships, "normal movement". PB-4.*"""

import pytest

from skulduggery.games.blackwood.events import Captured, DieRolled, ShipMoved
from skulduggery.games.blackwood.hidden import view
from skulduggery.games.blackwood.moves import Lure, Pass, Roll, Sail, Stay
from tests.games.blackwood.scene import Scene
from tests.games.situation import the

OPEN_SEA = """
           I J K L M
        6  . . . . d
        7  . . R . .
        8  . . . . .
"""


def test_a_step_goes_north_east_south_or_west() -> None:  # PB-4.01
    assert Scene(OPEN_SEA, roll=1).squares() == {"K6", "L7", "K8", "J7"}


@pytest.mark.parametrize(
    ("drawing", "squares"),
    [
        ("A B\n 1 R .\n 2 . a", {"B1", "A2"}),  # the corner of the map
        ("S T\n 11 . R", {"T10", "T12", "S11"}),  # its edge
        ("M N O\n 10 . ^ ^\n 11 . R .", {"M11", "O11", "N12"}),  # the Jaw
        ("N O P\n 3 ^ H ^\n 4 . R .", {"N4", "P4", "O5"}),  # the hoard
        ("E F G\n 11 . R .\n 12 ^ T ^", {"E11", "G11", "F10"}),  # the town
    ],
)
def test_cliffs_town_hoard_and_edge_are_closed(drawing: str, squares: set[str]) -> None:  # PB-4.02
    assert Scene(drawing, roll=1).squares() == squares


def test_the_first_step_out_of_the_anchorage_counts_as_one_square() -> None:  # PB-4.03
    assert Scene(roll=1).squares() == {"A9", "A10", "A11", "A12"}


def test_the_anchorage_is_not_land() -> None:  # PB-4.03
    scene = Scene(roll=2)
    assert scene.squares() == {"A8", "A9", "A10", "A11", "A12", "A13", "B9", "B10", "B11", "B12"}
    assert Stay() not in scene.moves()


def test_nothing_returns_to_the_anchorage() -> None:  # PB-4.03
    scene = Scene(
        """
               A B
            9  R .
           10  . .
        """,
        roll=1,
    )
    assert scene.squares() == {"A8", "B9", "A10"}


def test_the_shown_way_out_of_the_anchorage_prefers_the_northern_entry() -> None:  # PB-4.03
    events = Scene(roll=2).play(Sail("red", "A10"))
    assert the(ShipMoved, events).path == ("anchorage", "A9", "A10")


def test_ships_pass_over_each_other_and_share_squares() -> None:  # PB-4.04
    scene = Scene(
        """
               I J K L
           11  R B G .
        """,
        balls={"red": 0},
        roll=2,
    )
    events = scene.play(Sail("red", "K11"))
    assert the(ShipMoved, events).path == ("I11", "J11", "K11")
    assert scene.where("red") == scene.where("green") == "K11"


def test_ships_share_land() -> None:  # PB-4.04
    scene = Scene(
        """
              P Q R
           9  . R *
          R9: B G
        """,
        roll=2,
    )
    scene.play(Sail("red", "R9"))
    assert {scene.where(ship) for ship in ("red", "blue", "green")} == {"R9"}


def test_the_whole_allowance_must_be_sailed() -> None:  # PB-4.05
    offered = Scene(OPEN_SEA, roll=3).squares()
    assert {"K4", "N7", "L9", "K8"} <= offered  # K8 by a detour
    assert not {"K5", "L8", "J6", "M7"} & offered  # after two squares


def test_no_step_straight_back_but_a_circle() -> None:  # PB-4.06
    assert "K7" not in Scene(OPEN_SEA, roll=2).squares()
    circle = Scene(OPEN_SEA, roll=4)
    assert "K7" in circle.squares()
    assert len(set(the(ShipMoved, circle.play(Sail("red", "K7"))).path)) == 4
    assert "K7" not in Scene(OPEN_SEA, roll=4, retrace="never").squares()
    assert "K7" not in Scene(OPEN_SEA, roll=6, retrace="never").squares()


def test_a_dead_end_cannot_be_left_the_way_it_was_entered() -> None:  # PB-4.06
    scene = Scene(
        """
               A B C D
           12  2 . . .
           13  . 1 . ^
           14  . R ^ ^
        """,
        roll=4,
    )
    assert scene.squares() == {"A13"}  # two squares (PB-4.10); four only by turning round


def test_the_next_move_starts_afresh() -> None:  # PB-4.06
    scene = Scene(OPEN_SEA, event="breeze")
    scene.play(Sail("red", "K4"))
    scene.play(Roll(), 3)
    scene.play(Sail("red", "K7"))
    assert scene.where("red") == "K7"


BLACKBEARD_AHEAD = """
           H I J K L
       10  e . . . .
       11  . R 1 . .
       12  . . . . h
"""


def test_no_ship_passes_through_a_jailer() -> None:  # PB-4.07
    assert "K11" not in Scene(BLACKBEARD_AHEAD, roll=2).squares()
    assert "K11" in Scene(BLACKBEARD_AHEAD, roll=4).squares()  # round him


def test_a_way_through_a_jailer_takes_no_gold_and_is_not_shown() -> None:  # PB-4.07
    scene = Scene(
        """
               I J K
           10  o 1 .
           11  R . .
        """,
        roll=3,
    )
    events = scene.play(Sail("red", "K10"))
    assert the(ShipMoved, events).path == ("I11", "J11", "K11", "K10")
    assert (scene.asked, scene.gold) == ("draw", {"I10": 1})


def test_a_jailer_at_home_blocks_nothing_but_his_lair() -> None:  # PB-4.07
    scene = Scene(
        """
              E F G
           5  ^ ^ ^
           6  R S .
           7  . . .
        """,
        roll=4,
    )
    assert {"F6", "G6"} <= scene.squares()


@pytest.mark.parametrize(("roll", "offered"), [(1, True), (2, False), (3, True), (4, False)])
def test_a_ship_may_end_on_a_jailer_with_its_last_square_only(roll: int, offered: bool) -> None:  # PB-4.08
    assert ("J11" in Scene(BLACKBEARD_AHEAD, roll=roll).squares()) is offered


@pytest.mark.parametrize("event", ["breeze", "siren"])
def test_a_ship_may_end_on_a_jailer_by_breeze_and_siren_too(event: str) -> None:  # PB-4.08
    scene = Scene(BLACKBEARD_AHEAD, event=event, seat=0 if event == "breeze" else 1)
    move = Sail if event == "breeze" else Lure
    events = scene.play(move("red", "J11"))
    assert the(Captured, events) == Captured("red", "blackbeard", "J11")


def test_no_ship_passes_over_an_island() -> None:  # PB-4.09
    offered = Scene(
        """
               P Q R S T
            8  . . . . .
            9  . R i . .
           10  ^ . . . .
        """,
        roll=2,
    ).squares()
    assert "R9" in offered
    assert "S9" not in offered


POCKET = """
           A B C D
       12  2 . . .
       13  R 1 . ^
       14  . . ^ ^
"""


def test_a_blocked_ship_sails_the_longest_walk_it_can() -> None:  # PB-4.10
    scene = Scene(POCKET, roll=5)
    assert scene.squares() == {"B14"}
    assert the(ShipMoved, scene.play(Sail("red", "B14"))).path == ("A13", "A14", "B14")


def test_a_capture_does_not_count_as_a_way_out() -> None:  # PB-4.10
    scene = Scene(POCKET, roll=3)
    assert scene.squares() == {"B14", "B13"}  # into Blackbeard on the third square, or two squares
    assert Stay() not in scene.moves()


def test_a_ship_that_cannot_take_one_step_stays() -> None:  # PB-4.10
    scene = Scene(
        """
               A B
           12  . .
           13  2 .
           14  R 1
        """,
        roll=6,
    )
    assert scene.moves() == [Stay()]


@pytest.mark.parametrize(
    ("drawing", "may_stay"),
    [
        ("Q R S\n 9 . R .", True),  # moored
        ("E F G\n 6 . R .", True),  # captive
        ("O P Q\n 9 M R .", False),  # at sea
        ("", False),  # in the anchorage
        ("A B\n 1 R 1\n 2 2 a", True),  # only into capture
        ("A B\n 1 R 1\n 2 . a", False),  # one way is free
    ],
)
def test_staying_is_for_ships_on_land_and_for_those_with_no_way_out(drawing: str, may_stay: bool) -> None:  # PB-4.11
    assert (Stay() in Scene(drawing, roll=1).moves()) is may_stay


def test_of_two_ships_one_on_land_is_enough_to_stay() -> None:  # PB-4.11
    drawing = "Q R S\n 9 . G .\n 10 R . ."
    assert Stay() in Scene(drawing, players=2, roll=2).moves()


def test_a_ship_on_land_that_may_not_sail_does_not_excuse_the_other() -> None:  # PB-4.11
    scene = Scene("Q R S\n 9 . G .\n 10 R . .", players=2, event="breeze")
    scene.play(Sail("red", "Q7"))
    scene.play(Roll(), 2)
    assert Stay() not in scene.moves()


def test_of_two_ships_one_with_a_way_out_must_sail() -> None:  # PB-4.11
    scene = Scene("A B\n 1 R 1\n 2 2 a", players=2, roll=2)
    assert Stay() not in scene.moves()
    assert scene.squares("red") == set()


@pytest.mark.parametrize(
    ("drawing", "coins", "roll", "allowance"),
    [
        ("E F G\n 6 . R .", 0, 5, 0),  # captive
        ("E F G\n 6 . R .", 0, 6, 1),  # captive
        ("D E F G\n 6 1 . R .", 2, 6, 1),  # on a lair, free
        ("Q R S\n 9 . R .", 0, 6, 1),  # on land
        ("Q R S\n 9 . R .", 4, 6, 1),  # on land
        ("Q R S\n 8 R . .", 0, 6, 6),  # at sea
        ("Q R S\n 8 R . .", 2, 5, 3),  # at sea
        ("E F G\n 11 . R .", 0, 4, 4),  # on a wharf
        ("", 0, 4, 4),  # in the anchorage
    ],
)
def test_allowance_by_captivity_then_land_then_load(  # PB-4.12
    drawing: str, coins: int, roll: int, allowance: int
) -> None:
    scene = Scene(drawing, coins={"red": coins}, event="breeze")
    scene.play(Pass())
    assert the(DieRolled, scene.play(Roll(), roll)) == DieRolled(0, "die", roll, ("red",), (allowance,))
    assert scene.allowances() == (allowance,)


@pytest.mark.parametrize(
    ("coins", "squares"),
    [
        (0, [1, 2, 3, 4, 5, 6]),
        (1, [1, 2, 3, 4, 5, 6]),
        (2, [1, 1, 2, 2, 3, 3]),
        (3, [1, 1, 1, 2, 2, 2]),
        (4, [1, 1, 1, 1, 1, 1]),
        (5, [1, 1, 1, 1, 1, 1]),
        (11, [1, 1, 1, 1, 1, 1]),
    ],
)
def test_the_almanac_slows_laden_ships(coins: int, squares: list[int]) -> None:  # PB-4.13
    scenes = [Scene(OPEN_SEA, players=6, coins={"red": coins}, roll=roll) for roll in range(1, 7)]
    assert [scene.allowances() for scene in scenes] == [(steps,) for steps in squares]
    assert view(scenes[0].state, None).ships[0].almanac == min(coins, 4)  # the page marks this row


def test_a_laden_ship_sails_by_its_own_row_and_its_fleet_mate_by_another() -> None:  # PB-4.13
    scene = Scene("Q R S\n 8 R . G", players=2, coins={"green": 2}, roll=6)
    assert scene.allowances() == (6, 3)
    assert [ship.almanac for ship in view(scene.state, None).ships if ship.seat == 0] == [0, 2]
    assert "S11" in scene.squares("green")
    assert "R8" not in scene.squares("red")
