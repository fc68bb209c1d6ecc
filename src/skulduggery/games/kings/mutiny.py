"""Mutinies, and how they are prevented. KP-7.06 to KP-7.09, KP-2.08"""

from ...core.messages import Event
from .components import KEELHAUL, NOBODY
from .crew import lose_pirate
from .errands import MUTINY_ANSWER, SEND, then
from .events import CardPlayed, Mutiny, MutinyDone, MutinyPrevented
from .hands import lay_down
from .state import Kings


def rise(state: Kings, seat: int, cause: str, log: list[Event]) -> None:
    """KP-7.07: the owner is asked if it has a card, whatever it is, or a scapegoat aboard: both are public."""
    ship = state.ships[seat]
    log.append(Mutiny(seat, cause))  # type: ignore[arg-type]  # one of the event's causes
    if ship.cards or ship.abilities.scapegoats:
        then(state, MUTINY_ANSWER, seat)
    else:
        succeed(state, seat, log)


def succeed(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-7.06, KP-7.08, KP-7.09: the captain goes, another takes the cabin, then the ship is sent to a hideout."""
    log.append(MutinyDone(seat))
    then(state, SEND, seat)
    captain = state.ships[seat].captain
    if captain != NOBODY:
        lose_pirate(state, seat, captain, "mutiny", log)


def keelhaul(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-8.13"""
    lay_down(state, state.ships[seat], KEELHAUL)
    log.append(CardPlayed(seat, "keelhaul"))
    log.append(MutinyPrevented(seat, "keelhaul"))


def blame(state: Kings, seat: int, pirate: int, log: list[Event]) -> None:
    """KP-7.07: a scapegoat captain may sacrifice himself, too."""
    lose_pirate(state, seat, pirate, "scapegoat", log)
    log.append(MutinyPrevented(seat, "scapegoat"))
