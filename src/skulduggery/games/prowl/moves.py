"""The moves of Pirates on the Prowl (specification, section 8).

Fields are `14,7`, `cur:10,1`, `tortuga`, `home_blue`; ships are called by their colour; cards are `C01` or a kind of
treasure.
"""

from ...core.fields import PlaceId, ShipId
from ...core.messages import Move, any_move
from .fields import DealId, IslandId


class DavySail(Move, frozen=True):
    """Play Davy Jones first: throw his die."""


class DavySkip(Move, frozen=True):
    """Leave Davy Jones where he is this turn."""


class ChooseShip(Move, frozen=True):
    """Of two ships, the one that sails this turn."""

    colour: ShipId


class Roll(Move, frozen=True):
    """Throw the ship's die."""


class Sail(Move, frozen=True):
    """Also onto the own field: stay."""

    to: PlaceId


class Store(Move, frozen=True):
    """From the ship into the chest."""

    card: DealId


class Load(Move, frozen=True):
    """From the chest onto the ship."""

    card: DealId


class Swap(Move, frozen=True):
    """A Cargo Card on board against the one in the chest."""

    out: DealId
    into: DealId


class Trade(Move, frozen=True):
    card: DealId


class Dump(Move, frozen=True):
    """Into the sea with it."""

    card: DealId


class Raid(Move, frozen=True):
    """Take the top card of the blind stack."""


class Dig(Move, frozen=True):
    card: DealId


class Attack(Move, frozen=True):
    """A ship by its colour, or `davy`."""

    target: ShipId


class Exile(Move, frozen=True):
    """Put the beaten Prowler on an island."""

    island: IslandId


class Done(Move, frozen=True):
    """Do no more in this part of the turn."""


class Keep(Move, frozen=True):
    """All of the booty that is left."""


AnyMove = any_move(vars())
