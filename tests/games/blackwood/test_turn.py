"""The frame of a turn. PB-2.*"""

import pytest

from skulduggery.games.blackwood.events import DieRolled, EventDrawn, PackShuffled, TurnBegan
from skulduggery.games.blackwood.moves import Blast, Draw, Drive, Pass, Roll, Sail, Stay, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the
from tests.question import asked_in


def test_a_turn_is_an_event_and_then_a_movement() -> None:  # PB-2.01
    scene = Scene(seat=1)
    asked = [scene.asked]
    for part in ((Draw(), "monster"), (Drive("L9"),), (Roll(), 1), (Sail("blue", "A9"),)):
        scene.play_on(*part)
        asked.append(scene.asked)
    assert asked == ["draw", "jailer", "roll", "sail", "draw"]
    assert scene.state.active == 2


@pytest.mark.parametrize("source", ["deck", "die", "spinner"])
@pytest.mark.parametrize(
    ("card", "decision"), [("blackbeard", "jailer"), ("monster", "jailer"), ("breeze", "breeze"), ("siren", "siren")]
)
def test_the_event_comes_from_pack_die_or_spinner(source: str, card: str, decision: str) -> None:  # PB-2.02
    scene = Scene(events=source)
    assert the(EventDrawn, scene.play(Draw(), card)) == EventDrawn(0, source, card)  # type: ignore[arg-type]
    assert scene.asked == decision


@pytest.mark.parametrize("card", ["blackbeard", "monster"])
def test_a_jailer_must_be_driven(card: str) -> None:  # PB-2.02
    assert all(isinstance(move, Drive) for move in Scene(event=card).moves())


@pytest.mark.parametrize("event", ["breeze", "siren", "blackbeard"])
def test_the_blue_die_waits_until_the_event_part_is_over(event: str) -> None:  # PB-2.03
    scene = Scene(event=event)
    assert Roll() not in scene.moves()
    scene.play(scene.moves()[-1])
    assert scene.moves() == [Roll()]


def test_coins_delivered_in_the_event_part_still_slow_the_movement_part() -> None:  # PB-2.04
    scene = Scene(
        """
               D E F G H
           10  . . . . e
           11  . R P . .
        """,
        players=4,
        mode="hoard",
        coins={"red": 2},
        event="breeze",
    )
    scene.bring_home("red", "H11")
    assert (scene.coins("red"), scene.store("red")) == (0, 2)
    assert the(DieRolled, scene.play(Roll(), 5)).allowances == (3,)


def test_coins_taken_in_the_event_part_do_not_slow_the_movement_part() -> None:  # PB-2.04
    scene = Scene(
        """
              M N O P Q
           4  . R X . .
           5  d . . . .
        """,
        coins={"red": 1},
        event="breeze",
    )
    scene.play_on(Sail("red", "Q4"), Way(1))
    assert scene.coins("red") == 2
    assert the(DieRolled, scene.play(Roll(), 6)).allowances == (6,)


def test_the_next_turn_takes_a_new_snapshot_of_the_loads() -> None:  # PB-2.04
    scene = Scene(
        """
              M N O P Q
           4  . R X . .
           5  d . . . .
        """,
        players=2,
        coins={"red": 1},
        roll=1,
    )
    scene.play_on(Sail("red", "O4"), Way(1))
    turn = the(TurnBegan, scene.play_on(Draw(), "siren", Pass(), Roll(), 1, Sail("blue", "A9")))
    assert turn == TurnBegan(0, 2, (2, 0))


def test_firing_in_the_event_part_leaves_the_movement_part_whole() -> None:  # PB-2.05
    scene = Scene(
        """
               H I J K L M N
           10  e . . . . . ^
           11  . R . B . . .
        """,
        event="breeze",
    )
    scene.play(Sail("red", "K11"))
    scene.play(Blast("N11"))
    assert scene.asked == "roll"
    scene.play(Roll(), 3)
    assert scene.allowances() == (3,)


TWO_FLEETS = """
           H I J K L M
       10  e . . . . .
       11  . R . . G .
"""


def test_with_two_players_only_one_ship_moves_and_the_choice_is_free() -> None:  # PB-2.06
    scene = Scene(TWO_FLEETS, players=2, roll=1)
    assert scene.squares("red") == {"I10", "J11", "I12", "H11"}
    assert scene.squares("green") == {"L10", "M11", "L12", "K11"}
    scene.play(Sail("green", "M11"))
    assert scene.state.active == 1


def test_with_two_players_the_ship_of_the_breeze_is_the_one_that_sails() -> None:  # PB-2.06
    scene = Scene(TWO_FLEETS, players=2, event="breeze")
    scene.play(Sail("green", "L8"))
    scene.play(Roll(), 1)
    assert scene.squares("red") == set()
    assert scene.squares("green") == {"L7", "M8", "L9", "K8"}


def test_with_two_players_a_passed_breeze_leaves_the_choice_free() -> None:  # PB-2.06
    scene = Scene(TWO_FLEETS, players=2, event="breeze")
    scene.play(Pass())
    scene.play(Roll(), 1)
    assert scene.squares("red")
    assert scene.squares("green")


def test_the_ship_of_the_breeze_binds_for_one_turn_only() -> None:  # PB-2.06
    scene = Scene(TWO_FLEETS, players=2, event="breeze")
    scene.play_on(Sail("green", "L8"), Roll(), 1, Sail("green", "L7"))
    scene.play_on(Draw(), "siren", Pass(), Roll(), 1, Sail("blue", "A9"))
    scene.play_on(Draw(), "siren", Pass(), Roll(), 1)
    assert scene.squares("red")


def test_a_used_card_lies_open_on_the_discards() -> None:  # PB-2.07
    scene = Scene(event="breeze")
    assert scene.view.discards == ("breeze",)
    assert scene.view.pack == 11


def test_an_empty_pack_is_made_anew_from_the_discards() -> None:  # PB-2.07
    scene = Scene()
    scene.state.pack, scene.state.discards = [], [*scene.state.pack]
    events = scene.play(Draw(), "siren")
    assert events == [PackShuffled(12), EventDrawn(0, "deck", "siren")]
    assert (scene.view.pack, scene.view.discards) == (11, ("siren",))


def test_a_pack_with_a_card_left_is_not_shuffled() -> None:  # PB-2.07
    scene = Scene()
    scene.state.pack, scene.state.discards = ["siren"], scene.state.pack[:11]
    assert kinds(scene.play(Draw(), "siren")) == ["event_drawn"]
    assert scene.view.pack == 0


@pytest.mark.parametrize(
    "drawing",
    [
        "",  # in the anchorage
        "K L\n 7 B .",  # at sea
        "Q R\n 9 . B",  # moored
        "F G\n 6 B .",  # captive
    ],
)
def test_nobody_is_skipped(drawing: str) -> None:  # PB-2.08
    scene = Scene(drawing, roll=1)
    scene.play(Sail("red", "A9"))
    assert (scene.asked, asked_in(scene.state).seat) == ("draw", 1)
    scene.play_on(Draw(), "siren", Pass(), Roll(), 2)
    assert (scene.asked, asked_in(scene.state).seat) == ("sail", 1)
    assert scene.moves()


def test_staying_ends_the_turn() -> None:  # PB-2.01
    scene = Scene("Q R\n 9 . R", roll=3)
    assert kinds(scene.play(Stay())) == ["stayed", "turn_began"]
    assert scene.asked == "draw"
