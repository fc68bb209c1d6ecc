"""The value of a position in King of the Pirates: money, ship, crew, hand, and the best thing to do next."""

import math
from typing import Final

from ...bots.heuristics.heuristic import Heuristic, standing
from ...bots.heuristics.search_plan import SearchPlan
from ...core.game import Decision
from ...core.messages import Move
from .abilities import Abilities, abilities_of
from .cards import FIGHT_CARDS
from .components import (
    ATTACK,
    CITRUS,
    FACE_DOWN,
    NATIONS,
    NOBODY,
    PRICE,
    TAILWIND,
    TAILWIND_MOVES,
    TOWN,
    TREASURE_MAP,
)
from .crew import CAPTAINS
from .fights import NATION, has_fought
from .heuristic_fights import duel_ahead, fight_value, spending_odds
from .heuristic_odds import MEAN_LOOT, RAID_GAIN, STEPS, UNKNOWN_GAIN, caught_odds, hit_odds, targets_of
from .moves import Captain
from .state import Kings, Ship
from .windows import DIG_WINDOW
from .winning import ranking

WON: Final = 1_000_000.0
RIVALS: Final = 0.4  # weight of the best rival
PATIENCE: Final = 0.78  # a gain loses value by this factor for every turn
PURCHASE: Final = 700.0  # what the next part is worth beyond its price
LATEST: Final = 16  # turns: no place is further away
LATE: Final[list[float]] = [PATIENCE**turns for turns in range(LATEST + 1)]

# What things are worth in doubloons. One map alone is worth little, several together are worth much.
CARD_VALUES: Final[list[float]] = [0.0, 120.0, 170.0, 60.0, 80.0, 50.0, 60.0, 40.0, 90.0, 160.0, 90.0, 110.0]
MAP_VALUES: Final[list[float]] = [0.0, 260.0, 600.0, 1000.0, 1350.0]
RUM_VALUES: Final[list[float]] = [0.0, 450.0, 800.0, 950.0, 1050.0, 1100.0, 1130.0, 1150.0, 1160.0]


# What is asked while the seat whose turn it is can still move or choose a fight.
SAILING: Final = ("sail", "fight_choice", "roll", "window_maintenance", "window_sail", "steal", "trim", "begin")


# What is asked in a hideout before the ship is filled up.
DOCKING: Final = ("dock_buy", "hire", "crew_discard", "crew_captain", "window_dock")
BEFORE_COMPASS: Final = ("begin", "steal", "trim", "roll")


class KingsHeuristic(Heuristic):
    """What the seat has and can win, minus the same of the strongest rival."""

    worlds = 2
    even_luck = True
    follow_ups = 0

    def reply(self, state: Kings, asked: Decision) -> Move | None:
        """A mutiny is prevented if it can be, and the best of the rest becomes captain."""
        if asked.kind == "mutiny_answer":
            return asked.moves(state)[-1]  # to accept it is the first
        if asked.kind == "new_captain":
            return CAPTAINS[best_captain(state.ships[asked.seat])]
        return None

    def promising(self, state: Kings, asked: Decision, moves: list[Move]) -> list[Move]:
        """Who may stay aboard stays: every pirate is worth more than a free place."""
        return [move for move in moves if isinstance(move, Captain)] if asked.kind == "crew_captain" else moves

    def value(self, state: Kings, seat: int) -> float:
        if state.reason:
            return WON * standing(ranking(state), seat)
        rivals = [riches(state, other) for other in range(state.setting.players) if other != seat]
        own = riches(state, seat) + prospect(state, seat)
        return own - RIVALS * max(rivals) - (1 - RIVALS) * 0.1 * math.fsum(rivals)

    def plan(self) -> SearchPlan:
        return SearchPlan()


# --- what a seat has


def riches(state: Kings, seat: int) -> float:
    ship = state.ships[seat]
    company = crew_value(ship) + hand_value(ship)  # what the Dutchman takes
    total = ship.money + part_value(ship) * (ship.parts.bit_count()) + company * (1.0 - caught_soon(state, seat))
    total += RUM_VALUES[min(ship.rum, len(RUM_VALUES) - 1)] + 90.0 * ship.cannonballs - 170.0 * ship.scurvy
    return total


def caught_soon(state: Kings, seat: int) -> float:
    """The odds that the Dutchman catches the ship before it can sail away."""
    return caught_odds(state, state.ships[seat].place, drifts_ahead(state, seat))


