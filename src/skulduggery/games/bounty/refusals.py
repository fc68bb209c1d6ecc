"""Why something cannot be done in Bounty, from what the asked seat may know. Fields are the sentence's figures."""

from ...core.fields import PlaceId, ShipId
from ...core.messages import Refusal


class ColoursUnfit(Refusal, frozen=True):
    """The option `colours` names another number of colours than there are players, or one twice."""

    players: int


class RollFirst(Refusal, frozen=True):
    pass


class BusinessFirst(Refusal, frozen=True):
    """A cargo, the commission or a loan waits for a yes or no."""


class Land(Refusal, frozen=True):
    square: PlaceId


class TooFar(Refusal, frozen=True):
    square: PlaceId
    steps: int
    roll: int


class WholeRoll(Refusal, frozen=True):
    """Near enough, but an odd number of squares too many or too few."""

    square: PlaceId
    steps: int
    roll: int


class MustLeave(Refusal, frozen=True):
    """An odd throw drives a ship out of its harbour."""

    square: PlaceId
    roll: int


class MustSail(Refusal, frozen=True):
    """An odd throw cannot end on the square where it began."""

    square: PlaceId
    roll: int


class HurryHome(Refusal, frozen=True):
    """A ship in distress only sails the shortest way to Home Port."""

    ship: ShipId


class OwnShip(Refusal, frozen=True):
    ship: ShipId


class SafeInHarbour(Refusal, frozen=True):
    ship: ShipId
    square: PlaceId


class NoPirate(Refusal, frozen=True):
    """To raid, a pirate card must lie on top of the hold."""

    ship: ShipId


class NoWarship(Refusal, frozen=True):
    """To engage, a warship card must lie on top of the hold, or the commission."""

    ship: ShipId


class OnlyTheRobber(Refusal, frozen=True):
    """The commission is against one pirate."""

    ship: ShipId
    robber: ShipId


class NoAttackInDistress(Refusal, frozen=True):
    ship: ShipId


class CommissionForbids(Refusal, frozen=True):
    """Who holds the commission does not raid."""

    ship: ShipId


class NotKnown(Refusal, frozen=True):
    """Only known pirates and known warships can be engaged."""

    ship: ShipId


class NothingAboard(Refusal, frozen=True):
    target: ShipId


class NothingToRob(Refusal, frozen=True):
    square: PlaceId


class OutOfReach(Refusal, frozen=True):
    target: ShipId
    steps: int
    roll: int


class RaidTheSquare(Refusal, frozen=True):
    """A pirate attacks all ships on a square, so the square is chosen."""

    square: PlaceId
