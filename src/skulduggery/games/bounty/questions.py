"""The figures of Bounty's questions."""

from ...core.fields import ShipId
from ...core.messages import Figures
from .fields import PortId


class ShipFigures(Figures, frozen=True):
    ship: ShipId


class CourseFigures(ShipFigures, frozen=True):
    value: int  # of the throw


class DefendFigures(ShipFigures, frozen=True):
    raider: ShipId


class TradeFigures(ShipFigures, frozen=True):
    port: PortId
    fee: int
    purse: int


class CommissionFigures(ShipFigures, frozen=True):
    robber: ShipId


class LoanFigures(ShipFigures, frozen=True):
    purse: int
