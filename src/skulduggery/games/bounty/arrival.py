"""Coming into a harbour: what is done at once, and what is asked then. BO-H.*, section 5 (arrival)"""

from typing import Final

from ...core.messages import Event
from .cargo import may_trade, return_to_packs
from .commission import end_claim, end_claims_on, is_offered
from .components import CARDS, VALUES
from .events import DistressEnded, ShipMoved, Sold
from .fields import Cause
from .money import change_purse, may_borrow
from .state import Bounty
from .winning import check_target

# What follows a move or a chest card.
END_OF_ROLL: Final = 0
ROLL_AGAIN: Final = 1
TRADE: Final = 2
COMMISSION: Final = 3
LOAN: Final = 4


def move_ship(state: Bounty, ship: int, to: int, cause: Cause, log: list[Event]) -> None:
    """BO-M.10: a chest card carries a ship off without a path."""
    sea, start = state.setting.sea, state.places[ship]
    path = (sea.names[start], sea.names[to]) if cause == "chest" else sea.path(start, to)
    state.places[ship] = to
    log.append(ShipMoved(state.owner(ship), state.ship_id(ship), sea.names[start], sea.names[to], path, cause))


def arrive(state: Bounty, ship: int, log: list[Event]) -> int:
    """By sailing, by staying, or by a chest card: in a harbour that is all the same."""
    sea, square = state.setting.sea, state.places[ship]
    if square == sea.home:
        return come_home(state, ship, log)
    if square == sea.admiralty:
        return COMMISSION if is_offered(state, ship) else END_OF_ROLL
    return TRADE if may_trade(state, ship) else END_OF_ROLL


def come_home(state: Bounty, ship: int, log: list[Event]) -> int:
    """BO-H.01, BO-H.03, BO-D.04: sell everything, end every role, claim and distress; then perhaps a loan (BO-D.05)."""
    in_distress = state.distress[ship]
    sell(state, ship, log)
    state.used[ship] = 0
    end_claim(state, ship, "home", log)
    end_claims_on(state, ship, "robber_home", log)
    if in_distress:
        state.distress[ship] = False
        log.append(DistressEnded(state.owner(ship), state.ship_id(ship)))
    if check_target(state, log):
        return END_OF_ROLL
    return LOAN if may_borrow(state, state.owner(ship), in_distress) else END_OF_ROLL


def sell(state: Bounty, ship: int, log: list[Event]) -> None:
    """BO-H.01: the Bank pays the face value of every card, and sees them all; BO-H.02: they go back to their packs."""
    if not state.has_cargo(ship):
        return
    cards = [cargo.card for cargo in state.cargo(ship)]
    total = sum([VALUES[card] for card in cards])
    log.append(Sold(state.owner(ship), state.ship_id(ship), tuple([CARDS[card] for card in cards]), total))
    change_purse(state, state.owner(ship), total, "sale", log)
    log.append(return_to_packs(state, ship))
