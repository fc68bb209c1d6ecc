"""Voyages on the Hidden Sea: how long they take, and what the best one from a square brings, in any match."""

from functools import cache
from typing import Final

from ...games.bounty.components import FEES, PACKS, PORTS, VALUES
from ...games.bounty.sea import Sea

PACE: Final = 4.0  # squares that a ship sails in a turn on average
SETTING_OUT: Final = 0.3  # turns that are lost on the way to a port because a throw does not fit exactly
MISSED: Final = 2.0  # turns until a ship that is already in a port can trade there
SLOWEST: Final = 0.5  # dubloons: the price of a turn for a seat that cannot trade at all
LEVEL: Final = 12  # dubloons: seats whose money differs by less have the same plan
NO_VOYAGE: Final = -1000.0  # less than any voyage brings
SAME: Final = 1e-6

MEAN: Final[list[float]] = [sum(VALUES[card] for card in pack) / len(pack) for pack in PACKS]
GAIN: Final[list[float]] = [mean - fee for mean, fee in zip(MEAN, FEES, strict=True)]
GREATEST: Final[float] = sum(GAIN)
ALL_FEES: Final[int] = sum(FEES)


def turns(steps: int) -> float:
    return steps / PACE + SETTING_OUT if steps else 0.0


class Routes:
    """The distances to all ports, and a plan for every amount of money."""

    def __init__(self, sea: Sea) -> None:
        self.ports: list[int] = sea.ports
        self.at_home: int = sea.home
        self.home: list[float] = [turns(steps) for steps in sea.steps[sea.home]]
        self.to_port: list[list[float]] = [[turns(steps) for steps in sea.steps[port]] for port in sea.ports]
        for port, square in enumerate(self.ports):
            self.to_port[port][square] = MISSED
        self.plans: list[Plan | None] = [None] * (ALL_FEES // LEVEL + 1)

    def plan(self, wealth: int) -> "Plan":
        """The plan of a seat that can spend so much."""
        level = min(max(wealth, 0), ALL_FEES) // LEVEL
        known = self.plans[level]
        if known is None:
            known = Plan(self, self.best_rate(level * LEVEL))
            self.plans[level] = known
        return known

    def best_rate(self, purse: int) -> float:
        """What the best voyage from Home Port earns in a turn: with this price of a turn, it brings nothing more."""
        rate = SLOWEST
        while True:
            better = Plan(self, rate).rate_from_home(purse)
            if better < rate + SAME:
                return rate
            rate = better


class Plan:
    """The best voyages at a price of a turn: what a ship could earn meanwhile. So it costs to wait in Home Port, too.

    `known` are the best continuations from the ports: what they bring, minus the price of their turns, and the turns.
    """

    def __init__(self, routes: Routes, rate: float) -> None:
        self.routes = routes
        self.rate = rate
        self.known: dict[int, tuple[float, float]] = {}

    def best(self, square: int, used: int, purse: int) -> float:
        """What the best voyage from `square` brings, minus the price of its turns: home directly, or to a port first.

        `used` has one bit for each port where the ship may not trade any more.
        """
        return max(-self.rate * self.routes.home[square], self.by_ports(square, used, purse)[0])

    def by_ports(self, square: int, used: int, purse: int) -> tuple[float, float]:
        """The best voyage that trades at least once, and its turns. Without money or ports there is none."""
        best, length = NO_VOYAGE, 0.0
        for port, fee in enumerate(FEES):
            if not used >> port & 1 and fee <= purse:
                leg = self.routes.to_port[port][square]
                gain = GAIN[port] - self.rate * leg
                if gain + GREATEST > best:
                    more, later = self.onward(port, used | 1 << port, purse - fee)
                    if gain + more > best:
                        best, length = gain + more, leg + later
        return best, length

    def onward(self, port: int, used: int, purse: int) -> tuple[float, float]:
        """The same from a port where the ship has just traded, or home. Cached."""
        key = (min(purse, ALL_FEES) << len(PORTS) | used) * len(PORTS) + port
        known = self.known.get(key)
        if known is None:
            home = self.routes.home[self.routes.ports[port]]
            known = self.by_ports(self.routes.ports[port], used, min(purse, ALL_FEES))
            if known[0] < -self.rate * home:
                known = (-self.rate * home, home)
            self.known[key] = known
        return known

    def rate_from_home(self, purse: int) -> float:
        """What the best voyage from Home Port at this price earns in a turn without it."""
        net, length = self.by_ports(self.routes.at_home, 0, purse)
        return net / length + self.rate if length else 0.0


@cache
def routes_on(sea: Sea) -> Routes:
    return Routes(sea)
