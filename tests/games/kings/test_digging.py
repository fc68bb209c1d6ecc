"""Treasure islands. KP-5.*, KP-8.14"""

import pytest

from skulduggery.games.kings.events import DigDeclared, DigFailed, Dug
from skulduggery.games.kings.moves import AttackShip, Dig, NoFight, Pass, PlayMurder, Stop
from tests.games.kings.scene import Scene
from tests.games.situation import kinds, the

SMALL = "C F ~ s s s A F"
LARGE = "B ~ ~ A ~ ~ ~"
MAPS = "Treasure Map, Treasure Map, Treasure Map, Treasure Map"


@pytest.mark.parametrize(("where", "maps", "value"), [(SMALL, 3, 2000), (LARGE, 4, 3000)])
def test_clues_are_handed_in_where_the_movement_ends(where: str, maps: int, value: int) -> None:  # KP-5.01, KP-8.14
    scene = Scene(where, hands={0: MAPS})
    events = scene.play(Dig())
    assert the(DigDeclared, events).maps == maps
    assert scene.asked == "window_dig 0"
    assert the(Dug, scene.play(Pass()) if scene.asked else []).amount == value
    assert (scene.ship(0).money, scene.ship(0).cards) == (value, 4 - maps)


def test_too_few_maps_no_dig() -> None:  # KP-5.02
    assert Dig() not in Scene(SMALL, hands={0: "Treasure Map, Treasure Map"}).moves()
    assert Dig() not in Scene(hands={0: MAPS}).moves()  # no island


def test_plain_stop_renounces() -> None:  # KP-5.02
    scene = Scene(SMALL, hands={0: MAPS})
    scene.play(Stop())
    assert (scene.asked, scene.ship(0).cards) == ("begin 1", 4)


@pytest.mark.parametrize(
    ("crew", "maps"),
    [
        ("Swift Armand, Quill Meredith", 3),
        ("Swift Armand, Quill Meredith, Doctor Fenn", 2),
        ("Grandpa Spade", 2),
        ("Grandpa Spade, Digger Dorothea", 2),  # only the captain's counts
        ("Old Mother Gale, Grandpa Spade, Digger Dorothea", 0),  # but with a council both do
        ("Barrel Benedict, Grandpa Spade, Digger Dorothea, Quill Meredith", 0),  # not below 0
    ],
)
def test_pirates_count_as_clues(crew: str, maps: int) -> None:  # KP-5.03, KP-10.02
    scene = Scene(LARGE, hands={0: MAPS}, crews={0: crew}, parts={0: "rum_hold, gun_deck"})
    assert the(DigDeclared, scene.play(Dig())).maps == maps
    scene.play(Pass())
    assert scene.ship(0).cards == 4 - maps


def test_a_murdered_clue_makes_the_dig_fail_and_no_map_is_lost() -> None:  # KP-5.04, KP-8.05
    scene = Scene(
        LARGE, hands={0: "Treasure Map, Treasure Map, Treasure Map", 1: "Murder"}, crews={0: "Quill Meredith"}
    )
    scene.play_on(Dig(), Pass())
    assert scene.asked == "window_dig 1"
    scene.play(PlayMurder(0, "quill-meredith"))
    events = scene.play(Pass())
    assert the(DigFailed, events) == DigFailed(0, "B3", 4)
    assert (scene.ship(0).cards, scene.ship(0).money, scene.asked) == (3, 0, "begin 1")
    assert scene.ship(0).dug == ()


def test_more_maps_save_a_dig() -> None:  # KP-5.04
    scene = Scene(LARGE, hands={0: MAPS, 1: "Murder"}, crews={0: "Quill Meredith"})
    scene.play_on(Dig(), Pass(), PlayMurder(0, "quill-meredith"))
    assert the(Dug, scene.play(Pass())).maps == 4


def test_an_island_is_dug_every_turn_as_long_as_there_are_maps() -> None:  # KP-5.05
    scene = Scene(SMALL, hands={0: MAPS}, crews={0: "Grandpa Spade"})
    for cards in (3, 2):
        scene.play_on(Dig(), Pass())
        assert (scene.ship(0).cards, scene.ship(0).dug) == (cards, ())
        scene.state.active = 0
        scene.ask("sail", 0)
    assert scene.ship(0).money == 4000


def test_once_per_voyage_and_ship() -> None:  # KP-5.07
    crews, where = {0: "Grandpa Spade"}, SMALL.replace("A F", "+ F") + "\nC6: A B"
    scene = Scene(where, hands={0: MAPS, 1: MAPS}, crews=crews, digs="once")
    scene.play_on(Dig(), Pass(), Pass(), NoFight())
    assert scene.ship(0).dug == ("C6",)
    scene.ask("sail", 0)
    assert Dig() not in scene.moves()
    scene.state.active = 1
    scene.ask("sail", 1)
    assert Dig() in scene.moves()  # another ship may


def test_after_digging_the_fight_phase_follows() -> None:  # KP-5.06
    scene = Scene(SMALL.replace("A F", "+ F") + "\nC6: A B", hands={0: MAPS})
    scene.play_on(Dig(), Pass())
    assert scene.asked == "fight_choice 0"
    assert scene.moves() == [AttackShip(1), NoFight()]


def test_a_dig_that_wins_the_game_ends_it() -> None:  # KP-11.02
    scene = Scene(SMALL, hands={0: MAPS}, money={0: 8000})
    assert kinds(scene.play_on(Dig(), Pass()))[-1] == "game_ended"
    assert scene.asked == ""
