"""Voyages on the Hidden Sea: how long they take, and what the best one from a square brings, in any match."""

import math
from functools import cache
from typing import Final

from .components import FEES, PACKS, PORTS, VALUES
from .sea import NO_PORT, Sea

PACE: Final = 4.0  # squares that a ship sails in a turn on average
SETTING_OUT: Final = 0.3  # turns that are lost on the way to a port because a throw does not fit exactly
MISSED: Final = 2.0  # turns until a ship that is already in a port can trade there
SLOWEST: Final = 0.5  # doubloons: the price of a turn for a ship that cannot trade at all
IDLE: Final = 6.0  # turns that a ship without money waits until the other one brings some
LEVEL: Final = 6  # doubloons: ships whose money differs by less have the same price of a turn
SAME: Final = 1e-6

MEAN: Final[list[float]] = [math.fsum([VALUES[card] for card in pack]) / len(pack) for pack in PACKS]
GAIN: Final[list[float]] = [mean - fee for mean, fee in zip(MEAN, FEES, strict=True)]
GREATEST: Final[float] = math.fsum(GAIN)
ALL_FEES: Final[int] = int(math.fsum(FEES))


def turns(steps: int) -> float:
    return steps / PACE + SETTING_OUT if steps else 0.0


class Voyage:
    """A way home by some ports, or directly. `net` is the gain minus the price of the turns. Never changes."""

    def __init__(self, net: float, turns: float, fees: int) -> None:
        self.net = net
        self.turns = turns
        self.fees = fees


class Routes:
    """The distances to Home Port and all ports, and a plan for every amount of money."""

    def __init__(self, sea: Sea) -> None:
        self.ports: list[int] = sea.ports
        self.at_home: int = sea.home
        self.home: list[float] = [turns(steps) for steps in sea.steps[sea.home]]
        self.to_port: list[list[float]] = [[turns(steps) for steps in sea.steps[port]] for port in sea.ports]
        for port, square in enumerate(self.ports):
            self.to_port[port][square] = MISSED
        self.plans: list[Plan | None] = [None] * (ALL_FEES // LEVEL + 1)

    def plan(self, wealth: int) -> "Plan":
        """The plan of a ship that can spend so much."""
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
            voyage = Plan(self, rate).by_ports(self.at_home, 0, purse)
            if voyage is None or voyage.net < SAME:
                return rate
            rate += voyage.net / voyage.turns


class Plan:
    """The best voyages at a price of a turn: what a ship could earn meanwhile. So it costs to wait in Home Port, too.

    `known` are the best continuations from the ports.
    """

    def __init__(self, routes: Routes, rate: float) -> None:
        self.routes = routes
        self.rate = rate
        self.known: dict[int, Voyage] = {}
        self.fresh: dict[int, float] = {}  # by money

    def best(self, square: int, used: int, purse: int, trading: int, cargo: int) -> Voyage:
        """The best voyage from `square`: home directly, or to a port first. An empty ship has nothing to do at home.

        `used` has one bit for each port where the ship may not trade any more. `trading` is the port where the ship may
        buy at once.
        """
        best = self.by_ports(square, used, purse)
        if best is None or cargo:
            directly = self.directly(square, purse + cargo)
            if best is None or directly.net > best.net:
                best = directly
        if trading != NO_PORT:
            after = self.onward(trading, used | 1 << trading, purse - FEES[trading])
            if GAIN[trading] + after.net > best.net:
                best = Voyage(GAIN[trading] + after.net, after.turns, FEES[trading] + after.fees)
        return best

    def directly(self, square: int, money: int) -> Voyage:
        """Home, where the next voyage begins with so much money."""
        home = self.routes.home[square]
        return Voyage(self.next_voyage(money) - self.rate * home, home, 0)

    def next_voyage(self, money: int) -> float:
        """What the next voyage from Home Port brings: less than nothing, if there is too little money. Cached."""
        money = min(max(money, 0), ALL_FEES)
        known = self.fresh.get(money)
        if known is None:
            voyage = self.by_ports(self.routes.at_home, 0, money)
            known = -self.rate * IDLE if voyage is None else min(0.0, max(voyage.net, -self.rate * IDLE))
            self.fresh[money] = known
        return known

    def by_ports(self, square: int, used: int, purse: int) -> Voyage | None:
        """The best voyage that trades at least once. Without money or ports there is none."""
        best: Voyage | None = None
        for port, fee in enumerate(FEES):
            if not used >> port & 1 and fee <= purse:
                leg = self.routes.to_port[port][square]
                if best is None or GREATEST - self.rate * leg > best.net:
                    after = self.onward(port, used | 1 << port, purse - fee)
                    net = GAIN[port] + after.net - self.rate * leg
                    if best is None or net > best.net:
                        best = Voyage(net, leg + after.turns, fee + after.fees)
        return best

    def onward(self, port: int, used: int, purse: int) -> Voyage:
        """The best way on from a port where the ship has just traded, or home. Cached."""
        purse = min(purse, ALL_FEES)
        key = (purse << len(PORTS) | used) * len(PORTS) + port
        known = self.known.get(key)
        if known is None:
            square = self.routes.ports[port]
            home = self.routes.home[square]
            known = Voyage(-self.rate * home, home, 0)
            best = self.by_ports(square, used, purse)
            if best is not None and best.net > known.net:
                known = best
            self.known[key] = known
        return known


@cache
def routes_on(sea: Sea) -> Routes:
    return Routes(sea)
