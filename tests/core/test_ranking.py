"""Who starts, and who ends where."""

import pytest

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.ranking import places_by, roll_for_start


def test_the_highest_roll_starts() -> None:
    assert roll_for_start(3, ScriptedChance([2, 6, 5])) == (((2,), (6,), (5,)), 1)


def test_those_tied_for_the_highest_roll_roll_again_until_one_is_left() -> None:
    luck = ScriptedChance([5, 2, 5, 5, 3, 3, 1, 4, 6])
    assert roll_for_start(4, luck) == (((5, 3, 4), (2,), (5, 3, 6), (5, 1)), 2)


@pytest.mark.parametrize(
    ("merits", "places"),
    [
        ([30, 10, 20], (1, 3, 2)),
        ([10, 20, 20, 5], (3, 1, 1, 4)),
        ([(5, 1), (5, 2), (4, 9)], (2, 1, 3)),  # the second figure breaks ties
        ([7, 7], (1, 1)),
    ],
)
def test_equals_share_a_place_and_the_next_place_stays_empty(merits: list[object], places: tuple[int, ...]) -> None:
    assert places_by(merits) == places
