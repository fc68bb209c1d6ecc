"""What counts in King of the Pirates: money and parts, crew, cards and supplies, the next gain, and the target."""

from typing import ClassVar, Final

from ...games.kings.components import PRICE
from ...games.kings.state import Kings
from ..heuristics.kings import RUM_VALUES, caught_soon, crew_value, hand_value, prospect
from .traits import PAIR, Traits, waits

THOUSAND: Final = 1000.0  # doubloons
FEW: Final = 3.0  # cannonballs


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
        "target reached",
    )
    told_as: ClassVar = {"target reached": "target"}
    burdens: ClassVar = ("scurvy", "caught", "waits")
    tables: ClassVar = {"two": {"players": PAIR}, "more": {"players": 4}}

    def table(self, state: Kings) -> str:
        return "two" if state.setting.players == PAIR else "more"

    def rows(self, state: Kings) -> list[list[float]]:
        return [row_of(state, seat) for seat in range(state.setting.players)]


def row_of(state: Kings, seat: int) -> list[float]:
    ship, players = state.ships[seat], state.setting.players
    parts = ship.parts.bit_count()
    near = (ship.money + PRICE * parts) / state.setting.target
    company = [crew_value(ship) / THOUSAND, hand_value(ship) / THOUSAND]
    supplies = [RUM_VALUES[min(ship.rum, len(RUM_VALUES) - 1)] / THOUSAND, ship.cannonballs / FEW, ship.scurvy / 2]
    future = [prospect(state, seat) / THOUSAND, caught_soon(state, seat), waits(seat, state.active, players)]
    return [ship.money / THOUSAND, float(parts), *company, *supplies, *future, near * near, float(near >= 1)]


TRAITS: Final = KingsTraits()
