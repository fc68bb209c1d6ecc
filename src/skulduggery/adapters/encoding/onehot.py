"""Observations for plain networks: a category becomes a flag for each label, and numbers are scaled."""

import numpy as np

from ...core.game import AnyState
from .encoder import Encoder, Vector
from .nodes import Column


class OneHot:
    """The same columns as the encoder's; each category has as many as it has labels.

    Numbers and counts are scaled to -1 ... 1 by their logarithm, so that both 3 and 3,000 can be told from 0.
    """

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.columns: tuple[Column, ...] = tuple(part for column in encoder.columns for part in spread(column))
        self.size = len(self.columns)
        starts = np.cumsum([0, *(max(1, len(column.labels)) for column in encoder.columns)])[:-1]
        is_category = np.array([bool(column.labels) for column in encoder.columns])
        self.categories = np.flatnonzero(is_category)
        self.first = starts[is_category].astype(np.float32)
        self.numbers = np.flatnonzero(~is_category)
        self.places = starts[~is_category]
        most = np.maximum(np.abs(encoder.low), np.abs(encoder.high))[self.numbers]
        self.scale = (1 / np.log1p(most)).astype(np.float32)
        self.low = np.array([-1.0 if column.least < 0 else 0.0 for column in self.columns], np.float32)
        self.high = np.ones(self.size, np.float32)

    def encode(self, state: AnyState, seat: int) -> Vector:
        return self.spread(self.encoder.encode(state, seat))

    def spread(self, codes: Vector) -> Vector:
        """From one number for each column to flags and scaled numbers."""
        out = np.zeros(self.size, np.float32)
        out[(self.first + codes[self.categories]).astype(np.intp)] = 1
        numbers = codes[self.numbers]
        out[self.places] = np.copysign(np.log1p(np.abs(numbers)) * self.scale, numbers)
        return out


def spread(column: Column) -> list[Column]:
    if not column.labels:
        return [Column(column.name, column.kind, -1 if column.least < 0 else 0, 1)]
    return [Column(f"{column.name}={label}", "flag", 0, 1) for label in column.labels]
