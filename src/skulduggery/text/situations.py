"""Pictures in the rulebooks: a clipping of the board drawn as text. The page draws it with the game's own art.

    ```situation Red rolls a 4 and takes a coin as she rushes past.
          M N O P Q
       3  . ^ H ^ .
       4  R . X . .
    roll: 4
    way R: M4 N4 O4 P4 Q4
    ```

After `situation` stands the caption. The signs are those of the terminal's chart; `*` are several things, listed in a
note of that square (`K11: R B $2`). Where columns have numbers, `12,` and `5` are the square `12,5`. Other notes:
`way R` and `blast B` (squares one after the other), `squares` (where one may go), `coins R` (on board), `sign K11` (an
icon), `roll` and `event`. What is not drawn is for the test that plays the picture: `hold G`, `plunder G` (cards),
`claim G`, `shown`, `commission`, `distress`, `wrecked` (ships), `luck`.
"""

import re
from itertools import pairwise
from typing import Final

import msgspec

BLOCK: Final = re.compile(r"^```situation[ ]*(?P<caption>.*)\n(?P<drawing>(?:.*\n)*?)```$", re.MULTILINE)
NOTE: Final = re.compile(r"^\s*([^:]+): (.+)$")
SEVERAL: Final = "*"
ARROWS: Final = ("↖↑↗", "←·→", "↙↓↘")  # north-west first
FREE: Final = "."
OFFERED: Final = "»"  # as on the terminal's chart


class BadSituation(Exception):
    """A drawing that does not fit together; says which."""


class Situation(msgspec.Struct, frozen=True):
    """`squares` are the signs by name, in reading order; `notes` are the lines below the drawing."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    squares: dict[str, str]
    notes: dict[str, tuple[str, ...]]

    def ways(self) -> list[tuple[str, tuple[str, ...]]]:
        """(piece, squares) of every `way` and `blast`."""
        return [(key.split()[1], squares) for key, squares in self.notes.items() if key.startswith(("way ", "blast "))]

    def things(self, square: str) -> tuple[str, ...]:
        """What stands on a square: its sign, or what its note lists."""
        sign = self.squares[square]
        return self.notes[square] if sign == SEVERAL else (sign,)


def situations(text: str) -> list[Situation]:
    """All pictures of a rulebook."""
    return [parse(found["caption"].strip(), found["drawing"]) for found in BLOCK.finditer(text)]


def parse(caption: str, drawing: str) -> Situation:
    lines = [line for line in drawing.splitlines() if line.strip()]
    noted = [found for line in lines if (found := NOTE.match(line))]
    columns, *rows = [line.split() for line in lines if not NOTE.match(line)] or [[]]
    squares: dict[str, str] = {}
    for number, *signs in rows:
        if len(signs) != len(columns):
            raise BadSituation(f"{caption}: row {number} has {len(signs)} squares under {len(columns)} columns")
        squares |= {column + number: sign for column, sign in zip(columns, signs, strict=True)}
    notes = {found[1].strip(): tuple(found[2].split()) for found in noted}
    unlisted = [square for square, sign in squares.items() if sign == SEVERAL and square not in notes]
    if unlisted or not caption:
        raise BadSituation(f"{caption or drawing}: needs a caption, and a note of what stands on each {SEVERAL}")
    return Situation(caption, tuple(columns), tuple(row[0] for row in rows), squares, notes)


def with_drawings(text: str) -> str:
    """The rulebook for a terminal: each picture becomes its drawing, with arrows along the ways, and its caption."""
    return BLOCK.sub(lambda found: written(parse(found["caption"].strip(), found["drawing"])), text)


def written(situation: Situation) -> str:
    """As Markdown: a block of signs, then the caption."""
    signs = with_arrows(situation)
    heads = [column.rstrip(",") for column in situation.columns]
    lines = ["    " + in_columns(heads, heads)]
    for number in situation.rows:
        lines.append(f"{number:>3} " + in_columns([signs[column + number] for column in situation.columns], heads))
    lines += [f"{square}: {' '.join(situation.things(square))}" for square, sign in signs.items() if sign == SEVERAL]
    return "\n".join(["```text", *lines, "```", "", f"*{situation.caption}*"])


def in_columns(cells: list[str], heads: list[str]) -> str:
    wide = max(len(head) for head in heads)
    return " ".join(f"{cell:>{wide}}" for cell in cells)


def with_arrows(situation: Situation) -> dict[str, str]:
    """Free squares of a way show where it leads, and those where one may go are marked."""
    signs = dict(situation.squares) | dict.fromkeys(situation.notes.get("squares", ()), OFFERED)
    for _, way in situation.ways():
        for before, square in pairwise(way):
            if signs.get(square) == FREE:
                signs[square] = arrow(situation, before, square)
    return signs


def arrow(situation: Situation, before: str, square: str) -> str:
    """Columns and rows are told apart by their names alone, so any drawing will do."""
    names = list(situation.squares)
    width = len(situation.columns)
    old, new = divmod(names.index(before), width), divmod(names.index(square), width)
    return ARROWS[1 + sign_of(new[0] - old[0])][1 + sign_of(new[1] - old[1])]


def sign_of(number: int) -> int:
    return (number > 0) - (number < 0)
