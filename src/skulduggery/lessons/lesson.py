"""A lesson as it is sent to the page. The engine made every view, choice and refusal, so the page needs no rule."""

import msgspec

from ..core.messages import Choice, Event, Question, Refusal, Result, View
from ..core.options import OptionValue
from ..core.stories import Weight


class Passage(msgspec.Struct, frozen=True):
    """The match after one move, as the learner sees it. `skipped`: several moves were made, and no events are shown."""

    view: View
    events: tuple[Event, ...]
    rules: tuple[str | None, ...]
    weights: tuple[Weight, ...]
    asked: Question | None
    skipped: bool


class Reason(msgspec.Struct, frozen=True):
    """Why some of the targets cannot be chosen now."""

    refusal: Refusal
    targets: tuple[str, ...]  # `place K8`


class LessonStep(msgspec.Struct, frozen=True):
    """The `passages` are shown, then the sentence, then the learner makes the expected choice, if there is one."""

    sentence: str  # the id of its text
    passages: tuple[Passage, ...]
    view: View
    asked: Question | None
    choices: tuple[Choice, ...]  # empty if there is only something to read
    expected: int | None  # index into `choices`
    reasons: tuple[Reason, ...]
    points: tuple[str, ...]  # what the parrot points at: `place K8`, `piece red`, `button roll`, or a part of the page
    result: Result | None


class Lesson(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, OptionValue]
    seat: int  # the learner's
    crew: tuple[str, ...]  # names by seat; empty for the learner, who has an own name
    steps: tuple[LessonStep, ...]
