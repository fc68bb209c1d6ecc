"""Pictures in the rulebooks: a section of the board drawn as text. The page draws it with the game's own art.

    ```situation Red rolls a 4 and takes a coin as she rushes past.
          M N O P Q
       3  . ^ H ^ .
       4  R . X . .
    roll: 4
    way R: M4 N4 O4 P4 Q4
    ```

The caption follows the word `situation`. The signs are those of the terminal's chart. `*` means several things; a note
lists them by the name of the square (`K11: R B $2`). If columns have numbers, column `12,` and row `5` make the square
`12,5`.

Hexes are drawn as on the board: each row is shifted by half a hex. A row begins with the name of its first hex:

    ```situation Red sails past the merchant to the town.
       A3   T m A
       B3  I ~ ~ ~
    way A: A5 A4 A3
    ```

Here `T` is on A3 and `A` is on A5. Other notes: `way R` and `blast B` (a sequence of squares), `squares` (where a ship
may go), `coins R` (on board), `sign K11` (an icon), `roll` (one or more dice), `compass` (a colour) and `event`. These
notes are not drawn, but used by the test that plays the picture: `hold G`, `plunder G` (cards), `claim G`, `shown`,
`commission`, `distress`, `wrecked` (ships), `crew A`, `parts A`, `scurvy A`, `luck`.
"""

import re
from itertools import pairwise
from typing import Final

import msgspec

BLOCK: Final = re.compile(r"^```situation[ ]*(?P<caption>.*)\n(?P<drawing>(?:.*\n)*?)```$", re.MULTILINE)
NOTE: Final = re.compile(r"^\s*([^:]+): (.+)$")
HEXES: Final = re.compile(r"\s*([A-Z])(\d+)\s")  # the beginning of a row of hexes: the name of its first hex
SIGN: Final = re.compile(r"\S+")
SEVERAL: Final = "*"


class BadSituation(Exception):
    """A drawing that contradicts itself. The message names it."""


class Situation(msgspec.Struct, frozen=True):
    """`squares`: the sign of each square by its name, in reading order. `spots`: row and column of each square in the
    drawing (for hexes the column counts half hexes). `notes`: the lines below the drawing. Hexes have no `columns`, and
    each of their `rows` has the name of its first hex.
    """

    caption: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    squares: dict[str, str]
    spots: dict[str, tuple[int, int]]
    notes: dict[str, tuple[str, ...]]

    def ways(self) -> list[tuple[str, tuple[str, ...]]]:
        """(piece, squares) of every `way` and `blast`."""
        return [(key.split()[1], squares) for key, squares in self.notes.items() if key.startswith(("way ", "blast "))]

    def things(self, square: str) -> tuple[str, ...]:
        """What is on a square: its sign, or the list in its note."""
        sign = self.squares[square]
        return self.notes[square] if sign == SEVERAL else (sign,)


def situations(text: str) -> list[Situation]:
    """All pictures of a rulebook."""
    return [parse(found["caption"].strip(), found["drawing"]) for found in BLOCK.finditer(text)]


def parse(caption: str, drawing: str) -> Situation:
    lines = [line for line in drawing.splitlines() if line.strip()]
    notes = {found[1].strip(): tuple(found[2].split()) for line in lines if (found := NOTE.match(line))}
    drawn = [line for line in lines if not NOTE.match(line)]
    reader = parse_hexes if drawn and HEXES.match(drawn[0]) else parse_squares
    situation = reader(caption, drawn, notes)
    unlisted = [square for square, sign in situation.squares.items() if sign == SEVERAL and square not in notes]
    if unlisted or not caption:
        raise BadSituation(f"{caption or drawing}: needs a caption, and a note of what stands on each {SEVERAL}")
    return situation


def parse_squares(caption: str, drawn: list[str], notes: dict[str, tuple[str, ...]]) -> Situation:
    columns, *rows = [line.split() for line in drawn] or [[]]
    squares: dict[str, str] = {}
    for number, *signs in rows:
        if len(signs) != len(columns):
            raise BadSituation(f"{caption}: row {number} has {len(signs)} squares under {len(columns)} columns")
        squares |= {column + number: sign for column, sign in zip(columns, signs, strict=True)}
    spots = {square: divmod(at, len(columns)) for at, square in enumerate(squares)}
    return Situation(caption, tuple(columns), tuple(row[0] for row in rows), squares, spots, notes)


def parse_hexes(caption: str, drawn: list[str], notes: dict[str, tuple[str, ...]]) -> Situation:
    squares: dict[str, str] = {}
    spots: dict[str, tuple[int, int]] = {}
    rows: list[str] = []
    for line in drawn:
        first = HEXES.match(line)
        if first is None:
            raise BadSituation(f"{caption}: {line.strip()!r} does not begin with the name of a hex")
        for at, sign in enumerate(SIGN.finditer(line, first.end())):
            name = f"{first[1]}{int(first[2]) + at}"
            squares[name], spots[name] = sign[0], (len(rows), sign.start())
        rows.append(first[1] + first[2])
    check_hexes(caption, spots)
    return Situation(caption, (), tuple(rows), squares, spots, notes)


def check_hexes(caption: str, spots: dict[str, tuple[int, int]]) -> None:
    """Half a hex is one character. So the hexes of a row are two apart, and shifted by one from the next row."""
    for (row, column), (below, beside) in pairwise(spots.values()):
        if (beside != column + 2) if row == below else (beside - column) % 2 == 0:
            raise BadSituation(f"{caption}: the hexes of row {below + 1} do not stand as they lie")
