"""The drawings of these tests: what does not agree with the chart is refused."""

import pytest

from tests.games.blackwood.scene import Scene
from tests.games.drawing import BadDrawing


def test_a_drawing_puts_everything_in_its_place() -> None:
    scene = Scene(
        """
               H I J K L
           10  e . o . .
           11  . R . * 1
          K11: B o2
        """,
        coins={"blue": 1},
    )
    assert [scene.where(piece) for piece in ("red", "blue", "green")] == ["I11", "K11", "anchorage"]
    assert [scene.where(jailer) for jailer in ("blackbeard", "monster")] == ["L11", "O9"]
    assert scene.gold == {"J10": 1, "K11": 2}
    assert scene.state.hoard == 5 - 1 - 2 - 1


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("H I\n 10 e e", "I10 is '.' on the board, not 'e'"),
        ("H I\n 10 . .", "H10 is 'e' on the board, not '.'"),
        ("H I\n 10 e", "row 10: 1 squares under 2 columns"),
        ("I J\n 10 * .", r"drawn as '\*': \['I10'\], but listed: \[\]"),
        ("I J\n 10 . .\n I10: R", r"drawn as '\*': \[\], but listed: \['I10'\]"),
        ("I J\n 10 * .\n I10: Q", "I10 is '.' on the board, not 'Q'"),
    ],
)
def test_a_drawing_that_lies_is_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(BadDrawing, match=complaint):
        Scene(drawing)
