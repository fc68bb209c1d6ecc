"""The drawings of the tests themselves: what does not agree with the chart is refused."""

import pytest

from tests.games.bounty.scene import Scene
from tests.games.drawing import BadDrawing


def test_ships_are_put_where_they_are_drawn_and_the_others_are_at_home() -> None:
    scene = Scene(
        """
               H I J
            9  . + .
           10  E . .
           I9: C Z
        """,
        players=4,
    )
    assert [scene.where(ship) for ship in ("crimson", "azure", "emerald", "gold")] == ["I9", "I9", "H10", "I13"]


def test_two_players_have_capital_and_small_ships() -> None:
    scene = Scene("H I J\n 10 C g .", players=2)
    assert [scene.where(ship) for ship in ("crimson-1", "gold-2", "crimson-2")] == ["H10", "I10", "I13"]


@pytest.mark.parametrize(
    "drawing",
    [
        "H I\n 10 .",  # a square is missing
        "I J\n 7 A .",  # J7 is land
        "I J\n 7 A C",  # so no ship is there
        "H I\n 10 + .",  # nothing listed
        "H I\n 10 . .\n H10: C",  # nothing drawn
    ],
)
def test_a_drawing_that_is_wrong_is_refused(drawing: str) -> None:
    with pytest.raises(BadDrawing):
        Scene(drawing)


def test_cards_aboard_come_out_of_their_packs() -> None:
    scene = Scene(holds={"crimson": "Red Moll, Cinnamon"}, plunder={"gold": "Red Moll"})
    assert (scene.hold("crimson"), scene.plunder("gold")) == ("Red Moll, Cinnamon", "Red Moll")
    assert scene.pack("barley").count("Red Moll") == 1
    assert scene.pack("nutmeg").count("Cinnamon") == 2
