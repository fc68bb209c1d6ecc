"""Plays the turns of bots, one decision after the other, at the table's pace."""

import asyncio
from collections.abc import Callable

from ...core.chance import FastChance
from ...core.game import has_secrets
from ...core.messages import Move
from ...core.record import Played
from ...core.refusals import Refused
from ..runtime.settings import AFTER_TROUBLE, DELAYS
from ..table.live import LiveTable
from ..table.match.match import Match
from .task import Task, task_for, think, wait

IN_TURN = 2  # the pace divided by this is the pause before a bot's further moves in its turn
SHORT_PAUSE = 4  # a bot pauses for at least the table's pace divided by this, which is enough for most thoughts


class BotRunner:
    """`quiet_for`: for how many seconds people saw nothing happen, because a reaction window was open (reactions)."""

    def __init__(self, table: LiveTable, quiet_for: Callable[[Match], float]) -> None:
        self.table = table
        self.quiet_for = quiet_for
        self.task: asyncio.Task[None] | None = None
        self.begun = 0.0  # when the decision that is due was taken up
        self.owed = 0.0  # seconds of a pause that was cut short since a window was to follow

    def nudge(self) -> None:
        """Something changed: start to play if a bot is due."""
        if self.due() is not None and (self.task is None or self.task.done()):
            self.begun = self.table.services.clock.elapsed()
            self.task = asyncio.create_task(self.run())

    def due(self) -> int | None:
        """The seat a bot is to play for now. In a reaction window all bots answer together (reactions)."""
        match = self.table.match
        if match is None or match.reaction is not None or match.asked is None:
            return None
        is_due = self.table.is_bots(match.asked) and self.table.goes_on()
        return match.asked if is_due else None

    def late(self) -> float:
        """For how many seconds a bot has been due."""
        return 0.0 if self.due() is None else self.table.services.clock.elapsed() - self.begun

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    async def run(self) -> None:
        while self.due() is not None:
            self.begun = self.table.services.clock.elapsed()
            try:
                await self.take_decision()
            except Refused:  # the store failed: the table is back at what was stored, so try again later
                await self.table.services.clock.sleep(AFTER_TROUBLE)

    async def take_decision(self) -> None:
        async with self.table.lock:
            task = self.next_task()
        if task is None:
            return
        move = await self.choose(task)
        async with self.table.lock:
            if self.table.match is task.match and task.match.last_change == task.number and self.due() == task.seat:
                await self.play(task, move)

    async def play(self, task: Task, move: Move) -> None:
        async with self.table.change() as change:
            change.played(task.match.play(task.seat, move))
        self.table.services.metrics.count("bot_moves")
        self.table.services.metrics.count("moves")

    def next_task(self) -> Task | None:
        seat, match = self.due(), self.table.match
        if seat is None or match is None:
            return None
        return task_for(self.table, match, match.last_change, seat, match.state)

    async def choose(self, task: Task) -> Move:
        """Thinks while the others watch; then the pause of the table's pace goes by.

        After something weighty it also waits until people have seen it, but it thinks while the last turn is shown.
        """
        clock, pace = self.table.services.clock, DELAYS[self.table.pace]
        started = clock.elapsed()
        quiet = self.quiet_for(task.match)
        move = await think(self.table, task) if len(task.legal) > 1 else task.legal[0]
        wanted = pace / IN_TURN if goes_on(task) else pace
        pause = self.pause(wanted, quiet, self.opens_window(task, move))
        thought = clock.elapsed() - started
        await clock.sleep(wait(thought, pause, pace, has_secrets(task.match.game)) - thought)
        await self.table.audience.have_seen(alone=is_for_one(task.match))
        return move

    def pause(self, pace: float, quiet: float, opens: bool) -> float:
        """Seconds to wait. Time in a reaction window counts towards the pauses before and after it, so that nobody
        waits twice.
        """
        wanted = pace + self.owed - quiet if quiet else pace
        least = pace / SHORT_PAUSE
        pause = max(wanted, least)
        self.owed = pause - least if opens else 0.0
        return pause - self.owed

    def opens_window(self, task: Task, move: Move) -> bool:
        """Whether this move opens a reaction window.

        It is tried on the resampled state, with luck of its own. So the answer depends on nothing that is hidden.
        """
        if not task.match.game.reactions:
            return False
        guess = task.imagined.copy()
        task.match.game.apply(guess, move, FastChance(self.table.services.seeds.for_bot()))
        asked = guess.asked()
        return asked is not None and asked.reaction(guess) is not None


def is_for_one(match: Match) -> bool:
    """Whether one person looks on, and acts only when asked: then bots need not wait after each thing that weighs."""
    return match.lone is not None and not match.game.reactions


def goes_on(task: Task) -> bool:
    """Whether the seat has just moved: a turn is shown as one thing, so nobody has to wait for each of its moves."""
    last = task.match.table.entries[-1]
    return isinstance(last, Played) and last.seat == task.seat
