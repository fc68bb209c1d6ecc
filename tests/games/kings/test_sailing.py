"""The movement phase. KP-3.*"""

import pytest

from skulduggery.games.kings.events import Caught, FightBegan, Sailed, TileRemoved, TileTurned
from skulduggery.games.kings.moves import AttackNation, NoFight, Pass, PlayCitrus, PlayTailwind, Roll, Sail, Stop
from tests.games.kings.scene import Scene
from tests.games.situation import every, kinds, the
from tests.question import asked_in

OPEN = """
    D   ~ i . . . . ~ ~
    E  H ~ . A H . . ~ H
    F   ~ ~ . . . . I ~
"""
BOTH = "rum_hold, gun_deck"


@pytest.mark.parametrize(
    ("parts", "crew", "scurvy", "moves"),
    [
        ("", "", 0, 1),
        ("rum_hold", "", 0, 2),
        (BOTH, "Swift Armand", 0, 4),
        (BOTH, "Swift Armand, Thames Tully, Doubloon Diego", 1, 5),
        (BOTH, "Swift Armand", 2, 2),
        ("", "", 2, 1),
        (BOTH, "", 9, 1),
    ],
)
def test_moves_are_sails_and_pirates_less_scurvy(
    parts: str, crew: str, scurvy: int, moves: int
) -> None:  # KP-3.01, KP-7.12
    scene = Scene(OPEN, parts={0: parts}, crews={0: crew}, scurvy={0: scurvy})
    assert scene.view().moves_left == moves
    assert scene.ship(0).moves == moves


def test_tailwinds_add_two_moves_each_untouched_by_scurvy() -> None:  # KP-3.02
    scene = Scene(OPEN, hands={0: "Tailwind, Tailwind"}, scurvy={0: 3})
    scene.play(PlayTailwind())
    assert scene.view().moves_left == 3
    scene.play(Sail("E3"))
    scene.play(PlayTailwind())
    assert scene.view().moves_left == 4
    assert PlayTailwind() not in scene.moves()


def test_citrus_gives_moves_back_at_once() -> None:  # KP-3.03
    scene = Scene(OPEN, parts={0: BOTH}, hands={0: "Citrus Fruit"}, scurvy={0: 2})
    scene.play(Sail("E3"))
    assert scene.view().moves_left == 0
    scene.play(PlayCitrus())
    assert scene.view().moves_left == 2


def test_moves_left_are_never_below_0() -> None:  # KP-3.03
    scene = Scene(OPEN, parts={0: BOTH}, hands={1: "Scurvy"})
    scene.play(Sail("E6"))
    scene.state.ships[0].scurvy = 2  # as if a window had been open
    assert scene.view().moves_left == 0
    assert scene.reach() == set()


def test_moves_are_optional() -> None:  # KP-3.04
    scene = Scene(OPEN, parts={0: BOTH})
    assert Stop() in scene.moves()
    scene.play(Stop())
    assert scene.asked == "begin 1"
    assert scene.ship(0).place == "E4"


def test_a_face_down_tile_is_turned_up_and_an_empty_one_leaves() -> None:  # KP-3.05, KP-3.11
    scene = Scene("A H ~ T ~ A")
    events = scene.play(Sail("A4"), "empty tile")
    assert the(TileTurned, events) == TileTurned(0, "A4", "empty", None)
    assert the(TileRemoved, events).place == "A4"
    assert "A4" not in [tile.place for tile in scene.view().tiles]
    assert [tile.place for tile in scene.view().removed] == ["A4"]


def test_a_merchant_stays_face_up_and_one_may_sail_on() -> None:  # KP-3.05, KP-3.07
    scene = Scene("A H ~ T ~ A", parts={0: "rum_hold"})
    scene.play(Sail("A4"), "small_merchant french")
    assert scene.asked == "sail 0"
    assert next(tile for tile in scene.view().tiles if tile.place == "A4").nation == "french"
    scene.play(Sail("B5"), "empty tile")
    scene.play(Stop())
    assert scene.asked == "begin 1"


def test_to_fight_is_to_stop_there_once_a_turn() -> None:  # KP-3.07, KP-6.01
    scene = Scene("A H ~ T + H\nA4: A m", parts={0: BOTH}, cannonballs={0: 0})
    scene.play(Stop())
    assert scene.asked == "fight_choice 0"
    scene.play(AttackNation(), 6, 5, *[100, 100])
    assert scene.asked == "begin 1"


def test_a_warship_ends_the_movement_and_must_be_fought() -> None:  # KP-3.06
    scene = Scene("A H ~ T ~ A", parts={0: BOTH}, hands={1: "Soldiers"})
    events = scene.play(Sail("A4"), "warship spanish", 6, 5)
    assert kinds(events)[:3] == ["sailed", "tile_turned", "fight_began"]
    assert scene.asked == "window_fight 1"