def drifts_ahead(state: Kings, seat: int) -> int:
    """How often the compass is thrown before the seat can sail. The first thing in a turn is the compass (KP-2.06)."""
    kind, players = kind_asked(state), state.setting.players
    waits = (seat - state.active) % players
    if kind in BEFORE_COMPASS:
        return waits + 1
    if waits:
        return waits
    return 0 if kind in SAILING and kind != "fight_choice" and state.moves_left() else players


def part_value(ship: Ship) -> float:
    """The value of a further part. It falls as the money comes near the target."""
    wealth = ship.money + PRICE * ship.parts.bit_count()
    return 2900.0 if wealth < 6000 else 2000.0


def hand_value(ship: Ship) -> float:
    maps = min(ship.hand[TREASURE_MAP], 4)
    total = MAP_VALUES[maps]
    for kind in range(1, len(CARD_VALUES)):
        total += CARD_VALUES[kind] * ship.hand[kind]
    if ship.scurvy and ship.hand[CITRUS]:
        total += 60.0 * ship.scurvy
    return total


def crew_value(ship: Ship) -> float:
    able = ship.abilities
    if ship.captain == NOBODY and ship.crew:
        able = abilities_of(ship.crew, best_captain(ship))
    return 60.0 * len(ship.crew) + ability_value(able)


def best_captain(ship: Ship) -> int:
    values = [ability_value(abilities_of(ship.crew, pirate)) for pirate in ship.crew]
    return ship.crew[values.index(max(values))]


def ability_value(able: Abilities) -> float:
    total = 230.0 * able.nations + 260.0 * able.clues + 230.0 * able.loot + 240.0 * able.moves
    total += 40.0 * able.rum + 110.0 * able.cannonballs + 70.0 * able.duel + 90.0 * able.scapegoats
    total += 420.0 * able.extra_cards + 380.0 * able.steals + 110.0 * math.fsum(able.loot_from)
    return total + (150.0 if able.no_scurvy else 0.0)


# --- what it could do next


def prospect(state: Kings, seat: int) -> float:
    """What the seat can win next. A fight or a dig that is already in progress counts most."""
    fight = state.fight
    if fight is not None:
        odds = spending_odds(state, fight) if seat == fight.attacker else 0.0
        after = best_chance(state, seat, state.ships[seat].place) if odds else 0.0
        return fight_value(state, fight, seat) + odds * after + (1.0 - odds) * best_chance(state, seat)
    if state.active == seat and kind_asked(state) in DOCKING:
        return dock_gain(state.ships[seat], 0.0) + best_chance(state, seat, state.ships[seat].place)
    if state.window == DIG_WINDOW and state.active == seat:
        return dig_gain(state, state.ships[seat], state.ships[seat].place) + 0.5 * best_chance(state, seat)
    return best_chance(state, seat)


def best_chance(state: Kings, seat: int, spent: int = NOBODY) -> float:
    """The value of the best place to go to but `spent`, plus a part of the second best."""
    first = second = 0.0
    ship = state.ships[seat]
    sailing = is_sailing(state, seat)
    moves = sailing and kind_asked(state) != "fight_choice"
    left, spare = (state.moves_left(), ship.hand[TAILWIND]) if moves else (0, 0)
    gains = Gains(state, ship)
    far, pace = STEPS[ship.place], ship.moves()
    for place in targets_of(state):
        gain = gains.at(place)
        if gain > second and place != spent:  # with a smaller gain it is worth less, wherever it is
            worth = worth_from(gain, far[place], left, spare, pace, sailing)
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    if may_duel(state, seat):
        first = max(first, best_duel(state, seat, left))
    return first + 0.2 * second


