"""The value of a position in Port Blackwood. The unit is turns: how many a seat still needs, and what delays it.

Race: estimates for every seat the turns until it wins. The value is the seat's share of the chances to win.
Hoard: estimates the coins that every ship will bring home; late coins count less. The value is the lead of the team.
"""

import math
from typing import Final

from ...bots.heuristics.heuristic import Heuristic
from ...bots.heuristics.search_plan import SearchPlan
from ...core.game import Decision
from ...core.messages import Move
from .components import RACE_GOAL
from .heuristic_odds import HEAVIEST, HITS, SPARED, TURNS, Chart, chart_of
from .moves import Lure, Sail
from .state import Blackwood
from .winning import ranking, team_stores

NEVER: Final = 40.0  # turns, if no plan reaches the goal
ELSEWHERE: Final = 12.0  # turns to get a coin if the hoard is empty
TEMPER: Final = 3.0  # a seat this many turns ahead is e times as likely to win
SLOTH: Final = 0.01  # what each turn costs even a seat that is sure to win, so that it does not waste time
LOOP: Final = 1.3  # turns to leave X and enter it again for one more coin (PB-6.03)
HUNT: Final = 3.0  # turns that a ship gains on its hunter by sailing away
HEAD_START: Final = 1.0  # turns by which a hunter may be late and the chase still be worth trying
PERIL: Final = 1.0  # turns that coins not yet aboard are likely to cost on their way home
CAPTIVITY: Final = 1.2  # turns until somebody moves the jailer away, or a six is rolled
MOORED: Final = 0.7  # turns lost by leaving an island with one square (PB-5.06)
LOST_COIN: Final = 1.5  # turns that a coin lost on the way sets a seat back
HIDING: Final = 0.5  # on an island only this part of the danger counts
SEIZED: Final = 0.7  # turns that a ship without coins loses if it is captured
BALL: Final = 0.35  # turns that a cannonball in hand is worth
ENOUGH_BALLS: Final = 2  # more cannonballs are not worth a detour
SECOND_SHIP: Final = 0.05  # weight of the plan of a seat's other ship
BEHIND: Final = 8.0  # turns; the other ship's plan counts as at most this much worse
SPARE: Final = 0.4  # weight of a coin that the best plan does not need
LAST_ROUNDS: Final = 6  # from this round on a race may end at the round limit
LATE_COIN: Final = 0.1  # what one coin more than the best rival is worth then
VICTORY: Final = 1000.0  # more than any value of a match that is not over

FEW: Final = 10  # so many moves are all tried in a playout
BEST_SQUARES: Final = 4  # of each ship

PATIENCE: Final = 0.91  # hoard: a coin loses value by this factor for every turn
NEXT_TRIP: Final = 0.8  # hoard: coins that a ship at Port Blackwood can still expect
ROBBED: Final = 0.1  # hoard: the part of a ship's value that is lost with its cargo
POWDER: Final = 0.1  # hoard: coins that a cannonball in hand is worth
OTHERS: Final = 0.2  # hoard: weight of the teams behind the best rival


