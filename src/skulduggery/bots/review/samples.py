"""Means of samples, and how certain a difference between them is."""

import math
from typing import Final

CERTAIN: Final = 2.0  # standard errors: what is less certain is not told
SMALLEST: Final = 0.000001  # variance: samples that are all equal are not more certain than this


def mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of the mean."""
    middle = mean(values)
    spread = math.fsum([(value - middle) * (value - middle) for value in values]) / (len(values) - 1)
    return math.sqrt(max(spread, SMALLEST) / len(values))


def certainty(values: list[float]) -> float:
    """By how many standard errors the mean lies above 0 (below: negative)."""
    return mean(values) / error(values)
