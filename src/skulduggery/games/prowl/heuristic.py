"""The value of a position in Pirates on the Prowl, in thousands of doubloons: chests, treasure on board, the jobs of
the Cargo Cards, the next raid, and what rivals may take before.
"""

from collections.abc import Mapping
from typing import Final

from ...bots.heuristics.heuristic import Heuristic
from ...bots.heuristics.search_plan import SearchPlan
from ...core.game import Decision
from ...core.messages import Move
from .battle import is_battlefield
from .components import CARGOES, EXTRAS, MASTS, NO_CARD, REWARDS, VALUES
from .decisions import DavyMoveDecision
from .heuristic_bold import bold_moves, can_be_earned
from .heuristic_davy import best_prize, promising_courses
from .heuristic_figures import USUAL, ProwlFigures
from .state import NOBODY, Prowl, value_of
from .winning import ranking

K: Final = 1000.0
VICTORY: Final = 1000.0  # more than any value of a match that is not over
PAIR: Final = 2  # players
TWO: Final = "two"  # kinds of tables
MORE: Final = "more"
TABLES: Final = (TWO, MORE)
AS_USUAL: Final = ProwlFigures()
MOST_RISK: Final = 0.7
PATIENT_ROUNDS: Final = 120  # for each share of treasure; after that bots only do what may bring the end nearer
OVERFULL: Final = 0.1  # weight of what a chest holds beyond the target, if another chest must also be filled


class ProwlHeuristic(Heuristic):
    """The value for the bots. One resampled state is enough, because most cards on ships are known."""

    states = 1_000_000  # its turns have many follow-ups, and a good captain tries all of them

    def __init__(self, tables: Mapping[str, Mapping[str, float]] | None = None) -> None:
        """`tables`: by kind of table (`table_of`), figures that differ from the usual ones."""
        changed = tables or {}
        self.tables: dict[str, ProwlFigures] = {name: ProwlFigures(changed.get(name)) for name in TABLES}

    def value(self, state: Prowl, seat: int) -> float:
        if state.reason:
            return VICTORY / ranking(state)[seat] + state.wealth(seat) / K
        outlook = Prospects(state, self.tables[table_of(state)])
        own = 0.0
        for ship in state.setting.fleets[seat]:
            own += outlook.ship_worth(ship)
        best = 0.0
        for other in range(state.setting.players):
            if other != seat:
                best = max(best, outlook.rival_worth(other))
        return own + outlook.davy_worth(seat) - outlook.figures.rival * best

    def promising(self, state: Prowl, asked: Decision, moves: list[Move]) -> list[Move]:
        if isinstance(asked, DavyMoveDecision):
            return promising_courses(state, asked.seat, moves)
        return bold_moves(state, asked, moves) if state.round > PATIENT_ROUNDS * shares(state) else moves

    def plan(self) -> SearchPlan:
        return SearchPlan(width=4, careful=True, sure=2.5, overrules=False)

    def figures(self) -> Mapping[str, float]:
        return USUAL

    def with_figures(self, tables: Mapping[str, Mapping[str, float]]) -> Heuristic:
        return ProwlHeuristic(tables)


def shares(state: Prowl) -> int:
    """How many shares of treasure a player can hope for: with few of them a match comes to a standstill earlier."""
    return state.setting.sharers // state.setting.players


def table_of(state: Prowl) -> str:
    """The kind of table, for figures and win chances."""
    return TWO if state.setting.players == PAIR else MORE