class Scene:
    """What all parts of the value need to know about a state, computed once."""

    def __init__(self, state: Blackwood) -> None:
        self.state = state
        self.chart: Chart = chart_of(state.setting.sea)
        self.sea = state.setting.sea
        self.home = self.chart.home
        self.to_x = self.chart.to_x
        asked = state.asked()
        self.next_seat: int = state.active if asked is None else asked.seat
        self.lots: list[tuple[int, int]] = list(state.gold.items())
        self.prey: list[int] = [
            ship for ship, coins in enumerate(state.coins) if coins and not self.sea.land[state.places[ship]]
        ]
        self.port_to_x: int = self.to_x[self.sea.port]

    def ends_in(self, load: int, square: int, want: int) -> float:
        """The turns from `square` with `load` coins until `want` of them are home."""
        pace = TURNS[min(load, HEAVIEST)]
        if load >= want:
            return pace[self.home[square]]
        missing = want - load
        if self.state.hoard < missing:
            within = load + self.state.hoard
            return ELSEWHERE + self.ends_in(load, square, within) if within else NEVER
        fetch = (LOOP if square == self.sea.x else pace[self.to_x[square]]) + LOOP * (missing - 1) + PERIL * missing
        together = fetch + TURNS[min(want, HEAVIEST)][self.port_to_x]
        if not load:
            return together
        return min(together, pace[self.home[square]] + self.ends_in(0, self.sea.port, missing))

    def ship_turns(self, ship: int, want: int) -> float:
        """The best plan of one ship to bring `want` coins home."""
        return self.turns_from(self.state.places[ship], ship, want) + self.held_up(ship)

    def turns_from(self, square: int, ship: int, want: int) -> float:
        """The turns of a ship's best plan from a square: as the ship is, by way of abandoned gold, or by robbery."""
        state = self.state
        load = state.coins[ship]
        best = self.ends_in(load, square, want)
        if load < want:
            pace = TURNS[min(load, HEAVIEST)]
            for lot, amount in self.lots:
                fetch = pace[self.sea.steps_to(lot)[square]] + (LOOP if lot == square else 0.0)
                best = min(best, fetch + PERIL + self.ends_in(load + amount, lot, want))
            if state.balls[state.owner(ship)]:
                best = min(best, self.robbery_turns(square, ship, want))
        return best

    def robbery_turns(self, square: int, ship: int, want: int) -> float:
        """The best plan that robs a rival before it is home, and brings its coins home."""
        state = self.state
        owners = state.setting.owners
        load = state.coins[ship]
        best = NEVER
        for other in self.prey:
            if owners[other] != owners[ship]:
                at, coins = state.places[other], state.coins[other]
                catch = TURNS[min(load, HEAVIEST)][self.sea.steps_to(at)[square]] + HUNT
                if catch < TURNS[min(coins, HEAVIEST)][self.home[at]] + HEAD_START:
                    best = min(best, catch + self.ends_in(load + coins, at, want))
        return best

    def held_up(self, ship: int) -> float:
        """Turns before a captive or moored ship can sail."""
        if not self.sea.land[self.state.places[ship]]:
            return 0.0
        return MOORED + CAPTIVITY if self.state.is_captive(ship) else MOORED

    def exposure(self, seat: int) -> int:
        """How many seats move before this one moves again."""
        return (seat - self.next_seat) % self.state.setting.players

    def loss_odds(self, ship: int) -> float:
        """The odds that the ship is captured or robbed before its next move."""
        return self.loss_odds_at(self.state.places[ship], ship, self.exposure(self.state.owner(ship)))

    def loss_odds_at(self, square: int, ship: int, waits: int) -> float:
        """The odds that the ship loses its coins or is captured on a square, if so many seats move before it."""
        state = self.state
        if self.sea.land[square]:
            return HIDING * self.robbed_odds(ship, square, waits) if state.coins[ship] else 0.0
        safe = 1.0
        for jailer in state.jailers:
            if self.chart.grasp(jailer) & self.sea.bits[square]:
                safe *= SPARED[waits]
        if state.coins[ship]:
            safe *= 1 - self.robbed_odds(ship, square, waits)
        return 1 - safe

    def robbed_odds(self, ship: int, square: int, waits: int) -> float:
        """The odds that one of the seats that move first comes near enough to fire."""
        state = self.state
        owners, teams, players = state.setting.owners, state.setting.teams, state.setting.players
        team = teams[owners[ship]]
        field = self.sea.steps_to(square)
        missed = 1.0
        for other, at in enumerate(state.places):
            owner = owners[other]
            first = (owner - self.next_seat) % players < waits
            if first and state.balls[owner] and teams[owner] != team and not self.sea.land[at]:
                missed *= 1 - HITS[min(state.coins[other], HEAVIEST)][field[at]]
        return 1 - missed


