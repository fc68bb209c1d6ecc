"""The chart of Port Blackwood as tables of small ints (specification, section 3). Built once, shared by all matches."""

from typing import Final

from ...core.chart import Chart, Spot, squares_of
from ...core.grid import Grid
from ...core.parts import load_boards
from ...core.paths import distances
from .components import EVENT_STEPS, LONGEST, PACKAGE
from .courses import Courses

SIGNS = ".+>PXTH^SMabcdefghi"
WATER = ".+>PX"
ANCHORAGE = "anchorage"
NO_ISLAND: Final = -1


class Sea:
    """Squares 0 to 279 row by row, then the anchorage. `bars_only_u_turns`: the option `retrace`."""

    def __init__(self, bars_only_u_turns: bool) -> None:
        self.bars_only_u_turns = bars_only_u_turns
        grid, signs = load_boards(PACKAGE)["chart"].squares(SIGNS)
        self.grid: Grid = grid
        self.anchorage = grid.size
        self.names: list[str] = [*grid.names, ANCHORAGE]
        self.index: dict[str, int] = {name: at for at, name in enumerate(self.names)}
        self.signs = signs + ">"
        self.port = signs.index("P")
        self.x = signs.index("X")
        self.lairs = [signs.index("S"), signs.index("M")]
        self.closed = [sign in "^TH" for sign in signs] + [False]
        self.land = [sign in "SMabcdefghi" for sign in signs] + [False]
        self.islands = [ord(sign) - ord("a") if sign in "abcdefghi" else NO_ISLAND for sign in signs] + [NO_ISLAND]
        self.bits = [1 << square for square in range(grid.size + 1)]
        self.bits_at_sea = [0 if self.land[square] else self.bits[square] for square in range(grid.size + 1)]
        entries = [square for square, sign in enumerate(signs) if sign == ">"]
        self.ship_ways = [
            [] if self.closed[square] else [to for to in grid.neighbours(square) if not self.closed[to]]
            for square in range(grid.size)
        ] + [entries]
        self.jailer_ways = [[to for to in ways if self.is_open_sea(to)] for ways in self.ship_ways]
        self.ship_courses: list[Courses | None] = [None] * (grid.size + 1)
        self.jailer_courses: list[Courses | None] = [None] * grid.size
        self.fields: dict[int, list[int]] = {}

    def chart(self) -> Chart:
        """The board as it is drawn. Ships wait in the anchorage, which lies beside it."""
        cells = squares_of(self.grid)
        found = [
            Spot(self.names[at], (cell,), self.signs[at] not in WATER, *self.text_of(at))
            for at, cell in enumerate(cells)
        ]
        return Chart("squares", (*found, Spot(ANCHORAGE, (), False, "place", ANCHORAGE)))

    def text_of(self, square: int) -> tuple[str, str]:
        """The family and the key of the text that names this square."""
        if square in self.lairs:
            return "lair", self.names[square]
        if square in (self.port, self.x):
            return "place", "port" if square == self.port else "x"
        return ("", "") if self.islands[square] == NO_ISLAND else ("island", self.signs[square])

    def is_open_sea(self, square: int) -> bool:
        """PB-9.02: where a jailer may go: neither land nor a wharf."""
        return self.signs[square] in ".+>"

    def courses(self, start: int) -> Courses:
        """All walks of a ship from `start`."""
        known = self.ship_courses[start]
        if known is None:
            known = Courses(self.ship_ways, self.land, start, LONGEST, self.bars_only_u_turns)
            self.ship_courses[start] = known
        return known

    def jailer_walks(self, start: int) -> Courses:
        known = self.jailer_courses[start]
        if known is None:
            known = Courses(self.jailer_ways, self.land, start, EVENT_STEPS, self.bars_only_u_turns)
            self.jailer_courses[start] = known
        return known

    def steps_to(self, goal: int) -> list[int]:
        """Squares a ship must sail from everywhere to `goal`, jailers aside; land ends a move but not the voyage."""
        known = self.fields.get(goal)
        if known is None:
            ways_back = [list(ways) for ways in self.ship_ways]
            ways_back[self.anchorage] = []
            for entry in self.ship_ways[self.anchorage]:
                ways_back[entry].append(self.anchorage)
            known = distances(ways_back, [goal])
            self.fields[goal] = known
        return known

    def steps_between(self, start: int, goal: int) -> int:
        """How many squares lie between two squares within one move: no way leads over land."""
        stops = {square for square, land in enumerate(self.land) if land}
        return distances(self.ship_ways, [start], stops=stops)[goal]
