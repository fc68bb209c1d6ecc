"""What counts in Bounty: money, cargo, voyages, what can be won and lost at sea, and how near the target is."""

from typing import ClassVar, Final

from ...bots.chances.traits import PAIR, Traits, waits
from .heuristic import Prospects
from .state import Bounty

TEN: Final = 10.0  # doubloons
BONUS: Final = 60.0  # doubloons: the heuristic's bonus for a cargo that wins
USUAL: Final = 60  # doubloons that are aimed at if the match has no target


class BountyTraits(Traits):
    names = (
        "money",
        "cargo",
        "voyages",
        "hope",
        "danger",
        "winning cargo",
        "money at the end",
        "target",
        "waits",
        "distress",
    )
    told_as: ClassVar = {"money at the end": "money", "target": "money"}
    burdens: ClassVar = ("danger", "waits", "distress")
    tables: ClassVar = {
        "target of two": {"players": PAIR},
        "target of more": {"players": 4},
        "rounds": {"players": 4, "mode": "rounds"},
    }

    def table(self, state: Bounty) -> str:
        if not state.setting.target:
            return "rounds"
        return "target of two" if state.setting.players == PAIR else "target of more"

    def rows(self, state: Bounty) -> list[list[float]]:
        scene = Prospects(state)
        asked = state.asked()
        first = 0 if asked is None else asked.seat
        return [row_of(scene, seat, first) for seat in range(state.setting.players)]


def row_of(scene: Prospects, seat: int, first: int) -> list[float]:
    state, players = scene.state, scene.state.setting.players
    money = float(state.money(seat))
    voyages, finish = scene.voyages(seat), scene.finish(seat)
    cargo = hope = danger = distress = 0.0
    for ship in state.setting.fleets[seat]:
        cargo += scene.cargo[ship]
        if state.distress[ship]:
            distress += 1.0
        else:
            hope += scene.hope(ship)
            danger += scene.danger(ship)
    near = max(0.0, money) / (state.setting.target or USUAL)  # debts bring nobody nearer
    late = 0.0 if state.setting.target else money / (1 + max(0, scene.left))
    sums = [money / TEN, cargo / TEN, voyages / TEN, hope / TEN, danger / TEN, finish / BONUS]
    return [*sums, late / TEN, 4 * near * near, waits(seat, first, players), distress]


TRAITS: Final = BountyTraits()
