"""Loads a game's parts: boards drawn as text and components as tables, with clear complaints.

A board file has comment lines (`# ..`), lines `key = value`, and one or more drawings between `[map]` and `[end]`;
the lines above a drawing belong to it. Inside a drawing every character counts, so `#` may be a kind of square.
"""

import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .grid import Grid
from .hexes import HexGrid
from .own_parts import BOARD, DATA, own_parts


class BadParts(Exception):
    """A part file is not what it should be. The message says where, and what was expected."""


class Drawing:
    """One drawn board: its name, its other lines, and its rows of signs."""

    def __init__(self, facts: dict[str, str], rows: list[str], source: str, line: int) -> None:
        self.facts = facts
        self.name = facts.get("name", "")
        self.rows = rows
        self.source = source
        self.line = line  # where the drawing begins

    def number(self, key: str) -> int:
        text = self.facts.get(key)
        if text is None or not text.isdecimal():
            raise BadParts(f"{self.source}: board {self.name!r} needs a line '{key} = <number>', found {text!r}")
        return int(text)

    def squares(self, signs: str) -> tuple[Grid, str]:
        """The grid and its squares' signs in one string; every sign must be one of `signs`."""
        grid = Grid(self.number("columns"), self.number("rows"))
        if len(self.rows) != grid.rows:
            raise BadParts(f"{self.source}: board {self.name!r} has {len(self.rows)} rows, {grid.rows} were announced")
        for at, row in enumerate(self.rows):
            self.check_row(row, self.line + at, grid.columns, signs)
        return grid, "".join(self.rows)

    def hexes(self, signs: str) -> tuple[HexGrid, str]:
        """The grid of a hexagon, and its signs in one text; blanks between them only make the drawing look like one."""
        grid = HexGrid(self.number("radius"))
        rows = [row.replace(" ", "") for row in self.rows]
        for at, row in enumerate(rows):
            width = 2 * grid.radius + 1 - abs(at - grid.radius)
            self.check_row(row, self.line + at, width, signs)
        if len(rows) != 2 * grid.radius + 1:
            raise BadParts(f"{self.source}: board {self.name!r} has {len(rows)} rows, not {2 * grid.radius + 1}")
        return grid, "".join(rows)

    def check_row(self, row: str, line: int, width: int, signs: str) -> None:
        if len(row) != width:
            raise BadParts(f"{self.source}, line {line}: {len(row)} squares, {width} were expected")
        for at, sign in enumerate(row):
            if sign not in signs:
                raise BadParts(f"{self.source}, line {line}, square {at + 1}: unknown sign {sign!r}")


def read_boards(text: str, source: str = "board.txt") -> dict[str, Drawing]:
    """All drawings of a board file by name."""
    boards: dict[str, Drawing] = {}
    facts: dict[str, str] = {}
    rows: list[str] | None = None
    first = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if rows is not None and line != "[end]":
            rows.append(line)
        elif rows is not None:
            board = Drawing(facts, rows, source, first)
            if board.name in boards:
                raise BadParts(f"{source}, line {first}: there is a board {board.name!r} already")
            boards[board.name] = board
            facts, rows = {}, None
        elif line == "[map]":
            rows, first = [], number + 1
        elif line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            if not equals:
                raise BadParts(
                    f"{source}, line {number}: 'key = value', '[map]' or a comment was expected, not {line!r}"
                )
            facts[key.strip()] = value.strip()
    if rows is not None:
        raise BadParts(f"{source}: the drawing that begins on line {first} has no '[end]'")
    return boards


def load_boards(package: str) -> dict[str, Drawing]:
    """The boards of a game: of `parts/board.txt` in its package, or of a designer (`core/own_parts.py`)."""
    text, source = part(package, BOARD)
    return read_boards(text, source)


def load_data(package: str) -> dict[str, Any]:
    """The tables of a game: of `parts/data.toml` in its package, or of a designer."""
    return read_data(*part(package, DATA))


def folders_of(package: str) -> Sequence[str]:
    try:
        spec: Any = find_spec(package)
    except ValueError:  # a game that was typed at a prompt has no file
        return ()
    return () if spec is None else spec.submodule_search_locations or ()


def read_data(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadParts(f"{source}: {error}") from None


def part(package: str, name: str) -> tuple[str, str]:
    """The text of a file, and what complaints call it."""
    own = own_parts()
    if own is not None and own.package == package and (text := own.text(name)) is not None:
        return text, own.source(name)
    return usual_part(package, name), f"{package}/parts/{name}"


def usual_part(package: str, name: str) -> str:
    """The file that the game itself has. The game is not loaded for that: it would read its parts too early."""
    for folder in folders_of(package):
        file = Path(folder, "parts", name)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise BadParts(f"{package}: parts/{name} is missing")
