"""A lesson as the page gets it: every view, choice and refusal comes from the engine, so the page needs no rule."""

import msgspec

from ..core.messages import Choice, Event, Question, Refusal, Result, View
from ..core.options import OptionValue


class Passage(msgspec.Struct, frozen=True):
    """The match after one move, as the learner saw it. `skipped`: after many moves that nobody watches; no events."""

    view: View
    events: tuple[Event, ...]
    rules: tuple[str, ...]
    asked: Question | None
    skipped: bool


class Reason(msgspec.Struct, frozen=True):
    """Why some of the things one may point at cannot be chosen now."""

    refusal: Refusal
    targets: tuple[str, ...]  # `place K8`


class LessonStep(msgspec.Struct, frozen=True):
    """First the `passages` happen, then the sentence is said, then the learner makes the expected choice, if any."""

    sentence: str  # the id of its text
    passages: tuple[Passage, ...]
    view: View
    asked: Question | None
    choices: tuple[Choice, ...]  # empty: there is only something to read
    expected: int | None  # which of the choices
    reasons: tuple[Reason, ...]
    points: tuple[str, ...]  # what the parrot points at: `place K8`, `piece red`, `button roll`, or a part of the page
    result: Result | None


class Lesson(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, OptionValue]
    seat: int  # the learner's
    crew: tuple[str, ...]  # names by seat; the learner's is empty: people have their own
    steps: tuple[LessonStep, ...]
