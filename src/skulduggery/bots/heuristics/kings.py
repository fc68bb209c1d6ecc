"""The value of a position in King of the Pirates: money, ship, crew, hand, and the best thing to do next."""

from typing import Final

from ...games.kings.abilities import Abilities, abilities_of
from ...games.kings.components import CITRUS, FACE_DOWN, NOBODY, PRICE, SHIP, TOWN, TREASURE_MAP
from ...games.kings.fights import attack_total, defence_total, loot_cards
from ...games.kings.state import Fight, Kings, Ship
from ...games.kings.windows import DIG_WINDOW
from ...games.kings.winning import places
from .heuristic import Heuristic, standing
from .kings_odds import MEAN_LOOT, RAID_GAIN, UNKNOWN_GAIN, hit_odds, steps_between, targets_of

WON: Final = 1_000_000.0
RIVALS: Final = 0.4  # weight of the best rival
PATIENCE: Final = 0.78  # a gain loses value by this factor for every turn

# What things are worth in doubloons. One map alone is worth little, several together are worth much.
CARD_VALUES: Final[list[float]] = [0.0, 120.0, 170.0, 60.0, 80.0, 50.0, 60.0, 40.0, 90.0, 70.0, 90.0, 110.0]
MAP_VALUES: Final[list[float]] = [0.0, 260.0, 600.0, 1000.0, 1350.0]
RUM_VALUES: Final[list[float]] = [0.0, 450.0, 800.0, 950.0, 1050.0, 1100.0, 1130.0, 1150.0, 1160.0]


# What is asked while the seat whose turn it is can still move or choose a fight.
SAILING: Final = ("sail", "fight_choice", "roll", "window_maintenance", "window_sail", "steal", "trim", "begin")


class KingsHeuristic(Heuristic):
    """What the seat has and can win, minus the same of the strongest rival."""

    worlds = 2
    follow_ups = 0

    def value(self, state: Kings, seat: int) -> float:
        if state.reason:
            return WON * standing(places(state), seat)
        rivals = [riches(state, other) for other in range(state.setting.players) if other != seat]
        return riches(state, seat) + prospect(state, seat) - RIVALS * max(rivals) - (1 - RIVALS) * 0.1 * sum(rivals)


# --- what a seat has


def riches(state: Kings, seat: int) -> float:
    ship = state.ships[seat]
    total = ship.money + part_value(ship) * (ship.parts.bit_count()) + crew_value(ship) + hand_value(ship)
    total += RUM_VALUES[min(ship.rum, len(RUM_VALUES) - 1)] + 90.0 * ship.cannonballs - 170.0 * ship.scurvy
    return total


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
    if ship.captain != NOBODY or not ship.crew:
        return 60.0 * len(ship.crew) + ability_value(ship.abilities)
    best = max([ability_value(abilities_of(ship.crew, pirate)) for pirate in ship.crew])
    return 60.0 * len(ship.crew) + best


def ability_value(able: Abilities) -> float:
    total = 230.0 * able.nations + 260.0 * able.clues + 230.0 * able.loot + 240.0 * able.moves
    total += 40.0 * able.rum + 110.0 * able.cannonballs + 70.0 * able.duel + 90.0 * able.scapegoats
    total += 420.0 * able.extra_cards + 380.0 * able.steals + 110.0 * sum(able.loot_from)
    return total + (150.0 if able.no_scurvy else 0.0)


# --- what it could do next


def prospect(state: Kings, seat: int) -> float:
    """What the seat can win next. A fight or a dig that is already in progress counts most."""
    fight = state.fight
    if fight is not None:
        return fight_value(state, fight, seat) + best_chance(state, seat)
    if state.window == DIG_WINDOW and state.active == seat:
        return dig_gain(state, state.ships[seat], state.ships[seat].place) + 0.5 * best_chance(state, seat)
    return best_chance(state, seat)


def fight_value(state: Kings, fight: Fight, seat: int) -> float:
    """What the fight brings or costs the seat, by the present odds."""
    if seat not in (fight.attacker, fight.defender):
        return -0.3 * fight_gain(state, fight) * odds_now(state, fight)
    odds = odds_now(state, fight)
    gain = fight_gain(state, fight)
    if seat == fight.attacker:
        return gain * odds - (defence_gain(state, fight) * (1 - odds) if fight.foe == SHIP else 0.0)
    return defence_gain(state, fight) * (1 - odds) - gain * odds


