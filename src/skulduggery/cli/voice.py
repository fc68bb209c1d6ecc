"""The texts for the command line. A game without texts is shown with the names of its events and fields."""

from collections.abc import Mapping, Sequence

from ..core.messages import Message, Question, kind_of
from ..text import Wording
from ..text.crew import Crew, crew_of
from ..text.kinds import decision_key, key_of
from ..text.wording import wire_values


class Voice(Wording):
    """`Wording` with a fallback, so that a game can be played before its texts are written."""

    def tell(self, message: Message, names: Sequence[str] | Crew, key: str = "") -> str:
        if self.has(key or key_of(message)):
            return super().tell(message, names, key)
        return bare(kind_of(message), wire_values(message))

    def ask(self, question: Question, names: Sequence[str] | Crew) -> str:
        if self.has(decision_key(question.kind)):
            return super().ask(question, names)
        return f"{crew_of(names).names[question.seat]}: {bare(question.kind, wire_values(question.figures))}?"


def bare(kind: str, figures: Mapping[str, object]) -> str:
    """The fallback sentence: `ship_moved to=K8` becomes `ship moved: to K8`."""
    told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in figures.items())
    return kind.replace("_", " ") + (f": {told}" if told else "")
