"""The figures of Parley's questions."""

from skulduggery.core.fields import CardId, SeatNumber
from skulduggery.core.messages import Figures


class DemandFigures(Figures, frozen=True):
    mover: SeatNumber
    asked: SeatNumber
    card: CardId
