"""What counts in Pirates on the Prowl: chests, treasure on its way home, jobs, raids, dangers, and the target."""

from typing import ClassVar, Final

from ...bots.chances.traits import PAIR, Traits, waits
from .heuristic import MORE, TWO, Prospects, table_of
from .state import Prowl

K: Final = 1000.0  # doubloons


class ProwlTraits(Traits):
    names = (
        "chest",
        "treasure aboard",
        "winning treasure",
        "lost turns",
        "wrecked",
        "jobs",
        "next raid",
        "treasure at risk",
        "jobs at risk",
        "target",
        "cannons",
        "dead",
        "waits",
        "commands Davy",
    )
    told_as: ClassVar = {"target": "chest"}
    burdens: ClassVar = ("lost turns", "wrecked", "treasure at risk", "jobs at risk", "dead", "waits")
    tables: ClassVar = {TWO: {"players": PAIR}, MORE: {"players": 4}}

    def table(self, state: Prowl) -> str:
        return table_of(state)

    def rows(self, state: Prowl) -> list[list[float]]:
        scene = Prospects(state)
        players = state.setting.players
        rows: list[list[float]] = []
        for seat in range(players):
            row = fleet_row(scene, seat)
            rows.append([*row, waits(seat, state.active, players), 1.0 if state.commander == seat else 0.0])
        return rows


def fleet_row(scene: Prospects, seat: int) -> list[float]:
    """The numbers of all ships of a seat, added up."""
    total = [0.0] * 12
    for ship in scene.state.setting.fleets[seat]:
        for at, part in enumerate(ship_row(scene, ship)):
            total[at] += part
    return total


def ship_row(scene: Prospects, ship: int) -> list[float]:
    state, here = scene.state, scene.state.places[ship]
    if here < 0:
        return [0.0] * 11 + [1.0]
    speed = scene.speed(ship)
    late = scene.discount(scene.sea.steps_to(state.home(ship))[here] / speed)
    chest, aboard = state.chest_value(ship) / K, scene.treasure(ship)
    jobs, risk = scene.jobs(ship, here, speed), scene.risk(ship, here)
    target = scene.target(ship)
    wins = late if aboard and chest + aboard >= target else 0.0
    plight = [float(state.idle[ship]), 1.0 if state.wrecked[ship] else 0.0]
    plans = [jobs, scene.next_raid(ship, here), risk * aboard, risk * jobs]
    near = min(1.0, chest / target)  # with two ships, what one chest has too much does not help the other
    return [chest, aboard * late, wins, *plight, *plans, 4 * near * near, float(state.cannons(ship)), 0.0]


TRAITS: Final = ProwlTraits()
