"""The value of a position in Bounty, in doubloons: money, cargo, and what the ships can still earn.

The roles of others are those of the resampled state. A choice is tried in several of them, so a hidden role counts by
its odds.
"""

import math
from typing import Final

from ...bots.heuristics.heuristic import Heuristic
from ...bots.heuristics.search_plan import SearchPlan
from .cargo import used_ports
from .commission import robbers
from .components import AGAIN_FACE, FEES, PIRATE, PORT_OF, VALUES, WARSHIP
from .decisions import Attack, CommissionDecision, DefendDecision, TradeDecision
from .fights import rob
from .heuristic_routes import MISSED, Plan, Routes, Voyage, routes_on, turns
from .roles import TEMPORARY, is_known_pirate, is_known_warship, is_pirate, role
from .sea import NO_PORT
from .state import NOBODY, Bounty
from .winning import ranking

VICTORY: Final = 1000.0  # more than any value of a match that is not over
FINISH: Final = 60.0  # bonus for a cargo that wins the match once it is home
PATIENCE: Final = 0.93  # a gain loses value by this factor for every turn
RIVAL: Final = 0.35  # weight of the best rival's wealth
AT_SEA: Final = 0.75  # the part of a rival's cargo that probably comes home
PERILS: Final = 0.02  # the part of a cargo that is probably lost in each turn on the way home: trials, raids
NEVER: Final = 999.0  # turns
TOO_LATE: Final = 0.15  # the part of a cargo that counts if time is probably too short to bring it home
REACH: Final = AGAIN_FACE  # squares of the longest throw
RAIDS: Final = 0.6  # how often a pirate in reach attacks
HUNTS: Final = 0.8  # how often a warship in reach attacks a known pirate
LURKING: Final = 0.35  # the part of a reachable prize that counts for a pirate
CHASING: Final = 0.5  # the same for a warship that hunts a known pirate
REVENGE: Final = 0.5  # the same for the holder of the commission
HEAD_START: Final = 1.5  # turns by which a chase may take longer than the way home of the hunted ship
EVEN: Final = 0.5  # odds of a shoot-out


class BountyHeuristic(Heuristic):
    """With this value the bosun trades along good routes, raids and hunts where it pays, and sails home in time."""

    worlds = 4
    even_luck = True
    follow_ups = 0  # `Prospects` knows what a ship can buy or fetch that has arrived

    def value(self, state: Bounty, seat: int) -> float:
        if state.reason:
            return VICTORY / ranking(state)[seat] + state.money(seat)
        asked = state.asked()
        if isinstance(asked, DefendDecision):
            return self.value_of_raid(state, asked.attack, seat)
        scene = Prospects(state)
        rivals = [scene.wealth(other) for other in range(state.setting.players) if other != seat]
        return scene.own_worth(seat) - RIVAL * max(rivals)

    def value_of_raid(self, state: Bounty, attack: Attack, seat: int) -> float:
        """A raid that waits for its targets (BO-A.14): all pirates fight, and the raider wins with even odds."""
        pirates = [target for target in attack.targets if is_pirate(state, target)]
        won = self.value(after_raid(state, attack, pirates, attack.raider), seat)
        if not pirates:
            return won
        return EVEN * won + (1 - EVEN) * self.value(after_raid(state, attack, pirates, pirates[0]), seat)

    def plan(self) -> SearchPlan:
        return SearchPlan(turns=4, width=4, careful=True, sure=2.0, overrules=False)


def after_raid(state: Bounty, attack: Attack, pirates: list[int], winner: int) -> Bounty:
    after = state.copy()
    after.pending = []
    rob(after, winner, [attack.raider, *attack.targets], [attack.raider, *pirates], [])
    return after


