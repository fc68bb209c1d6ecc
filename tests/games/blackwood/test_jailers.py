"""Captain Blackbeard and the Sea Monster on the move. PB-9.*"""

import pytest

from skulduggery.games.blackwood.events import Captured, EventVoided, JailerMoved
from skulduggery.games.blackwood.moves import Draw, Drive, Roll, Sail
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the

JAILERS = pytest.mark.parametrize("jailer", ["blackbeard", "monster"])


def test_blackbeard_goes_exactly_three_squares() -> None:  # PB-9.01
    scene = Scene(
        """
              C D E F G H I
           5  . . ^ ^ ^ . .
           6  . . . S . . .
           7  f . . . . . .
           8  f . . . e . .
           9  . . . . e e .
        """,
        event="blackbeard",
    )
    assert scene.squares() == {"C6", "D5", "D7", "E6", "E8", "F7", "F9", "G6", "H5", "H7", "I6"}
    assert all(isinstance(move, Drive) for move in scene.moves())


def test_the_shown_path_is_the_first_in_the_order_north_east_south_west() -> None:  # PB-9.01
    events = Scene("J K L\n 7 . 1 .", event="blackbeard").play(Drive("L9"))
    assert the(JailerMoved, events) == JailerMoved("blackbeard", "K7", "L9", ("K7", "L7", "L8", "L9"))


@pytest.mark.parametrize(
    ("drawing", "barred"),
    [
        ("O P Q R\n 9 M . 1 i", {"R9", "T9"}),  # land, and what lies behind it
        ("F G H\n 6 S 1 .", {"F6", "D6"}),  # his own lair
        ("L M N O\n 9 1 . . M", {"O9"}),  # the other lair
        ("E F G\n 8 . 1 e", {"F11"}),  # a wharf
        ("L M N\n 10 . 1 ^", {"N10", "P10"}),  # cliffs
        ("A B\n 9 1 .", {"anchorage"}),
        ("K L M N\n 8 1 . . 2", {"N8"}),  # the other jailer
        ("K L M N\n 8 1 . 2 .", {"M8", "N8"}),
    ],
)
def test_where_a_jailer_may_not_go(drawing: str, barred: set[str]) -> None:  # PB-9.02
    assert not barred & Scene(drawing, event="blackbeard").squares()


def test_a_jailer_enters_no_square_twice() -> None:  # PB-9.03
    scene = Scene(
        """
              A B C D E
           1  . 1 . . .
           2  . a a . .
           3  . a . . .
        """,
        event="blackbeard",
    )
    assert scene.squares() == {"A3", "D2", "E1"}  # A1 and C1 only by turning round


@pytest.mark.parametrize("retrace", ["never", "no_u_turn"])
def test_a_jailer_does_not_end_where_he_began(retrace: str) -> None:  # PB-9.03
    assert "K7" not in Scene("J K L\n 7 . 1 .", event="blackbeard", retrace=retrace).squares()


def test_a_jailer_passes_over_ships_without_effect() -> None:  # PB-9.04
    scene = Scene("F G H I\n 6 S B G .", coins={"blue": 1}, event="blackbeard")
    assert kinds(scene.play(Drive("I6"))) == ["jailer_moved"]
    assert (scene.where("blue"), scene.where("green"), scene.coins("blue")) == ("G6", "H6", 1)


def test_every_ship_on_the_third_square_is_captured_the_own_included() -> None:  # PB-9.05
    scene = Scene(
        """
              F G H I
           6  S . . *
          I6: R B G
        """,
        event="blackbeard",
    )
    scene.play(Drive("I6"))
    assert [scene.where(ship) for ship in ("red", "blue", "green")] == ["F6"] * 3
    assert scene.is_captive("red")


@JAILERS
def test_a_jailer_with_no_way_to_go_makes_the_event_void(jailer: str) -> None:  # PB-9.06
    scene = Scene()
    cliff = scene.state.setting.sea.index["N2"]  # no place on the chart really shuts him in: test_parts.py
    scene.state.jailers[["blackbeard", "monster"].index(jailer)] = cliff
    assert scene.play(Draw(), jailer)[-1] == EventVoided(jailer)
    assert scene.moves() == [Roll()]


def test_after_a_capture_he_and_the_ship_are_on_his_lair() -> None:  # PB-9.07
    scene = Scene("K L M N\n 8 1 . . B", event="blackbeard")
    events = scene.play(Drive("N8"))
    assert the(Captured, events) == Captured("blue", "blackbeard", "N8")
    assert (scene.where("blackbeard"), scene.where("blue")) == ("F6", "F6")


def test_without_a_capture_he_stays_where_he_went() -> None:  # PB-9.07
    scene = Scene("K L M N\n 8 1 . . .", event="blackbeard")
    scene.play(Drive("N8"))
    assert scene.where("blackbeard") == "N8"


@pytest.mark.parametrize("start", ["E F G\n 7 . 1 .", "E F G H\n 7 . . . 1", "C D E F\n 6 1 . . S"])
def test_he_never_sails_home(start: str) -> None:  # PB-9.07
    assert "F6" not in Scene(start, event="blackbeard").squares()


@pytest.mark.parametrize(
    ("jailer", "drawing", "lair"),
    [("blackbeard", "K L M N\n 8 1 . . B", "F6"), ("monster", "K L M N\n 8 2 . . B", "O9")],
)
def test_each_jailer_takes_his_captives_to_his_own_lair(jailer: str, drawing: str, lair: str) -> None:  # PB-9.08
    scene = Scene(drawing, event=jailer, coins={"blue": 1})
    scene.play(Drive("N8"))
    assert (scene.where(jailer), scene.where("blue"), scene.gold) == (lair, lair, {"N8": 1})


@JAILERS
def test_both_jailers_stop_and_capture_ships(jailer: str) -> None:  # PB-9.08
    drawing = f"I J K\n 11 R {'1' if jailer == 'blackbeard' else '2'} ."
    assert "K11" not in Scene(drawing, roll=2).squares()
    assert the(Captured, Scene(drawing, roll=1).play(Sail("red", "J11"))).jailer == jailer
