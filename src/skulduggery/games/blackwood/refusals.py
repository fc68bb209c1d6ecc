"""Why something cannot be done in Port Blackwood. Each names its rule; the fields are the sentence's figures."""

from ...core.fields import PieceId, PlaceId, ShipId
from ...core.messages import Refusal
from .fields import EventSource, JailerId


class HoardNeedsPairs(Refusal, frozen=True):
    players: int


class ColoursUnfit(Refusal, frozen=True):
    """The option `colours` names another number of colours than there are players, or one twice."""

    players: int


class PowderNeedsDeck(Refusal, frozen=True):
    events: EventSource


class DrawFirst(Refusal, frozen=True):
    pass


class RollFirst(Refusal, frozen=True):
    pass


class WayFirst(Refusal, frozen=True):
    """The square is chosen; what happens on the way is not."""


class ClosedSquare(Refusal, frozen=True):
    square: PlaceId


class AlreadyThere(Refusal, frozen=True):
    ship: ShipId
    square: PlaceId


class NeedsSix(Refusal, frozen=True):
    ship: ShipId
    value: int


class OneStepOffLand(Refusal, frozen=True):
    ship: ShipId
    steps: int


class TooFar(Refusal, frozen=True):
    square: PlaceId
    steps: int
    allowance: int


class SailTheWholeWay(Refusal, frozen=True):
    """Near enough, but the allowance cannot be used up exactly there."""

    square: PlaceId
    steps: int
    allowance: int


class JailerInTheWay(Refusal, frozen=True):
    square: PlaceId


class JailerOnlyLast(Refusal, frozen=True):
    """A jailer's square may only be the last one of the full allowance."""

    jailer: JailerId
    allowance: int


class NotOntoJailers(Refusal, frozen=True):
    """An event takes no ship onto a jailer's square."""

    jailer: JailerId


class LeftThisTurn(Refusal, frozen=True):
    """A Fair Breeze took the ship away from there."""

    ship: ShipId
    square: PlaceId


class NotYourShip(Refusal, frozen=True):
    ship: ShipId


class OwnShip(Refusal, frozen=True):
    """The Siren's Call is for other players' ships."""

    ship: ShipId


class OtherShipMoved(Refusal, frozen=True):
    """Only one of the two ships sails per turn."""

    ship: ShipId
    moved: ShipId


class WrongPiece(Refusal, frozen=True):
    """Another piece is being moved."""

    piece: PieceId


class CannotMove(Refusal, frozen=True):
    ship: ShipId


class MustSail(Refusal, frozen=True):
    pass


class JailerNoEntry(Refusal, frozen=True):
    """Land, wharves, cliffs and the other jailer stop him."""

    jailer: JailerId
    square: PlaceId


class JailerExactly(Refusal, frozen=True):
    """A jailer goes exactly three squares, none of them twice."""

    jailer: JailerId
    square: PlaceId
