"""What a ship does where its movement ends in a hideout. KP-4.*"""

from ...core.chance import Chance
from ...core.messages import Event
from .components import PARTS, PRICE
from .crew import appoint, take_aboard
from .dutchman import end_voyage, supply
from .errands import BUYS, CREW, CREW_CAPTAIN, CREW_DISCARD, DOCK_BUY, END_TURN, HIRE, LEAVE, then
from .events import PartBought
from .state import Kings
from .winning import pay_for_part


def dock(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-4.02: tokens off, parts, hiring, supplies, in this order. KP-4.12: no fight."""
    end_voyage(state.ships[seat], seat, log)
    then(state, BUYS, seat)


def parts_for_sale(state: Kings, seat: int) -> list[int]:
    """KP-4.03: one of each for a ship, as long as the money lasts."""
    ship = state.ships[seat]
    if ship.money < PRICE:
        return []
    return [part for part in range(len(PARTS)) if not ship.parts >> part & 1]


def offer_parts(state: Kings, seat: int) -> None:
    then(state, DOCK_BUY if parts_for_sale(state, seat) else HIRE, seat)


def buy(state: Kings, seat: int, part: int, log: list[Event]) -> None:
    """KP-4.03, KP-11.01"""
    state.ships[seat].parts |= 1 << part
    log.append(PartBought(seat, PARTS[part]))  # type: ignore[arg-type]  # the name of a part
    pay_for_part(state, seat, log)
    then(state, BUYS, seat)


def hire(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """KP-4.04: as many as there are free places, plus one."""
    ship = state.ships[seat]
    then(state, CREW, seat)
    take_aboard(state, seat, ship.places() - len(ship.crew) + 1, chance, log)


def sort_crew(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-4.04, KP-4.06: discard until all fit, then the captain may be appointed anew."""
    ship = state.ships[seat]
    if len(ship.crew) > ship.places():
        then(state, CREW, seat)
        then(state, CREW_DISCARD, seat)
        return
    then(state, LEAVE, seat)
    if len(ship.crew) > 1:
        then(state, CREW_CAPTAIN, seat)
    elif ship.crew:
        appoint(state, seat, ship.crew[0], log)


def leave(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-4.07"""
    supply(state.ships[seat], seat, log)
    then(state, END_TURN, seat)
