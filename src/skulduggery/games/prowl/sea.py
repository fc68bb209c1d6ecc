"""The two boards as tables of small ints (specification, section 3). Built once each, shared by all matches.

To enter a field takes one step, whatever its size. A set of squares is one large int with a bit for each square, row by
row, with an unused column at the end of each row. So a few shifts find all squares that are one step away, diagonal
steps included (`courses.py`).
"""

from functools import cache
from typing import Any, Final

from ...core.chart import Cell, Chart, Spot
from ...core.messages import Move
from ...core.parts import load_boards
from ...core.paths import FAR
from .components import CARGO_DATA, COLOURS, DATA, PACKAGE, TOWN_HOLDS, TWIR_HOLDS
from .fields import Ground
from .moves import Sail

SEA: Final = 0
CURRENT: Final = 1
TWIR: Final = 2
TOWN: Final = 3
HOME: Final = 4
ISLAND: Final = 5
KINGDOM: Final = 6
GROUNDS: Final[list[Ground]] = ["sea", "current", "twir", "town", "home", "island", "kingdom"]

GREY: Final = "#%Y&*"
ARROWS: Final[dict[str, tuple[int, int]]] = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}
SIGNS: Final = ".<>^vNESWDTUCRBLMFbhpodrktci12345678" + GREY
SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
NOWHERE: Final = -1
ANY_NUMBER: Final = 99
HOLDS: Final = {TOWN: TOWN_HOLDS, TWIR: TWIR_HOLDS, HOME: ANY_NUMBER}  # ships; one elsewhere

Square = tuple[int, int]


