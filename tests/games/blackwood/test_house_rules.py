"""The readings of the rulebook that a table may choose. PB-4.14, PB-4.15, PB-9.09, PB-10.10, PB-11.04, PB-13.06

Those of deliveries (PB-6.10) and blasts (PB-8.15) are tested beside their rules.
"""

import pytest

from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.events import Captured, GoldDropped, JailerMoved, Passed
from skulduggery.games.blackwood.moves import Draw, Drive, Lure, Pass, Roll, Sail, Stay
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.refusals import JailerOnlyLast, LeftThisTurn, NotOntoJailers
from skulduggery.lab.duel import play_match
from tests.games.blackwood.scene import Scene
from tests.games.situation import every, kinds, the

# --- event_end: PB-11.04

BESIDE = "I J K L\n 11 R . . 1"


@pytest.mark.parametrize(("event_end", "offered"), [("jailers_too", True), ("open_water", False)])
def test_a_breeze_may_end_on_a_jailer_or_not(event_end: str, offered: bool) -> None:  # PB-11.04
    scene = Scene(BESIDE, event="breeze", event_end=event_end)
    assert ("L11" in scene.squares("red")) is offered
    assert "L10" not in scene.squares("red")  # four squares away
    assert scene.why("L11") == (None if offered else NotOntoJailers("PB-11.04", "blackbeard"))


@pytest.mark.parametrize(("event_end", "offered"), [("jailers_too", True), ("open_water", False)])
def test_a_siren_may_lure_a_ship_onto_a_jailer_or_not(event_end: str, offered: bool) -> None:
    scene = Scene("I J K L\n 11 B . . 1", event="siren", event_end=event_end)
    assert (Lure("blue", "L11") in scene.moves()) is offered


def test_open_water_leaves_the_lair_and_the_blue_roll_alone() -> None:
    assert "F6" in Scene("E F\n 8 . R", event="breeze", event_end="open_water").squares("red")
    assert "L11" in Scene(BESIDE, roll=3, event_end="open_water").squares()


# --- wake: PB-4.14


def after_a_breeze(drawing: str, to: str, roll: int, **options: object) -> Scene:
    scene = Scene(drawing, event="breeze", **options)  # type: ignore[arg-type]
    scene.play_on(Sail("red", to), Roll(), roll)
    return scene


@pytest.mark.parametrize(("wake", "offered"), [("free", True), ("barred", False)])
def test_the_movement_part_may_return_or_not(wake: str, offered: bool) -> None:  # PB-4.14
    scene = after_a_breeze("J K L\n 7 . R .", "K4", 1, wake=wake)
    assert ("K5" in scene.squares()) is offered
    assert {"J4", "L4", "K3"} <= scene.squares()
    assert scene.why("K5") == (None if offered else LeftThisTurn("PB-4.14", "red", "K5"))


def test_the_start_of_the_breeze_is_barred_too_and_so_is_the_way_through() -> None:
    scene = after_a_breeze("J K L\n 7 . R .", "K4", 5, wake="barred", retrace="never")
    assert "K7" not in scene.squares()  # five squares away by J4, J5, J6 and J7, but the ship was there
    assert "J6" in scene.squares()
    assert scene.view.wake == ("K5", "K6", "K7")


def test_the_wake_is_gone_with_the_turn_and_a_pass_leaves_none() -> None:
    passed = Scene("J K L\n 7 . R .", event="breeze", wake="barred")
    passed.play_on(Pass(), Roll(), 1)
    assert passed.view.wake == ()
    scene = after_a_breeze("J K L\n 7 . R .", "K4", 1, wake="barred")
    scene.play(Sail("red", "K3"))
    assert scene.view.wake == ()


def test_with_no_u_turn_only_the_last_square_is_barred() -> None:
    scene = after_a_breeze("J K L\n 7 . R .", "K4", 1, wake="barred", retrace="no_u_turn")
    assert scene.view.wake == ("K5",)
    assert "K5" not in scene.squares()


# --- jailer_landing: PB-4.15


