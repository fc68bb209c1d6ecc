"""What counts in Port Blackwood: turns to victory in a race, and coins that will come home in a hoard."""

import math
from typing import ClassVar, Final

from ...bots.chances.traits import PAIR, Traits, waits
from .heuristic import Scene, ship_worth, turns_to_victory
from .state import Blackwood

ENOUGH: Final = 3  # more coins aboard or cannonballs than these change little
FAR: Final = 30  # squares: a ship without coins is not on its way home


class BlackwoodTraits(Traits):
    """The hoard has teams, so its numbers are added up for partners."""

    names = ("turns", "root of turns", "waits", "store", "aboard", "cannonballs", "way home", "coming home")
    told_as: ClassVar = {"root of turns": "turns"}
    burdens: ClassVar = ("turns", "waits", "way home")
    tables: ClassVar = {
        "race of two": {"players": PAIR},
        "race of more": {"players": 4},
        "hoard": {"players": 4, "mode": "hoard"},
    }

    def table(self, state: Blackwood) -> str:
        if not state.setting.race:
            return "hoard"
        return "race of two" if state.setting.players == PAIR else "race of more"

    def rows(self, state: Blackwood) -> list[list[float]]:
        scene = Scene(state)
        return [row_of(scene, seat) for seat in range(state.setting.players)]


def row_of(scene: Scene, seat: int) -> list[float]:
    state = scene.state
    fleet = state.setting.fleets[seat]
    turns = turns_to_victory(scene, seat) if state.setting.race else 0.0
    aboard, home, coming = 0, FAR, 0.0
    for ship in fleet:
        aboard += state.coins[ship]
        if state.coins[ship]:
            home = min(home, scene.home[state.places[ship]])
        if not state.setting.race:
            coming += ship_worth(scene, ship)
    turn = waits(seat, scene.next_seat, state.setting.players)
    stock = [min(aboard, ENOUGH) / ENOUGH, min(state.balls[seat], ENOUGH) / ENOUGH]
    return [turns / 10, math.sqrt(max(turns, 0.0)), turn, float(state.stores[seat]), *stock, home / FAR, coming]


TRAITS: Final = BlackwoodTraits()