class Sea:
    """Fields in the order of their first squares, row by row. `small`: names of two places go together."""

    def __init__(self, small: bool) -> None:
        self.small = small
        board = load_boards(PACKAGE)["small" if small else "large"]
        grid, signs = board.squares(SIGNS)
        self.width: int = grid.columns
        self.height: int = grid.rows
        self.pitch: int = grid.columns + 1
        self.rows: list[str] = board.rows
        self.names: list[str] = []
        self.grounds: list[int] = []
        self.squares: list[list[Square]] = []
        self.bits: list[int] = []
        self.field_at: dict[Square, int] = {}
        self.place_names = named_places(small)
        self.find_fields(signs)
        self.index: dict[str, int] = {name: field for field, name in enumerate(self.names)}
        self.size: int = len(self.names)
        self.is_water: list[bool] = [ground <= TWIR for ground in self.grounds]
        self.holds: list[int] = [HOLDS.get(ground, 1) for ground in self.grounds]
        self.across: dict[int, int] = {self.index[bridge["id"]]: self.index[bridge["other"]] for bridge in DATA["twir"]}
        self.outs: list[list[int]] = [self.exits(field) for field in range(self.size)]
        self.alongside: list[bytes] = [self.touching(field) for field in range(self.size)]
        self.alongside_on_bridges: list[bytes] = [self.touching_or_sharing(field) for field in range(self.size)]
        self.sails: list[Move] = [Sail(name) for name in self.names]
        self.towns: list[int] = self.all_of(TOWN)
        self.islands: list[int] = self.all_of(ISLAND)
        self.kingdom: int = self.index["kingdom"]
        self.homes: list[int] = [self.index.get(f"home_{colour}", NOWHERE) for colour in COLOURS]
        self.destination: list[int] = [self.index[card["small_to" if small else "to"]] for card in CARGO_DATA]
        self.quarters: dict[int, str] = {}
        corner: dict[int, int] = {}
        for town in DATA["small_town" if small else "town"]:
            self.quarters[self.index[town["id"]]] = town["quarter"]
            corner[self.index[town["id"]]] = self.index[town["opposite"]]
        along, across = {town: self.mirrored(town) for town in self.towns}, dict[int, int]()
        for town in self.towns:
            across[town] = corner[along[town]]
        self.opposite: dict[str, dict[int, int]] = {"corner": corner, "along": along, "across": across}
        self.own_towns: list[list[int]] = [self.towns_of(colour) for colour in range(len(COLOURS))]
        self.steps_by_goal: dict[int, list[int]] = {}
        self.ways_back: list[list[int]] = [[] for _ in range(self.size)]
        for field in range(self.size):
            for to in self.outs[field]:
                self.ways_back[to].append(field)

    # --- building

    def find_fields(self, signs: str) -> None:
        for at, sign in enumerate(signs):
            square = (at % self.width, at // self.width)
            if sign not in GREY and square not in self.field_at:
                self.add_field(square, sign)

    def add_field(self, square: Square, sign: str) -> None:
        squares = [square] if sign == "." else self.run_of(square, sign)
        for each in squares:
            self.field_at[each] = len(self.names)
        self.squares.append(squares)
        self.bits.append(sum([1 << self.bit(x, y) for x, y in squares]))
        if sign == ".":
            self.grounds.append(SEA)
            self.names.append(f"{square[0]},{square[1]}")
        elif sign in ARROWS:
            self.grounds.append(CURRENT)
            self.names.append(f"cur:{square[0]},{square[1]}")
        else:
            ground, name = self.place_names[sign]
            self.grounds.append(ground)
            self.names.append(name)

    def run_of(self, square: Square, sign: str) -> list[Square]:
        """PR-3.01: squares of one sign that touch by a side are one field; a current runs along its arrow only."""
        ways = [step for step in SIDES if sign not in ARROWS or (step[0] == 0) == (ARROWS[sign][0] == 0)]
        found = [square]
        for x, y in found:
            for dx, dy in ways:
                beside = (x + dx, y + dy)
                if self.sign(beside) == sign and beside not in found:
                    found.append(beside)
        return sorted(found, key=lambda each: (each[1], each[0]))

    def sign(self, square: Square) -> str:
        x, y = square
        return self.rows[y][x] if 0 <= x < self.width and 0 <= y < self.height else ""

    def bit(self, x: int, y: int) -> int:
        return y * self.pitch + x

    def exits(self, field: int) -> list[int]:
        """PR-4.04, PR-4.05, PR-3.05, PR-3.07: one step from here, whoever may take it. Nobody sails to the Kingdom."""
        if self.grounds[field] == CURRENT:
            candidates = self.ahead(field)
        else:
            candidates = [(x + dx, y + dy) for x, y in self.squares[field] for dx, dy in AROUND]
        found = {self.field_at[square] for square in candidates if square in self.field_at} - {field}
        if field in self.across:
            found.add(self.across[field])
        return sorted([to for to in found if self.grounds[to] != KINGDOM])

    def ahead(self, field: int) -> list[Square]:
        """PR-3.05: the square the arrow points at, and the two diagonally ahead."""
        dx, dy = ARROWS[self.sign(self.squares[field][0])]
        x, y = max(self.squares[field], key=lambda square: square[0] * dx + square[1] * dy)
        return [(x + dx + aside * abs(dy), y + dy + aside * abs(dx)) for aside in (-1, 0, 1)]

    def touching(self, field: int) -> bytes:
        """PR-10.02: which fields share a side with this one."""
        found = bytearray(self.size)
        for square in [(x + dx, y + dy) for x, y in self.squares[field] for dx, dy in SIDES]:
            if square in self.field_at:
                found[self.field_at[square]] = 1
        found[field] = 0
        return bytes(found)

    def touching_or_sharing(self, field: int) -> bytes:
        """PR-10.13: two ships on one bridge lie side by side, each on a square of its own."""
        found = bytearray(self.alongside[field])
        found[field] = self.grounds[field] == TWIR
        return bytes(found)

    def all_of(self, ground: int) -> list[int]:
        return [field for field, each in enumerate(self.grounds) if each == ground]

    def towns_of(self, colour: int) -> list[int]:
        """PR-3.12, PR-13.02: the towns of a home's own quarter."""
        quarter = DATA["home"][colour].get("small_quarter" if self.small else "quarter")
        return [town for town in self.towns if self.quarters[town] == quarter]

    def mirrored(self, field: int) -> int:
        """PR-9.14: the field as far from the other short side of the board."""
        x, y = self.squares[field][0]
        return self.field_at[self.width - 1 - x, y]

    # --- questions

    def chart(self) -> Chart:
        """The board as it is drawn, the grey continents included."""
        found = [self.spot(field) for field in range(self.size)]
        squares = [(x, y) for y in range(self.height) for x in range(self.width)]
        grey = tuple([middle_of(square) for square in squares if square not in self.field_at])
        return Chart("squares", (*found, Spot("", grey, True)))

    def spot(self, field: int) -> Spot:
        name, cells = self.names[field], tuple([middle_of(square) for square in self.squares[field]])
        if self.grounds[field] in (SEA, CURRENT):
            return Spot(name, cells)
        return Spot(name, cells, self.grounds[field] != TWIR, "place", name)

    def steps_to(self, goal: int) -> list[int]:
        """PR-9.07: the fewest steps to `goal` from every field on the empty board, through water fields."""
        known = self.steps_by_goal.get(goal)
        if known is None:
            known = self.search_back(goal)
            self.steps_by_goal[goal] = known
        return known

    def search_back(self, goal: int) -> list[int]:
        steps = [FAR] * self.size
        steps[goal] = 0
        frontier = [goal]
        while frontier:
            found: list[int] = []
            for field in frontier:
                if field != goal and not self.is_water[field]:
                    continue
                for before in self.ways_back[field]:
                    if steps[before] == FAR:
                        steps[before] = steps[field] + 1
                        found.append(before)
            frontier = found
        return steps


def middle_of(square: Square) -> Cell:
    return square[0] + 0.5, square[1] + 0.5


def named_places(small: bool) -> dict[str, tuple[int, str]]:
    """Ground and id of every sign that stands for a place of its own."""
    size = "small_" if small else ""
    places: dict[str, tuple[int, str]] = {"D": (KINGDOM, "kingdom")}
    listed: list[tuple[int, list[dict[str, Any]]]] = [
        (TOWN, DATA[size + "town"]),
        (ISLAND, DATA[size + "island"]),
        (TWIR, DATA["twir"]),
    ]
    for ground, entries in listed:
        for entry in entries:
            places[entry["char"]] = (ground, entry["id"])
    for home in DATA["home"]:
        places[home["char"]] = (HOME, f"home_{home['id']}")
    return places


@cache
def the_sea(small: bool) -> Sea:
    return Sea(small)
