"""What all sections of the page need: words, figures in words, and the names of things."""

from typing import Any

from ...core.game import Game
from ...core.options import house_rules, shown
from ...text import Wording
from .plan import Plan
from .svg import Pen
from .tally import Tally
from .things import ROUTE, STOP

TEXTS = ("report.ftl",)


class Context:
    """The words of one language, and the matches: one tally for each value of the varied option."""

    def __init__(self, game: Game[Any], language: str, plan: Plan, tallies: list[Tally]) -> None:
        self.game = game
        self.plan = plan
        self.tallies = tallies
        self.base = tallies[0]
        self.words = Wording(language, game, TEXTS)
        self.pen = Pen(self.words.language)

    def say(self, key: str, **figures: object) -> str:
        return self.words.say(f"report-{key}", **figures)

    def name_of(self, family: str, thing: str) -> str:
        """A route is named by its ends."""
        if family != ROUTE:
            return self.words.name_of(family, thing)
        ends = [self.words.name_of(*end.split("-", 1)) for end in thing.split(">")]
        return " → ".join(ends)

    def group(self, name: str) -> str:
        """What the things of a group are called, and what was done with them."""
        family, event = name.split("/")
        key = f"family-{family}"
        things = self.say(key) if self.words.has(f"report-{key}") else family.capitalize()
        if family == ROUTE:
            return things
        if event == STOP:
            return self.say("group-stops", things=things)
        return self.say("group", things=things, done=self.done(event))

    def done(self, event: str) -> str:
        """What happened to the things of a group. Events of a plug-in are told by their kind."""
        key = f"done-{event.replace('_', '-')}"
        return self.say(key) if self.words.has(f"report-{key}") else event.replace("_", " ")

    def options(self) -> str:
        """The options that differ from the defaults."""
        chosen = house_rules(self.base.options)
        chosen.pop(self.plan.option, None)
        return ", ".join(f"{key}={shown(value)}" for key, value in chosen.items())
