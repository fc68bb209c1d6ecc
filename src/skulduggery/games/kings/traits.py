"""What counts in King of the Pirates: money and parts, crew, cards and supplies, the next gain, and the target.

Only money counts towards the target (KP-11.02). What a part is worth depends on how far the target is, so the weights
differ by target: in a match to 5,000 a part costs half of what wins.
"""

from typing import ClassVar, Final

from ...bots.chances.traits import PAIR, Traits, waits
from .heuristic import RUM_VALUES, caught_soon, crew_value, hand_value, prospect
from .state import Kings

THOUSAND: Final = 1000.0  # doubloons
FEW: Final = 3.0  # cannonballs
TARGETS: Final = (5000, 7500, 10000)  # doubloons, as in the options
TABLES: Final = {
    f"{many} to {target}": {"players": players, "target": target}
    for target in TARGETS
    for many, players in (("two", PAIR), ("more", 4))
}


class KingsTraits(Traits):
    names = (
        "money",
        "parts",
        "crew",
        "hand",
        "rum",
        "cannonballs",
        "scurvy",
        "next gain",
        "caught",
        "waits",
        "target",
    )
    told_as: ClassVar = {"target": "money"}
    burdens: ClassVar = ("scurvy", "caught", "waits")
    tables: ClassVar = TABLES

    def table(self, state: Kings) -> str:
        return f"{'two' if state.setting.players == PAIR else 'more'} to {state.setting.target}"

    def rows(self, state: Kings) -> list[list[float]]:
        return [row_of(state, seat) for seat in range(state.setting.players)]


def row_of(state: Kings, seat: int) -> list[float]:
    ship, players = state.ships[seat], state.setting.players
    near = ship.money / state.setting.target
    company = [crew_value(ship) / THOUSAND, hand_value(ship) / THOUSAND]
    supplies = [RUM_VALUES[min(ship.rum, len(RUM_VALUES) - 1)] / THOUSAND, ship.cannonballs / FEW, ship.scurvy / 2]
    future = [prospect(state, seat) / THOUSAND, caught_soon(state, seat), waits(seat, state.active, players)]
    return [ship.money / THOUSAND, float(ship.parts.bit_count()), *company, *supplies, *future, near * near]


TRAITS: Final = KingsTraits()
