"""The moves of Parley. `asked` is the other seat of a demand, a show or a gift."""

from skulduggery.core.fields import CardId, SeatNumber
from skulduggery.core.messages import Move


class Draw(Move, frozen=True):
    pass


class Demand(Move, frozen=True):
    card: CardId
    asked: SeatNumber


class Show(Move, frozen=True):
    card: CardId
    asked: SeatNumber


class Give(Move, frozen=True):
    card: CardId
    asked: SeatNumber


class Counter(Move, frozen=True):
    card: CardId


class Pass(Move, frozen=True):
    pass


class LastCall(Move, frozen=True):
    """Made by the table, never by a seat."""


AnyMove = Draw | Demand | Show | Give | Counter | Pass | LastCall