def test_a_warship_that_is_known_already_stops_ships_too() -> None:  # KP-3.06
    scene = Scene("A H ~ T W A", parts={0: BOTH}, cannonballs={0: 0})
    assert "A3" not in scene.reach()  # only through the warship or unknown water
    events = scene.play(Sail("A4"), 1, 1)
    assert the(FightBegan, events).foe == "warship"


def test_a_ship_may_leave_a_warship_but_staying_means_fighting() -> None:  # KP-3.08
    scene = Scene("A H ~ T + H\nA4: A W", cannonballs={0: 0})
    assert {"A3", "A5"} <= scene.reach()
    assert kinds(scene.play(Stop(), 1, 1))[0] == "fight_began"
    leaving = Scene("A H ~ T + H\nA4: A W")
    leaving.play(Sail("A5"))
    assert leaving.asked == "sail 0"


def test_the_dutchman_harms_nobody_who_sails_to_him_or_past_him() -> None:  # KP-3.09
    scene = Scene("A H . X A H", crews={0: "Swift Armand"}, parts={0: "rum_hold"})
    assert "A2" in scene.reach()
    assert kinds(scene.play(Sail("A3"))) == ["sailed"]
    assert (scene.ship(0).place, scene.asked) == ("A3", "sail 0")


def test_meeting_the_dutchman_may_be_meeting_and_the_tile_stays_face_down() -> None:  # KP-3.09
    scene = Scene("E H ~ s s H s s X A", crews={0: "Swift Armand"}, dutchman="meets")
    assert "E8" in scene.reach()
    events = scene.play(Sail("E8"), "violet")
    assert the(Caught, events).place == "E8"
    assert not every(TileTurned, events)
    assert next(tile for tile in scene.view().tiles if tile.place == "E8").tile is None
    assert (scene.ship(0).place, scene.asked) == ("A1", "begin 1")


def test_the_dutchman_in_a_hideout_harms_nobody() -> None:  # KP-3.09, KP-4.01
    scene = Scene("E H ~ s s X A s ~ H")
    scene.play(Sail("E5"))
    assert scene.asked == "sail 0"


def test_merchants_and_ships_never_block() -> None:  # KP-3.10
    scene = Scene("A H ~ T + A\nA4: m B", parts={0: "rum_hold"})
    assert "A3" in scene.reach()  # past both of them
    events = scene.play(Sail("A3"))
    assert the(Sailed, events).path == ("A5", "A4", "A3")
    assert the(Sailed, events).cost == 2


def test_the_dutchman_turns_no_tiles() -> None:  # KP-3.11
    scene = Scene(at="roll")
    assert not every(TileTurned, scene.play(Roll(), "red"))


def test_nothing_comes_back_and_only_the_beaten_leave() -> None:  # KP-3.11, KP-6.13
    scene = Scene("A H ~ T + H\nA4: A m", cannonballs={0: 0})
    scene.play_on(Stop(), NoFight())
    assert "A4" in [tile.place for tile in scene.view().tiles]


def test_quiet_water_is_passed_and_loud_water_is_not() -> None:  # KP-3.05, KP-3.10
    """A warship, unknown water and the Dutchman: one may end there, but not pass."""
    scene = Scene(
        """
        D   ~ i s . . . ~ ~
        E  H ~ s . A . s ~ H
        F   ~ ~ s X W s I ~
        """,
        parts={0: "rum_hold"},
    )
    assert {"E4", "E3", "D4", "D5", "D3", "F4", "F5", "F6", "F3"} <= scene.reach()
    assert not {"G4", "G5"} & scene.reach()  # behind the Dutchman, the warship and unknown water


def test_with_an_empty_hand_and_no_moves_left_only_stop_is_left() -> None:  # KP-3.01
    scene = Scene(OPEN)
    scene.play(Sail("E3"))
    assert scene.moves() == [Stop()]
    assert not asked_in(scene.state).always_asked(scene.state)
    with_cards = Scene(OPEN, hands={0: "Keelhaul"})
    with_cards.play(Sail("E3"))
    assert with_cards.moves() == [Stop()]
    assert asked_in(with_cards.state).always_asked(with_cards.state)


def test_a_voyage_by_unknown_water_is_one_hex_at_a_time() -> None:  # KP-3.05
    scene = Scene(parts={0: "rum_hold"})
    assert scene.reach() == {"A4", "B5", "B6"}
    scene.play(Sail("B5"), "empty tile")
    assert scene.view().moves_left == 1
    assert "A4" in scene.reach()
    scene.play_on(Sail("B6"), "empty tile", Stop())
    assert scene.asked == "begin 1"


def test_the_window_comes_before_sailing() -> None:  # KP-2.09
    scene = Scene(OPEN, at="roll", hands={0: "Attack"})
    scene.play_on(Roll(), "red", "rum1", Pass())
    assert scene.asked == "sail 0"
