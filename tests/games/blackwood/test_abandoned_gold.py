"""Abandoned gold. PB-7.*"""

import pytest

from skulduggery.games.blackwood.events import CoinCollected, Delivered, GoldDropped, GoldTaken
from skulduggery.games.blackwood.moves import Draw, Drive, Lure, Pass, Roll, Sail, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the

GOLD_AHEAD = """
           I J K L
       10  . . . .
       11  R * . .
      J11: o2
"""


def test_the_gold_of_a_captured_ship_lies_where_it_was_captured() -> None:  # PB-7.01
    scene = Scene("F G H I\n 6 S . . B", coins={"blue": 2}, event="blackbeard")
    assert the(GoldDropped, scene.play(Drive("I6"))) == GoldDropped("blue", "I6", 2)
    assert (scene.coins("blue"), scene.gold) == (0, {"I6": 2})


def test_the_gold_of_a_ship_that_sails_into_a_jailer_lies_on_his_square() -> None:  # PB-7.01
    scene = Scene("I J K\n 11 R 1 .", coins={"red": 1}, roll=1)
    scene.play(Sail("red", "J11"))
    assert scene.gold == {"J11": 1}


@pytest.mark.parametrize(("roll", "to"), [(1, "J11"), (2, "K11")], ids=["stopping", "passing"])
@pytest.mark.parametrize(("k", "coins", "gold"), [(0, 0, {"J11": 2}), (1, 2, {})], ids=["none", "all"])
def test_abandoned_gold_is_taken_all_or_none_without_a_cannonball(  # PB-7.02
    roll: int, to: str, k: int, coins: int, gold: dict[str, int]
) -> None:
    scene = Scene(GOLD_AHEAD, balls={"red": 0}, roll=roll)
    scene.play(Sail("red", to))
    assert scene.moves() == [Way(0), Way(1)]
    scene.play(Way(k))
    assert (scene.coins("red"), scene.gold) == (coins, gold)


def test_a_ship_takes_what_fits() -> None:  # PB-7.02
    scene = Scene(GOLD_AHEAD, players=4, mode="hoard", coins={"red": 2}, event="breeze")
    scene.play(Sail("red", "L11"))
    assert the(GoldTaken, scene.play(Way(1))) == GoldTaken("red", "J11", 1)
    assert (scene.coins("red"), scene.gold) == (3, {"J11": 1})


def test_a_full_ship_is_not_asked() -> None:  # PB-7.02
    scene = Scene(GOLD_AHEAD, players=4, mode="hoard", coins={"red": 3}, event="breeze")
    scene.play(Sail("red", "L11"))
    assert scene.asked == "roll"


STANDING_ON_GOLD = """
           I J K L
       11  . * . .
      J11: R o2
"""


def test_a_ship_that_stands_on_gold_must_leave_and_return_to_take_it() -> None:  # PB-7.03
    scene = Scene(STANDING_ON_GOLD, event="breeze")
    scene.play(Sail("red", "K11"))
    assert (scene.asked, scene.coins("red")) == ("roll", 0)
    scene.play(Roll(), 1)
    scene.play_on(Sail("red", "J11"), Way(1))
    assert scene.coins("red") == 2


def test_several_lots_on_a_square_are_one() -> None:  # PB-7.04
    scene = Scene(
        """
              F G H I
           6  S . . *
          I6: B G o1
        """,
        coins={"blue": 2, "green": 1},
        event="blackbeard",
    )
    scene.play(Drive("I6"))
    assert scene.gold == {"I6": 4}


def test_jailers_ignore_gold() -> None:  # PB-7.04
    scene = Scene("F G H I\n 6 S o . o", event="blackbeard")
    assert kinds(scene.play(Drive("I6"))) == ["jailer_moved"]
    assert scene.gold == {"G6": 1, "I6": 1}


LAIR_WITH_GOLD = """
          D E F G H
       6  1 . * . .
      F6: R o2
"""


