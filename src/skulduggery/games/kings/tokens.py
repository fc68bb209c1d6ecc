"""Rum, cannonballs and scurvy: the tokens on a ship. KP-4.02, KP-4.07, KP-4.08, KP-7.13, KP-7.14"""

from ...core.messages import Event
from .events import CannonballsChanged, RumChanged, ScurvyChanged
from .state import Ship


def set_rum(ship: Ship, seat: int, rum: int, log: list[Event]) -> None:
    if rum != ship.rum:
        log.append(RumChanged(seat, rum, rum - ship.rum))
        ship.rum = rum


def set_cannonballs(ship: Ship, seat: int, cannonballs: int, log: list[Event]) -> None:
    if cannonballs != ship.cannonballs:
        log.append(CannonballsChanged(seat, cannonballs, cannonballs - ship.cannonballs))
        ship.cannonballs = cannonballs


def set_scurvy(ship: Ship, seat: int, scurvy: int, log: list[Event]) -> None:
    """KP-7.13: no limit."""
    if scurvy != ship.scurvy:
        log.append(ScurvyChanged(seat, scurvy, scurvy - ship.scurvy))
        ship.scurvy = scurvy


def take_scurvy(ship: Ship, seat: int, log: list[Event]) -> None:
    """KP-7.14: unless an ability aboard protects from scurvy."""
    if not ship.abilities.no_scurvy:
        set_scurvy(ship, seat, ship.scurvy + 1, log)


def return_surplus(ship: Ship, seat: int, log: list[Event]) -> None:
    """KP-4.08: tokens for which there is no room any more go back."""
    set_rum(ship, seat, min(ship.rum, ship.rum_room()), log)
    set_cannonballs(ship, seat, min(ship.cannonballs, ship.cannonball_room()), log)


def supply(ship: Ship, seat: int, log: list[Event]) -> None:
    """KP-1.10, KP-4.07"""
    set_rum(ship, seat, ship.rum_room(), log)
    set_cannonballs(ship, seat, ship.cannonball_room(), log)


def end_voyage(ship: Ship, seat: int, log: list[Event]) -> None:
    """KP-4.02, KP-4.11: scurvy tokens off; what was dug and beaten may be again."""
    set_scurvy(ship, seat, 0, log)
    ship.dug = ship.beaten = 0
