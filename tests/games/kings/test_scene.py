"""The drawings of these tests: what does not agree with the board is refused."""

import pytest

from tests.games.drawing import BadDrawing
from tests.games.kings.scene import Scene


def test_everything_stands_where_it_is_drawn() -> None:
    scene = Scene("C F ~ s s s i +\nC7: A X", players=3)
    view = scene.view()
    assert (view.ships[0].place, view.dutchman) == ("C7", "C7")


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("C F ~ s", "row C has 7 hexes, not 3"),
        ("C F ~ s s s i ~", "C7 is .* on the board, not '~'"),
        ("C m ~ s s s i A", "there is no tile on C1"),
    ],
)
def test_a_drawing_that_does_not_fit_is_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(BadDrawing, match=complaint):
        Scene(drawing)
