"""The value of a position in Pirates on the Prowl, in thousands of doubloons: chests, treasure on board, the jobs of
the Cargo Cards, the next raid, and what rivals may take before.
"""

from typing import Final

from ...core.game import Decision
from ...core.messages import Move
from ...games.prowl.battle import is_battlefield
from ...games.prowl.components import CARGOES, EXTRAS, MASTS, NO_CARD, REWARDS, VALUES
from ...games.prowl.decisions import DavyMoveDecision
from ...games.prowl.state import NOBODY, Prowl, value_of
from ...games.prowl.winning import places
from .heuristic import Heuristic
from .prowl_davy import best_prize, promising_courses
from .search_plan import SearchPlan

K: Final = 1000.0
VICTORY: Final = 1000.0  # more than any value of a match that is not over
FINISH: Final = 4.0  # bonus for treasure that wins the match once it is home
PATIENCE: Final = 0.92  # a gain loses value by this factor for every turn, in the bosun's eyes
PATIENT: Final = 0.97  # the same for captain and admiral at a table for two: they go further for a large reward
PAIR: Final = 2  # players
DIE: Final = 3.5  # steps of a throw, on average
PROWL: Final = 3.0  # additional steps of a ship without cards
CRUISE: Final = 4.5  # steps a turn on the way to the next raid
JOB: Final = 0.88  # weight of a reward that is still to be earned
ABOARD: Final = 0.93  # weight of a treasure on board: it is not home yet
LATER: Final = (1.0, 0.6, 0.4)  # weights of the best job, the second and the third: they are in different directions
IN_CHEST: Final = 0.2  # weight of a job whose extra card is in the chest at home
MISSING: Final = 0.08  # weight of a job whose extra card is missing, or whose reward is sold out
RAID: Final = (0.15, 0.36, 0.45, 0.5)  # value of the next raid, by the number of free masts
TOO_LATE: Final = 0.15  # weight of what will probably not come home before the last round
RIVAL: Final = 0.3  # weight of the best rival's wealth
AT_SEA: Final = 0.6  # weight of a rival's treasure on board
BOLD: Final = 0.18  # how often a rival in reach attacks
MOST_RISK: Final = 0.7
HAUNT: Final = 0.12  # weight of the best prize that Davy could sink for his commander
IDLE: Final = 0.12  # the price of a lost turn
OVERFULL: Final = 0.1  # weight of what a chest holds beyond the target, if another chest must also be filled


class ProwlHeuristic(Heuristic):
    """The value for the bots. One resampled state is enough, because most cards on ships are known."""

    def __init__(self, patience_of_pairs: float = PATIENCE) -> None:
        self.patience_of_pairs = patience_of_pairs

    def value(self, state: Prowl, seat: int) -> float:
        if state.reason:
            return VICTORY / places(state)[seat] + state.wealth(seat) / K
        outlook = Prospects(state, self.patience_of_pairs if state.setting.players == PAIR else PATIENCE)
        own = 0.0
        for ship in state.setting.fleets[seat]:
            own += outlook.ship_worth(ship)
        best = 0.0
        for other in range(state.setting.players):
            if other != seat:
                best = max(best, outlook.rival_worth(other))
        return own + outlook.davy_worth(seat) - RIVAL * best

    def promising(self, state: Prowl, asked: Decision, moves: list[Move]) -> list[Move]:
        return promising_courses(state, asked.seat, moves) if isinstance(asked, DavyMoveDecision) else moves

    def plan(self) -> SearchPlan:
        return SearchPlan(width=4, careful=True, sure=2.5, overrules=False)

    def patient(self) -> Heuristic:
        return ProwlHeuristic(PATIENT)


