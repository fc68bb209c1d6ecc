"""The pictures of the rulebooks (`situations.py`) for a terminal: the signs, with arrows along the ways."""

from itertools import pairwise
from typing import Final

from .situations import BLOCK, SEVERAL, Situation, parse

ARROWS: Final = ("↖↑↗", "←·→", "↙↓↘")  # north-west first
FREE: Final = "."
FREE_HEXES: Final = ".~s"  # water, known or unknown
OFFERED: Final = "»"  # the same sign as on the terminal's chart


def with_drawings(text: str) -> str:
    """The rulebook for a terminal. Each picture becomes a drawing with arrows along the ways, and its caption."""
    return BLOCK.sub(lambda found: written(parse(found["caption"].strip(), found["drawing"])), text)


def written(situation: Situation) -> str:
    """The picture as Markdown: a block of signs, then the caption."""
    signs = with_arrows(situation)
    lines = rows_of_squares(situation, signs) if situation.columns else rows_of_hexes(situation, signs)
    lines += [f"{square}: {' '.join(situation.things(square))}" for square, sign in signs.items() if sign == SEVERAL]
    return "\n".join(["```text", *lines, "```", "", f"*{situation.caption}*"])


def rows_of_squares(situation: Situation, signs: dict[str, str]) -> list[str]:
    heads = [column.rstrip(",") for column in situation.columns]
    rows = [(number, [signs[column + number] for column in situation.columns]) for number in situation.rows]
    return [f"{number:>3} " + in_columns(cells, heads) for number, cells in [("", heads), *rows]]


def in_columns(cells: list[str], heads: list[str]) -> str:
    wide = max(len(head) for head in heads)
    return " ".join(f"{cell:>{wide}}" for cell in cells)


def rows_of_hexes(situation: Situation, signs: dict[str, str]) -> list[str]:
    west = min(column for _, column in situation.spots.values())
    lines: list[str] = []
    for number, first in enumerate(situation.rows):
        row = [name for name, (at, _) in situation.spots.items() if at == number]
        indent = " " * (situation.spots[first][1] - west)
        lines.append(f"{first:>3} {indent}" + " ".join(signs[name] for name in row))
    return lines


def with_arrows(situation: Situation) -> dict[str, str]:
    """Puts arrows on the free squares of a way, and marks the squares where a ship may go."""
    signs = dict(situation.squares) | dict.fromkeys(situation.notes.get("squares", ()), OFFERED)
    free = FREE if situation.columns else FREE_HEXES
    for _, way in situation.ways():
        for before, square in pairwise(way):
            if signs[square] in free:
                signs[square] = arrow(situation, before, square)
    return signs


def arrow(situation: Situation, before: str, square: str) -> str:
    """The arrow from one square to the next, by their positions in the drawing."""
    (row, column), (new_row, new_column) = situation.spots[before], situation.spots[square]
    return ARROWS[1 + sign_of(new_row - row)][1 + sign_of(new_column - column)]


def sign_of(number: int) -> int:
    return (number > 0) - (number < 0)
