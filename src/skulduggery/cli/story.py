"""The events so far, and their sentences for a seat."""

from collections.abc import Sequence
from typing import NamedTuple

from ..core.messages import Event
from ..text import Wording
from ..text.crew import Crew

TABLE = -1  # the mover of the setup and of the table's own moves


class LoggedEvent(NamedTuple):
    """One event, with the number and the seat of its move."""

    number: int
    mover: int
    event: Event


Paragraph = list[LoggedEvent]


class Story:
    """All events since the start of the match, without moves that were taken back."""

    def __init__(self) -> None:
        self.events: list[LoggedEvent] = []

    def add(self, number: int, mover: int, events: Sequence[Event]) -> None:
        self.events += [LoggedEvent(number, mover, event) for event in events]

    def take_back(self, to: int) -> None:
        """Removes all moves after number `to`."""
        self.events = [logged for logged in self.events if logged.number <= to]


def paragraphs(events: Sequence[LoggedEvent]) -> list[Paragraph]:
    """Splits events into paragraphs: a new one begins with a turn, or if another seat moves."""
    found: list[Paragraph] = []
    speaker: int | None = None  # None: the next event continues the paragraph, whoever moves
    for logged in events:
        aside = is_aside(logged)
        if not found or aside or speaker not in (None, logged.mover):
            found.append([])
        found[-1].append(logged)
        speaker = None if aside else logged.mover
    return found


def is_aside(logged: LoggedEvent) -> bool:
    return not logged.event.previewed


def told(paragraph: Paragraph, wording: Wording, names: Sequence[str] | Crew, seat: int | None) -> str:
    """One paragraph as `seat` (None: a spectator) may see it."""
    return " ".join(wording.tell(logged.event.seen_by(seat), names) for logged in paragraph)
