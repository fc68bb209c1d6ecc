"""The figures of Port Blackwood's questions."""

from typing import Annotated

from ...core.fields import Each, PlaceId, ShipId
from ...core.messages import Figures
from .fields import BlueSource, JailerId


class RollFigures(Figures, frozen=True):
    source: BlueSource


class JailerFigures(Figures, frozen=True):
    jailer: JailerId


class SailFigures(Figures, frozen=True):
    source: BlueSource
    value: int
    ships: tuple[ShipId, ...]
    allowances: Annotated[tuple[int, ...], Each("ships")]


class WayFigures(Figures, frozen=True):
    ship: ShipId
    square: PlaceId


class BlastFigures(Figures, frozen=True):
    ship: ShipId