class BlackwoodHeuristic(Heuristic):
    """The value by the mode of the match: race or hoard."""

    def value(self, state: Blackwood, seat: int) -> float:
        if state.setting.race:
            return race_value(state, seat)
        return hoard_value(state, seat)

    def shortlist(self, state: Blackwood, asked: Decision, moves: list[Move]) -> list[Move]:
        if state.setting.race and len(moves) > FEW:
            return race_shortlist(state, asked.seat, moves)
        return moves

    def plan(self) -> SearchPlan:
        return SearchPlan()


def race_value(state: Blackwood, seat: int) -> float:
    """The seat's share of the chances to win, from everybody's turns to victory."""
    if state.reason:
        return VICTORY if ranking(state)[seat] == 1 else -VICTORY
    scene = Scene(state)
    turns = [turns_to_victory(scene, other) for other in range(state.setting.players)]
    chances = [math.exp(-ahead / TEMPER) for ahead in turns]
    return chances[seat] / math.fsum(chances) - SLOTH * turns[seat] + late_lead(state, seat)


def late_lead(state: Blackwood, seat: int) -> float:
    """At the round limit coins at home decide, then coins aboard (section 10)."""
    setting = state.setting
    if state.round + LAST_ROUNDS <= setting.last_round:
        return 0.0
    merits = [float(2 * store) for store in state.stores]
    for ship, coins in enumerate(state.coins):
        merits[setting.owners[ship]] += coins
    return LATE_COIN * lead(merits, seat)


def lead(worths: list[float], own: int) -> float:
    """The distance to the best of the others; positive if `own` is ahead."""
    return worths[own] - max([worth for other, worth in enumerate(worths) if other != own])


def turns_to_victory(scene: Scene, seat: int) -> float:
    """The turns of the seat's best plan, plus those that danger costs, minus those that cannonballs save."""
    state = scene.state
    fleet = state.setting.fleets[seat]
    need = RACE_GOAL - state.stores[seat]
    plans = [scene.ship_turns(ship, need) for ship in fleet]
    best = min(plans)
    turns = best if len(fleet) == 1 else two_ship_turns(scene, fleet, need, plans)
    for at, ship in enumerate(fleet):
        odds = scene.loss_odds(ship)
        if odds:
            coins = min(state.coins[ship], need) * LOST_COIN
            turns += odds * (SEIZED + (coins if plans[at] == best else SPARE * coins))
    return min(turns, NEVER) - BALL * min(state.balls[seat], ENOUGH_BALLS)


def two_ship_turns(scene: Scene, fleet: list[int], need: int, plans: list[float]) -> float:
    """With two players one ship moves per turn (PB-2.06). So if both ships bring a coin, their turns add up."""
    best, other = min(plans), max(plans)
    if need > 1:
        best = min(best, scene.ship_turns(fleet[0], 1) + scene.ship_turns(fleet[1], 1))
    return best + SECOND_SHIP * min(other - best, BEHIND)


# --- without trying the moves


def race_shortlist(state: Blackwood, seat: int, moves: list[Move]) -> list[Move]:
    """For every ship the squares from which it has the fewest turns to go (a rival: the most).

    Squares where something happens to a ship that arrives are tried in any case, and so are all other moves.
    """
    scene = Scene(state)
    events = {scene.sea.x, scene.sea.port, *state.places, *state.gold}
    chosen: list[Move] = []
    squares: dict[int, list[tuple[float, int]]] = {}
    for at, move in enumerate(moves):
        if not isinstance(move, Sail | Lure):
            chosen.append(move)
            continue
        ship, to = state.ship_called(move.ship), scene.sea.index[move.to]
        if to in events:
            chosen.append(move)
            continue
        turns = turns_after(scene, ship, to)
        squares.setdefault(ship, []).append((turns if state.owner(ship) == seat else -turns, at))
    for found in squares.values():
        found.sort()
        chosen += [moves[at] for _, at in found[:BEST_SQUARES]]
    return chosen


