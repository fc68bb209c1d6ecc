"""Hints for people: what a search thinks of their choices. It sees a resampled state, never the real one."""

import asyncio
import logging
from contextlib import aclosing
from typing import NamedTuple

import msgspec

from ...bots.review.mistakes import Flaw
from ...bots.search.advice import Advice
from ...core.chance import FastChance
from ...core.game import AnyState
from ...core.messages import Move
from ...core.refusals import Refused
from ..protocol.to_page import Hinted, HintedChoice, Weighed
from ..table.audience.rendering import viewer_of
from ..table.live import LiveTable
from ..table.match.match import Match

log = logging.getLogger("skulduggery.hints")


class Sought(NamedTuple):
    """A decision for which a hint is looked for: that of `seat` after the entry `change`, for the page after `at`.

    `asker`: whose share of the workers the search takes.
    """

    match: Match
    change: int
    seat: int
    at: int
    asker: str


class HintRunner:
    """Runs one search for each seat at a time. A hint is dropped if its decision is over when it is found."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.running: dict[int, tuple[Sought, asyncio.Task[None]]] = {}
        self.weighing: dict[int, asyncio.Task[None]] = {}
        self.found: dict[int, tuple[Sought, Hinted]] = {}  # by seat: the newest

    def has_asked(self, sought: Sought) -> bool:
        """Whether a hint for this decision was asked for before: then nobody is told again."""
        known = [pair[0] for pair in (self.running.get(sought.seat), self.found.get(sought.seat)) if pair is not None]
        return any(is_same(old, sought) for old in known)

    def find(self, sought: Sought) -> None:
        """Tell what was found before, or begin to look for it. The page may be further now than when it asked first."""
        before, running = self.found.get(sought.seat), self.running.get(sought.seat)
        if running is not None and is_same(running[0], sought):
            self.running[sought.seat] = (sought, running[1])
        if before is not None and is_same(before[0], sought):
            self.tell(msgspec.structs.replace(before[1], number=sought.at))
        elif running is None:
            game, luck = sought.match.game, FastChance(self.table.services.seeds.for_bot())
            imagined = game.resample(sought.match.state, sought.seat, luck)
            self.running[sought.seat] = (sought, asyncio.create_task(self.search(sought, imagined)))

    async def search(self, sought: Sought, imagined: AnyState) -> None:
        """A quick answer, and then a better one. If the decision is over by then, nobody needs that any more."""
        services, hinted = self.table.services, Hinted(sought.seat, sought.at, (), final=True)
        answers = services.thinkers.advise(
            sought.match.game, sought.seat, imagined, services.seeds.for_bot(), sought.asker
        )
        try:
            async with aclosing(answers):
                async for final, advice in answers:
                    if not self.is_open(sought):
                        return
                    at = self.running[sought.seat][0].at
                    hinted = Hinted(sought.seat, at, tuple([in_words(each) for each in advice]), final)
                    self.answer(sought, hinted)
        except Refused:  # the asker's other hints came first
            pass
        except Exception:
            log.exception("no hint could be found", extra={"table": self.table.id})
        finally:
            newest, _ = self.running.pop(sought.seat)
            if not (hinted.final and hinted.choices) and self.is_open(sought):
                self.answer(sought, msgspec.structs.replace(hinted, number=newest.at, final=True))

    def answer(self, sought: Sought, hinted: Hinted) -> None:
        if hinted.choices:
            self.found[sought.seat] = (sought, hinted)
        self.tell(hinted)

    def weigh(self, sought: Sought, move: Move) -> None:
        """Begin to look whether this choice is a serious mistake. One search for each seat at a time."""
        if sought.seat not in self.weighing:
            luck = FastChance(self.table.services.seeds.for_bot())
            imagined = sought.match.game.resample(sought.match.state, sought.seat, luck)
            self.weighing[sought.seat] = asyncio.create_task(self.judge(sought, imagined, move))

    async def judge(self, sought: Sought, imagined: AnyState, move: Move) -> None:
        services, flaw = self.table.services, None
        try:
            flaw = await services.thinkers.weigh(
                sought.match.game, sought.seat, imagined, move, services.seeds.for_bot(), sought.asker
            )
        except Refused:  # the asker's other work came first
            pass
        except Exception:
            log.exception("a choice could not be weighed", extra={"table": self.table.id})
        finally:
            self.weighing.pop(sought.seat, None)
        if self.is_open(sought):
            self.tell(weighed(sought, flaw))

    def is_open(self, sought: Sought) -> bool:
        """Whether the decision is still to be made."""
        return self.table.match is sought.match and sought.match.last_change == sought.change

    def tell(self, hinted: Hinted | Weighed) -> None:
        """Sends a hint only to pages that show this seat's view: not to a shared device whose curtain is drawn."""
        match = self.table.match
        for connection in self.table.audience.connections if match is not None else ():
            if match is not None and viewer_of(match, connection) == hinted.seat:
                connection.push(hinted)

    def stop(self) -> None:
        for task in (*self.weighing.values(), *[task for _, task in self.running.values()]):
            task.cancel()


def is_same(one: Sought, other: Sought) -> bool:
    return one.match is other.match and one.change == other.change


def in_words(advice: Advice) -> HintedChoice:
    return HintedChoice(advice.move, percent(advice.chance), tuple(advice.reasons), advice.level)


def percent(chance: float) -> int:
    return round(chance * 100)


def weighed(sought: Sought, flaw: Flaw | None) -> Weighed:
    if flaw is None:
        return Weighed(sought.seat, sought.at)
    return Weighed(sought.seat, sought.at, flaw.better, percent(flaw.chance), percent(flaw.best))
