"""The moves of Port Blackwood (specification, section 8)."""

from ...core.fields import Index, PlaceId, ShipId
from ...core.messages import Move


class Draw(Move, frozen=True):
    """Turn over the event card, or roll the red die, or spin."""


class Drive(Move, frozen=True):
    """Move the jailer of this event."""

    to: PlaceId


class Sail(Move, frozen=True):
    ship: ShipId
    to: PlaceId


class Lure(Move, frozen=True):
    """Siren's Call: move another player's ship."""

    ship: ShipId
    to: PlaceId


class Way(Move, frozen=True):
    """Which of several outcomes on the chosen square."""

    k: Index


class Roll(Move, frozen=True):
    """Roll the blue die."""


class Blast(Move, frozen=True):
    """Throw the ship that was hit."""

    to: PlaceId


class Pass(Move, frozen=True):
    """Leave a Fair Breeze or Siren's Call unused."""


class Stay(Move, frozen=True):
    """Do not sail this turn."""


AnyMove = Draw | Drive | Sail | Lure | Way | Roll | Blast | Pass | Stay
