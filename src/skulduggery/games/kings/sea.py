"""The board as tables of small ints (specification, section 3), and where a ship can go (section 5)."""

from functools import cache
from typing import Final

from ...core.chart import Chart, hexes_of, spots
from ...core.hexes import HexGrid
from ...core.messages import Move
from ...core.parts import load_boards
from .components import COLOURS, DATA, DIRECTIONS, FORTRESS, NATIONS, NOBODY, PACKAGE, SIZES, TOWN
from .moves import PlayDutchman, Sail

SIGNS: Final = "HFTIis~"
HIDEOUT: Final = "H"
LIGHT: Final = "~"
DARK: Final = "s"


class Sea:
    """Hexes 0 to 60 row by row. Sets of hexes are ints with a bit for each."""

    def __init__(self) -> None:
        grid, signs = load_boards(PACKAGE)["chart"].hexes(SIGNS)
        self.grid: HexGrid = grid
        self.signs: str = signs
        self.names: list[str] = grid.names
        self.index: dict[str, int] = grid.named
        self.near: list[list[int]] = [grid.neighbours(place) for place in range(grid.size)]
        self.compass = [self.drift(place) for place in range(grid.size)]
        self.hideout = [sign == HIDEOUT for sign in signs]
        self.haven: int = grid.index[0, 0]
        self.corners: list[int] = [self.hex_of(hideout(colour)) for colour in COLOURS]
        self.site = [NOBODY] * grid.size  # TOWN, FORTRESS or nothing
        self.nation = [NOBODY] * grid.size  # whose site it is
        self.clues = [0] * grid.size  # of a treasure island
        self.treasure = [0] * grid.size
        self.place_sites()
        self.tile_places: list[int] = [place for place, sign in enumerate(signs) if sign in (LIGHT, DARK)]
        self.dark = [sign == DARK for sign in signs]
        self.sails: list[Move] = [Sail(name) for name in self.names]
        self.hauls: list[list[Move]] = [[PlayDutchman(self.names[to]) for to in beside] for beside in self.near]

    def place_sites(self) -> None:
        for kind, number in (("town", TOWN), ("fortress", FORTRESS)):
            for site in DATA[kind]:
                self.site[self.hex_of(site)] = number
                self.nation[self.hex_of(site)] = NATIONS.index(site["nation"])
        for island in DATA["island"]:
            self.clues[self.hex_of(island)] = SIZES[island["size"]]["clues"]
            self.treasure[self.hex_of(island)] = SIZES[island["size"]]["value"]

    def hex_of(self, thing: dict[str, int]) -> int:
        return self.grid.index[thing["q"], thing["r"]]

    def drift(self, place: int) -> list[int]:
        """Where each direction of the compass leads from here; NOBODY is off the board."""
        found = [self.grid.beside(place, direction) for direction in DIRECTIONS]
        return [NOBODY if beside is None else beside for beside in found]

    def chart(self) -> Chart:
        """The board as it is drawn: hideouts, towns, fortresses and islands have names."""
        return Chart("hexes", spots(self.names, hexes_of(self.grid), self.signs, "HFTIi", "HFTIi"))

    def reach(self, start: int, left: int, stops: int) -> list[int]:
        """Section 5: the hexes within `left` moves, the nearest first. No way leads across a hex of `stops`."""
        seen = 1 << start
        found: list[int] = []
        frontier = [start]
        for _ in range(left):
            beyond: list[int] = []
            for place in frontier:
                for to in self.near[place]:
                    bit = 1 << to
                    if not seen & bit:
                        seen |= bit
                        found.append(to)
                        if not stops & bit:
                            beyond.append(to)
            frontier = beyond
            if not frontier:
                break
        return found

    def way(self, start: int, to: int, stops: int) -> list[int]:
        """A shortest way as in `reach`, both ends included; empty if there is none."""
        if to in self.near[start]:
            return [start, to]
        came_from: dict[int, int] = {start: start}
        frontier = [start]
        while frontier and to not in came_from:
            beyond: list[int] = []
            for place in frontier:
                for beside in self.near[place]:
                    if beside not in came_from:
                        came_from[beside] = place
                        if not stops >> beside & 1:
                            beyond.append(beside)
            frontier = beyond
        return trace(came_from, to) if to in came_from else []


def trace(came_from: dict[int, int], to: int) -> list[int]:
    path = [to]
    while came_from[path[-1]] != path[-1]:
        path.append(came_from[path[-1]])
    path.reverse()
    return path


def hideout(colour: str) -> dict[str, int]:
    return next(each for each in DATA["hideout"] if each["colour"] == colour)


@cache
def the_sea() -> Sea:
    return Sea()
