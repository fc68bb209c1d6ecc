"""The chart of the Hidden Sea as tables of small ints (specification, sections 3 and 5.1). Built once for all matches.

Ships do not block and harbours cannot be passed, so where a roll can end depends on the chart alone.
"""

from functools import cache
from typing import Final

from ...core.chart import Chart, spots, squares_of
from ...core.grid import Grid
from ...core.messages import Move
from ...core.parts import load_boards
from ...core.paths import distances, shortest_path
from .components import AGAIN_FACE, PACKAGE, PORTS
from .moves import Raid, Sail

SIGNS: Final = ".#^*HA1234567"
LAND: Final = "#^*"
NO_PORT: Final = -1
LONGEST: Final = AGAIN_FACE


class Sea:
    """Squares 0 to 220 row by row. `steps` are the fewest squares between two, never through a harbour."""

    def __init__(self) -> None:
        grid, signs = load_boards(PACKAGE)["chart"].squares(SIGNS)
        self.grid: Grid = grid
        self.signs: str = signs
        self.names: list[str] = grid.names
        self.index: dict[str, int] = grid.index
        self.land = [sign in LAND for sign in signs]
        self.home: int = signs.index("H")
        self.admiralty: int = signs.index("A")
        self.ports: list[int] = [signs.index(str(port + 1)) for port in range(len(PORTS))]
        self.port_at = [int(sign) - 1 if sign.isdigit() else NO_PORT for sign in signs]
        self.harbour = [sign not in "." + LAND for sign in signs]
        self.open: list[int] = [square for square in range(grid.size) if not self.land[square]]
        self.ways = [
            [] if self.land[square] else [to for to in grid.neighbours(square) if not self.land[to]]
            for square in range(grid.size)
        ]
        self.harbours: list[int] = [square for square in self.open if self.harbour[square]]
        self.steps = [distances(self.ways, [square], stops=self.harbours) for square in range(grid.size)]
        self.sails: list[Move] = [Sail(name) for name in self.names]
        self.raids: list[Move] = [Raid(name) for name in self.names]
        squares, rolls = range(grid.size), range(LONGEST + 1)
        self.usual = [[self.listed(self.ends(at, roll)) for roll in rolls] for at in squares]
        self.homeward = [[self.listed(self.ends_homeward(at, roll)) for roll in rolls] for at in squares]
        self.paths: dict[int, tuple[str, ...]] = {}

    def chart(self) -> Chart:
        """The board as it is drawn: harbours have names."""
        return Chart("squares", spots(self.names, squares_of(self.grid), self.signs, LAND, "HA1234567"))

    def ends(self, start: int, roll: int) -> list[int]:
        """BO-M.02 to BO-M.07: the squares where a throw can end."""
        if self.land[start] or roll < 2:
            return []
        return [square for square in self.open if self.can_end(start, square, roll)]

    def can_end(self, start: int, square: int, roll: int) -> bool:
        """A harbour needs no exact throw; everywhere else, and to stay, the whole throw is used."""
        steps = self.steps[start][square]
        if self.harbour[square] and square != start:
            return steps <= roll
        return steps <= roll and (roll - steps) % 2 == 0

    def ends_homeward(self, start: int, roll: int) -> list[int]:
        """BO-D.03: home if it is in reach, else the sea squares nearest to it."""
        to_home = self.steps[self.home]
        if self.land[start] or roll < 2 or start == self.home:
            return []
        if to_home[start] <= roll:
            return [self.home]
        ends = [square for square in self.ends(start, roll) if not self.harbour[square]]
        nearest = min(to_home[square] for square in ends)
        return [square for square in ends if to_home[square] == nearest]

    def listed(self, squares: list[int]) -> list[Move]:
        return [self.sails[square] for square in squares]

    def path(self, start: int, to: int) -> tuple[str, ...]:
        """The names of a shortest way, both ends included. Kept: the same ways are sailed again."""
        key = start * self.grid.size + to
        known = self.paths.get(key)
        if known is None:
            way = shortest_path(self.ways, start, to, stops=self.harbours)
            known = tuple([self.names[square] for square in way])
            self.paths[key] = known
        return known


@cache
def the_sea() -> Sea:
    return Sea()
