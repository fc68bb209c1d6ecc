"""The moves of Bounty (specification, section 8). Squares are `I13`, ships are `crimson` (two players: `crimson-1`)."""

from ...core.fields import PlaceId, ShipId
from ...core.messages import Move


class Roll(Move, frozen=True):
    """Throw the die."""


class Sail(Move, frozen=True):
    """Also onto the ship's own square: stay in port, or turn back on the way."""

    square: PlaceId


class Raid(Move, frozen=True):
    """A pirate attacks every ship on a square."""

    square: PlaceId


class RaidShip(Move, frozen=True):
    """A pirate attacks one of several ships on a square."""

    ship: ShipId


class Fight(Move, frozen=True):
    """Show a hidden pirate card when raided."""


class Surrender(Move, frozen=True):
    """Stay a merchant when raided."""


class Engage(Move, frozen=True):
    """A warship attacks one known pirate or warship."""

    ship: ShipId


class Buy(Move, frozen=True):
    """Pay the fee and take a card."""


class Take(Move, frozen=True):
    """Take the commission."""


class Borrow(Move, frozen=True):
    """Take a loan."""


class Pass(Move, frozen=True):
    """Do not buy, take or borrow."""


class LastCall(Move, frozen=True):
    """The time is over. Made by the table, never by a seat."""


AnyMove = Roll | Sail | Raid | Engage | Buy | Take | Borrow | Pass | LastCall | RaidShip | Fight | Surrender
