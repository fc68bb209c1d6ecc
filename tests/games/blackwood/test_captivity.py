"""Captivity. PB-10.*"""

import pytest

from skulduggery.games.blackwood.events import Captured, Escaped, GoldDropped, ShipMoved
from skulduggery.games.blackwood.moves import Draw, Drive, Lure, Pass, Roll, Sail, Stay, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the

CAPTIVE = """
          D E F G H
       5  . ^ ^ ^ .
       6  . . R . .
       7  . . . . .
"""
FREE = """
          D E F G H
       5  . ^ ^ ^ .
       6  . . R . .
       7  1 . . . .
"""


def test_sailing_into_a_jailer_is_a_capture_like_any_other() -> None:  # PB-10.01
    scene = Scene("I J K\n 11 R 1 .", coins={"red": 1}, roll=1)
    events = scene.play(Sail("red", "J11"))
    assert the(Captured, events) == Captured("red", "blackbeard", "J11")
    assert (scene.where("red"), scene.where("blackbeard")) == ("F6", "F6")
    assert (scene.coins("red"), scene.gold) == (0, {"J11": 1})


@pytest.mark.parametrize(
    ("drawing", "captive"),
    [
        ("E F G\n 6 . R .", True),  # Blackbeard is home
        ("E F G\n 6 1 R .", False),  # away, if only next door
        ("N O P\n 9 . R .", True),  # the Monster is home
        ("N O P\n 9 2 R .", False),
        ("E F G\n 6 2 R .", True),  # the other jailer does not count
        ("Q R S\n 9 . R .", False),  # no lair
    ],
)
def test_a_ship_is_captive_exactly_on_a_lair_whose_jailer_is_home(drawing: str, captive: bool) -> None:  # PB-10.02
    assert Scene(drawing).is_captive("red") is captive


@pytest.mark.parametrize(
    ("event", "roll", "seat"), [("", 3, 0), ("breeze", 0, 0), ("siren", 0, 1)], ids=["own", "breeze", "siren"]
)
def test_landing_on_a_lair_whose_jailer_is_home_is_a_capture(event: str, roll: int, seat: int) -> None:  # PB-10.03
    scene = Scene("E F G H\n 6 . S . R", coins={"red": 1}, event=event, roll=roll, seat=seat)
    events = scene.play((Lure if event == "siren" else Sail)("red", "F6"))
    assert the(Captured, events) == Captured("red", "blackbeard", "F6")
    assert the(GoldDropped, events) == GoldDropped("red", "F6", 1)
    assert (scene.is_captive("red"), scene.coins("red"), scene.gold) == (True, 0, {"F6": 1})


def test_landing_on_a_lair_whose_jailer_is_away_is_no_capture() -> None:  # PB-10.03
    scene = Scene("E F G H\n 6 . S R 1", coins={"red": 1}, roll=1)
    scene.play(Sail("red", "F6"))
    assert (scene.is_captive("red"), scene.coins("red")) == (False, 1)


@pytest.mark.parametrize("roll", range(1, 7))
def test_only_a_six_frees_a_captive_by_one_square(roll: int) -> None:  # PB-10.04
    scene = Scene(CAPTIVE, roll=roll)
    assert scene.squares() == ({"E6", "G6", "F7"} if roll == 6 else set())
    assert Stay() in scene.moves()


def test_a_six_lets_the_captive_go() -> None:  # PB-10.04
    scene = Scene(CAPTIVE, roll=6)
    events = scene.play(Sail("red", "F7"))
    assert the(Escaped, events) == Escaped("red", "F6", "six")
    assert (scene.where("red"), scene.where("blackbeard")) == ("F7", "F6")


@pytest.mark.parametrize("roll", range(1, 7))
def test_with_the_jailer_away_any_roll_frees_a_ship_by_one_square(roll: int) -> None:  # PB-10.05
    scene = Scene(FREE, roll=roll)
    assert scene.squares() == {"E6", "G6", "F7"}
    assert "escaped" not in kinds(scene.play(Sail("red", "F7")))


