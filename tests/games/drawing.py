"""Reads the drawings of situations in tests: which things stand on which square of the real board.

A drawing has one sign for each square. The sign of the board itself says that the square is empty; so a drawing cannot
contradict the board. A sign such as `+` stands for several things, which are listed below the drawing: `K11: B o2`.
Each game names its squares and its things; see `Board`.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

Rows = list[list[str]]
Names = Callable[[Rows], Iterator[tuple[str, str]]]


class BadDrawing(Exception):
    """The drawing does not agree with the board or with itself."""


class Board(NamedTuple):
    """How the drawings of one game are read.

    `names` pairs the name of each square with its sign. `terrain` gives the signs with which an empty square may be
    drawn, the usual one first. `is_thing` knows the signs of ships and other things that can stand on a square.
    `several` is the sign for a square with several things.
    """

    names: Names
    terrain: Callable[[str], str]
    is_thing: Callable[[str], bool]
    several: str = "+"

    def read(self, drawing: str) -> dict[str, list[str]]:
        """The things on every square of the drawing that is not empty."""
        lines = [line.split() for line in drawing.splitlines() if line.strip()]
        lists = {words[0][:-1]: words[1:] for words in lines if words[0].endswith(":")}
        signs = dict(self.names([words for words in lines if not words[0].endswith(":")]))
        drawn = {square for square, sign in signs.items() if sign == self.several}
        if drawn != set(lists):
            raise BadDrawing(f"drawn as '{self.several}': {sorted(drawn)}, but listed: {sorted(lists)}")
        found = {square: lists.get(square, [sign]) for square, sign in signs.items()}
        return {
            square: self.checked(square, found[square]) for square in signs if not self.empty(square, found[square])
        }

    def empty(self, square: str, things: list[str]) -> bool:
        return len(things) == 1 and things[0] in self.terrain(square)

    def checked(self, square: str, things: list[str]) -> list[str]:
        for thing in things:
            if not self.is_thing(thing):
                raise BadDrawing(f"{square} is {self.terrain(square)[0]!r} on the board, not {thing!r}")
        return things


def lettered(rows: Rows) -> Iterator[tuple[str, str]]:
    """Squares such as K11: a line of letters above, and the number of each row before it."""
    columns = rows[0] if rows else []
    for number, *signs in rows[1:]:
        if len(signs) != len(columns):
            raise BadDrawing(f"row {number}: {len(signs)} squares under {len(columns)} columns")
        yield from ((column + number, sign) for column, sign in zip(columns, signs, strict=True))


def numbered(rows: Rows) -> Iterator[tuple[str, str]]:
    """Squares such as 12,5: the upper left one in the first line (`@12,5`), then one word for each row."""
    left, top = rows[0][0].removeprefix("@").split(",") if rows else ("0", "0")
    for y, (signs,) in enumerate(rows[1:], start=int(top)):
        yield from ((f"{x},{y}", sign) for x, sign in enumerate(signs, start=int(left)))


def sign_at(chart: list[str], square: str) -> str:
    """The sign of a square such as K11 on a chart."""
    return chart[int(square[1:]) - 1][ord(square[0]) - ord("A")]
