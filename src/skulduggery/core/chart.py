"""Where the places of a board lie, for whoever draws figures on it. All of it is optional (`Game.chart`)."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from .grid import Grid
from .hexes import HexGrid

Cell = tuple[float, float]  # the middle of a square or a hex, in widths of one
ROW_OF_HEXES = math.sqrt(3) / 2  # how far apart the rows of hexes are


class Spot(NamedTuple):
    """A place of the board: its id in events, its cells, and the text `<family>-<key>` that names it, if one does.

    A spot without an id is part of the drawing only. One without cells lies beside the board.
    """

    place: str
    cells: tuple[Cell, ...]
    land: bool = False
    family: str = ""
    key: str = ""


class Chart(NamedTuple):
    shape: Literal["squares", "hexes"]
    spots: tuple[Spot, ...]

    def landmarks(self) -> dict[str, tuple[str, str]]:
        """The family and key of every place with a name."""
        return {spot.place: (spot.family, spot.key) for spot in self.spots if spot.place and spot.key}


def squares_of(grid: Grid) -> list[Cell]:
    return [(at % grid.columns + 0.5, at // grid.columns + 0.5) for at in range(grid.size)]


def hexes_of(grid: HexGrid) -> list[Cell]:
    """The leftmost hex of the middle row begins at 0, as the topmost row does."""
    middle = grid.radius + 0.5
    return [(middle + q + r / 2, middle + r * ROW_OF_HEXES) for q, r in grid.hexes]


def spots(names: Sequence[str], cells: Sequence[Cell], signs: str, land: str, named: str) -> tuple[Spot, ...]:
    """One spot for each cell. `land` and `named` are signs. Those of `named` have the text `place-<id>`."""
    found = []
    for name, cell, sign in zip(names, cells, signs, strict=True):
        family, key = ("place", name) if sign in named else ("", "")
        found.append(Spot(name, (cell,), sign in land, family, key))
    return tuple(found)
