"""Claims of the robbed, and the commission that makes a ship a temporary warship. BO-C.*"""

from ...core.messages import Event
from .events import ClaimEnded, ClaimMade, CommissionReturned, CommissionTaken
from .fields import ClaimEnd, Return
from .roles import is_known_pirate
from .state import NOBODY, Bounty


def make_claim(state: Bounty, ship: int, robber: int, log: list[Event]) -> None:
    """BO-A.12: one claim per ship, a newer one replaces the older."""
    state.claims[ship] = robber
    log.append(ClaimMade(state.owner(ship), state.ship_id(ship), state.ship_id(robber)))


def is_offered(state: Bounty, ship: int) -> bool:
    """BO-C.03; BO-C.02: it is a race."""
    if state.commission != NOBODY or state.claims[ship] == NOBODY:
        return False
    return not state.distress[ship] and not is_known_pirate(state, ship)


def take_commission(state: Bounty, ship: int, log: list[Event]) -> None:
    """BO-C.01, BO-C.04"""
    state.commission = ship
    log.append(CommissionTaken(state.owner(ship), state.ship_id(ship)))


def give_back(state: Bounty, ship: int, reason: Return, log: list[Event]) -> None:
    """BO-C.07, BO-C.08"""
    if state.commission == ship:
        state.commission = NOBODY
        log.append(CommissionReturned(state.owner(ship), state.ship_id(ship), reason))


def end_claim(state: Bounty, ship: int, reason: ClaimEnd, log: list[Event]) -> None:
    """BO-C.09: without a claim there is no commission either."""
    give_back(state, ship, reason, log)
    if state.claims[ship] != NOBODY:
        state.claims[ship] = NOBODY
        log.append(ClaimEnded(state.owner(ship), state.ship_id(ship), reason))


def end_claims_on(state: Bounty, robber: int, reason: ClaimEnd, log: list[Event], captor: int = NOBODY) -> None:
    """BO-C.07 to BO-C.09: the robber came home, or is no pirate any more."""
    for ship in range(state.setting.ships):
        if state.claims[ship] == robber:
            end_claim(state, ship, "captured" if ship == captor else reason, log)
