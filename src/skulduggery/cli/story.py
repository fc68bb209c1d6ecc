"""The events so far, and their sentences for a seat."""

from collections.abc import Sequence
from typing import NamedTuple

from ..core.messages import Event
from ..text import Wording
from ..text.crew import Crew

TABLE = -1  # the mover of the setup and of the table's own moves


class Line(NamedTuple):
    """One event, with the number and the seat of its move."""

    number: int
    mover: int
    event: Event


Paragraph = list[Line]


class Story:
    """All lines since the start of the match, without moves that were taken back."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def add(self, number: int, mover: int, events: Sequence[Event]) -> None:
        self.lines += [Line(number, mover, event) for event in events]

    def take_back(self, to: int) -> None:
        """Removes all moves after number `to`."""
        self.lines = [line for line in self.lines if line.number <= to]


def paragraphs(lines: Sequence[Line]) -> list[Paragraph]:
    """Splits lines into paragraphs: a new one begins with a turn, or if another seat moves."""
    found: list[Paragraph] = []
    speaker: int | None = None  # None: the next line continues the paragraph, whoever moves
    for line in lines:
        aside = is_aside(line)
        if not found or aside or speaker not in (None, line.mover):
            found.append([])
        found[-1].append(line)
        speaker = None if aside else line.mover
    return found


def is_aside(line: Line) -> bool:
    return not line.event.previewed


def told(paragraph: Paragraph, wording: Wording, names: Sequence[str] | Crew, seat: int | None) -> str:
    """One paragraph as `seat` (None: a spectator) may see it."""
    return " ".join(wording.tell(line.event.seen_by(seat), names) for line in paragraph)
