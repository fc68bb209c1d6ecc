"""Cannonballs. PB-8.*"""

import pytest

from skulduggery.games.blackwood.events import BallFired, Captured, GoldDropped, Passed, Robbed, ShipMoved
from skulduggery.games.blackwood.moves import Blast, Lure, Pass, Roll, Sail, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the

SIDE_BY_SIDE = """
           I J K L M N
       10  . . . . . ^
       11  . R B . . .
       12  . . . h . .
"""
APART = """
           H I J K L M N
       10  e . . . . . ^
       11  . R . B . . .
       12  . . . . h . .
"""


def test_a_ship_that_ends_on_another_players_ship_may_fire() -> None:  # PB-8.01
    scene = Scene(SIDE_BY_SIDE, roll=1)
    scene.play(Sail("red", "K11"))
    assert scene.moves() == [Way(0), Way(1)]
    assert the(BallFired, scene.play(Way(1))) == BallFired(0, "red", "blue", 6)
    assert scene.balls("red") == 0


def test_a_shot_need_not_be_fired() -> None:  # PB-8.01
    scene = Scene(SIDE_BY_SIDE, roll=1)
    scene.play(Sail("red", "K11"))
    assert kinds(scene.play(Way(0))) == ["ship_moved", "turn_began"]


def test_without_a_cannonball_nobody_fires() -> None:  # PB-8.01
    scene = Scene(SIDE_BY_SIDE, balls={"red": 0, "blue": 5}, roll=1)
    assert kinds(scene.play(Sail("red", "K11"))) == ["ship_moved", "turn_began"]


def test_two_shots_a_turn_one_in_each_part() -> None:  # PB-8.02
    scene = Scene(APART, balls={"red": 3}, event="breeze")
    scene.play(Sail("red", "K11"))
    scene.play(Blast("N11"))
    assert scene.asked == "roll"
    scene.play(Roll(), 3)
    scene.play_on(Sail("red", "N11"), Way(1), Blast("Q11"))
    assert (scene.balls("red"), scene.asked, scene.state.active) == (1, "draw", 1)


def test_a_ship_may_stop_early_only_to_fire() -> None:  # PB-8.03
    scene = Scene(APART, roll=5)
    assert "K11" in scene.squares()
    assert "ball_fired" in kinds(scene.play(Sail("red", "K11")))
    assert scene.asked == "blast"


def test_without_a_cannonball_no_ship_stops_early() -> None:  # PB-8.03
    assert "K11" not in Scene(APART, balls={"red": 0}, roll=5).squares()


def test_the_shot_takes_the_shortest_way() -> None:  # PB-8.03
    scene = Scene(APART, roll=4)
    scene.play(Sail("red", "K11"))
    assert len(scene.preview(Way(0)).path) == 1 + 4  # without the shot, by a detour
    assert the(ShipMoved, scene.play(Way(1))).path == ("I11", "J11", "K11")


@pytest.mark.parametrize("roll", range(1, 7))
def test_a_ship_that_has_not_moved_may_not_fire(roll: int) -> None:  # PB-8.04, PB-4.06
    drawing = """
               J K L
           11  . * .
          K11: R B
    """
    assert ("K11" in Scene(drawing, roll=roll).squares()) is (roll >= 4)  # in a circle it comes back, and lands
    assert "K11" not in Scene(drawing, roll=roll, retrace="never").squares()


def test_the_siren_never_allows_a_shot() -> None:  # PB-8.05
    scene = Scene(SIDE_BY_SIDE, event="siren", balls={"red": 3, "blue": 3})
    assert kinds(scene.play(Lure("blue", "J11"))) == ["ship_moved"]
    assert scene.asked == "roll"


def test_a_lured_ship_does_not_stop_early() -> None:  # PB-8.05
    scene = Scene(APART, event="siren", balls={"red": 3, "blue": 3})
    assert "I11" not in scene.squares("blue")


CROWD = """
           I J K L
       11  R * . .
      J11: B G Y
"""


def test_any_one_ship_of_another_player_may_be_the_target() -> None:  # PB-8.06
    scene = Scene(CROWD, players=4, coins={"green": 1}, roll=1)
    scene.play(Sail("red", "J11"))
    assert scene.moves() == [Way(k) for k in range(4)]
    targets = [[e.target for e in scene.preview(Way(k)).effects if isinstance(e, BallFired)] for k in range(4)]
    assert targets == [[], ["blue"], ["green"], ["yellow"]]


