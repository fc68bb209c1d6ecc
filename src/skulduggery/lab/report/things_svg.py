"""Draws what was used: rows of things with their worth, and the heat map on the chart of the game."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from ...core.chart import Cell, Chart
from .numbers import Estimate
from .svg import WIDTH, Pen, Scale, box, drawing, line, text
from .tally import Worth

ROW = 22
NAME = 230
LETTERS = 37  # that fit beside each other in the width of a name
WIDE = 7.2  # a wide letter: no name may lose its beginning
BOLD = 0.66  # the width of a bold letter, in its size
USES = (240, 320)  # where the bar of uses begins and ends
WON = (400, 540)  # the same for the part of the matches that were won
HEAT_STEPS = 8
HEX = 1 / math.sqrt(3)  # the radius of a hex whose width is 1


class Heads(NamedTuple):
    """The words above the columns."""

    uses: str
    won: str
    gain: str


def standing(won: Estimate, fair: float, least: float) -> str:
    """Whether users win clearly more or less often than others. Very small differences are clear, too, but idle."""
    if won.is_above(fair) and won.value - fair >= least:
        return "good"
    return "bad" if won.is_below(fair) and fair - won.value >= least else "plain"


class Columns:
    """The scales of all rows of a group, and what the colours mean: drawings of one group look alike.

    `unused`: short names leave room at the left, which is not drawn: a phone has little.
    """

    def __init__(self, rows: Sequence[tuple[str, Worth]], fair: float, least: float) -> None:
        worths = [worth for _, worth in rows]
        self.unused = max(0.0, NAME - WIDE * max(len(name) + 1 for name, _ in rows))
        up_to = max(0.02, *(abs(worth.won.value - fair) for worth in worths)) * 1.25
        self.uses = Scale(0, max(worth.uses for worth in worths), *USES)
        self.won = Scale(max(0.0, fair - up_to), min(1.0, fair + up_to), *WON)
        self.fair = fair
        self.least = least


def rows_of_things(title: str, rows: Sequence[tuple[str, Worth]], columns: Columns, pen: Pen, heads: Heads) -> str:
    """For each thing its uses in a match, how often its users won, and how their chance changed."""
    bottom = 24 + ROW * len(rows)
    parts = [text(USES[0], 14, heads.uses, "tick"), text(WON[0], 14, heads.won, "tick")]
    parts += [text(WIDTH - 4, 14, heads.gain, "tick", "end")]
    parts += [line((columns.won.at(columns.fair), 20), (columns.won.at(columns.fair), bottom), "fair")]
    for at, (name, worth) in enumerate(rows):
        parts += thing_row(name, worth, 24 + ROW * (at + 0.5), columns, pen)
    return drawing(title, WIDTH - columns.unused, bottom + 4, parts, left=columns.unused)


def thing_row(name: str, worth: Worth, y: float, columns: Columns, pen: Pen) -> list[str]:
    uses, scale = columns.uses, columns.won
    kind, won = standing(worth.won, columns.fair, columns.least), worth.won
    gain = "" if worth.gain is None else pen.points(worth.gain.value)
    return [
        text(NAME, y + 4, cut(name), "", "end"),
        box(USES[0], y - 6, uses.at(worth.uses) - USES[0], 12, "bar"),
        text(uses.at(worth.uses) + 5, y + 4, pen.number(worth.uses, 2 if worth.uses < 1 else 1), "tick"),
        line((scale.at(won.low), y), (scale.at(won.high), y), f"whisker {kind}"),
        f'<circle class="dot {kind}" cx="{scale.at(won.value):.1f}" cy="{y:.1f}" r="4"/>',
        text(WON[1] + 8, y + 4, pen.percent(won.value), "tick"),
        text(WIDTH - 4, y + 4, gain, "tick", "end"),
    ]


def cut(name: str) -> str:
    return name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"


def heat_map(
    title: str, chart: Chart, traffic: Mapping[str, int], matches: int, name_of: Callable[[str, str], str], pen: Pen
) -> str:
    """The board: the stronger the colour, the more ships came by."""
    cells = [cell for spot in chart.spots for cell in spot.cells]
    wide, tall = max(x for x, _ in cells) + 0.5, max(y for _, y in cells) + 0.6
    unit = WIDTH / wide
    parts: list[str] = []
    for spot in chart.spots:
        count = traffic.get(spot.place, 0)
        heat = heat_of(count, traffic)
        kind = f"cell {'land' if spot.land else 'sea'}{f' heat{heat}' if heat else ''}"
        label = name_of(spot.family, spot.key) if spot.key else spot.place
        note = f"{label}: {pen.number(count / matches, 2)}" if spot.place else ""
        parts += [cell_shape(chart, cell, unit, kind, note) for cell in spot.cells]
    parts += landmark_names(chart, unit, tall * unit, name_of)
    return drawing(title, WIDTH, tall * unit, parts)


def heat_of(count: int, traffic: Mapping[str, int]) -> int:
    """From 1 where fewest ships came to the last step; 0 where none came. The root: few places are far ahead."""
    if not count:
        return 0
    least, most = min(traffic.values()), max(traffic.values())
    return max(1, math.ceil(HEAT_STEPS * math.sqrt((count - least) / ((most - least) or 1))))


def cell_shape(chart: Chart, cell: Cell, unit: float, kind: str, note: str) -> str:
    x, y = cell
    if chart.shape == "squares":
        return box((x - 0.5) * unit, (y - 0.5) * unit, unit - 0.6, unit - 0.6, kind, note)
    corners = [math.radians(60 * at + 30) for at in range(6)]
    points = " ".join(
        f"{(x + HEX * math.cos(angle)) * unit:.1f},{(y + HEX * math.sin(angle)) * unit:.1f}" for angle in corners
    )
    return f'<polygon class="{kind}" points="{points}"><title>{escape(note)}</title></polygon>'


def landmark_names(chart: Chart, unit: float, height: float, name_of: Callable[[str, str], str]) -> list[str]:
    """Each name once, below the cells that bear it; above or on them where another name stands, or the map ends."""
    places: dict[tuple[str, str], list[Cell]] = {}
    for spot in chart.spots:
        if spot.key and spot.cells:
            places.setdefault((spot.family, spot.key), []).extend(spot.cells)
    size = min(12.0, max(7.0, unit * 0.42))
    taken: list[Label] = []
    for (family, key), cells in places.items():
        name = name_of(family, key)
        half = len(name) * size * BOLD / 2
        middle = math.fsum(x for x, _ in cells) / len(cells) * unit
        x = min(max(middle, half), WIDTH - half)
        below = (max(y for _, y in cells) + 0.5) * unit + size * 0.4
        above = (min(y for _, y in cells) - 0.5) * unit + size * 0.4
        within = (above + below) / 2
        inside = [y for y in (below, above, within, below + size) if y < height - size / 3]
        free = [y for y in inside if not any(touch(x, y, half, size, other) for other in taken)]
        taken.append(Label(x, (free or inside)[0], half, name))
    words = f'text-anchor="middle" font-size="{size:.1f}" class="landmark"'
    return [f'<text x="{one.x:.1f}" y="{one.y:.1f}" {words}>{escape(one.name)}</text>' for one in taken]


class Label(NamedTuple):
    """A name on the chart: the middle of its line, and half of its width."""

    x: float
    y: float
    half: float
    name: str


def touch(x: float, y: float, half: float, size: float, other: Label) -> bool:
    return abs(x - other.x) < half + other.half and abs(y - other.y) < size
