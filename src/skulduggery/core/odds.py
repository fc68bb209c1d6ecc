"""Chances of fights, counted over all dice. Everything is exact until it is rounded for people."""

from functools import cache
from itertools import product
from typing import Final

ALL: Final = 100
SIDES: Final = 6


def percent(won: int, of: int) -> int:
    """`won` cases of `of` as per cent. Only what is certain is 100, and only what is impossible is 0.

    >>> percent(1, 3), percent(999, 1000), percent(1, 1000), percent(5, 5)
    (33, 99, 1, 100)
    """
    if won in (0, of):
        return ALL if won else 0
    return min(ALL - 1, max(1, (2 * ALL * won + of) // (2 * of)))


@cache
def sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice make each sum, from 0 on.

    >>> sums(1)
    (0, 1, 1, 1, 1, 1, 1)
    """
    found = [0] * (SIDES * dice + 1)
    for faces in product(range(1, SIDES + 1), repeat=dice):
        found[sum(faces)] += 1
    return tuple(found)


def chance_against(margin: int, dice: int, others: int) -> int:
    """Per cent: dice and `margin` together make at least as much as the other dice.

    >>> chance_against(0, 2, 2)
    56
    >>> chance_against(-7, 2, 0)
    58
    """
    ours, theirs = sums(dice), sums(others)
    pairs = product(enumerate(ours), enumerate(theirs))
    won = sum(ways * against for (total, ways), (other, against) in pairs if total + margin >= other)
    return percent(won, sum(ours) * sum(theirs))