class Prospects:
    """What all parts of the value need to know about a state, computed once."""

    def __init__(self, state: Prowl, figures: ProwlFigures = AS_USUAL) -> None:
        self.state = state
        self.figures = figures
        self.patience: float = figures.patience
        self.sea = state.setting.sea
        self.left: int = state.setting.last_round - state.round

    def discount(self, turns: float) -> float:
        """The factor for a gain that takes this many turns; small, if the match will be over before."""
        worth = float(self.patience**turns)
        return worth * self.figures.too_late if turns > self.left + 1 else worth

    def speed(self, ship: int) -> float:
        """Steps that a ship sails in a turn, on average."""
        return self.figures.throw + (self.state.cargoes(ship) if self.state.cards[ship] else self.figures.prowl)

    def rival_worth(self, seat: int) -> float:
        return (self.state.wealth(seat) + self.figures.at_sea * self.state.treasure_aboard(seat)) / K

    def ship_worth(self, ship: int) -> float:
        state, here = self.state, self.state.places[ship]
        if here < 0:
            return 0.0
        speed = self.speed(ship)
        to_home = self.sea.steps_to(state.home(ship))[here] / speed
        chest, target = state.chest_value(ship) / K, self.target(ship)
        aboard = self.treasure(ship)
        coming = aboard * self.figures.aboard * self.discount(to_home)
        worth = chest + coming - self.figures.idle * state.idle[ship]
        if state.setting.each > 1 and chest > target:
            worth -= (1.0 - OVERFULL) * (chest - target)
        if chest >= target:  # of two ships the first is home: less than before would keep the treasure at sea
            worth += self.figures.finish
        elif aboard and chest + aboard >= target:
            worth += self.figures.finish * self.discount(to_home)
        if state.wrecked[ship]:
            return worth + float(self.patience**to_home) - 1.0
        jobs = self.jobs(ship, here, speed)
        lost = coming + self.figures.jobs_at_risk * jobs
        return worth + jobs + self.next_raid(ship, here) - self.risk(ship, here) * lost

    def target(self, ship: int) -> float:
        """What the chest of this ship must hold."""
        return self.state.goal(self.state.owner(ship)) / K

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
            worth = profit_of(face) * self.figures.missing if extra in spent else job
            if extra != NO_CARD:
                spent.append(extra)
            total += worth * self.figures.later[min(at, len(self.figures.later) - 1)]
        return total

    def job(self, ship: int, card: int, here: int, speed: float) -> float:
        """The value of one job: the reward, minus what the extra card would bring if it came home unused.

        Both are discounted by the way. A job that cannot be done yet is worth little.
        """
        state, extra, home = self.state, EXTRAS[card], self.state.home(ship)
        to_home, there = self.sea.steps_to(home), self.sea.destination[card]
        back = to_home[there] / self.figures.throw
        if state.stock[REWARDS[card] - CARGOES] == 0:
            return profit_of(card) * self.figures.missing
        if extra == NO_CARD or state.has(ship, extra):
            reward = self.figures.job * VALUES[REWARDS[card]] / K
            worth = reward * self.discount(self.sea.steps_to(there)[here] / speed + back)
            price = 0.0 if extra == NO_CARD else self.figures.aboard * VALUES[extra] / K
            return max(worth - price * self.discount(to_home[here] / speed), 0.0)
        for stored in state.chests[ship]:
            if stored.face == extra:
                fetch = (to_home[here] + self.sea.steps_to(there)[home]) / speed
                return profit_of(card) * self.figures.in_chest * self.discount(fetch + back)
        return profit_of(card) * self.figures.missing

    def next_raid(self, ship: int, here: int) -> float:
        """The value of the nearest town that may be raided, by the number of free masts.

        The next raid is a turn away at least: so whoever waits in a town instead of raiding it wins nothing. A card
        whose reward cannot be earned takes no mast, since it can be thrown away for a better one.
        """
        state = self.state
        free = MASTS - self.useful_cards(ship)
        best = 0.0
        own = self.sea.own_towns[state.colours[ship]]
        for town in self.sea.towns:
            if town not in own and town != state.last_raid[ship]:
                best = max(best, self.discount(max(1.0, self.sea.steps_to(town)[here] / self.figures.cruise)))
        return self.figures.raid[max(free, 0)] * best

    def useful_cards(self, ship: int) -> int:
        """Treasures, and Cargo Cards whose reward is in stock and whose extra card is there."""
        count = 0
        for card in self.state.cards[ship]:
            if card.face >= CARGOES or can_be_earned(self.state, ship, card.face):
                count += 1
        return count

    def risk(self, ship: int, here: int) -> float:
        """The odds that somebody attacks the ship and wins before its next move."""
        state = self.state
        if not state.cards[ship] or not is_battlefield(state.setting, here):
            return 0.0
        steps, seat, cannons = self.sea.steps_to(here), state.owner(ship), state.cannons(ship)
        risk = 0.0
        for other, field in enumerate(state.places):
            if field >= 0 and state.owner(other) != seat and not state.idle[other] and not state.wrecked[other]:
                bonus = state.cargoes(other) if state.cards[other] else 3
                risk += in_reach(steps[field], bonus) * odds(state.cannons(other), cannons)
        if state.commander not in (NOBODY, seat):
            risk += in_reach(steps[state.davy], 3) * odds(1, cannons)
        return min(MOST_RISK, self.figures.bold * risk)

    def davy_worth(self, seat: int) -> float:
        """What the commander of Davy Jones can expect to sink."""
        return self.figures.haunt * best_prize(self.state, seat)[0] if self.state.commander == seat else 0.0


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
