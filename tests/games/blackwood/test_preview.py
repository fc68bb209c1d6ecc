"""What a player is shown before a move: its path and its certain effects."""

from skulduggery.core.messages import Preview
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.events import (
    BallGained,
    Captured,
    CoinCollected,
    Delivered,
    GameEnded,
    GoldDropped,
    JailerMoved,
    Passed,
    ShipMoved,
)
from skulduggery.games.blackwood.moves import Draw, Drive, Pass, Roll, Sail, Stay, Way
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds


def test_a_voyage_shows_its_path_and_effects_but_not_the_next_turn() -> None:
    scene = Scene("P Q R\n 9 R . i", roll=2)
    assert scene.preview(Sail("red", "R9")) == Preview(
        ("P9", "Q9", "R9"), (ShipMoved("red", 0, "P9", "R9", ("P9", "Q9", "R9"), "sail"), BallGained(0, 4))
    )


def test_a_delivery_is_certain() -> None:  # PB-6.04
    scene = Scene("E F G\n 11 R P .", coins={"red": 1}, roll=2)
    scene.play(Sail("red", "G11"))
    assert Delivered(0, "red", 1, 1) in scene.preview(Way(0)).effects


def test_a_square_with_several_outcomes_shows_the_first_path_and_no_effect_yet() -> None:
    scene = Scene("N O P\n 4 R X .", roll=2)
    assert scene.preview(Sail("red", "P4")) == Preview(("N4", "O4", "P4"), (), further=True)
    scene.play(Sail("red", "P4"))
    assert [kinds([*scene.preview(Way(k)).effects]) for k in (0, 1)] == [
        ["ship_moved"],
        ["ship_moved", "coin_collected"],
    ]
    assert CoinCollected("red", "O4", 1) in scene.preview(Way(1)).effects


def test_the_jailers_path_and_his_captures() -> None:  # PB-9.05
    scene = Scene("F G H I\n 6 S . . B", coins={"blue": 1}, event="blackbeard")
    path = ("F6", "G6", "H6", "I6")
    assert scene.preview(Drive("I6")) == Preview(
        path,
        (
            JailerMoved("blackbeard", "F6", "I6", path),
            Captured("blue", "blackbeard", "I6"),
            GoldDropped("blue", "I6", 1),
        ),
    )


def test_luck_is_not_foretold() -> None:  # PB-2.02, PB-2.03
    scene = Scene()
    assert scene.preview(Draw()) == Preview((), ())
    scene.play(Draw(), "siren")
    scene.play(Pass())
    assert scene.preview(Roll()) == Preview((), ())


def test_passing_and_staying() -> None:
    assert Scene(event="siren").preview(Pass()) == Preview((), (Passed(0),))
    assert kinds([*Scene("Q R\n 9 . R", roll=1).preview(Stay()).effects]) == ["stayed"]


def test_a_preview_changes_nothing() -> None:
    scene = Scene("E F G\n 11 R P .", coins={"red": 2}, roll=2, delivery="must")
    view, moves, pending = scene.view, scene.moves(), scene.state.pending[:]
    assert kinds([*scene.preview(Sail("red", "F11")).effects])[-1] == "delivered"
    assert (scene.view, scene.moves(), scene.state.pending) == (view, moves, pending)
    assert GAME.result(scene.state) is None


def test_what_wins_is_said_first_and_to_the_winner_alone() -> None:  # PB-13.01
    scene = Scene("E F G\n 11 R P .", coins={"red": 2}, roll=2, delivery="must")
    assert kinds([*scene.preview(Sail("red", "F11")).effects]) == ["won", "ship_moved", "delivered"]
    assert (GameEnded("race_won", (1, 2)).is_won_by(0), GameEnded("race_won", (1, 2)).is_won_by(1)) == (True, False)
