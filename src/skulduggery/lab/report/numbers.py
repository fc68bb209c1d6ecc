"""The statistics of a report: means and shares with their intervals, and histograms."""

import math
from collections.abc import Sequence
from statistics import NormalDist, mean, stdev
from typing import NamedTuple

from ..duel import CONFIDENCE, wilson

ERROR = 0.05  # how often a sentence may call something clear that is chance, in all rows of one figure together


class Estimate(NamedTuple):
    """A figure with its 95 % interval; `clear`: an interval that is so wide that it holds for all rows together."""

    value: float
    low: float
    high: float
    clear: tuple[float, float]

    def is_above(self, other: float) -> bool:
        return self.clear[0] > other

    def is_below(self, other: float) -> bool:
        return self.clear[1] < other


def deviations(rows: int) -> float:
    """Standard deviations of an interval that holds for this many rows together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - ERROR / (2 * max(1, rows)))


def share_of(won: float, matches: float, rows: int = 1) -> Estimate:
    """`won`: the sum of the parts that were won."""
    share = won / matches
    return Estimate(share, *wilson(share, matches), wilson(share, matches, deviations(rows)))


def mean_of(values: Sequence[float], rows: int = 1) -> Estimate:
    middle = mean(values)
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return around(middle, error, rows)


def mean_of_sums(count: int, total: float, squares: float, rows: int = 1) -> Estimate:
    """A mean from sums, for what is too much to keep one by one."""
    middle = total / count
    variance = max(0.0, squares / count - middle * middle)
    return around(middle, math.sqrt(variance / (count - 1)) if count > 1 else math.inf, rows)


def around(middle: float, error: float, rows: int) -> Estimate:
    wide = deviations(rows) * error
    return Estimate(middle, middle - CONFIDENCE * error, middle + CONFIDENCE * error, (middle - wide, middle + wide))


class Bar(NamedTuple):
    """A column of a histogram: from `low` to below `high`, and the part of all values in it."""

    low: float
    high: float
    share: float


STEPS = (1, 2, 5)


def nice_step(span: float, columns: int) -> float:
    """1, 2 or 5 times a power of ten, so that about so many steps cover the span."""
    if span <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(span / columns))
    return next((step * power for step in STEPS if span / (step * power) <= columns), 10 * power)


def histogram(values: Sequence[float], columns: int = 24, whole: bool = False) -> list[Bar]:
    """`whole`: counts, for which no column is narrower than 1."""
    if not values:
        return []
    low, high = min(values), max(values)
    step = nice_step(high - low, columns)
    if whole:
        step = max(1.0, step)
    first = math.floor(low / step)
    counts = [0] * (math.floor(high / step) - first + 1)
    for value in values:
        counts[math.floor(value / step) - first] += 1
    return [Bar((first + at) * step, (first + at + 1) * step, count / len(values)) for at, count in enumerate(counts)]


def quantile(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
