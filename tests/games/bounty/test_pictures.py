"""The rulebook's pictures show what the rules do: each is set up on the engine's board and played."""

import pytest

from skulduggery.core.messages import Move, kind_of
from skulduggery.games.bounty.moves import Engage, Raid, RaidShip, Sail
from skulduggery.text import rules
from skulduggery.text.situations import SEVERAL, Situation, situations
from tests.games.bounty.scene import NAMES, SHIPS, Scene

PICTURES = situations(rules("en", "bounty").text)
HERO = "gold"
# What each icon on a picture promises to happen.
PROMISED = {
    "pirate-hook": "cargo_taken",
    "anchor": "cargo_taken",
    "crossed-pistols": "shootout_fought",
    "trade": "ship_moved",
}
# Who has the most cargo afterwards: the picture's caption says so.
TAKERS = {"BO-A.03": "gold", "BO-A.05": "azure", "BO-A.06": "azure", "BO-W.03": "gold", "BO-C.05": "gold"}

every_picture = pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.caption[:40])


def drawing(picture: Situation) -> str:
    """As the tests draw it; that alone checks the terrain against the chart."""
    lines = ["    " + " ".join(picture.columns)]
    for row in picture.rows:
        signs = [picture.squares[column + row] for column in picture.columns]
        lines.append(f"{row} " + " ".join("+" if sign == SEVERAL else sign for sign in signs))
    several = [square for square, sign in picture.squares.items() if sign == SEVERAL]
    return "\n".join(lines + [f"{square}: {' '.join(picture.things(square))}" for square in several])


def by_ship(picture: Situation, what: str) -> dict[str, tuple[str, ...]]:
    """The notes about each ship: `hold G: barley-5`."""
    notes = [(key.split(), value) for key, value in picture.notes.items() if key.startswith(f"{what} ")]
    return {SHIPS[sign]: value for (_, sign), value in notes}


def cards(picture: Situation, what: str) -> dict[str, str]:
    return {ship: ", ".join(NAMES[card] for card in found) for ship, found in by_ship(picture, what).items()}


def ships(picture: Situation, what: str) -> list[str]:
    return [SHIPS[sign] for sign in picture.notes.get(what, ())]


def scene_of(picture: Situation) -> Scene:
    return Scene(
        drawing(picture),
        players=5,
        ship=HERO,
        roll=int(picture.notes["roll"][0]),
        holds=cards(picture, "hold"),
        plunder=cards(picture, "plunder"),
        shown=ships(picture, "shown"),
        claims={ship: SHIPS[robber] for ship, (robber,) in by_ship(picture, "claim").items()},
        commission="".join(ships(picture, "commission")),
        distress=ships(picture, "distress"),
    )


def move_of(picture: Situation, scene: Scene) -> Move:
    """The way leads to the one attack there is, of a raid on all ships there, or just to its end."""
    ((_, way),) = picture.ways()
    attacks = [move for move in scene.attacks() if not isinstance(move, RaidShip)]
    assert len(attacks) <= 1
    return attacks[0] if attacks else Sail(way[-1])


@every_picture
def test_a_picture_shows_a_real_move(picture: Situation) -> None:
    scene = scene_of(picture)
    if not picture.ways():
        assert scene.squares() == set(picture.notes["squares"])
        return
    ((_, way),) = picture.ways()
    move = move_of(picture, scene)
    assert scene.preview(move).path == way
    events = scene.play(move, *[int(value) for value in picture.notes.get("luck", ())])
    assert scene.where(HERO) == way[-1]
    icons = [icon for key, found in picture.notes.items() if key.startswith("sign ") for icon in found]
    assert {kind_of(event) for event in events} >= {PROMISED[icon] for icon in icons}
    if "trade" in icons:
        assert scene.asked == f"trade {HERO}"


@pytest.mark.parametrize(("rule", "taker"), TAKERS.items())
def test_the_captions_tell_who_takes_the_cargo(rule: str, taker: str) -> None:
    (picture,) = situations(rules("en", "bounty").picture(rule))
    scene = scene_of(picture)
    before = {name: scene.plunder(name) for name in scene.index}
    scene.play(move_of(picture, scene), *[int(value) for value in picture.notes.get("luck", ())])
    richer = [name for name in scene.index if len(scene.plunder(name)) > len(before[name])]
    assert richer == [taker]


def test_the_attacks_are_what_the_captions_say() -> None:
    book = rules("en", "bounty")
    moves = {}
    for rule in TAKERS:
        (picture,) = situations(book.picture(rule))
        moves[rule] = move_of(picture, scene_of(picture))
    assert moves == {
        "BO-A.03": Raid("H8"),
        "BO-A.05": Raid("H8"),
        "BO-A.06": Raid("H8"),
        "BO-W.03": Engage("azure"),
        "BO-C.05": Engage("azure"),
    }


def test_there_are_pictures_where_words_are_long() -> None:
    assert len(PICTURES) >= 9