class Prospects:
    """What all parts of the value need to know about a state, computed once."""

    def __init__(self, state: Prowl, patience: float = PATIENCE) -> None:
        self.state = state
        self.patience = patience
        self.sea = state.setting.sea
        self.left: int = state.setting.last_round - state.round
        self.target: float = state.setting.target / K

    def discount(self, turns: float) -> float:
        """The factor for a gain that takes this many turns; small, if the match will be over before."""
        worth = float(self.patience**turns)
        return worth * TOO_LATE if turns > self.left + 1 else worth

    def rival_worth(self, seat: int) -> float:
        return (self.state.wealth(seat) + AT_SEA * self.state.treasure_aboard(seat)) / K

    def ship_worth(self, ship: int) -> float:
        state, here = self.state, self.state.pos[ship]
        if here < 0:
            return 0.0
        speed = DIE + (state.cargoes(ship) if state.cards[ship] else PROWL)
        to_home = self.sea.steps_to(state.home(ship))[here] / speed
        chest = state.chest_value(ship) / K
        aboard = self.treasure(ship)
        coming = aboard * ABOARD * self.discount(to_home)
        worth = chest + coming - IDLE * state.idle[ship]
        if state.setting.each > 1 and chest > self.target:
            worth -= (1.0 - OVERFULL) * (chest - self.target)
        if aboard and chest + aboard >= self.target:
            worth += FINISH * self.discount(to_home)
        if state.wrecked[ship]:
            return worth + float(self.patience**to_home) - 1.0
        jobs = self.jobs(ship, here, speed)
        return worth + jobs + self.next_raid(ship, here) - self.risk(ship, here) * (coming + 0.5 * jobs)

    def treasure(self, ship: int) -> float:
        return value_of(self.state.cards[ship]) / K

    def jobs(self, ship: int, here: int, speed: float) -> float:
        """The value of all Cargo Cards on board. An extra card pays for one job only, so it counts for the best one."""
        found: list[tuple[float, int]] = []
        for card in self.state.cards[ship]:
            if card.face < CARGOES:
                found.append((self.job(ship, card.face, here, speed), card.face))
        found.sort(reverse=True)
        total = 0.0
        spent: list[int] = []
        for at, (job, face) in enumerate(found):
            extra = EXTRAS[face]
            worth = profit_of(face) * MISSING if extra in spent else job
            if extra != NO_CARD:
                spent.append(extra)
            total += worth * LATER[min(at, len(LATER) - 1)]
        return total

    def job(self, ship: int, card: int, here: int, speed: float) -> float:
        """The value of one job: the reward, minus what the extra card would bring if it came home unused.

        Both are discounted by the way. A job that cannot be done yet is worth little.
        """
        state, extra, home = self.state, EXTRAS[card], self.state.home(ship)
        to_home, there = self.sea.steps_to(home), self.sea.destination[card]
        back = to_home[there] / DIE
        if state.stock[REWARDS[card] - CARGOES] == 0:
            return profit_of(card) * MISSING
        if extra == NO_CARD or state.has(ship, extra):
            reward = JOB * VALUES[REWARDS[card]] / K
            worth = reward * self.discount(self.sea.steps_to(there)[here] / speed + back)
            paid = 0.0 if extra == NO_CARD else ABOARD * VALUES[extra] / K * self.discount(to_home[here] / speed)
            return max(worth - paid, 0.0)
        for stored in state.chests[ship]:
            if stored.face == extra:
                fetch = (to_home[here] + self.sea.steps_to(there)[home]) / speed
                return profit_of(card) * IN_CHEST * self.discount(fetch + back)
        return profit_of(card) * MISSING

    def next_raid(self, ship: int, here: int) -> float:
        """The value of the nearest town that may be raided, by the number of free masts."""
        state = self.state
        free = MASTS - len(state.cards[ship])
        best = 0.0
        own = self.sea.own_towns[state.colours[ship]]
        for town in self.sea.towns:
            if town not in own and town != state.last_raid[ship]:
                best = max(best, self.discount(self.sea.steps_to(town)[here] / CRUISE))
        return RAID[max(free, 0)] * best

    def risk(self, ship: int, here: int) -> float:
        """The odds that somebody attacks the ship and wins before its next move."""
        state = self.state
        if not state.cards[ship] or not is_battlefield(state.setting, here):
            return 0.0
        steps, seat, cannons = self.sea.steps_to(here), state.owner(ship), state.cannons(ship)
        risk = 0.0
        for other, field in enumerate(state.pos):
            if field >= 0 and state.owner(other) != seat and not state.idle[other] and not state.wrecked[other]:
                bonus = state.cargoes(other) if state.cards[other] else 3
                risk += in_reach(steps[field], bonus) * odds(state.cannons(other), cannons)
        if state.commander not in (NOBODY, seat):
            risk += in_reach(steps[state.davy], 3) * odds(1, cannons)
        return min(MOST_RISK, BOLD * risk)

    def davy_worth(self, seat: int) -> float:
        """What the commander of Davy Jones can expect to sink."""
        return HAUNT * best_prize(self.state, seat)[0] if self.state.commander == seat else 0.0


def profit_of(card: int) -> float:
    """The value of the reward minus the value of the extra card."""
    return (VALUES[REWARDS[card]] - (0 if EXTRAS[card] == NO_CARD else VALUES[EXTRAS[card]])) / K


def in_reach(steps: int, bonus: int) -> float:
    """The odds that a throw with this bonus is enough to attack from this distance."""
    return min(1.0, max(0.0, (bonus + 8 - steps) / 6))


def odds(attack: int, defence: int) -> float:
    """The odds of an attack: 42 % with equal dice, 15 % more or less for each die of difference."""
    return min(0.9, max(0.1, 0.42 + 0.15 * (attack - defence)))


HEURISTIC: Final = ProwlHeuristic()
