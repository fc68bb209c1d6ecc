"""Treasure islands. KP-5.*"""

from ...core.messages import Event
from .components import TREASURE_MAP
from .errands import DIG_WINDOW, FIGHT, OPEN_WINDOW, then
from .events import DigDeclared, DigFailed, Dug
from .hands import lay_down
from .state import Kings
from .winning import change_money


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


def declare(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-5.02, KP-5.04: the maps are on the table, for everybody to see; then the window."""
    ship = state.ships[seat]
    maps = maps_needed(state, seat)
    ship.maps_shown = max(ship.maps_shown, maps)
    log.append(DigDeclared(seat, state.name(ship.place), maps, state.setting.sea.treasure[ship.place]))
    then(state, OPEN_WINDOW, DIG_WINDOW)


def finish(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-5.01, KP-5.03, KP-5.04, KP-5.06: the need is worked out anew; afterwards comes the fight phase."""
    ship = state.ships[seat]
    maps, place = maps_needed(state, seat), state.name(ship.place)
    then(state, FIGHT, seat)
    if ship.hand[TREASURE_MAP] < maps:
        ship.maps_most = maps - 1
        log.append(DigFailed(seat, place, maps))
        return
    for _ in range(maps):
        lay_down(state, ship, TREASURE_MAP)
    ship.dug |= 1 << ship.place
    treasure = state.setting.sea.treasure[ship.place]
    log.append(Dug(seat, place, maps, treasure))
    change_money(state, seat, treasure, "dig", log)