def fight_gain(state: Kings, fight: Fight) -> float:
    gain = MEAN_LOOT * loot_cards(state, fight)
    return min(gain, state.ships[fight.defender].money) if fight.foe == SHIP else gain


def defence_gain(state: Kings, fight: Fight) -> float:
    return min(4 * MEAN_LOOT, state.ships[fight.attacker].money)


def odds_now(state: Kings, fight: Fight) -> float:
    """The odds of the attacker. A lead is not certain, because others may play cards; cannonballs can turn a fight."""
    lead = attack_total(state, fight) - defence_total(state, fight) + (1 if fight.foe == SHIP else 0)
    if fight.foe == SHIP and not fight.dice[2]:
        return 0.5 + 0.06 * (attack_total(state, fight) - 7)
    if lead > 0:
        return min(0.97, 0.8 + 0.05 * lead)
    shots = state.ships[fight.attacker].cannonballs if fight.foe != SHIP else 0
    bonus = attack_total(state, fight) - fight.dice[0] - fight.dice[1]
    return 0.04 + 0.9 * hit_odds(bonus - defence_total(state, fight), shots) if shots else max(0.03, 0.15 + 0.05 * lead)


def best_chance(state: Kings, seat: int) -> float:
    """The value of the best place to go to, plus a part of the second best."""
    first = second = 0.0
    ship = state.ships[seat]
    sailing = is_sailing(state, seat)
    left = state.moves_left() if sailing and kind_asked(state) != "fight_choice" else 0
    pace = ship.moves()
    for place in targets_of(state):
        gain = gain_at(state, seat, ship, place)
        if gain <= 0.0:
            continue
        steps = steps_between(ship.place, place)
        late = turns_late(steps, left, pace, sailing)
        worth = gain * PATIENCE**late
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return first + 0.2 * second


def is_sailing(state: Kings, seat: int) -> bool:
    """Whether the seat can still move or choose a fight in this turn."""
    if state.active != seat:
        return False
    return kind_asked(state) in SAILING


def kind_asked(state: Kings) -> str:
    """The kind of the decision that is being asked; empty once the match is over."""
    asked = state.asked()
    return "" if asked is None else asked.kind


def turns_late(steps: int, left: int, pace: int, sailing: bool) -> int:
    if sailing and steps <= left:
        return 0
    rest = steps - left if sailing else steps
    return max(1, -(-rest // pace))


def gain_at(state: Kings, seat: int, ship: Ship, place: int) -> float:
    """What a visit to the place would bring, in doubloons."""
    sea = state.setting.sea
    tile = state.tiles[place]
    if place == state.dutchman and not sea.hideout[place]:
        return -1.0
    if sea.hideout[place]:
        return dock_gain(ship)
    if sea.clues[place]:
        return dig_gain(state, ship, place)
    if sea.site[place] != NOBODY:
        return 0.0 if ship.beaten >> place & 1 else raid_gain(ship, sea.site[place], sea.nation[place])
    if tile == FACE_DOWN:
        return UNKNOWN_GAIN[1 if sea.dark[place] else 0][min(6, ship.abilities.nations)]
    return raid_gain(ship, (tile - 1) // 3, (tile - 1) % 3) if tile else 0.0


def raid_gain(ship: Ship, foe: int, nation: int) -> float:
    able = ship.abilities
    cards = ship.hand[2]
    odds = hit_odds(able.nations + 2 * min(cards, 2) - ship.scurvy - RAID_GAIN[foe][0], ship.cannonballs)
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


def dock_gain(ship: Ship) -> float:
    """What docking brings: supplies, new pirates, a part to buy, and targets that can be visited again."""
    rum = RUM_VALUES[min(ship.rum_room(), 8)] - RUM_VALUES[min(ship.rum, 8)]
    gain = rum + 90.0 * (ship.cannonball_room() - ship.cannonballs) + 170.0 * ship.scurvy
    gain += 330.0 * (ship.places() - len(ship.crew))
    if ship.money >= PRICE and ship.parts != 3 and part_value(ship) > PRICE:
        gain += 700.0
    return 0.9 * gain + (150.0 if ship.dug or ship.beaten else 0.0)
