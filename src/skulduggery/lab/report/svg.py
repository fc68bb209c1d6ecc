"""Draws the figures of a report as SVG. Colours are those of the page (`page.css`), so they suit light and dark."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from .numbers import Bar, Estimate, nice_step

WIDTH = 640
ROW = 26  # height of a row
LABEL = 190  # width of the labels of rows
TALL = 190  # height of a histogram
FOOT = 34  # below a histogram


class Scale(NamedTuple):
    """From values to pixels."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        step = nice_step(self.high - self.low, most)
        first = int(self.low / step) - 1
        found = [round((first + at) * step, 9) for at in range(most + 5)]
        return [tick for tick in found if self.low - 1e-9 <= tick <= self.high + 1e-9]


class Pen:
    """How figures are written: in percent or as they are, with the decimal sign of the language."""

    def __init__(self, language: str) -> None:
        self.comma = language == "nl"

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}"
        text = text if float(text) else text.removeprefix("-")
        return (text.replace(".", ",") if self.comma else text).replace("-", "−")

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)} %"

    def points(self, value: float) -> str:
        """A change of a percentage, with its sign."""
        return ("+" if value > 0 else "") + self.number(100 * value, 1)

    def interval(self, one: Estimate) -> str:
        return f"{self.percent(one.low)}–{self.percent(one.high)}"

    def tick(self, value: float, percent: bool) -> str:
        if percent:
            return self.percent(value, 0 if abs(value * 100 - round(value * 100)) < 1e-6 else 1)
        return self.number(value, 0 if abs(value - round(value)) < 1e-6 else 1)


def drawing(title: str, width: float, height: float, parts: Sequence[str], left: float = 0) -> str:
    """`left`: where the drawing begins."""
    inside = "".join(parts)
    box = f'viewBox="{left:g} 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg role="img" aria-label="{escape(title)}" {box}>{inside}</svg>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def line(start: tuple[float, float], end: tuple[float, float], kind: str) -> str:
    (x, y), (to_x, to_y) = start, end
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, note: str = "") -> str:
    inside = f"<title>{escape(note)}</title>" if note else ""
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" {size}>{inside}</rect>'


def whiskers(title: str, rows: Sequence[tuple[str, Estimate]], fair: float, pen: Pen, fair_label: str) -> str:
    """A point with its interval for each row, beside the line of what would be fair."""
    low = min(fair, *(one.low for _, one in rows))
    high = max(fair, *(one.high for _, one in rows))
    room = (high - low) * 0.12 or 0.01
    scale = Scale(max(0.0, low - room), min(1.0, high + room), LABEL, WIDTH - 150)
    bottom = 16 + ROW * len(rows)
    parts = [line((scale.at(tick), 12), (scale.at(tick), bottom), "grid") for tick in scale.ticks()]
    parts += [
        text(scale.at(tick), bottom + 16, pen.tick(tick, percent=True), "tick", "middle") for tick in scale.ticks()
    ]
    parts += [line((scale.at(fair), 8), (scale.at(fair), bottom), "fair")]
    parts += [text(scale.at(fair), bottom + 32, fair_label, "tick", "middle")]
    for at, (label, one) in enumerate(rows):
        y = 16 + ROW * (at + 0.5)
        kind = "good" if one.is_above(fair) else "bad" if one.is_below(fair) else "plain"
        parts.append(text(LABEL - 10, y + 4, label, "", "end"))
        parts.append(line((scale.at(one.low), y), (scale.at(one.high), y), f"whisker {kind}"))
        parts.append(f'<circle class="dot {kind}" cx="{scale.at(one.value):.1f}" cy="{y:.1f}" r="5"/>')
        parts.append(text(WIDTH - 140, y + 4, f"{pen.percent(one.value)}  ({pen.interval(one)})", "tick"))
    return drawing(title, WIDTH, bottom + 40, parts)


class Axis(NamedTuple):
    """How a histogram is labelled: what its values are, whether they are parts, and a line at one of them."""

    label: str
    percent: bool = False
    mark: float | None = None
    width: float = WIDTH


def columns(title: str, bars: Sequence[Bar], pen: Pen, axis: Axis) -> str:
    across = Scale(bars[0].low, bars[-1].high, 44, axis.width - 22)
    top = max(bar.share for bar in bars)
    up = Scale(0, top, TALL, 12)
    parts = [line((44, up.at(tick)), (axis.width - 22, up.at(tick)), "grid") for tick in up.ticks(4)]
    parts += [text(38, up.at(tick) + 4, pen.tick(tick, percent=True), "tick", "end") for tick in up.ticks(4)]
    for bar in bars:
        x, end, y = across.at(bar.low), across.at(bar.high), up.at(bar.share)
        note = f"{pen.tick(bar.low, axis.percent)}–{pen.tick(bar.high, axis.percent)}: {pen.percent(bar.share)}"
        parts.append(box(x + 0.5, y, end - x - 1, TALL - y, "bar", note))
    few = max(3, int(axis.width / 80))
    parts += [
        text(across.at(tick), TALL + 15, pen.tick(tick, axis.percent), "tick", "middle") for tick in across.ticks(few)
    ]
    parts.append(text((44 + axis.width - 22) / 2, TALL + 31, axis.label, "tick", "middle"))
    if axis.mark is not None:
        parts.append(line((across.at(axis.mark), 6), (across.at(axis.mark), TALL), "fair"))
    return drawing(title, axis.width, TALL + FOOT, parts)


def shares(title: str, rows: Sequence[tuple[str, float]], pen: Pen, label: str) -> str:
    """One column for each row, with its label below."""
    top = max(share for _, share in rows)
    up, wide = Scale(0, top, TALL, 16), (WIDTH - 54) / len(rows)
    parts = []
    for at, (name, share) in enumerate(rows):
        x, y = 44 + at * wide, up.at(share)
        parts.append(box(x + 3, y, wide - 6, TALL - y, "bar", f"{name}: {pen.percent(share)}"))
        parts.append(text(x + wide / 2, y - 4, pen.percent(share, 0), "tick", "middle"))
        parts.append(text(x + wide / 2, TALL + 15, name, "tick", "middle"))
    parts.append(text(WIDTH / 2, TALL + 31, label, "tick", "middle"))
    return drawing(title, WIDTH, TALL + FOOT, parts)


def curve(title: str, values: Sequence[float], fair: float, pen: Pen, labels: tuple[str, str]) -> str:
    """A line from the start to the end of a match; `labels`: of the line of what is fair, and below."""
    across, up = Scale(0, len(values) - 1, 44, WIDTH - 20), Scale(0, 1, TALL, 12)
    parts = [line((44, up.at(tick)), (WIDTH - 20, up.at(tick)), "grid") for tick in up.ticks(4)]
    parts += [text(38, up.at(tick) + 4, pen.tick(tick, percent=True), "tick", "end") for tick in up.ticks(4)]
    parts.append(line((44, up.at(fair)), (WIDTH - 20, up.at(fair)), "fair"))
    parts.append(text(50, up.at(fair) - 5, labels[0], "tick"))
    points = " ".join(f"{across.at(at):.1f},{up.at(value):.1f}" for at, value in enumerate(values))
    parts.append(f'<polyline class="curve" points="{points}"/>')
    for at in range(len(values)):
        share = at / (len(values) - 1)
        if at % 2 == 0:
            parts.append(text(across.at(at), TALL + 15, pen.percent(share, 0), "tick", "middle"))
    parts.append(text(WIDTH / 2, TALL + 31, labels[1], "tick", "middle"))
    return drawing(title, WIDTH, TALL + FOOT, parts)
