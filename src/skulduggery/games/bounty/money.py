"""Purses and what fills and empties them. BO-B.*, BO-D.01 to BO-D.07"""

from ...core.messages import Event
from .components import CHEAPEST, LOAN
from .events import Borrowed, DistressBegan, MoneyChanged
from .fields import MoneyReason
from .state import Bounty


def change_purse(state: Bounty, seat: int, change: int, reason: MoneyReason, log: list[Event]) -> None:
    """BO-B.01: the Bank never runs dry, so a purse is a plain number without limit."""
    if change:
        state.purses[seat] += change
        log.append(MoneyChanged(seat, change, reason, state.purses[seat], abs(change)))


def collect(state: Bounty, seat: int, amount: int, reason: MoneyReason, log: list[Event]) -> int:
    """BO-B.02: no purse gives more than it has. Says what it gave."""
    paid = min(amount, state.purses[seat])
    change_purse(state, seat, -paid, reason, log)
    return paid


def charge(state: Bounty, ship: int, amount: int, log: list[Event]) -> bool:
    """BO-D.01: who cannot pay in full pays what there is, and the ship is in distress. Says whether it was paid."""
    unpaid = amount - collect(state, state.owner(ship), amount, "charge", log)
    if unpaid and state.places[ship] != state.setting.sea.home and not state.distress[ship]:
        state.distress[ship] = True
        log.append(DistressBegan(state.owner(ship), state.ship_id(ship), unpaid))
    return unpaid == 0


def may_borrow(state: Bounty, seat: int, in_distress: bool) -> bool:
    """BO-D.05: after distress, or when the purse does not cover the cheapest fee."""
    return in_distress or state.purses[seat] < CHEAPEST


def borrow(state: Bounty, seat: int, log: list[Event]) -> None:
    """BO-D.05, BO-D.06: no interest, no limit."""
    state.loans[seat] += 1
    log.append(Borrowed(seat, state.loans[seat]))
    change_purse(state, seat, LOAN, "loan", log)