def test_in_hoard_partners_may_be_fired_at() -> None:  # PB-8.06
    scene = Scene("I J K\n 11 R G .", players=4, mode="hoard", coins={"green": 1}, roll=1)
    scene.play(Sail("red", "J11"))
    assert the(Robbed, scene.play(Way(1))) == Robbed("red", "green", 1)


def test_nobody_fires_at_the_own_second_ship() -> None:  # PB-8.06
    scene = Scene("I J K\n 11 R G .", players=2, roll=1)
    assert kinds(scene.play(Sail("red", "J11"))) == ["ship_moved", "turn_began"]


def test_in_race_the_shooter_takes_all_coins_of_the_target() -> None:  # PB-8.07
    scene = Scene(SIDE_BY_SIDE, coins={"red": 2, "blue": 3}, roll=1)
    scene.play(Sail("red", "K11"))
    assert the(Robbed, scene.play(Way(1))) == Robbed("red", "blue", 3)
    assert (scene.coins("red"), scene.coins("blue"), scene.gold) == (5, 0, {})


def test_in_hoard_what_exceeds_three_stays_as_abandoned_gold() -> None:  # PB-8.07
    scene = Scene(SIDE_BY_SIDE, players=4, mode="hoard", coins={"red": 2, "blue": 3}, roll=1)
    scene.play(Sail("red", "K11"))
    events = scene.play(Way(1))
    assert the(Robbed, events) == Robbed("red", "blue", 1)
    assert the(GoldDropped, events) == GoldDropped("blue", "K11", 2)
    assert (scene.coins("red"), scene.coins("blue"), scene.gold) == (3, 0, {"K11": 2})


def test_a_full_ship_robs_nothing_but_the_coins_fall() -> None:  # PB-8.07
    scene = Scene(SIDE_BY_SIDE, players=4, mode="hoard", coins={"red": 3, "blue": 1}, roll=1)
    scene.play(Sail("red", "K11"))
    assert "robbed" not in kinds(scene.play(Way(1)))
    assert (scene.coins("red"), scene.coins("blue"), scene.gold) == (3, 0, {"K11": 1})


def test_a_ship_without_gold_is_only_thrown() -> None:  # PB-8.07
    scene = Scene(SIDE_BY_SIDE, roll=1)
    scene.play(Sail("red", "K11"))
    assert kinds(scene.play(Way(1))) == ["ship_moved", "ball_fired"]


GOLD_UNDER_THE_TARGET = """
           I J K L
       11  R * . .
      J11: B o1
"""


def test_gold_on_the_square_is_picked_up_before_the_shot() -> None:  # PB-8.08
    scene = Scene(GOLD_UNDER_THE_TARGET, players=4, mode="hoard", coins={"red": 2, "blue": 2}, event="breeze")
    scene.play(Sail("red", "J11"))
    events = scene.play(Way(len(scene.moves()) - 1))
    assert kinds(events) == ["ship_moved", "gold_taken", "ball_fired", "gold_dropped"]
    assert (scene.coins("red"), scene.gold) == (3, {"J11": 2})


def test_gold_left_lying_joins_what_does_not_fit() -> None:  # PB-8.08
    scene = Scene(GOLD_UNDER_THE_TARGET, players=4, mode="hoard", coins={"red": 2, "blue": 3}, roll=2)
    scene.play(Sail("red", "J11"))
    assert kinds(scene.play(Way(2))) == ["ship_moved", "ball_fired", "robbed", "gold_dropped"]
    assert (scene.coins("red"), scene.gold) == (3, {"J11": 3})


def test_the_shooter_may_throw_the_target_three_squares() -> None:  # PB-8.09
    scene = Scene(SIDE_BY_SIDE, roll=1)
    scene.play_on(Sail("red", "K11"), Way(1))
    *blasts, last = scene.moves()
    assert (all(isinstance(move, Blast) for move in blasts), last) == (True, Pass())
    assert {"K8", "N11", "H11", "J9", "K10"} <= scene.squares()  # K10 by a detour
    assert the(ShipMoved, scene.play(Blast("N11"))) == ShipMoved(
        "blue", 0, "K11", "N11", ("K11", "L11", "M11", "N11"), "blast"
    )


