"""The rulebook's pictures show what the rules do: each is set up on the engine's board and played."""

import pytest

from skulduggery.games.prowl.chart_signs import GROUND
from skulduggery.games.prowl.moves import Attack, DavySail, Sail
from skulduggery.games.prowl.sea import the_sea
from skulduggery.text import rules
from skulduggery.text.situations import Situation, situations
from tests.games.prowl.scene import Scene

PICTURES = situations(rules("en", "prowl").text)
SEA = the_sea(small=True)
SHIPS = {"K": "black", "G": "green", "R": "red", "☠": "davy"}
HERO = "black"
# What each icon on a picture promises to be asked next.
PROMISED = {"trade": {"town 0"}, "treasure-map": {"island 0"}, "cannon-shot": {"engage 0", "davy_engage 0"}}

every_picture = pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.caption[:40])


def field(square: str) -> str:
    x, y = square.split(",")
    return SEA.names[SEA.field_at[int(x), int(y)]]


def fields(squares: tuple[str, ...]) -> tuple[str, ...]:
    """One after the other; several squares of one field are one step."""
    found = [field(square) for square in squares]
    return tuple(name for at, name in enumerate(found) if at == 0 or found[at - 1] != name)


def drawn_ships(picture: Situation) -> dict[str, str]:
    return {SHIPS[sign]: field(square) for square, sign in picture.squares.items() if sign in SHIPS}


def scene_of(picture: Situation) -> Scene:
    """The hero has thrown; a picture of Davy Jones has him on the way."""
    ships = drawn_ships(picture)
    die = int(picture.notes["roll"][0])
    haunted = ships.pop("davy", None)
    held = {SHIPS[key.split()[1]]: ", ".join(cards) for key, cards in picture.notes.items() if key.startswith("hold ")}
    scene = Scene(
        board="small",
        players=3,
        at=ships,
        cards=held,
        wrecked=[SHIPS[sign] for sign in picture.notes.get("wrecked", ())],
        roll=0 if haunted else die,
        commander=0 if haunted else -1,
    )
    if haunted:
        assert haunted == scene.davy
        scene.play(DavySail(), die)
    return scene


@every_picture
def test_the_ground_is_that_of_the_small_board(picture: Situation) -> None:
    for square, sign in picture.squares.items():
        x, y = (int(number) for number in square.split(","))
        fill = GROUND[SEA.rows[y][x]][0]
        assert sign in SHIPS or sign == fill.replace(" ", "."), square


@every_picture
def test_a_picture_shows_a_real_move(picture: Situation) -> None:
    scene = scene_of(picture)
    for _, way in picture.ways():
        path = fields(way)
        assert scene.preview(Sail(path[-1])).path == path
        scene.play(Sail(path[-1]))
        assert path[-1] in (scene.where(HERO), scene.davy)
    for icon in [found[0] for key, found in picture.notes.items() if key.startswith("sign ")]:
        assert scene.asked in PROMISED[icon]


@every_picture
def test_the_squares_offered_are_all_there_are(picture: Situation) -> None:
    """Staying goes without saying, and the other side of the world is not in the picture."""
    if "squares" not in picture.notes:
        assert picture.ways()
        return
    beyond = {"twir_south"} if "twir_north" in drawn_ships(picture).values() else set()
    offered = scene_of(picture).reach() - {drawn_ships(picture)[HERO]}
    assert offered == set(fields(picture.notes["squares"])) | beyond


@pytest.mark.parametrize("rule", ["PR-10.02", "PR-10.04", "PR-11.06"])
def test_only_the_ship_with_the_sign_can_be_attacked(rule: str) -> None:
    (picture,) = situations(rules("en", "prowl").picture(rule))
    scene = scene_of(picture)
    ((_, way),) = picture.ways()
    scene.play(Sail(fields(way)[-1]))
    (signed,) = [key.split()[1] for key in picture.notes if key.startswith("sign ")]
    victims = [move.target for move in scene.moves() if isinstance(move, Attack)]
    assert victims == [SHIPS[picture.squares[signed]]]


def test_there_are_pictures_where_words_are_long() -> None:
    assert len(PICTURES) >= 12
