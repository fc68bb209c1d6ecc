"""The order of events, and that events alone tell the story. Section 8"""

import pytest

from skulduggery.core.messages import Event
from skulduggery.games.blackwood.events import (
    BallFired,
    BallGained,
    Captured,
    CoinCollected,
    Delivered,
    Escaped,
    GameBegan,
    GoldDropped,
    GoldTaken,
    JailerMoved,
    Robbed,
    ShipMoved,
    TurnBegan,
)
from skulduggery.games.blackwood.moves import Blast, Drive, Sail, Way
from tests.games.blackwood.scene import Scene, opening
from tests.games.situation import kinds

NEXT_TURN = TurnBegan(1, 1, (0,))


def test_a_match_opens_with_the_starting_rolls_and_the_first_turn() -> None:  # PB-1.06
    assert opening(2)[1] == [GameBegan(((6,), (5,)), 0), TurnBegan(0, 1, (0, 0))]


def test_gold_is_told_step_by_step_in_the_order_of_the_path() -> None:  # PB-7.02, PB-6.02, PB-7.06
    scene = Scene(
        """
              M N O P Q
           4  R o * o .
          O4: o1
        """,
        roll=4,
    )
    scene.play(Sail("red", "Q4"))
    assert scene.play(Way(len(scene.moves()) - 1)) == [
        ShipMoved("red", 0, "M4", "Q4", ("M4", "N4", "O4", "P4", "Q4"), "sail"),
        GoldTaken("red", "N4", 1),
        GoldTaken("red", "O4", 1),
        CoinCollected("red", "O4", 1),
        GoldTaken("red", "P4", 1),
        NEXT_TURN,
    ]


def test_gold_before_and_behind_the_port_wharf() -> None:  # PB-6.04, PB-7.02
    scene = Scene("D E F G\n 11 R o P o", players=4, mode="hoard", coins={"red": 1}, roll=3)
    scene.play(Sail("red", "G11"))
    events = scene.play(Way(1))  # the first way leaves the gold behind the wharf
    assert events[1:-1] == [GoldTaken("red", "E11", 1), Delivered(0, "red", 2, 2), GoldTaken("red", "G11", 1)]


def test_an_escape_with_the_lairs_gold_into_the_other_jailer() -> None:  # PB-7.05, PB-10.08, PB-10.09
    scene = Scene(
        """
              E F G H I
           6  . * o . 2
          F6: R o2
        """,
        event="breeze",
    )
    scene.play(Sail("red", "I6"))
    assert scene.play(Way(len(scene.moves()) - 1)) == [
        ShipMoved("red", 0, "F6", "I6", ("F6", "G6", "H6", "I6"), "breeze"),
        Escaped("red", "F6", "breeze"),
        GoldTaken("red", "F6", 2),
        GoldTaken("red", "G6", 1),
        Captured("red", "monster", "I6"),
        GoldDropped("red", "I6", 3),
    ]


def test_a_shot_follows_the_walk_and_what_does_not_fit_comes_last() -> None:  # PB-8.07, PB-8.08, PB-8.13
    scene = Scene("I J K\n 11 R o B", players=4, mode="hoard", coins={"red": 1, "blue": 3}, roll=2)
    scene.play(Sail("red", "K11"))
    assert scene.play(Way(len(scene.moves()) - 1)) == [
        ShipMoved("red", 0, "I11", "K11", ("I11", "J11", "K11"), "sail"),
        GoldTaken("red", "J11", 1),
        BallFired(0, "red", "blue", 5),
        Robbed("red", "blue", 1),
        GoldDropped("blue", "K11", 2),
    ]


def test_a_blast_ashore() -> None:  # PB-8.11
    scene = Scene("P Q R\n 9 R B i", roll=1)
    scene.play_on(Sail("red", "Q9"), Way(1))
    assert scene.play(Blast("R9")) == [
        ShipMoved("blue", 0, "Q9", "R9", ("Q9", "R9"), "blast"),
        BallGained(1, 5),
        NEXT_TURN,
    ]


def test_a_capture_that_brings_the_jailer_home_to_others() -> None:  # PB-10.06
    scene = Scene(
        """
              F G H I
           6  * . R 1
          F6: B G
        """,
        coins={"red": 1, "green": 2},
        lair_gold="seized",
        roll=1,
    )
    assert scene.play(Sail("red", "I6")) == [
        ShipMoved("red", 0, "H6", "I6", ("H6", "I6"), "sail"),
        Captured("red", "blackbeard", "I6"),
        GoldDropped("red", "I6", 1),
        Captured("blue", "blackbeard", "F6"),
        Captured("green", "blackbeard", "F6"),
        GoldDropped("green", "F6", 2),
        NEXT_TURN,
    ]


@pytest.mark.parametrize(
    ("to", "then"),
    [("I6", [Captured("blue", "blackbeard", "I6")]), ("H7", [Escaped("red", "F6", "jailer_away")])],
    ids=["and is back at once", "and is away"],
)
def test_captives_escape_when_the_jailer_leaves_unless_he_is_back_at_once(  # PB-10.05
    to: str, then: list[Event]
) -> None:
    scene = Scene(
        """
              F G H I
           6  R . . B
           7  . . . .
        """,
        event="blackbeard",
    )
    events = scene.play(Drive(to))
    assert isinstance(events[0], JailerMoved)
    assert events[1:] == then


def test_a_captives_landing_is_told_with_the_lair_as_square() -> None:  # PB-10.03
    scene = Scene("F G\n 6 S R", coins={"red": 1}, roll=1)
    assert scene.play(Sail("red", "F6"))[1:3] == [Captured("red", "blackbeard", "F6"), GoldDropped("red", "F6", 1)]


def test_the_path_ends_where_the_game_was_won() -> None:  # PB-13.01
    scene = Scene("E F G H\n 11 R P o .", coins={"red": 2}, event="breeze")
    events = scene.bring_home("red", "H11")
    assert kinds(events) == ["ship_moved", "delivered", "game_ended"]
    assert events[0] == ShipMoved("red", 0, "E11", "F11", ("E11", "F11"), "breeze")


def test_everybody_sees_every_event() -> None:
    events = opening(3)[1]
    assert [event.seen_by(seat) for event in events for seat in (None, 0, 2)] == [e for e in events for _ in range(3)]
