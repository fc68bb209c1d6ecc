"""Luck in figures: compared with counting every series of rolls there can be."""

from itertools import groupby, product

import pytest

from skulduggery.core.luck import RAREST, luck, luck_of, ways_by_sum
from skulduggery.core.stories import Roll, Streak

SERIES = [(2, 1), (2, 7), (3, 5), (4, 4), (6, 2), (6, 4)]


def longest_run(values: tuple[int, ...]) -> int:
    return max(len(list(run)) for _, run in groupby(values))


@pytest.mark.parametrize(("sides", "count"), SERIES)
def test_every_series_is_judged_as_counting_says(sides: int, count: int) -> None:
    everything = list(product(range(1, sides + 1), repeat=count))
    sums = [sum(values) for values in everything]
    runs = [longest_run(values) for values in everything]
    middle = count * (sides + 1)  # twice the expected sum
    for values in everything[:: max(1, len(everything) // 40)]:
        found = luck(0, sides, values)
        as_far = sum(abs(2 * each - middle) >= abs(2 * sum(values) - middle) for each in sums)
        assert found.one_in == int(len(everything) / as_far + 0.5)
        assert found.mean == pytest.approx(sum(values) / count)
        length = longest_run(values)
        if length == 1:
            assert found.streak is None
        else:
            assert found.streak is not None
            assert found.streak.length == length
            assert found.streak.one_in == int(len(everything) / sum(run >= length for run in runs) + 0.5)


@pytest.mark.parametrize(("sides", "count"), SERIES)
def test_the_band_is_the_narrowest_that_19_of_20_series_stay_within(sides: int, count: int) -> None:
    sums = [sum(values) for values in product(range(1, sides + 1), repeat=count)]
    found = luck(0, sides, [1] * count)
    below = sum(each < found.low * count - 1e-9 for each in sums)
    inside = sum(found.low * count - 1e-9 <= each <= found.high * count + 1e-9 for each in sums)
    assert inside >= 0.95 * len(sums)
    lowest = sum(each <= found.low * count + 1e-9 for each in sums)
    assert below <= len(sums) / 40 < lowest
    assert found.low + found.high == pytest.approx(sides + 1) == pytest.approx(2 * found.expected)


def test_all_series_are_counted_once() -> None:
    ways = ways_by_sum(6, 100)
    assert sum(ways) == 6**100
    assert len(ways) == 501
    assert ways == ways[::-1]


def test_the_first_of_the_longest_streaks_is_told() -> None:
    assert luck(0, 6, [1, 2, 2, 2, 5, 5, 5, 4]).streak == Streak(2, 3, 7)
    assert luck(0, 6, [3]).streak is None
    assert luck(0, 6, [3]).one_in == 1


def test_what_hardly_ever_happens_is_told_in_a_number_that_pages_can_read() -> None:
    assert luck(0, 6, [6] * 10).streak == Streak(6, 10, 6**9)
    assert luck(0, 6, [6] * 10).one_in == 6**10 // 2
    found = luck(0, 6, [6] * 100)
    assert found.streak == Streak(6, 100, RAREST)
    assert found.one_in == RAREST < 2**53


def test_seats_and_sorts_of_dice_are_told_apart() -> None:
    rolls = [Roll(1, 6, 5), Roll(0, 6, 2), Roll(1, 6, 5), Roll(1, 10, 9), Roll(0, 6, 1)]
    lines = luck_of(rolls)
    assert [(line.seat, line.sides, line.rolls, line.mean) for line in lines] == [
        (0, 6, 2, 1.5),
        (1, 6, 2, 5.0),
        (1, 10, 1, 9.0),
    ]
    assert luck_of([]) == ()
