"""Odds and distances of King of the Pirates that never change."""

import math
from functools import cache
from typing import Final

from .components import COLOURS, DEFENCES, LOOT_PACK, LOOTS, OCEAN_BAG, SHARK_BAG
from .dutchman import drifted
from .sea import the_sea
from .state import Kings

MEAN_LOOT: Final = math.fsum(LOOT_PACK) / len(LOOT_PACK)
RAID_GAIN: Final[list[tuple[int, int]]] = list(zip(DEFENCES, LOOTS, strict=True))  # by foe: defence, loot cards
BEST: Final = 12


def above(total: int) -> float:
    """The odds that two dice show more than this."""
    ways = len([1 for first in range(1, 7) for second in range(1, 7) if first + second > total])
    return ways / 36


ABOVE: Final[list[float]] = [above(total) for total in range(BEST + 1)]


def hit_odds(lead: int, shots: int) -> float:
    """The odds that two dice plus `lead` are more than 0, with one more try for every cannonball."""
    need = -lead
    if need < 0:
        return 1.0
    if need >= BEST:
        return 0.0
    return 1.0 - (1.0 - ABOVE[need]) ** (1 + shots)


def unknown_gain(bag: list[int], bonus: int) -> float:
    """What a face-down tile brings on average: any ship there is raided."""
    total = 0.0
    for tile in bag:
        if tile:
            defence, loot = RAID_GAIN[(tile - 1) // 3]
            total += hit_odds(bonus - defence, 1) * loot * MEAN_LOOT
    return 0.9 * total / len(bag)


UNKNOWN_GAIN: Final[list[list[float]]] = [
    [unknown_gain(bag, bonus) for bonus in range(7)] for bag in (OCEAN_BAG, SHARK_BAG)
]


@cache
def all_steps() -> list[list[int]]:
    grid = the_sea().grid
    return [[grid.distance(one, other) for other in range(grid.size)] for one in range(grid.size)]


STEPS: Final[list[list[int]]] = all_steps()


def fixed_targets() -> list[int]:
    """Hideouts, islands, towns and fortresses."""
    sea = the_sea()
    return [place for place in range(sea.grid.size) if place not in sea.tile_places]


FIXED: Final[list[int]] = fixed_targets()
TILED: Final[list[int]] = the_sea().tile_places


def targets_of(state: Kings) -> list[int]:
    """The places where there may be something to gain."""
    return FIXED + [place for place in TILED if state.tiles[place]]


# --- the Dutchman


@cache
def caught_table(drifts: int) -> list[list[float]]:
    """The odds that the Dutchman meets a ship within so many throws of the compass, by its place and the ship's."""
    sea = the_sea()
    places = range(sea.grid.size)
    if not drifts:
        return [[0.0 for _ in places] for _ in places]
    later = caught_table(drifts - 1)
    odds: list[list[float]] = []
    for start in places:
        row = [0.0 for _ in places]
        for direction in range(len(COLOURS)):
            to = drifted(sea, start, direction)
            for place in places:
                row[place] += 1.0 if place == to else later[to][place]
        odds.append([0.0 if sea.hideout[place] else row[place] / len(COLOURS) for place in places])
    return odds


def caught_odds(state: Kings, place: int, drifts: int) -> float:
    """The odds that a ship which stays there is caught meanwhile. KP-7.03"""
    return caught_table(drifts)[state.dutchman][place]
