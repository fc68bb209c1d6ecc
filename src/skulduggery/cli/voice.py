"""The texts for the command line. A game without texts is shown with the names of its events and fields."""

from collections.abc import Mapping, Sequence

from ..core.messages import Event, Message, Question, kind_of
from ..text import Wording
from ..text.kinds import decision_key, key_of
from ..text.wording import wire_values


class Voice(Wording):
    """`Wording` with a fallback, so that a game can be played before its texts are written."""

    def tell(self, message: Message, names: Sequence[str]) -> str:
        if isinstance(message, Event) and (ship := staying_ship(message)):
            place = self.name_of("place", message.trail()[0])
            return self.say("cli-ship-stays", ship=self.name_of("ship", ship), place=place)
        if self.has(key_of(message)):
            return super().tell(message, names)
        return bare(kind_of(message), wire_values(message))

    def ask(self, question: Question, names: Sequence[str]) -> str:
        if self.has(decision_key(question.kind)):
            return super().ask(question, names)
        return f"{names[question.seat]}: {bare(question.kind, wire_values(question.figures))}?"


def staying_ship(event: Event) -> str:
    """The ship whose voyage ends where it began, if the event is one. It gets another sentence than a real voyage."""
    ship = getattr(event, "ship", None)
    return ship if isinstance(ship, str) and len(event.trail()) == 1 else ""


def bare(kind: str, figures: Mapping[str, object]) -> str:
    """The fallback sentence: `ship_moved to=K8` becomes `ship moved: to K8`."""
    told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in figures.items())
    return kind.replace("_", " ") + (f": {told}" if told else "")
