"""Islands: safe, but slow. PB-5.*"""

import pytest

from skulduggery.games.blackwood.events import BallGained, ShipMoved
from skulduggery.games.blackwood.moves import Blast, Lure, Roll, Sail, Stay
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the

GULL_ROCK = """
          P Q R S T
       8  . . . . .
       9  . R i . .
      10  ^ . . . .
"""


def test_a_ship_on_land_cannot_be_fired_at() -> None:  # PB-5.01
    scene = Scene(
        """
              P Q R S
           9  . R B .
        """,
        balls={"red": 3},
        roll=1,
    )
    assert "ball_fired" not in kinds(scene.play(Sail("red", "R9")))
    assert scene.asked == "draw"


def test_a_jailer_does_not_reach_a_ship_on_land() -> None:  # PB-5.01
    scene = Scene(
        """
               Q R S T
            9  . B . .
           10  . . . .
           11  . . 1 .
        """,
        event="blackbeard",
    )
    assert {"R9", "S8"} & scene.squares() == {"S8"}  # both three squares away


@pytest.mark.parametrize(
    ("event", "roll", "seat"), [("", 5, 0), ("breeze", 0, 0), ("siren", 0, 1)], ids=["own", "breeze", "siren"]
)
def test_entering_land_ends_the_move(event: str, roll: int, seat: int) -> None:  # PB-5.02
    scene = Scene(GULL_ROCK, event=event, roll=roll, seat=seat)
    events = scene.play((Lure if event == "siren" else Sail)("red", "R9"))
    assert the(ShipMoved, events).path == ("Q9", "R9")
    assert scene.where("red") == "R9"


def test_entering_land_ends_a_blast() -> None:  # PB-5.02
    scene = Scene("P Q R S\n 9 R B i .", roll=1)
    scene.play(Sail("red", "Q9"))
    scene.play(scene.moves()[1])  # the shot
    assert {"R9", "T9"} & scene.squares() == {"R9"}
    assert the(ShipMoved, scene.play(Blast("R9"))).path == ("Q9", "R9")


def test_the_rest_of_the_allowance_is_forfeited() -> None:  # PB-5.02
    scene = Scene(GULL_ROCK, roll=6)
    scene.play(Sail("red", "R9"))
    assert (scene.asked, scene.state.active) == ("draw", 1)


@pytest.mark.parametrize(
    ("event", "roll", "seat"), [("", 5, 0), ("breeze", 0, 0), ("siren", 0, 1)], ids=["own", "breeze", "siren"]
)
def test_landing_earns_the_owner_a_cannonball_whoever_moved_the_ship(  # PB-5.03
    event: str, roll: int, seat: int
) -> None:
    scene = Scene(GULL_ROCK, event=event, roll=roll, seat=seat)
    events = scene.play((Lure if event == "siren" else Sail)("red", "R9"))
    assert the(BallGained, events) == BallGained(0, 4)
    assert scene.state.balls == [2, 1, 1]


def test_being_blasted_ashore_earns_the_target_a_cannonball() -> None:  # PB-5.03
    scene = Scene("P Q R S\n 9 R B i .", roll=1)
    scene.play(Sail("red", "Q9"))
    scene.play(scene.moves()[1])
    assert the(BallGained, scene.play(Blast("R9"))) == BallGained(1, 5)
    assert scene.state.balls == [0, 2, 1]


HORNPIPE = """
           F G H I
        8  . e . .
        9  . R e .
       10  . . e .
"""


def test_shuffling_along_the_same_island_is_no_landing() -> None:  # PB-5.03
    scene = Scene(HORNPIPE, roll=2)
    assert "ball_gained" not in kinds(scene.play(Sail("red", "H9")))
    assert scene.state.balls == [1, 1, 1]


def test_leaving_an_island_and_returning_later_is_a_landing() -> None:  # PB-5.03
    scene = Scene(HORNPIPE, event="breeze")
    scene.play(Sail("red", "F9"))
    scene.play(Roll(), 2)
    scene.play(Sail("red", "G9"))
    assert scene.balls("red") == 2


def test_leaving_one_island_for_another_is_a_landing() -> None:  # PB-5.03
    scene = Scene(
        """
               Q R S
            9  . R .
           10  . . .
           11  . . .
           12  . g .
        """,
        event="breeze",
    )
    scene.play(Sail("red", "R12"))
    assert scene.balls("red") == 2


def test_a_way_over_water_to_the_same_island_is_no_landing() -> None:  # PB-5.03
    scene = Scene(
        """
              L M N O
           5  . R . .
           6  . d d .
        """,
        event="breeze",
    )
    assert the(ShipMoved, scene.play(Sail("red", "N6"))).path == ("M5", "N5", "N6")
    assert scene.balls("red") == 1


def test_a_lair_gives_no_cannonball() -> None:  # PB-5.04
    scene = Scene("E F G H\n 6 . S R 1", roll=1)
    assert kinds(scene.play(Sail("red", "F6"))) == ["ship_moved", "turn_began"]
    assert scene.state.balls == [1, 1, 1]


def test_an_empty_stockpile_gives_nothing_and_owes_nothing() -> None:  # PB-5.05
    scene = Scene(GULL_ROCK, balls={"blue": 7}, stockpile=0, roll=1)
    assert "ball_gained" not in kinds(scene.play(Sail("red", "R9")))
    assert (scene.state.balls, scene.state.stockpile) == ([1, 7, 1], 0)


@pytest.mark.parametrize("roll", [1, 4, 6])
def test_a_ship_on_land_moves_one_square_to_water_or_along_the_island(roll: int) -> None:  # PB-5.06
    scene = Scene(HORNPIPE, roll=roll)
    assert scene.squares() == {"F9", "G8", "G10", "H9"}
    assert Stay() in scene.moves()


@pytest.mark.parametrize(("event", "seat"), [("breeze", 0), ("siren", 1)])
def test_breeze_and_siren_take_a_ship_three_squares_off_land(event: str, seat: int) -> None:  # PB-5.07
    offered = Scene(HORNPIPE, event=event, seat=seat).squares("red")
    assert {"D9", "F7", "F11", "G12"} & offered == {"D9", "F7", "F11"}  # G12 is closed
    assert "F9" in offered  # by G10 and F10
    assert "G10" in offered  # by F9 and F10


@pytest.mark.parametrize(("event", "seat"), [("breeze", 0), ("siren", 1)])
def test_a_first_step_from_land_to_land_ends_breeze_and_siren(event: str, seat: int) -> None:  # PB-5.07
    offered = Scene(HORNPIPE, event=event, seat=seat).squares("red")
    assert {"G8", "H9"} <= offered
    assert not {"G6", "J9", "I8", "H7"} & offered  # only over land


def test_a_breeze_onto_an_island_leaves_the_movement_part() -> None:  # PB-5.08
    scene = Scene(GULL_ROCK, event="breeze")
    scene.play(Sail("red", "R9"))
    assert scene.asked == "roll"
    scene.play(Roll(), 6)
    assert scene.squares() == {"R8", "S9", "R10", "Q9"}
