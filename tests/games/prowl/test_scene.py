"""The drawings themselves: what does not agree with the board is refused."""

import pytest

from tests.games.drawing import BadDrawing
from tests.games.prowl.scene import Scene


def test_ships_stand_where_they_are_drawn() -> None:
    scene = Scene(
        """
        @13,5
        .bb.
        A..Z
        ...G
        """
    )
    assert (scene.where("blue"), scene.where("purple"), scene.davy) == ("13,6", "16,7", "16,6")


def test_a_ship_on_a_place_of_several_squares_stands_on_all_of_it() -> None:
    assert Scene("@14,5\nA").where("blue") == "bora_bora"


@pytest.mark.parametrize("drawing", ["@13,5\n.b..", "@13,6\nA.A"])
def test_wrong_drawings_are_refused(drawing: str) -> None:
    with pytest.raises(BadDrawing):
        Scene(drawing)


def test_cards_come_out_of_stack_and_stock() -> None:
    scene = Scene(cards={"blue": "C05, silver"}, chests={"purple": "gold"})
    assert (scene.cards("blue"), scene.chest("purple")) == ("C05, silver", "gold")
    assert (len(scene.state.blind), scene.left("silver"), scene.left("gold")) == (71, 2, 1)
