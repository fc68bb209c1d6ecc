"""Setup. KP-1.*"""

import pytest

from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOptions
from skulduggery.games.kings import GAME
from skulduggery.games.kings.events import CardsDrawn, GameBegan, PiratesDrawn
from skulduggery.games.kings.moves import Captain, DiscardPirate
from skulduggery.games.kings.options import KingsOptions
from skulduggery.games.kings.refusals import BadColours, NoSuchPlayer
from skulduggery.games.kings.views import KingsView
from tests.games.kings.scene import Scene, opening
from tests.games.situation import every, the

HANDS = ("Scurvy", "Attack", "Attack", "Hannah Grapeshot", "Barrel Benedict", "Swift Armand")
RIVAL = ("Murder", "Attack", "Tailwind", "Broadaxe Bram", "Ines Cannonade", "Doctor Fenn")


def view_of(state: object) -> KingsView:
    view = GAME.view(state, None)  # type: ignore[arg-type]  # a Kings
    assert isinstance(view, KingsView)
    return view


def dealt(*story: DiscardPirate | Captain) -> Scene:
    """A match of two at its setup, after these choices."""
    scene = Scene()
    scene.state, _ = opening(2, 0, 0, 1, *HANDS, *RIVAL)
    for move in story:
        scene.play(move)
    return scene


def test_all_luck_of_the_setup_comes_first_in_the_order_of_section_4() -> None:  # KP-1.04, KP-1.07, KP-1.11
    state, log = opening(2, 4, 1, 1, *HANDS, *RIVAL)
    setup = the(GameBegan, log)
    assert (setup.colours, setup.starter) == (("orange", "blue"), 1)  # corners 4 and 1, the second for seat 0
    assert [event.cards for event in every(CardsDrawn, log)] == [
        ("scurvy", "attack", "attack"),
        ("murder", "attack", "tailwind"),
    ]
    assert [event.pirates[0] for event in every(PiratesDrawn, log)] == ["hannah-grapeshot", "broadaxe-bram"]
    assert [ship.place for ship in view_of(state).ships] == ["E9", "E1"]


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, "red green"),
        (3, "red yellow blue"),
        (4, "red orange green blue"),
        (5, "red orange yellow green blue"),
        (6, "red orange yellow green blue violet"),
    ],
)
def test_corners_are_spread_out(players: int, colours: str) -> None:  # KP-1.04, KP-1.12
    assert [ship.colour for ship in Scene(players=players).view().ships] == colours.split()


def test_players_may_choose_colours_and_who_begins() -> None:  # KP-1.04, KP-1.11
    state, log = opening(2, *HANDS, *RIVAL, colours="violet-red", first_player=1)
    assert [ship.place for ship in view_of(state).ships] == ["A1", "A5"]
    assert the(GameBegan, log).starter == 1


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"players": 3, "colours": "red-blue"}, BadColours("KP-1.04", 3)),
        ({"players": 2, "colours": "red-red"}, BadColours("KP-1.04", 2)),
        ({"players": 2, "first_player": 2}, NoSuchPlayer("KP-1.11", 2)),
    ],
)
def test_colours_and_first_player_must_fit_the_seats(values: dict[str, object], refusal: object) -> None:
    with pytest.raises(BadOptions) as caught:
        make_options(KingsOptions, GAME.seats, values)
    assert caught.value.refusal == refusal


def test_two_to_six_may_play() -> None:  # KP-1.12
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_the_board_at_the_start() -> None:  # KP-1.01, KP-1.02, KP-1.03
    view = Scene().view()
    assert view.dutchman == "E5"
    assert len(view.tiles) == 42
    assert {tile.tile for tile in view.tiles} == {None}
    assert [tile.back for tile in view.tiles].count("shark") == 18
    assert not any(tile.place in ("A5", "E5", "C7", "A3", "B3", "C6") for tile in view.tiles)


def test_a_tile_may_be_any_of_its_pack() -> None:  # KP-1.02
    for face in ("empty tile", "small_merchant spanish", "large_merchant french"):
        scene = Scene()
        scene.play(scene.moves()[0], face)
    assert len(Scene().state.ocean) == 24
    assert len(Scene().state.shark) == 18


def test_everybody_starts_poor_with_bow_and_stern() -> None:  # KP-1.06
    for ship in view_of(opening(2, 0, 0, 0, *HANDS, *RIVAL)[0]).ships:
        assert (ship.money, ship.parts, ship.sails, ship.pirate_room, ship.cards) == (0, (), 1, 2, 3)


def test_pirates_are_chosen_seat_by_seat_and_openly() -> None:  # KP-1.08, KP-1.09
    scene = dealt()
    assert scene.asked == "setup_discard 0"
    assert len(scene.ship(1).pirates) == 3  # everybody sees them
    scene.play(DiscardPirate("hannah-grapeshot"))
    assert scene.asked == "setup_captain 0"
    assert scene.moves() == [Captain("barrel-benedict"), Captain("swift-armand")]
    scene.play(Captain("swift-armand"))
    assert scene.captain(0) == "swift-armand"
    assert scene.asked == "setup_discard 1"
    assert scene.view().pirates.discards == ("hannah-grapeshot",)


def test_ships_are_filled_when_their_captain_is_known() -> None:  # KP-1.10
    scene = dealt(DiscardPirate("swift-armand"), Captain("barrel-benedict"))
    assert (scene.ship(0).rum, scene.ship(0).cannonballs) == (5, 2)
    scene.play(DiscardPirate("doctor-fenn"))
    scene.play(Captain("ines-cannonade"))
    assert (scene.ship(1).rum, scene.ship(1).cannonballs) == (4, 3)
    assert scene.asked == "begin 1"  # the lot said so
    assert scene.view().round == 1


def test_hideouts_are_neutral() -> None:  # KP-1.05
    scene = Scene("A H ~ T ~ B\nI A ~ F ~ H", scurvy={0: 2})
    scene.play(scene.moves()[-1])
    assert scene.ship(0).scurvy == 0  # green's corner serves red, too