def test_all_captives_are_free_once_the_event_has_driven_the_jailer_off() -> None:  # PB-10.05
    scene = Scene(
        """
              D E F G H I
           6  . . * . . .
          F6: R B
        """,
        event="blackbeard",
    )
    events = scene.play(Drive("I6"))
    assert events[1:] == [Escaped("red", "F6", "jailer_away"), Escaped("blue", "F6", "jailer_away")]
    scene.play(Roll(), 2)
    assert scene.squares() == {"E6", "G6", "F7"}
    assert Stay() in scene.moves()


LAIR_IN_USE = """
          F G H I J K L
       6  * . . 1 . . B
      F6: R o1
"""


def test_a_jailer_who_comes_home_captures_the_ships_on_his_lair() -> None:  # PB-10.06
    scene = Scene(LAIR_IN_USE, coins={"red": 2, "blue": 1}, event="blackbeard", lair_gold="seized")
    events = scene.play(Drive("L6"))
    assert [event for event in events if isinstance(event, Captured)] == [
        Captured("blue", "blackbeard", "L6"),
        Captured("red", "blackbeard", "F6"),
    ]
    assert (scene.is_captive("red"), scene.coins("red")) == (True, 0)
    assert scene.gold == {"F6": 3, "L6": 1}


def test_a_ship_that_sails_into_him_brings_him_home_to_them_too() -> None:  # PB-10.06
    scene = Scene("F G H I\n 6 R . B 1", coins={"red": 1}, seat=1, roll=1, lair_gold="seized")
    scene.play(Sail("blue", "I6"))
    assert (scene.is_captive("red"), scene.is_captive("blue")) == (True, True)
    assert (scene.coins("red"), scene.gold) == (0, {"F6": 1})


def test_who_was_captive_already_is_not_captured_again() -> None:  # PB-10.06
    scene = Scene("F G H I\n 6 R . . B", event="blackbeard")
    events = scene.play(Drive("I6"))
    assert kinds(events) == ["jailer_moved", "captured"]
    assert the(Captured, events).ship == "blue"


def test_an_empty_lair_ends_moves_like_any_island() -> None:  # PB-10.07
    scene = Scene("E F G H I\n 6 . S R . 1", roll=5)
    assert the(ShipMoved, scene.play(Sail("red", "F6"))).path == ("G6", "F6")
    assert "E6" not in Scene("E F G H I\n 6 . S R . 1", roll=2).squares()


def test_an_empty_lair_protects_from_shots() -> None:  # PB-10.07
    scene = Scene("E F G H I\n 6 . B R . 1", roll=1)
    assert "ball_fired" not in kinds(scene.play(Sail("red", "F6")))
    assert scene.asked == "draw"


def test_an_empty_lair_lets_go_one_square_at_a_time() -> None:  # PB-10.07
    assert Scene(FREE, roll=6).allowances() == (1,)


@pytest.mark.parametrize("drawing", [CAPTIVE, FREE], ids=["home", "away"])
@pytest.mark.parametrize(("event", "seat"), [("breeze", 0), ("siren", 1)])
def test_breeze_and_siren_take_a_ship_off_a_lair_by_three_squares(  # PB-10.08
    event: str, seat: int, drawing: str
) -> None:
    scene = Scene(drawing, event=event, seat=seat)
    assert {"C6", "I6", "F9", "F7"} <= scene.squares("red")
    assert not {"G7", "H6"} & scene.squares("red")
    events = scene.play((Lure if event == "siren" else Sail)("red", "I6"))
    escapes = [found for found in events if isinstance(found, Escaped)]
    assert escapes == ([Escaped("red", "F6", event)] if drawing == CAPTIVE else [])  # type: ignore[arg-type]


def test_the_escaping_step_may_end_on_the_other_jailer() -> None:  # PB-10.09
    scene = Scene("E F G\n 6 . R 2", roll=6)
    events = scene.play(Sail("red", "G6"))
    assert the(Captured, events) == Captured("red", "monster", "G6")
    assert scene.where("red") == "O9"


def test_the_escaping_step_may_end_in_a_shot() -> None:  # PB-10.09
    scene = Scene("E F G\n 6 . R B", roll=6)
    scene.play_on(Sail("red", "G6"), Way(1))
    assert scene.asked == "blast"


def test_a_captive_has_its_event_part() -> None:  # PB-2.08
    scene = Scene(CAPTIVE)
    scene.play(Draw(), "siren")
    assert scene.moves() == [*scene.moves()[:-1], Pass()]