def worth_from(gain: float, steps: int, left: int, spare: int, pace: int, sailing: bool) -> float:
    """A gain so many steps away. `spare` Tailwinds in hand bring it nearer, for their price."""
    late = turns_late(steps, left, pace, sailing)
    worth = gain * LATE[min(late, LATEST)]
    if late and spare:
        winds = -(-(steps - left) // TAILWIND_MOVES)
        if winds <= spare:
            return max(worth, gain - winds * CARD_VALUES[TAILWIND])
    return worth


def best_duel(state: Kings, seat: int, left: int) -> float:
    """What the best attack on a rival within reach would bring. KP-9.01"""
    best, here = 0.0, state.ships[seat].place
    for rival, ship in enumerate(state.ships):
        near = ship.money and STEPS[here][ship.place] <= left
        if rival != seat and near and not has_fought(state, rival) and not state.setting.sea.hideout[ship.place]:
            best = max(best, duel_ahead(state, seat, rival))
    return best


def is_sailing(state: Kings, seat: int) -> bool:
    """Whether the seat can still move or raid in this turn."""
    return may_duel(state, seat) and not has_fought(state, NATION)


def may_duel(state: Kings, seat: int) -> bool:
    return state.active == seat and kind_asked(state) in SAILING


def kind_asked(state: Kings) -> str:
    """The kind of the decision that is being asked; empty once the match is over."""
    asked = state.asked()
    return "" if asked is None else asked.kind


def turns_late(steps: int, left: int, pace: int, sailing: bool) -> int:
    if sailing and steps <= left:
        return 0
    rest = steps - left if sailing else steps
    return max(1, -(-rest // pace))


class Gains:
    """What visits would bring a ship, in doubloons. Places of the same kind bring the same: that is computed once."""

    def __init__(self, state: Kings, ship: Ship) -> None:
        self.state = state
        self.sea = state.setting.sea
        self.ship = ship
        self.dock: float = dock_gain(ship, PURCHASE)
        bonus = min(6, ship.abilities.nations)
        self.unknown: list[float] = [UNKNOWN_GAIN[0][bonus], UNKNOWN_GAIN[1][bonus]]
        self.raids: list[float] = [-1.0] * (len(RAID_GAIN) * len(NATIONS))  # by foe and nation; -1 before it is needed

    def at(self, place: int) -> float:
        sea, tile = self.sea, self.state.tiles[place]
        if sea.hideout[place]:
            return self.dock
        if self.state.dutchman_catches(place):
            return 0.0
        if tile == FACE_DOWN:
            return self.unknown[1 if sea.dark[place] else 0]
        if tile:
            return self.raid((tile - 1) // 3, (tile - 1) % 3)
        if sea.clues[place]:
            return dig_gain(self.state, self.ship, place)
        if sea.site[place] == NOBODY or self.ship.beaten >> place & 1:
            return 0.0
        return self.raid(sea.site[place], sea.nation[place])

    def raid(self, foe: int, nation: int) -> float:
        at = foe * len(NATIONS) + nation
        if self.raids[at] < 0.0:
            self.raids[at] = raid_gain(self.ship, foe, nation)
        return self.raids[at]


def raid_gain(ship: Ship, foe: int, nation: int) -> float:
    able = ship.abilities
    cards = FIGHT_CARDS[ATTACK][1] * min(ship.hand[ATTACK], 2)
    odds = hit_odds(able.nations + cards - ship.scurvy - RAID_GAIN[foe][0], ship.cannonballs)
    risk = 0.93 if foe >= TOWN else 0.97
    return risk * odds * MEAN_LOOT * (RAID_GAIN[foe][1] + able.loot + able.loot_from[nation])


def dig_gain(state: Kings, ship: Ship, place: int) -> float:
    sea = state.setting.sea
    if ship.dug >> place & 1:
        return 0.0
    need = max(0, sea.clues[place] - ship.abilities.clues)
    if ship.hand[TREASURE_MAP] < need:
        return 0.0
    spent = MAP_VALUES[min(4, ship.hand[TREASURE_MAP])] - MAP_VALUES[min(4, ship.hand[TREASURE_MAP] - need)]
    return 0.95 * sea.treasure[place] - spent


def dock_gain(ship: Ship, purchase: float) -> float:
    """What docking brings: supplies, new pirates, a part to buy, and targets that can be visited again."""
    rum = RUM_VALUES[min(ship.rum_room(), 8)] - RUM_VALUES[min(ship.rum, 8)]
    gain = rum + 90.0 * (ship.cannonball_room() - ship.cannonballs) + 170.0 * ship.scurvy
    gain += 330.0 * (ship.pirate_room() - len(ship.crew))
    if ship.money >= PRICE and ship.parts != 3 and part_value(ship) > PRICE:
        gain += purchase
    return 0.9 * gain + (150.0 if ship.dug or ship.beaten else 0.0)


HEURISTIC: Final = KingsHeuristic()