@pytest.mark.parametrize(("landing", "offered"), [("exact", False), ("early", True)])
@pytest.mark.parametrize("roll", [4, 5])
def test_one_may_land_on_a_jailer_early_or_not(landing: str, offered: bool, roll: int) -> None:  # PB-4.15
    scene = Scene("H I J K\n 11 . R . 1", roll=roll, jailer_landing=landing)
    if roll == 4:  # by a detour of four squares
        assert "K11" in scene.squares()
        return
    assert ("K11" in scene.squares()) is offered
    assert scene.why("K11") == (None if offered else JailerOnlyLast("PB-4.08", "blackbeard", 5))


def test_landing_early_captures_and_ends_the_move() -> None:
    scene = Scene("I J K\n 11 R . 1", roll=5, jailer_landing="early", coins={"red": 1})
    events = scene.play(Sail("red", "K11"))
    assert the(Captured, events).square == "K11"
    assert scene.gold == {"K11": 1}


@pytest.mark.parametrize(("landing", "offered"), [("exact", False), ("early", True)])
def test_landing_early_holds_for_a_breeze_too(landing: str, offered: bool) -> None:
    scene = Scene("I J K\n 11 R . 1", event="breeze", jailer_landing=landing)
    assert ("K11" in scene.squares("red")) is offered


# --- lair_gold: PB-10.10


@pytest.mark.parametrize(("lair_gold", "coins", "dropped"), [("seized", 0, 2), ("kept", 2, 0)])
def test_a_jailer_who_comes_home_takes_the_gold_of_a_moored_ship_or_not(
    lair_gold: str, coins: int, dropped: int
) -> None:
    drawing = """
           E F G H I J
        6  . R . . . 1
        7  . . . . . .
        8  . . e . B .
    """
    scene = Scene(drawing, event="blackbeard", coins={"red": 2}, lair_gold=lair_gold)
    events = scene.play(Drive("I8"))
    assert [event.ship for event in every(Captured, events)] == ["blue", "red"]
    assert (scene.coins("red"), scene.gold.get("F6", 0)) == (coins, dropped)


def test_a_ship_that_lands_on_a_guarded_lair_loses_its_gold_in_any_case() -> None:  # PB-10.10
    scene = Scene("F G\n 7 R .", roll=1, coins={"red": 1}, lair_gold="kept")
    events = scene.play(Sail("red", "F6"))
    assert the(GoldDropped, events).square == "F6"


# --- jailer_order: PB-9.09


def test_a_jailer_must_be_moved_by_the_book() -> None:
    scene = Scene(event="blackbeard")
    assert (scene.asked, Pass() in scene.moves()) == ("jailer", False)


def test_a_jailer_may_be_left_where_he_is() -> None:  # PB-9.09
    scene = Scene(event="blackbeard", jailer_order="may")
    assert scene.asked == "spare"
    assert scene.why("pass") is None
    assert scene.play(Pass()) == [Passed(0)]
    assert (scene.asked, scene.view.jailers[0].home) == ("roll", True)


def test_a_jailer_who_may_be_moved_moves_as_ever() -> None:
    must, may = Scene(event="monster"), Scene(event="monster", jailer_order="may")
    assert may.moves() == [*must.moves(), Pass()]
    to = must.moves()[0]
    assert may.play(to) == must.play(to)
    assert the(JailerMoved, Scene(event="monster", jailer_order="may").play(to)).jailer == "monster"


# --- rounds: PB-13.07


@pytest.mark.parametrize(("rounds", "over"), [("limited", True), ("unlimited", False)])
def test_there_is_a_last_round_or_not(rounds: str, over: bool) -> None:  # PB-13.07
    scene = Scene("Q R\n 9 . R", rounds=rounds, round_limit=20, roll=1)
    scene.state.starter, scene.state.round = 1, 20
    assert ("game_ended" in kinds(scene.play(Stay()))) is over
    assert (scene.asked == "draw") is not over
    assert over or Draw() in scene.moves()


def test_bots_bring_a_match_without_a_limit_to_its_end() -> None:  # PB-13.07
    match = play_match(GAME, BlackwoodOptions(players=4, rounds="unlimited"), ["bosun"] * 4, seed=1)
    assert match.result.reason == "race_won"
