"""Plays for bots, one decision after the other, at the table's pace."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple, Protocol

from ...bots import DEFAULT_LEVEL
from ...core.chance import FastChance
from ...core.game import State
from ...core.messages import Event, Move
from ...core.refusals import Refused
from ..runtime.settings import AFTER_TROUBLE, DELAYS
from ..services import Services
from ..store.meta import TableMeta
from ..table.match import Match, has_secrets

log = logging.getLogger("skulduggery.pilot")

SHORTEST_BEAT = 0.05  # of a table without pauses
SHORT_PAUSE = 4  # this part of the table's pace goes by in any case: long enough for a usual thought


class Piloted(Protocol):
    """What the pilot needs of a table."""

    services: Services
    meta: TableMeta
    match: Match | None
    lock: asyncio.Lock

    @property
    def id(self) -> str: ...

    def bot_due(self) -> int | None: ...

    def quiet_for(self) -> float: ...

    async def played(self, events: Sequence[Event]) -> None: ...


class Task(NamedTuple):
    """A decision a bot is to make, and what it may know of it."""

    match: Match
    number: int
    seat: int
    level: str
    legal: list[Move]
    imagined: State


class Pilot:
    def __init__(self, table: Piloted) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.owed = 0.0  # of a pause that was cut short since a window was to follow

    def nudge(self) -> None:
        """Something changed: is a bot due?"""
        if self.due() is not None and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.sail())

    def due(self) -> int | None:
        """What goes round is not ours: there all bots answer together (reacting.py)."""
        match = self.table.match
        return None if match is None or match.reaction is not None else self.table.bot_due()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    async def sail(self) -> None:
        while self.due() is not None:
            try:
                await self.take_decision()
            except Refused:  # the disk: the table is back at what was stored, so try again later
                await asyncio.sleep(AFTER_TROUBLE)

    async def take_decision(self) -> None:
        async with self.table.lock:
            task = self.next_task()
        if task is None:
            return
        move = await self.choose(task)
        async with self.table.lock:
            if self.is_still_due(task):
                events = task.match.play(task.seat, move)
                await self.table.played(events)
                self.table.services.metrics.count("bot_moves")
                self.table.services.metrics.count("moves")

    def next_task(self) -> Task | None:
        seat, match = self.due(), self.table.match
        if seat is None or match is None:
            return None
        legal = match.game.legal_moves(match.state)
        imagined = match.game.resample(match.state, seat, FastChance(self.table.services.seeds.for_bot()))
        return Task(match, match.last_change, seat, self.table.meta.seats[seat].level or DEFAULT_LEVEL, legal, imagined)

    async def choose(self, task: Task) -> Move:
        """Thinks while the others watch. How long that took would tell how much there was to think about."""
        clock, pace = self.table.services.clock, DELAYS[self.table.meta.pace]
        started = clock.now()
        quiet = self.table.quiet_for()
        move = await self.think(task) if len(task.legal) > 1 else task.legal[0]
        pause = self.pause(pace, quiet, self.opens_window(task, move))
        thought = clock.now() - started
        await clock.sleep(wait(thought, pause, pace, has_secrets(task.match.game)) - thought)
        return move

    def pause(self, pace: float, quiet: float, opens: bool) -> float:
        """The table's pace. In a window there is time to look, too: it counts for the moves on either side of it."""
        wanted = pace + self.owed - quiet if quiet else pace
        least = pace / SHORT_PAUSE
        pause = max(wanted, least)
        self.owed = pause - least if opens else 0.0
        return pause - self.owed

    def opens_window(self, task: Task, move: Move) -> bool:
        """Whether all are asked after this move. Tried with other luck on what the bot imagines, it tells nothing."""
        if not task.match.game.reactions:
            return False
        guess = task.imagined.copy()
        task.match.game.apply(guess, move, FastChance(self.table.services.seeds.for_bot()))
        asked = guess.asked()
        return asked is not None and asked.reaction(guess) is not None

    async def think(self, task: Task) -> Move:
        try:
            services, seed = self.table.services, self.table.services.seeds.for_bot()
            return await services.thinkers.choose(task.match.game, task.level, task.seat, task.imagined, seed)
        except Exception:
            log.exception("a bot failed; any legal move is played instead", extra={"table": self.table.id})
            return secrets.choice(task.legal)

    def is_still_due(self, task: Task) -> bool:
        table = self.table
        return table.match is task.match and task.match.last_change == task.number and table.bot_due() == task.seat


def wait(thought: float, pause: float, pace: float, hides: bool) -> float:
    """How long a bot's move takes: its pause. Where something is hidden, a longer thought takes whole beats more."""
    if not hides or thought <= pause:
        return max(thought, pause)
    beat = pace or SHORTEST_BEAT
    return pause + beat * ceil((thought - pause) / beat)