def test_gold_on_a_lair_is_not_taken_on_entering() -> None:  # PB-7.05
    scene = Scene("E F G H\n 6 . o R 1", roll=1)
    assert kinds(scene.play(Sail("red", "F6"))) == ["ship_moved", "turn_began"]
    assert (scene.coins("red"), scene.gold) == (0, {"F6": 1})


@pytest.mark.parametrize(("k", "coins", "gold"), [(0, 0, {"F6": 2}), (1, 2, {})])
def test_gold_on_a_lair_may_be_taken_on_leaving(k: int, coins: int, gold: dict[str, int]) -> None:  # PB-7.05
    scene = Scene(LAIR_WITH_GOLD, roll=3)
    scene.play_on(Sail("red", "G6"), Way(k))
    assert (scene.coins("red"), scene.gold) == (coins, gold)


@pytest.mark.parametrize("home", [True, False])
@pytest.mark.parametrize(("event", "seat"), [("breeze", 0), ("siren", 1)])
def test_gold_on_a_lair_may_be_taken_by_whatever_move_leaves_it(event: str, seat: int, home: bool) -> None:  # PB-7.05
    drawing = LAIR_WITH_GOLD.replace("1", ".", 1) if home else LAIR_WITH_GOLD
    scene = Scene(drawing, event=event, seat=seat)
    scene.play((Lure if event == "siren" else Sail)("red", "H7"))
    assert the(GoldTaken, scene.play(Way(1))) == GoldTaken("red", "F6", 2)
    assert scene.state.coins == [2, 0, 0]


def test_an_escape_by_a_six_may_take_the_gold() -> None:  # PB-7.05
    scene = Scene(LAIR_WITH_GOLD.replace("1", ".", 1), roll=6)
    scene.play_on(Sail("red", "F7"), Way(1))
    assert scene.coins("red") == 2


def test_what_the_first_to_leave_does_not_take_stays_for_the_next() -> None:  # PB-7.05
    scene = Scene(
        """
              D E F G H
           6  1 . * . .
          F6: R B o3
        """,
        players=4,
        mode="hoard",
        coins={"red": 1},
        roll=3,
    )
    scene.play_on(Sail("red", "G6"), Way(1))
    assert (scene.coins("red"), scene.gold) == (3, {"F6": 1})
    scene.play_on(Draw(), "siren", Pass(), Roll(), 2, Sail("blue", "F7"), Way(1))
    assert (scene.coins("blue"), scene.gold) == (1, {})


def test_gold_on_the_port_wharf_is_taken_and_delivered_in_one_step() -> None:  # PB-7.06
    scene = Scene("E F G\n 11 R o .", players=4, mode="hoard", coins={"red": 1}, roll=1)
    scene.play(Sail("red", "F11"))
    assert scene.moves() == [Way(0), Way(1), Way(2), Way(3)]
    events = scene.play(Way(0))
    assert kinds(events)[:3] == ["ship_moved", "gold_taken", "delivered"]
    assert the(Delivered, events) == Delivered(0, "red", 2, 2)


@pytest.mark.parametrize(
    ("k", "taken", "collected"), [(0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 1, 1)], ids=["none", "gold", "coin", "both"]
)
def test_gold_on_x_is_a_choice_apart_from_the_coin(k: int, taken: int, collected: int) -> None:  # PB-7.06
    scene = Scene("N O P\n 4 R o .", players=4, mode="hoard", roll=1)
    scene.play(Sail("red", "O4"))
    assert scene.moves() == [Way(0), Way(1), Way(2), Way(3)]
    events = scene.play(Way(k))
    assert sum(isinstance(event, GoldTaken) for event in events) == taken
    assert sum(isinstance(event, CoinCollected) for event in events) == collected


def test_on_x_the_gold_goes_aboard_before_the_coin() -> None:  # PB-7.06
    scene = Scene(
        """
              N O P
           4  R * .
          O4: o2
        """,
        players=4,
        mode="hoard",
        coins={"red": 1},
        roll=1,
    )
    scene.play(Sail("red", "O4"))
    assert len(scene.moves()) == 3  # with the two coins of the lot the ship is full
    assert kinds(scene.play(Way(2)))[:2] == ["ship_moved", "gold_taken"]
    assert scene.coins("red") == 3