def turns_after(scene: Scene, ship: int, to: int) -> float:
    """Roughly the turns of the ship's owner to victory if the ship is there, whatever happens on the way."""
    state = scene.state
    owner = state.owner(ship)
    need = RACE_GOAL - state.stores[owner]
    turns = scene.turns_from(to, ship, need) + (MOORED if scene.sea.land[to] else 0.0)
    odds = scene.loss_odds_at(to, ship, state.setting.players - 1)
    return turns + odds * (SEIZED + min(state.coins[ship], need) * LOST_COIN) if odds else turns


def hoard_value(state: Blackwood, seat: int) -> float:
    """The team's lead in coins. A lost match has no penalty: bringing the last coin may still be the best move."""
    setting = state.setting
    worths = [float(store) for store in team_stores(state)]
    own = setting.teams[seat]
    if state.reason:
        return lead(worths, own) + (VICTORY if ranking(state)[seat] == 1 else 0.0)
    scene = Scene(state)
    for ship, owner in enumerate(setting.owners):
        worths[setting.teams[owner]] += ship_worth(scene, ship) + POWDER * min(state.balls[owner], ENOUGH_BALLS)
    return lead(worths, own) + OTHERS * (worths[own] * len(worths) - math.fsum(worths))


def ship_worth(scene: Scene, ship: int) -> float:
    """The coins that a ship will bring home. Late coins and coins in danger count less."""
    state = scene.state
    worth = best_cargo(scene, ship) * math.pow(PATIENCE, scene.held_up(ship))
    return worth * (1 - ROBBED * scene.loss_odds(ship)) if state.coins[ship] else worth


def best_cargo(scene: Scene, ship: int) -> float:
    """The value of the best plan: sail home, or first get more gold from the hoard, the sea or a rival."""
    state = scene.state
    square, load = state.places[ship], state.coins[ship]
    pace = TURNS[load]
    best = cargo_worth(scene, load, square, 0.0) if load else 0.0
    space = state.setting.limit - load
    if not space:
        return best
    for more in range(1, min(space, state.hoard) + 1):
        fetch = (LOOP if square == scene.sea.x else pace[scene.to_x[square]]) + LOOP * (more - 1) + PERIL
        best = max(best, cargo_worth(scene, load + more, scene.sea.x, fetch))
    for lot, amount in scene.lots:
        fetch = pace[scene.sea.steps_to(lot)[square]] + (LOOP if lot == square else 0.0) + PERIL
        best = max(best, cargo_worth(scene, load + min(space, amount), lot, fetch))
    return max(best, best_booty(scene, ship, space))


def best_booty(scene: Scene, ship: int, space: int) -> float:
    """The best plan that robs a ship of another team."""
    state = scene.state
    teams, owners = state.setting.teams, state.setting.owners
    load = state.coins[ship]
    best = 0.0
    if state.balls[owners[ship]]:
        for other in scene.prey:
            if teams[owners[other]] != teams[owners[ship]]:
                at, coins = state.places[other], state.coins[other]
                catch = TURNS[load][scene.sea.steps_to(at)[state.places[ship]]] + HUNT
                if catch < TURNS[coins][scene.home[at]] + HEAD_START:
                    best = max(best, cargo_worth(scene, load + min(space, coins), at, catch))
    return best


def cargo_worth(scene: Scene, load: int, square: int, turns: float) -> float:
    """The value of bringing `load` coins home from `square`, which the ship reaches in `turns` turns."""
    more = NEXT_TRIP if scene.state.hoard or scene.lots else 0.0
    delay = math.pow(PATIENCE, turns + TURNS[load][scene.home[square]])
    return (load + more) * delay


HEURISTIC: Final = BlackwoodHeuristic()
