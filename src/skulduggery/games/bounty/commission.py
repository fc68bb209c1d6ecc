"""Claims of the robbed, and the commission that makes a ship a temporary warship. BO-C.*"""

from ...core.messages import Event
from .events import ClaimEnded, ClaimMade, CommissionReturned, CommissionTaken
from .fields import ClaimEnd, Return
from .roles import is_known_pirate
from .state import NOBODY, Bounty


def robbers(state: Bounty, ship: int) -> list[int]:
    """BO-C.04, BO-C.13: whom this ship may hunt: who robbed it, and then who robbed a ship of the same player."""
    return [state.claims[robbed] for robbed in state.setting.avenged[ship] if state.claims[robbed] != NOBODY]


def make_claim(state: Bounty, ship: int, robber: int, log: list[Event]) -> None:
    """BO-A.12: one claim per ship, a newer one replaces the older. BO-C.12: by house rule the first one stays."""
    if state.setting.keeps_first_claim and state.claims[ship] != NOBODY:
        return
    state.claims[ship] = robber
    log.append(ClaimMade(state.owner(ship), state.ship_id(ship), state.ship_id(robber)))


def is_offered(state: Bounty, ship: int) -> bool:
    """BO-C.03; BO-C.02: it is a race."""
    if state.commission != NOBODY or not robbers(state, ship):
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
    """BO-C.08, BO-C.09: of a ship that comes home or is found guilty; it hunts nobody any more."""
    give_back(state, ship, reason, log)
    drop_claim(state, ship, reason, log)


def stop_hunting(state: Bounty, ship: int, reason: ClaimEnd, log: list[Event]) -> None:
    """BO-C.07, BO-C.09: the holder of the commission gives it back, and the claims that it served end."""
    give_back(state, ship, reason, log)
    for robbed in state.setting.avenged[ship]:
        drop_claim(state, robbed, reason, log)


def end_claims_on(state: Bounty, robber: int, reason: ClaimEnd, log: list[Event], captor: int = NOBODY) -> None:
    """BO-C.07 to BO-C.09: the robber came home, or is no pirate any more."""
    for ship in range(state.setting.ships):
        if state.claims[ship] == robber:
            avenged = captor != NOBODY and ship in state.setting.avenged[captor]
            drop_claim(state, ship, "captured" if avenged else reason, log)


def drop_claim(state: Bounty, ship: int, reason: ClaimEnd, log: list[Event]) -> None:
    """Without any robber to hunt there is no commission either."""
    if state.claims[ship] == NOBODY:
        return
    state.claims[ship] = NOBODY
    holder = state.commission
    if holder != NOBODY and not robbers(state, holder):
        give_back(state, holder, reason, log)
    log.append(ClaimEnded(state.owner(ship), state.ship_id(ship), reason))
