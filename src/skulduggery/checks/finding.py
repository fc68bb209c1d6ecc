"""A check, and what it finds: one sentence that says what is wrong, and the section of the page that explains it.

A check is a function that looks at a `Setting` (or at a whole game) and yields sentences. Nothing yielded: all is well.
Usually only the first sentence is asked for, so a check need not end there.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from traceback import extract_tb
from typing import Any, Generic, NamedTuple, TypeVar

from ..core.game import Game
from .matches import Endless
from .settings import Setting

PAGE = "docs/checking-a-game.md"

T = TypeVar("T")


class Finding(NamedTuple):
    """Something that is wrong with a game."""

    check: str  # what should be true
    where: str  # the game and its options
    sentence: str  # what is wrong
    page: str  # where it is explained

    def __str__(self) -> str:
        return f"{self.where}: {self.sentence} (See {self.page}.)"


class Check(Generic[T]):
    """One thing that must be true of every game. `T` is what it looks at: a `Setting` or a `Game`."""

    def __init__(self, run: Callable[[T], Iterator[str]], topic: str) -> None:
        self.run = run
        self.topic = topic
        self.name = run.__name__
        self.title = run.__name__.replace("_", " ")
        self.page = f"{PAGE}#{topic}"
        self.__doc__ = run.__doc__

    def __call__(self, subject: T) -> Iterator[str]:
        return self.run(subject)

    def findings(self, subject: T) -> Iterator[Finding]:
        """What is wrong. A mistake that makes the game itself fail is a finding as well."""
        try:
            for sentence in self.run(subject):
                yield self.finding(subject, sentence)
        except Endless as endless:
            yield self.finding(subject, str(endless))
        except Exception as error:  # noqa: BLE001  # whatever the rules of a game do, the other checks go on
            yield self.finding(subject, crash(error))

    def finding(self, subject: T, sentence: str) -> Finding:
        where = subject.key if isinstance(subject, Game) else str(subject)
        return Finding(self.title, where, sentence, self.page)


def crash(error: Exception) -> str:
    """Where the rules failed: the innermost line."""
    *_, place = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(place.filename).name}, line {place.lineno} ({place.name}): {error}"


SETTING_CHECKS: list[Check[Setting]] = []
GAME_CHECKS: list[Check[Game[Any]]] = []
TEXT_CHECKS: list[Check[Game[Any]]] = []


def check_of(checks: list[Check[T]], topic: str) -> Callable[[Callable[[T], Iterator[str]]], Check[T]]:
    """Makes a function one of these checks. `topic` is a heading of the page."""

    def made(run: Callable[[T], Iterator[str]]) -> Check[T]:
        checks.append(Check(run, topic))
        return checks[-1]

    return made


setting_check = partial(check_of, SETTING_CHECKS)  # of every set of options
game_check = partial(check_of, GAME_CHECKS)  # of a game as a whole
text_check_of = partial(check_of, TEXT_CHECKS)
text_check = text_check_of("texts")
