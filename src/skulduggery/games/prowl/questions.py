"""The figures of Pirates on the Prowl's questions."""

from ...core.fields import PlaceId, ShipId
from ...core.messages import Figures
from .fields import IslandId


class ShipFigures(Figures, frozen=True):
    ship: ShipId


class SailFigures(ShipFigures, frozen=True):
    steps: int


class TownFigures(ShipFigures, frozen=True):
    town: PlaceId


class IslandFigures(ShipFigures, frozen=True):
    island: IslandId


class BootyFigures(ShipFigures, frozen=True):
    cards: int
    masts: int
