"""How lucky the dice were: the figures of each seat beside those of fair dice, by counting all series there can be."""

from collections.abc import Sequence
from itertools import pairwise

from .stories import Luck, Roll, Streak

RAREST = 10**15  # larger numbers are cut off: JavaScript cannot hold them exactly
TAIL = 40  # one of 40 series lies below the band and one of 40 above it, so 19 of 20 lie within


def luck_of(rolls: Sequence[Roll]) -> tuple[Luck, ...]:
    """One line for each seat and sort of die, by seat."""
    series: dict[tuple[int, int], list[int]] = {}
    for roll in rolls:
        series.setdefault((roll.seat, roll.sides), []).append(roll.value)
    return tuple([luck(seat, sides, series[seat, sides]) for seat, sides in sorted(series)])


def luck(seat: int, sides: int, values: Sequence[int]) -> Luck:
    count = len(values)
    ways = ways_by_sum(sides, count)
    low = lowest_usual(ways)
    return Luck(
        seat=seat,
        sides=sides,
        rolls=count,
        mean=sum(values) / count,
        expected=(sides + 1) / 2,
        low=1 + low / count,
        high=sides - low / count,
        one_in=one_in(ways_as_far(ways, sum(values) - count), sides**count),
        streak=longest_streak(sides, values),
    )


def ways_by_sum(sides: int, count: int) -> list[int]:
    """How many of all series of `count` rolls have which sum; the list begins with the smallest sum, `count`."""
    ways = [1]
    for _ in range(count):
        wider: list[int] = []
        window = 0
        for at in range(len(ways) + sides - 1):
            window += ways[at] if at < len(ways) else 0
            window -= ways[at - sides] if at >= sides else 0
            wider.append(window)
        ways = wider
    return ways


def lowest_usual(ways: Sequence[int]) -> int:
    """The lowest sum (counted from the smallest) that at most one in `TAIL` series stays below."""
    below, at, total = 0, 0, sum(ways)
    while (below + ways[at]) * TAIL <= total:
        below += ways[at]
        at += 1
    return at


def ways_as_far(ways: Sequence[int], found: int) -> int:
    """The series whose sum is at least as far from the middle as the one that was rolled, on either side."""
    nearer = min(found, len(ways) - 1 - found)  # sums are as likely above the middle as below
    if 2 * nearer >= len(ways) - 1:
        return sum(ways)
    return 2 * sum(ways[: nearer + 1])


def longest_streak(sides: int, values: Sequence[int]) -> Streak | None:
    """The first of the longest; a single roll is none."""
    best, length, value = 1, 1, 0
    for before, after in pairwise(values):
        length = length + 1 if before == after else 1
        if length > best:
            best, value = length, after
    if best == 1:
        return None
    total = sides ** len(values)
    return Streak(value, best, one_in(total - ways_without(sides, len(values), best), total))


def ways_without(sides: int, count: int, length: int) -> int:
    """How many series of `count` rolls have no streak of `length` (2 or more), whatever its value."""
    running = [sides] + [0] * (length - 2)  # by the length of the streak at the end, from 1
    for _ in range(count - 1):
        running = [sum(running) * (sides - 1), *running[:-1]]
    return sum(running)


def one_in(ways: int, total: int) -> int:
    """A probability as people say it: one in so many, rounded."""
    return min(RAREST, (2 * total + ways) // (2 * ways))
