"""The rulebook's pictures show what the rules do: each is set up on the engine's board and played."""

import pytest

from skulduggery.core.messages import Move, kind_of
from skulduggery.games.blackwood.decisions import BlastDecision
from skulduggery.games.blackwood.moves import Blast, Drive, Lure, Sail
from skulduggery.text import rules
from skulduggery.text.situations import SEVERAL, Situation, situations
from tests.games.blackwood.scene import COLOURS, SHIPS, Scene

PICTURES = situations(rules("en", "blackwood").text)
SIGNS = {"@": "1", "&": "2", "$": "o"}  # the terminal's signs, and those of the tests' scenes
# What each icon on a picture promises to happen.
PROMISED = {
    "two-coins": "coin_collected",
    "coins": "gold_taken",
    "locked-chest": "delivered",
    "cannon-ball": "ball_gained",
    "cannon-shot": "ball_fired",
    "imprisoned": "captured",
}

every_picture = pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.caption[:40])


def drawing(picture: Situation) -> str:
    """As the tests draw it; that alone checks the terrain against the chart."""
    lines = ["    " + " ".join(picture.columns)]
    lines += [
        f"{row} "
        + " ".join(SIGNS.get(sign, sign) for sign in (picture.squares[column + row] for column in picture.columns))
        for row in picture.rows
    ]
    several = [square for square, sign in picture.squares.items() if sign == SEVERAL]
    return "\n".join(lines + [f"{at}: {' '.join(SIGNS.get(one, one) for one in picture.things(at))}" for at in several])


def seat_of(picture: Situation, event: str) -> int:
    """Whose turn it is: the sailing ship's, or with a Siren's Call and a jailer anybody else's."""
    pieces = [piece for piece, _ in picture.ways()] or [
        thing for square in picture.squares for thing in picture.things(square) if thing in SHIPS
    ]
    ship = COLOURS.index(SHIPS[pieces[0]]) if pieces[0] in SHIPS else 0
    return (ship + 1) % 3 if event == "siren" else ship


def scene_of(picture: Situation) -> Scene:
    event = (*picture.notes.get("event", ()), "")[0]
    roll = int((*picture.notes.get("roll", ()), "0")[0])
    coins = {SHIPS[key.split()[1]]: int(on[0]) for key, on in picture.notes.items() if key.startswith("coins ")}
    return Scene(drawing(picture), seat=seat_of(picture, event), event=event, roll=roll, coins=coins)


def move_along(scene: Scene, blasted: bool, piece: str, to: str) -> Move:
    if blasted:
        victim = COLOURS.index(SHIPS[piece])
        scene.state.pending.append(BlastDecision(0, victim, scene.state.ship_id(victim), "sail"))
        return Blast(to)
    if piece in "@&":
        return Drive(to)
    return (Lure if scene.asked == "siren" else Sail)(SHIPS[piece], to)


@every_picture
def test_a_picture_shows_a_real_move(picture: Situation) -> None:
    scene = scene_of(picture)
    for piece, way in picture.ways():
        move = move_along(scene, f"blast {piece}" in picture.notes, piece, way[-1])
        assert scene.preview(move).path == way
        icons = [icon for key, icons in picture.notes.items() if key.startswith("sign ") for icon in icons]
        assert {PROMISED[icon] for icon in icons} in [
            happened & {*PROMISED.values()} for happened in played(scene, move)
        ]


def played(scene: Scene, move: Move) -> list[set[str]]:
    """The kinds of the events, for each way if there are several."""
    events = scene.play(move)
    if scene.asked != "way":
        return [{kind_of(event) for event in events}]
    return [{kind_of(event) for event in scene.preview(way).effects} for way in scene.moves()]


@every_picture
def test_the_marked_squares_are_those_that_are_offered(picture: Situation) -> None:
    if "squares" in picture.notes:
        assert scene_of(picture).squares() == set(picture.notes["squares"])
    else:
        assert picture.ways(), "a picture shows either a way or squares"