class Prospects:
    """What all parts of the value need to know about a state, computed once."""

    def __init__(self, state: Bounty) -> None:
        self.state = state
        self.routes: Routes = routes_on(state.setting.sea)
        self.steps = state.setting.sea.steps
        self.cargo: list[int] = [self.face_value(ship) for ship in range(state.setting.ships)]
        self.left: int = state.last_round - state.round  # turns that every seat has after this round

    def face_value(self, ship: int) -> int:
        state, total = self.state, 0
        for cargo in state.holds[ship]:
            total += VALUES[cargo.card]
        for cargo in state.plunders[ship]:
            total += VALUES[cargo.card]
        return total

    def wealth(self, seat: int) -> float:
        """A rival's money and most of its cargo, and whether it needs only to come home."""
        cargo = math.fsum([self.cargo[ship] for ship in self.state.setting.fleets[seat]])
        return self.state.money(seat) + AT_SEA * cargo + self.finish(seat)

    def own_worth(self, seat: int) -> float:
        """Money, cargo, what the ships can still trade and win, minus what they can lose."""
        worth = self.state.money(seat) + self.voyages(seat) + self.finish(seat)
        for ship in self.state.setting.fleets[seat]:
            worth += self.ship_worth(ship)
        return worth

    def ship_worth(self, ship: int) -> float:
        """The value of one ship: its cargo, what it can win in its role, minus what it can lose."""
        home = self.routes.home[self.state.places[ship]]
        cargo = float(self.cargo[ship]) * (1.0 - PERILS * home)
        if home > self.left + 1:
            cargo *= TOO_LATE
        if self.state.distress[ship]:
            return cargo
        return cargo + self.hope(ship) - self.danger(ship)

    # --- trade

    def voyages(self, seat: int) -> float:
        """What trading can still bring. Two ships pay from one purse: one of them gets what the other leaves."""
        fleet, purse = self.state.setting.fleets[seat], self.state.purses[seat]
        plan = self.plan(seat)
        first = self.voyage(plan, fleet[0], purse)
        if len(fleet) == 1:
            return first.net
        second = self.voyage(plan, fleet[1], purse)
        if first.fees + second.fees <= purse:
            return first.net + second.net
        left_over = first.net + self.voyage(plan, fleet[1], purse - first.fees).net
        left_over = max(left_over, second.net + self.voyage(plan, fleet[0], purse - second.fees).net)
        half = purse // 2
        return max(left_over, self.voyage(plan, fleet[0], half).net + self.voyage(plan, fleet[1], half).net)

    def plan(self, seat: int) -> Plan:
        """By the money with which the voyages began, so that the price of a turn stays the same during a voyage."""
        state, money = self.state, self.state.purses[seat]
        for ship in state.setting.fleets[seat]:
            for cargo in state.holds[ship]:
                money += FEES[PORT_OF[cargo.card]]
        return self.routes.plan(money // state.setting.each)

    def voyage(self, plan: Plan, ship: int, purse: int) -> Voyage:
        """The best voyage of a ship. Known pirates and ships in distress only sail home."""
        state, square = self.state, self.state.places[ship]
        if state.distress[ship] or is_known_pirate(state, ship):
            return plan.directly(square, purse + self.cargo[ship])
        used = used_ports(state, ship)
        for port, pack in enumerate(state.packs):
            if not pack:
                used |= 1 << port
        asked = state.asked()
        trades = isinstance(asked, TradeDecision) and asked.ship == ship
        port = state.setting.sea.port_at[square] if trades else NO_PORT
        port = port if trades and FEES[port] <= purse else NO_PORT
        return plan.best(square, used, purse, port, self.cargo[ship])

    def finish(self, seat: int) -> float:
        """A bonus, if the cargo of one ship, or of all, is enough to reach the target once it is home. BO-E.01"""
        state, target = self.state, self.state.setting.target
        need = target - state.money(seat)
        if not target:
            return 0.0
        carried, latest, soonest = 0, 0.0, NEVER
        for ship in state.setting.fleets[seat]:
            if self.cargo[ship]:
                home = self.routes.home[state.places[ship]]
                carried += self.cargo[ship]
                latest = max(latest, home)
                if self.cargo[ship] >= need:
                    soonest = min(soonest, home)
        if carried >= need:
            soonest = min(soonest, latest)
        return FINISH * float(PATIENCE**soonest) if soonest < NEVER else 0.0

    # --- roles

    def hope(self, ship: int) -> float:
        """What the ship can expect to win in its role."""
        state = self.state
        mine = role(state, ship)
        if mine == PIRATE:
            return LURKING * self.best_prize(ship)
        if mine == WARSHIP:
            return CHASING * self.best_quarry(ship)
        hunted = robbers(state, ship)
        if not hunted:
            return 0.0
        robber = max(hunted, key=lambda other: self.cargo[other])
        asked = state.asked()
        if mine == TEMPORARY or (isinstance(asked, CommissionDecision) and asked.ship == ship):
            return REVENGE * self.chase(ship, state.places[ship], robber, 0.0)
        if state.commission != NOBODY or is_known_pirate(state, ship):
            return 0.0
        island = state.setting.sea.admiralty
        fetch = turns(self.steps[state.places[ship]][island]) or MISSED
        return REVENGE * self.chase(ship, island, robber, fetch)

    def best_prize(self, ship: int) -> float:
        """The value of the best ship to raid: much cargo, near."""
        state, best = self.state, 0.0
        field = self.steps[state.places[ship]]
        for other, square in enumerate(state.places):
            if self.is_prize(ship, other) and not is_known_warship(state, other):
                best = max(best, self.cargo[other] * float(PATIENCE ** (2 * turns(field[square]))))
        return best

    def best_quarry(self, ship: int) -> float:
        state, best = self.state, 0.0
        for other in range(state.setting.ships):
            if is_known_pirate(state, other) and state.owner(other) != state.owner(ship):
                best = max(best, self.chase(ship, state.places[ship], other, 0.0))
        return best

    def chase(self, ship: int, start: int, quarry: int, before: float) -> float:
        """The cargo of `quarry`, if it can be caught on its way home. The chase begins after `before` turns."""
        state = self.state
        if not self.cargo[quarry]:
            return 0.0
        needed = before + turns(self.steps[start][state.places[quarry]])
        if needed > self.routes.home[state.places[quarry]] + HEAD_START:
            return 0.0
        return self.cargo[quarry] * float(PATIENCE ** (2 * needed))

    def danger(self, ship: int) -> float:
        """The cargo that this ship will probably lose before its next move."""
        state = self.state
        if not self.cargo[ship] or state.is_safe(ship):
            return 0.0
        mine, field = role(state, ship), self.steps[state.places[ship]]
        lost = 0.0
        for other, square in enumerate(state.places):
            if state.owner(other) != state.owner(ship) and field[square] <= REACH:
                lost += reach_odds(field[square]) * self.threat(ship, mine, other)
        return self.cargo[ship] * min(1.0, lost)

    def threat(self, ship: int, mine: int, other: int) -> float:
        """The odds that an enemy in reach takes the cargo. Pirates are no threat to a warship."""
        state = self.state
        theirs = role(state, other)
        if theirs == PIRATE:
            if mine >= WARSHIP:
                return 0.0
            return RAIDS * (EVEN if mine == PIRATE else 1.0)
        if theirs == WARSHIP and is_known_pirate(state, ship):
            return HUNTS
        return HUNTS if theirs == TEMPORARY and ship in robbers(state, other) else 0.0

    def is_prize(self, ship: int, other: int) -> bool:
        state = self.state
        return state.owner(other) != state.owner(ship) and not state.is_safe(other) and self.cargo[other] > 0


def reach_odds(steps: int) -> float:
    """The odds that one throw of 2 to 6 is large enough."""
    return (REACH + 1 - max(steps, 2)) / REACH


HEURISTIC: Final = BountyHeuristic()
