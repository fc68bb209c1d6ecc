"""Treasure islands: what a ship needs to dig. KP-5.02, KP-5.03, KP-5.07"""

from .components import TREASURE_MAP
from .state import Kings


def maps_needed(state: Kings, seat: int) -> int:
    """KP-5.03, KP-8.14"""
    return maps_needed_at(state, seat, state.ships[seat].place)


def maps_needed_at(state: Kings, seat: int, place: int) -> int:
    return max(0, state.setting.sea.clues[place] - state.ships[seat].abilities.clues)


def is_on_new_island(state: Kings, seat: int) -> bool:
    """KP-5.02, KP-5.07"""
    return is_new_island(state, seat, state.ships[seat].place)


def is_new_island(state: Kings, seat: int, place: int) -> bool:
    return state.setting.sea.clues[place] > 0 and not state.ships[seat].dug >> place & 1


def can_dig(state: Kings, seat: int) -> bool:
    """KP-5.02"""
    return is_on_new_island(state, seat) and state.ships[seat].hand[TREASURE_MAP] >= maps_needed(state, seat)