@pytest.mark.parametrize(("event", "asked"), [("", "draw"), ("breeze", "roll")])
def test_the_target_may_be_left_where_it_is(event: str, asked: str) -> None:  # PB-8.09
    scene = Scene(SIDE_BY_SIDE, coins={"blue": 1}, event=event, roll=0 if event else 1)
    scene.play(Sail("red", "K11"))
    if scene.asked == "way":
        scene.play(Way(1))
    assert scene.play(Pass())[0] == Passed(0)
    assert (scene.where("blue"), scene.coins("red"), scene.asked) == ("K11", 1, asked)


def test_at_a_table_where_one_must_the_target_is_thrown() -> None:  # PB-8.15
    may, must = Scene(SIDE_BY_SIDE, roll=1), Scene(SIDE_BY_SIDE, roll=1, blast="must")
    for scene in (may, must):
        scene.play_on(Sail("red", "K11"), Way(1))
    assert [*must.moves(), Pass()] == may.moves()


BLACKBEARD_BEYOND = """
           H I J K L M N
       10  e . . . . . ^
       11  . R . B 1 . .
       12  . . . . h . .
"""


@pytest.mark.parametrize(
    ("drawing", "square", "steps"),
    [
        ("I J K L M N O\n 11 . R B 1 . . .", "L11", 1),
        ("I J K L M N O\n 11 . R B . 1 . .", "M11", 2),
        ("I J K L M N O\n 11 . R B . . 1 .", "N11", 3),
    ],
)
def test_a_blast_into_a_jailer_captures_at_any_step(drawing: str, square: str, steps: int) -> None:  # PB-8.10
    scene = Scene(drawing, roll=1)
    scene.play_on(Sail("red", "K11"), Way(1))
    events = scene.play(Blast(square))
    assert len(the(ShipMoved, events).path) == 1 + steps
    assert the(Captured, events) == Captured("blue", "blackbeard", square)
    assert (scene.where("blue"), scene.where("blackbeard")) == ("F6", "F6")


def test_a_blast_does_not_go_on_behind_a_jailer() -> None:  # PB-8.10
    scene = Scene(BLACKBEARD_BEYOND, roll=2)
    scene.play_on(Sail("red", "K11"), Way(1))
    assert {"N11", "M10"} & scene.squares() == {"M10"}


def test_a_blast_onto_a_lair_whose_jailer_is_home_captures() -> None:  # PB-8.11
    scene = Scene("F G H\n 6 S B R", roll=1)
    scene.play_on(Sail("red", "G6"), Way(1))
    events = scene.play(Blast("F6"))
    assert the(Captured, events) == Captured("blue", "blackbeard", "F6")
    assert scene.is_captive("blue")


def test_a_blast_onto_an_empty_lair_only_ends_there() -> None:  # PB-8.11
    scene = Scene("D E F G H\n 6 1 . S B R", roll=1)
    scene.play_on(Sail("red", "G6"), Way(1))
    assert kinds(scene.play(Blast("F6"))) == ["ship_moved", "turn_began"]
    assert scene.balls("blue") == 1


def test_a_blast_does_not_stop_short() -> None:  # PB-8.12
    scene = Scene(SIDE_BY_SIDE, roll=1)
    scene.play_on(Sail("red", "K11"), Way(1))
    assert not {"K11", "K9", "M11", "L10", "I11"} & scene.squares()


def test_a_blocked_target_is_thrown_as_far_as_it_can_go() -> None:  # PB-8.12
    scene = Scene(
        """
               A B C
           12  2 . .
           13  B 1 .
           14  R . ^
        """,
        roll=1,
    )
    scene.play_on(Sail("red", "A13"), Way(1))
    assert scene.squares() == {"B14", "A12", "B13"}


def test_the_cannonball_is_back_before_anything_else_follows() -> None:  # PB-8.13
    scene = Scene("P Q R S\n 9 R B i .", balls={"red": 1, "blue": 6, "green": 1}, roll=1)
    scene.play_on(Sail("red", "Q9"), Way(1))
    assert scene.state.stockpile == 1
    scene.play(Blast("R9"))
    assert (scene.state.balls, scene.state.stockpile) == ([0, 7, 1], 0)


def test_any_number_of_cannonballs_may_be_kept() -> None:  # PB-8.14
    scene = Scene("P Q R S\n 9 . R i .", players=2, balls={"red": 7, "blue": 0}, roll=1)
    scene.play(Sail("red", "R9"))
    assert scene.balls("red") == 8
