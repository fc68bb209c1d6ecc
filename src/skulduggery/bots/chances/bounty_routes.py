"""The voyages by which the weights of Bounty were fitted: with one price of a turn for everybody."""

from functools import cache
from typing import Final

from ...games.bounty.components import FEES, PACKS, PORTS, VALUES
from ...games.bounty.sea import Sea

PACE: Final = 4.0  # squares that a ship sails in a turn on average
SETTING_OUT: Final = 0.3  # turns that are lost on the way to a port because a throw does not fit exactly
MISSED: Final = 2.0  # turns until a ship that is already in a port can trade there
TURN: Final = 2.4  # dubloons that a good merchant earns in a turn: the price of a turn
HAZARD: Final = 0.3  # dubloons that each turn costs a loaded ship on average, by chest cards and attacks

MEAN: Final[list[float]] = [sum(VALUES[card] for card in pack) / len(pack) for pack in PACKS]
GAIN: Final[list[float]] = [mean - fee for mean, fee in zip(MEAN, FEES, strict=True)]
GREATEST: Final[float] = sum(GAIN)
ALL_FEES: Final[int] = sum(FEES)


def turns(steps: int) -> float:
    return steps / PACE + SETTING_OUT if steps else 0.0


class Routes:
    """The distances to all ports, and a cache of the best continuation from each port."""

    def __init__(self, sea: Sea) -> None:
        self.ports: list[int] = sea.ports
        self.home: list[float] = [turns(steps) for steps in sea.steps[sea.home]]
        self.to_port: list[list[float]] = [[turns(steps) for steps in sea.steps[port]] for port in sea.ports]
        for port, square in enumerate(self.ports):
            self.to_port[port][square] = MISSED
        self.known: dict[int, float] = {}

    def best(self, square: int, used: int, purse: int) -> float:
        """What the best voyage from `square` brings, minus the price of its turns: home directly, or to a port first.

        `used` has one bit for each port where the ship may not trade any more.
        """
        best = -(TURN + HAZARD) * self.home[square]
        for port, fee in enumerate(FEES):
            if not used >> port & 1 and fee <= purse:
                leg = GAIN[port] - (TURN + HAZARD) * self.to_port[port][square]
                if leg + GREATEST > best:
                    best = max(best, leg + self.onward(port, used | 1 << port, purse - fee))
        return best

    def onward(self, port: int, used: int, purse: int) -> float:
        """The same from a port where the ship has just traded. Cached."""
        key = (min(purse, ALL_FEES) << len(PORTS) | used) * len(PORTS) + port
        known = self.known.get(key)
        if known is None:
            known = self.best(self.ports[port], used, min(purse, ALL_FEES))
            self.known[key] = known
        return known


@cache
def routes_on(sea: Sea) -> Routes:
    return Routes(sea)
