"""Draws a board of squares in the terminal, for any game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.parts import load_boards

Sign = tuple[str, str]  # a character (or a few) and its style
Ground = Mapping[str, tuple[str, str, str]]  # sign on the board: what fills the square, the sign in it, its style

# Colours of the fixed 256-colour palette. Terminal themes do not change them, so the contrast is always the same.
SEA = "deep_sky_blue3"
LAND = "grey0 on dark_olive_green3"
ROCK = "grey100 on grey30"
QUAY = "bold grey100 on navy_blue"
LAIR = "bold grey100 on dark_red"
RED = "bold grey100 on red3"
BLUE = "bold grey100 on dodger_blue3"
GREEN = "grey0 on green3"
GOLD = "grey0 on gold1"
VIOLET = "bold grey100 on dark_violet"
WHITE = "grey0 on grey100"
MARKED = "grey0 on dark_slate_gray1"
REACHABLE = "»"
MORE = "+"

WIDE_ENOUGH = 104  # a terminal with this many columns shows three characters per square instead of two
ROW_LABEL = 3
GAP = 2  # columns between the board and the panel


class Seabed(NamedTuple):
    """The unchanging part of a board: names and signs of the squares, row by row, and how they are drawn."""

    names: tuple[str, ...]
    signs: str
    columns: int
    ground: Ground
    heads: tuple[str, ...] = ()  # lines with a sign for each column; if empty, the letters of the squares' names
    rows: tuple[str, ...] = ()  # the heading of each row; if empty, the rest of the names
    tall: bool = False  # repeat the column headings below the board: the top of a tall board scrolls away

    def width(self, room: int) -> int:
        return ROW_LABEL + room * self.columns

    def landmarks(self) -> dict[str, str]:
        """Squares that have a capital letter of their own on the chart, by the same letter in lower case."""
        pairs = zip(self.names, self.signs, strict=True)
        return {sign.lower(): name for name, sign in pairs if sign.isupper()}


def lettered(package: str, signs: str, ground: Ground) -> Seabed:
    """The one chart of a game that calls its squares by letter and number."""
    grid, rows = load_boards(package)["chart"].squares(signs)
    return Seabed(tuple(grid.names), rows, grid.columns, ground)


def room_for(width: int) -> int:
    return 3 if width >= WIDE_ENOUGH else 2


def draw_squares(seabed: Seabed, things: Mapping[str, list[Sign]], marks: Mapping[str, str], room: int) -> Text:
    heads = column_heads(seabed, room)
    drawing = heads.copy()
    for at, name in enumerate(seabed.names):
        if at % seabed.columns == 0:
            label = seabed.rows[at // seabed.columns] if seabed.rows else name[1:]
            drawing.append(f"\n{label:>2} ", style="bold")
        ground = seabed.ground[seabed.signs[at]]
        drawing.append_text(draw_square(ground, things.get(name, []), marks.get(name), room))
    return drawing.append("\n").append_text(heads) if seabed.tall else drawing


def column_heads(seabed: Seabed, room: int) -> Text:
    lines = seabed.heads or ["".join(name[0] for name in seabed.names[: seabed.columns])]
    margin = " " * ROW_LABEL
    return Text("\n".join(margin + "".join(sign.center(3)[:room] for sign in line) for line in lines), style="bold")


def draw_square(ground: tuple[str, str, str], things: list[Sign], mark: str | None, room: int) -> Text:
    """Pieces cover the terrain. A marked square has an arrow, or the number of its choice if there is room."""
    fill, sign, style = ground
    if mark and not things and len(mark) < room and room > 2:
        return Text(mark.center(room), style=MARKED, end="")
    inside = fitted(things, room) or [(sign, style)]
    square = Text(end="")
    if mark is not None:
        square.append(REACHABLE, style=MARKED)
    elif sum(len(text) for text, _ in inside) < room:
        square.append(fill, style=style)
    for text, piece_style in inside:
        square.append(text[: room - len(square)], style=piece_style)
    return square.append(fill * (room - len(square)), style=style)


def fitted(things: list[Sign], room: int) -> list[Sign]:
    """The signs that fit, and a sign for more. The panel lists all of them."""
    if len(things) < room:
        return things
    return [*things[: room - 2], (MORE, "bold")] if room > 2 else [(things[0][0][0] + MORE, things[0][1])]


def beside(chart: RenderableType, width: int, panel: RenderableType) -> RenderableType:
    """The chart and a panel to its right. The chart keeps its width."""
    layout = Grid.grid(padding=(0, GAP, 0, 0))
    layout.add_column(no_wrap=True, min_width=width)
    layout.add_row(chart, panel)
    return layout


def crowded(seabed: Seabed, things: Mapping[str, list[Sign]], room: int) -> list[tuple[str, list[Sign]]]:
    """The squares that hold more than there is room for."""
    return [(name, things[name]) for name in seabed.names if len(things.get(name, ())) >= room]


def spelled_out(square: str, signs: list[Sign]) -> Text:
    text = Text(f"{square}: ")
    for at, (sign, style) in enumerate(signs):
        text.append(" " if at else "")
        text.append(sign, style=style)
    return text


def flowed(entries: Sequence[Text], width: int) -> Text:
    """Entries as running text. Lines break only between entries."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + GAP + len(entry) <= width:
            lines[-1].append(" " * GAP).append_text(entry)
        else:
            lines.append(entry.copy())
    return Text("\n").join(lines)


def named_sign(sign: Sign, name: str) -> Text:
    """An entry of the chart's key: a sign and its name."""
    return Text.assemble(sign, f" {name}")
