"""Digging for treasure: declared, then a window for all seats, then the outcome. KP-5.*"""

from ...core.chance import Chance
from ...core.messages import Event
from .base import SEATS, SeatStep
from .components import TREASURE_MAP
from .events import DigDeclared, DigFailed, Dug
from .fighting import FIGHT_PHASES
from .hands import lay_down
from .islands import maps_needed
from .state import Kings
from .windows import DIG_WINDOW, OPEN_WINDOWS
from .winning import change_money


def declare(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-5.02, KP-5.04: the maps are on the table, for everybody to see; then the window.

    KP-5.06: after the dig comes the fight phase.
    """
    ship = state.ships[seat]
    maps = maps_needed(state, seat)
    ship.maps_shown = max(ship.maps_shown, maps)
    log.append(DigDeclared(seat, state.name(ship.place), maps, state.setting.sea.treasure[ship.place]))
    state.pending.append(FIGHT_PHASES[seat])
    state.pending.append(FINISH_DIGS[seat])
    state.pending.append(OPEN_WINDOWS[DIG_WINDOW])


def finish(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-5.01, KP-5.03 to KP-5.05; the need is worked out anew."""
    ship = state.ships[seat]
    maps, place = maps_needed(state, seat), state.name(ship.place)
    if ship.hand[TREASURE_MAP] < maps:
        ship.maps_most = maps - 1
        log.append(DigFailed(seat, place, maps))
        return
    for _ in range(maps):
        lay_down(state, ship, TREASURE_MAP)
    if not state.setting.digs_again:
        ship.dug |= 1 << ship.place
    treasure = state.setting.sea.treasure[ship.place]
    log.append(Dug(seat, place, maps, treasure))
    change_money(state, seat, treasure, "dig", log)


class FinishDig(SeatStep):
    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        finish(state, self.seat, log)


FINISH_DIGS = [FinishDig(seat) for seat in SEATS]
