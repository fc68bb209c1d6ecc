"""Who is told about: the players by seat, which of them reads the sentence, and whose ship is whose."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ..core.messages import View

YOU: Final = "you"  # the reader
PLAYER: Final = "player"  # another player, meant by their only ship
SELF: Final = "self"  # another player, who does something to themselves
OTHER: Final = "other"


class Crew(NamedTuple):
    """`you` is None where nobody in particular reads: several people at one screen, or a spectator."""

    names: Sequence[str]
    you: int | None = None
    fleet: Mapping[str, int] = {}  # the owner of each ship

    def owner(self, ship: object) -> int | None:
        """Who is meant by the ship, if its owner has no other."""
        seat = self.fleet.get(ship) if isinstance(ship, str) else None
        return seat if seat is not None and Counter(self.fleet.values())[seat] == 1 else None

    def is_player(self, seat: object, doer: object = None) -> str:
        """`doer`: who does something to this seat."""
        if seat is not None and seat == self.you:
            return YOU
        return SELF if seat is not None and seat == doer else OTHER

    def is_ship(self, ship: object) -> str:
        """One of several ships of a player is `other`: it is told by its own name."""
        seat = self.owner(ship)
        return OTHER if seat is None else YOU if seat == self.you else PLAYER


def crew_of(names: Sequence[str] | Crew) -> Crew:
    return names if isinstance(names, Crew) else Crew(names)


def fleet_of(view: View) -> dict[str, int]:
    """The owner of each ship in a view; empty in a game whose ships have no names of their own."""
    ships = getattr(view, "ships", ())
    return {ship.ship: ship.seat for ship in ships if hasattr(ship, "ship")}
