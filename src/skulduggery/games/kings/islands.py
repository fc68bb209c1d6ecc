"""Treasure islands: what a ship needs to dig. KP-5.02, KP-5.03, KP-5.05"""

from .components import TREASURE_MAP
from .state import Kings


def maps_needed(state: Kings, seat: int) -> int:
    """KP-5.03, KP-8.14"""
    ship = state.ships[seat]
    return max(0, state.setting.sea.clues[ship.place] - ship.abilities.clues)


def is_on_new_island(state: Kings, seat: int) -> bool:
    """KP-5.02, KP-5.05"""
    ship = state.ships[seat]
    return state.setting.sea.clues[ship.place] > 0 and not ship.dug >> ship.place & 1


def can_dig(state: Kings, seat: int) -> bool:
    """KP-5.02"""
    return is_on_new_island(state, seat) and state.ships[seat].hand[TREASURE_MAP] >= maps_needed(state, seat)
