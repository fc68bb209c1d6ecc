"""Why something is not offered: the rule and its figures."""

import pytest

from skulduggery.core.messages import Refusal
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood import refusals as why
from skulduggery.games.blackwood.moves import Roll, Sail, Way
from tests.games.blackwood.scene import Scene
from tests.question import asked_in

OPEN_SEA = "J K L\n 7 . R ."
POCKET = "A B C\n 12 2 . .\n 13 R 1 .\n 14 . . ^"


@pytest.mark.parametrize(
    ("drawing", "roll", "target", "refusal"),
    [
        (OPEN_SEA, 3, "N2", why.ClosedSquare("PB-4.02", "N2")),
        (OPEN_SEA, 3, "K7", why.AlreadyThere("PB-4.06", "red", "K7")),
        (OPEN_SEA, 3, "K3", why.TooFar("PB-4.05", "K3", 4, 3)),
        (OPEN_SEA, 3, "K5", why.SailTheWholeWay("PB-4.05", "K5", 2, 3)),
        (OPEN_SEA, 3, "stay", why.MustSail("PB-4.11")),
        (OPEN_SEA, 3, "blue", why.NotYourShip("PB-2.06", "blue")),
        (OPEN_SEA, 3, "monster", why.WrongPiece("PB-2.06", "monster")),
        ("Q R S\n 9 R i .", 2, "S9", why.TooFar("PB-4.05", "S9", 4, 2)),  # round the island
        ("Q R S\n 9 . R .", 4, "R7", why.OneStepOffLand("PB-5.06", "red", 2)),
        ("E F G\n 6 . R .", 5, "F7", why.NeedsSix("PB-10.04", "red", 5)),
        ("E F G\n 6 . R .", 5, "red", why.NeedsSix("PB-10.04", "red", 5)),
        ("E F G\n 6 . R .", 6, "F8", why.OneStepOffLand("PB-5.06", "red", 2)),  # the six was rolled
        ("I J K\n 11 R 1 .", 2, "K11", why.JailerInTheWay("PB-4.07", "K11")),
        ("I J K\n 11 R 1 .", 2, "J11", why.JailerOnlyLast("PB-4.08", "blackbeard", 2)),
        (POCKET, 5, "A14", why.JailerInTheWay("PB-4.07", "A14")),
        ("A B\n 1 R 1\n 2 2 a", 4, "red", why.CannotMove("PB-4.10", "red")),
        ("", 1, "B9", why.TooFar("PB-4.05", "B9", 2, 1)),
    ],
)
def test_why_a_ship_may_not_sail_there(drawing: str, roll: int, target: str, refusal: Refusal) -> None:
    assert Scene(drawing, roll=roll).why(target) == refusal


@pytest.mark.parametrize("target", ["K6", "red"])
def test_what_is_offered_is_not_refused(target: str) -> None:
    assert Scene(OPEN_SEA, roll=1).why(target) is None


def test_with_short_moves_only_a_jailer_keeps_a_near_square_away() -> None:  # PB-4.07
    assert Scene("I J K\n 11 R 1 .", short_moves=True, roll=3).why("K11") == why.JailerInTheWay("PB-4.07", "K11")


def test_why_the_other_ship_may_not_sail() -> None:  # PB-2.06
    scene = Scene("J K L\n 7 R . G", players=2, event="breeze")
    scene.play(Sail("red", "J10"))
    scene.play(Roll(), 1)
    assert scene.why("green") == why.OtherShipMoved("PB-2.06", "green", "red")


@pytest.mark.parametrize(
    ("event", "target", "refusal"),
    [
        ("breeze", "blue", why.NotYourShip("PB-11.01", "blue")),
        ("breeze", "monster", why.WrongPiece("PB-11.01", "monster")),
        ("siren", "red", why.OwnShip("PB-12.01", "red")),
        ("siren", "blackbeard", why.WrongPiece("PB-12.01", "blackbeard")),
        ("siren", "K7", why.TooFar("PB-4.05", "K7", 13, 3)),
    ],
)
def test_why_not_with_breeze_and_siren(event: str, target: str, refusal: Refusal) -> None:
    assert Scene(OPEN_SEA, event=event).why(target) == refusal


@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        ("K7", why.JailerExactly("PB-9.03", "blackbeard", "K7")),
        ("K8", None),  # by a detour
        ("K9", why.JailerExactly("PB-9.01", "blackbeard", "K9")),
        ("T14", why.JailerExactly("PB-9.01", "blackbeard", "T14")),
        ("L8", why.JailerNoEntry("PB-9.02", "blackbeard", "L8")),  # the Monster
        ("H9", why.JailerNoEntry("PB-9.02", "blackbeard", "H9")),  # land
        ("O4", why.JailerNoEntry("PB-9.02", "blackbeard", "O4")),  # a wharf
        ("N2", why.JailerNoEntry("PB-9.02", "blackbeard", "N2")),  # cliffs
        ("red", why.WrongPiece("PB-9.01", "red")),
        ("monster", why.WrongPiece("PB-9.01", "monster")),
        ("blackbeard", None),
    ],
)
def test_why_a_jailer_may_not_go_there(target: str, refusal: Refusal | None) -> None:  # PB-9.02
    scene = Scene("J K L\n 7 . 1 .\n 8 . . 2", event="blackbeard")
    assert scene.why(target) == refusal


@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        ("K9", why.SailTheWholeWay("PB-8.12", "K9", 2, 3)),
        ("K11", why.AlreadyThere("PB-4.06", "blue", "K11")),
        ("red", why.WrongPiece("PB-8.09", "red")),
        ("blackbeard", why.WrongPiece("PB-8.09", "blackbeard")),
        ("blue", None),
    ],
)
def test_why_a_ship_is_not_blasted_there(target: str, refusal: Refusal | None) -> None:  # PB-8.12
    scene = Scene("J K L\n 11 R B .", roll=1)
    scene.play_on(Sail("red", "K11"), Way(1))
    assert scene.why(target) == refusal


def test_first_things_first() -> None:
    scene = Scene("N O\n 4 R X")
    assert scene.why("K7") == why.DrawFirst("PB-2.01")
    scene = Scene("N O\n 4 R X", event="breeze")
    scene.play(scene.moves()[-1])
    assert scene.why("K7") == why.RollFirst("PB-2.03")
    scene.play(Roll(), 1)
    scene.play(Sail("red", "O4"))
    assert scene.why("K7") == why.WayFirst("PB-6.07")


@pytest.mark.parametrize(
    "scene",
    [
        Scene(OPEN_SEA),
        Scene(OPEN_SEA, event="blackbeard"),
        Scene(OPEN_SEA, event="breeze"),
        Scene(OPEN_SEA, event="siren"),
        Scene(OPEN_SEA, roll=3),
        Scene(POCKET, roll=3),
        Scene("E F G\n 6 . R .", roll=2),
        Scene("E F G\n 6 . * .\n F6: R G", roll=6, players=2),
    ],
    ids=lambda scene: scene.asked,
)
def test_everything_on_the_table_is_either_offered_or_refused(scene: Scene) -> None:
    asked = asked_in(scene.state)
    offered = {target for move in scene.moves() for target in asked.targets_of(move)}
    assert offered <= set(GAME.targets(scene.state))
    for target in GAME.targets(scene.state):
        refusal = GAME.why_not(scene.state, target)
        assert (refusal is None) == (target in offered)
        assert refusal is None or refusal.rule.startswith("PB-")
