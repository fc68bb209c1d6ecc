"""Merchant, pirate or warship: what the top card of the hold makes of a ship. BO-R.*"""

from typing import Final

from ...core.messages import Event
from .components import CARDS, GOODS, KINDS, PIRATE, VALUES, WARSHIP
from .events import Revealed
from .fields import Attacker
from .state import EVERYBODY, Bounty

MERCHANT: Final = GOODS
TEMPORARY: Final = 3  # the holder of the commission
ATTACKERS: Final[dict[int, Attacker]] = {PIRATE: "pirate", WARSHIP: "warship"}  # goods are never shown


def role(state: Bounty, ship: int) -> int:
    """BO-R.01: only the top card decides, an empty hold is a merchant's. BO-R.08: the commission lies above it."""
    if state.commission == ship:
        return TEMPORARY
    kind = state.top_kind(ship)
    return kind if kind >= 0 else MERCHANT


def is_pirate(state: Bounty, ship: int) -> bool:
    """BO-R.07: a covered pirate card never counts again."""
    return role(state, ship) == PIRATE


def is_warship(state: Bounty, ship: int) -> bool:
    """BO-C.06: a temporary warship defends itself like any other."""
    return role(state, ship) >= WARSHIP


def is_known_pirate(state: Bounty, ship: int) -> bool:
    """BO-R.04"""
    return state.shown[ship] and state.top_kind(ship) == PIRATE


def is_known_warship(state: Bounty, ship: int) -> bool:
    """BO-R.04: the commission is always open."""
    return state.commission == ship or (state.shown[ship] and state.top_kind(ship) == WARSHIP)


def show_card(state: Bounty, ship: int, log: list[Event]) -> None:
    """BO-R.04: turn the top card up, where the commission does not speak for the ship."""
    if state.shown[ship] or state.commission == ship:
        return
    top = state.holds[ship][-1]
    state.shown[ship] = True
    top.known = EVERYBODY
    log.append(
        Revealed(state.owner(ship), state.ship_id(ship), CARDS[top.card], ATTACKERS[KINDS[top.card]], VALUES[top.card])
    )
