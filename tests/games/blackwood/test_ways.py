"""The outcomes of one square: their order, and the path that is shown. Section 5"""

import pytest

from skulduggery.games.blackwood.events import BallFired, CoinCollected, Delivered, GoldTaken, ShipMoved
from skulduggery.games.blackwood.moves import Drive, Sail, Way
from skulduggery.games.blackwood.prospects import WaysAhead
from tests.games.blackwood.scene import Scene
from tests.games.situation import the


def told(scene: Scene) -> list[str]:
    """Each way in short: the gold, the delivery and the shot."""
    return [" ".join(deeds(scene, way)) for way in scene.moves() if isinstance(way, Way)]


def deeds(scene: Scene, way: Way) -> list[str]:
    found = []
    for event in scene.preview(way).effects:
        if isinstance(event, GoldTaken | CoinCollected):
            found.append(f"{event.square}*{event.amount}")
        elif isinstance(event, Delivered):
            found.append(f"deliver {event.amount}")
        elif isinstance(event, BallFired):
            found.append(f"fire at {event.target}")
    return found


def test_ways_without_a_shot_come_first_then_by_target() -> None:  # PB-8.06
    scene = Scene(
        """
               I J K
           11  R o *
          K11: Y B G
        """,
        players=4,
        roll=2,
    )
    assert scene.prospects(Sail("red", "K11")) == (WaysAhead(("gold_taken", "ball_fired")),)
    scene.play(Sail("red", "K11"))
    targets = ["", "fire at blue", "fire at green", "fire at yellow"]
    assert told(scene) == [f"{gold}{target}".strip() for target in targets for gold in ("", "J11*1 ")]


def test_ways_go_by_coins_delivered_before_coins_taken() -> None:  # PB-6.04, PB-7.02
    scene = Scene(
        """
               D E F G
           10  . * . .
           11  . R P .
          E10: o2
        """,
        players=4,
        mode="hoard",
        coins={"red": 1},
        roll=2,
    )
    scene.play(Sail("red", "F10"))
    assert told(scene) == ["deliver 1", "", "E10*2"]


def test_ways_go_by_coins_taken_then_by_the_list_as_text() -> None:  # PB-7.02
    scene = Scene(
        """
               J K L
            9  . o .
           10  R . *
           11  . o o
          L10: o2
        """,
        roll=4,
    )
    scene.play(Sail("red", "L10"))
    taken = [sorted(way.split()) for way in told(scene)]
    assert taken == sorted(taken, key=lambda lots: (sum(int(lot[-1]) for lot in lots), " ".join(lots)))
    assert len(taken) == len({tuple(lots) for lots in taken}) > 4


def test_walks_with_the_same_outcome_are_one_way() -> None:
    scene = Scene("J K L\n 9 . R .", roll=4)
    scene.play(Sail("red", "L10"))  # many walks, one outcome
    assert scene.asked == "draw"


def test_at_most_256_ways_are_offered() -> None:
    scene = Scene(
        """
               I J K L M
            7  . o o o .
            8  o o R o o
            9  o o o o o
           10  o o o o o
           11  . o o o .
        """,
        players=6,
        roll=6,
    )
    scene.play(Sail("red", "K10"))
    assert scene.moves() == [Way(k) for k in range(256)]
    scene.play(Way(255))
    assert scene.asked == "draw"


@pytest.mark.parametrize(
    ("roll", "to", "path"),
    [
        (2, "L6", ("K7", "K6", "L6")),  # north before east
        (2, "L8", ("K7", "L7", "L8")),  # east before south
        (2, "J8", ("K7", "K8", "J8")),  # south before west
        (3, "K8", ("K7", "L7", "L8", "K8")),  # round by the east, not by the west
        (5, "H9", ("K7", "K8", "K9", "J9", "I9", "H9")),  # an island
    ],
)
def test_the_path_shown_is_the_first_in_the_order_north_east_south_west(  # PB-4.06
    roll: int, to: str, path: tuple[str, ...]
) -> None:
    assert the(ShipMoved, Scene("J K L\n 7 . R .", roll=roll).play(Sail("red", to))).path == path


def test_the_path_shown_has_fewest_steps() -> None:  # PB-5.02
    scene = Scene("I J K\n 9 . . R", roll=5)
    assert the(ShipMoved, scene.play(Sail("red", "H9"))).path == ("K9", "J9", "I9", "H9")


def test_the_path_shown_belongs_to_the_way() -> None:  # PB-7.02
    scene = Scene("J K L\n 7 . R .\n 8 . o .", roll=2)
    scene.play(Sail("red", "L8"))
    paths = [scene.preview(Way(k)).path for k in (0, 1)]
    assert paths == [("K7", "L7", "L8"), ("K7", "K8", "L8")]


def test_a_jailers_path_goes_round_the_other() -> None:  # PB-9.02
    scene = Scene("J K L\n 7 . 1 2", event="blackbeard")
    assert scene.preview(Drive("L9")).path == ("K7", "K8", "L8", "L9")
