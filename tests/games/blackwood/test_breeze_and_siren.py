"""Fair Breeze and Siren's Call. PB-11.*, PB-12.*"""

import pytest

from skulduggery.games.blackwood.events import Captured, Delivered, Passed, ShipMoved
from skulduggery.games.blackwood.moves import Lure, Pass, Sail, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the
from tests.question import asked_in

OPEN_SEA = """
           H I J K L M N
        7  . . . R . . d
        8  . . . . . . .
"""
THREE_AWAY = {"K4", "N7", "K10", "H7"}


def test_a_breeze_moves_the_own_ship_three_squares() -> None:  # PB-11.01
    scene = Scene(OPEN_SEA, event="breeze")
    assert scene.squares() >= THREE_AWAY
    assert not {"K5", "L8", "M7", "K7"} & scene.squares()
    events = scene.play(Sail("red", "K10"))
    assert the(ShipMoved, events) == ShipMoved("red", 0, "K7", "K10", ("K7", "K8", "K9", "K10"), "breeze")


def test_a_breeze_is_for_own_ships_only() -> None:  # PB-11.01
    moves = Scene(OPEN_SEA, seat=1, event="breeze").moves()
    assert {move.ship for move in moves if isinstance(move, Sail)} == {"blue"}


def test_a_breeze_may_be_passed() -> None:  # PB-11.01
    scene = Scene(OPEN_SEA, event="breeze")
    assert scene.play(Pass()) == [Passed(0)]
    assert (scene.asked, scene.where("red")) == ("roll", "K7")


@pytest.mark.parametrize(
    ("drawing", "coins", "squares"),
    [
        (OPEN_SEA, 4, THREE_AWAY),  # laden
        ("Q R S\n 9 . R .", 0, {"R6", "S7", "R12", "O9"}),  # moored
        ("E F G\n 6 . R .", 0, {"C6", "I6", "F9"}),  # captive
    ],
)
def test_nothing_shortens_a_breeze(drawing: str, coins: int, squares: set[str]) -> None:  # PB-11.02
    assert squares <= Scene(drawing, coins={"red": coins}, event="breeze").squares()


def test_a_breeze_may_end_in_a_shot() -> None:  # PB-11.03
    scene = Scene("I J K\n 11 R . B", event="breeze")
    assert "ball_fired" in kinds(scene.play(Sail("red", "K11")))
    assert scene.asked == "blast"


FLEET = """
           J K L M
        7  . R . .
        8  B . G .
"""


def test_the_siren_calls_any_ship_but_the_own() -> None:  # PB-12.01
    moves = Scene(FLEET, event="siren").moves()
    assert {move.ship for move in moves if isinstance(move, Lure)} == {"blue", "green"}


def test_the_siren_calls_a_partner_too() -> None:  # PB-12.01
    scene = Scene(FLEET, players=4, mode="hoard", event="siren")
    assert scene.state.team_of(0) == scene.state.team_of(2)
    assert "L5" in scene.squares("green")


def test_the_siren_moves_three_squares_and_the_active_player_steers() -> None:  # PB-12.01
    scene = Scene(FLEET, event="siren")
    events = scene.play(Lure("blue", "J11"))
    assert the(ShipMoved, events) == ShipMoved("blue", 0, "J8", "J11", ("J8", "J9", "J10", "J11"), "siren")
    assert (scene.asked, asked_in(scene.state).seat) == ("roll", 0)


def test_the_siren_does_not_stop_short() -> None:  # PB-12.01
    assert not {"J8", "J10", "K9", "I7"} & Scene(FLEET, event="siren").squares("blue")


def test_a_siren_may_be_passed() -> None:  # PB-12.01
    scene = Scene(FLEET, event="siren")
    assert scene.play(Pass()) == [Passed(0)]
    assert scene.asked == "roll"


@pytest.mark.parametrize(
    ("drawing", "coins", "to"),
    [
        ("J K L\n 7 B . .", 4, "J10"),  # laden
        ("Q R S\n 9 . B .", 2, "S7"),  # moored
        ("E F G\n 6 . B .", 0, "I6"),  # captive
    ],
)
def test_nothing_shortens_a_siren_and_the_ship_keeps_its_gold(drawing: str, coins: int, to: str) -> None:  # PB-12.02
    scene = Scene(drawing, coins={"blue": coins}, event="siren")
    scene.play(Lure("blue", to))
    assert (scene.where("blue"), scene.coins("blue")) == (to, coins)


def test_a_ship_in_the_anchorage_may_be_lured_onto_the_map() -> None:  # PB-12.03
    scene = Scene(event="siren")
    events = scene.play(Lure("blue", "C9"))
    assert the(ShipMoved, events).path == ("anchorage", "A9", "B9", "C9")


def test_luring_may_win_the_game_for_the_ships_owner() -> None:  # PB-12.04
    scene = Scene("E F G\n 11 B P .", coins={"blue": 1}, stores={"blue": 1}, event="siren")
    events = scene.play_on(Lure("blue", "H11"), Way(0))
    assert the(Delivered, events) == Delivered(1, "blue", 1, 2)
    assert (kinds(events)[-1], scene.asked) == ("game_ended", "")


def test_luring_may_take_a_coin_at_x() -> None:  # PB-12.04
    scene = Scene("M N O P\n 4 B . X .", event="siren")
    scene.play_on(Lure("blue", "P4"), Way(1))
    assert scene.coins("blue") == 1


@pytest.mark.parametrize(
    ("drawing", "to"), [("I J K L\n 11 B . . 1", "L11"), ("F G H I\n 6 S . . B", "F6"), ("F G H\n 6 S . B", "F6")]
)
def test_luring_may_end_on_a_jailer_or_on_his_lair(drawing: str, to: str) -> None:  # PB-12.05
    scene = Scene(drawing, event="siren")
    assert the(Captured, scene.play(Lure("blue", to))) == Captured("blue", "blackbeard", to)
    assert scene.is_captive("blue")
