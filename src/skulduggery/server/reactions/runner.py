"""Enters the answers of a reaction window: the rules ask seat by seat, but everybody may answer at once.

What is known of a seat's answer (given early, ordered, a bot's, or that its time is over) is entered when the rules
come to it, as an ordinary move.
"""

import asyncio

from ...core.messages import Event
from ...core.outlook import when_asked
from ...core.refusals import Refused
from ..bots.task import Task, task_for, think, wait
from ..runtime.settings import AFTER_TROUBLE, REACTION_DELAYS
from ..table.change import TableChange
from ..table.live import LiveTable
from ..table.match.match import Single
from .offers import tell
from .window import Answer, Window
from .windows import Windows


class ReactionRunner:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.clock = table.services.clock
        self.windows = Windows(table)
        self.stirred = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def nudge(self) -> None:
        """Something changed: is anything to be entered, now or later?"""
        self.windows.refresh()
        self.stirred.set()
        if self.windows.is_going() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.run())
        self.tell_all()

    def tell_all(self) -> None:
        """Sends each page what is new to its own seat, after the match itself."""
        if self.table.game.reactions:
            for connection in self.table.audience.connections:
                tell(self.windows, connection)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    # --- entering answers

    async def run(self) -> None:
        while self.windows.is_going():
            try:
                await self.step()
            except Refused:  # the store failed: the table is back at what was stored, so try again later
                await self.clock.sleep(AFTER_TROUBLE)

    async def step(self) -> None:
        self.stirred.clear()
        await self.think()
        window = self.windows.window
        found = None if window is None else self.windows.answer_of(window, window.asked)
        if found is not None and found.due <= self.clock.elapsed():
            async with self.table.lock:
                await self.enter()
        elif self.windows.is_going():
            await self.clock.rest(self.stirred, None if found is None else found.due - self.clock.elapsed())

    async def enter(self) -> None:
        """Enters all answers that are known by now, in the order of the rules, as one change."""
        if not self.is_due():
            return
        async with self.table.change() as change:
            events, singles = list[Event](), list[Single]()
            while (window := self.windows.window) is not None and (told := self.enter_next(window, change)) is not None:
                singles += [single._replace(at=single.at + len(events)) for single in window.match.singles]
                events += told
                window.match.singles = singles
            change.played(events)

    def is_due(self) -> bool:
        window = self.windows.window
        found = None if window is None else self.windows.answer_of(window, window.asked)
        return found is not None and found.due <= self.clock.elapsed() and self.table.goes_on()

    def enter_next(self, window: Window, change: TableChange) -> list[Event] | None:
        """The answer of the seat that is asked now; None if it is not known yet."""
        found = self.windows.answer_of(window, window.asked)
        if found is None or not self.is_due():
            return None
        self.count(window.asked)
        if found.timed_out:
            change.timed_out.append(window.asked)
        told = window.match.play(window.asked, found.move)
        self.windows.refresh()
        return told

    def count(self, seat: int) -> None:
        self.table.services.metrics.count("moves")
        if self.table.is_bots(seat):
            self.table.services.metrics.count("bot_moves")

    # --- bots

    async def think(self) -> None:
        """All bots of the window think at once, each as in its turn: none is quicker because it has nothing to play."""
        started = self.clock.elapsed()
        async with self.table.lock:
            window, tasks = self.windows.window, self.tasks()
        if window is None or not tasks:
            return
        moves = await asyncio.gather(*[think(self.table, task) for task in tasks])
        delay = REACTION_DELAYS[self.table.pace]
        due = max(window.opened + delay, started + wait(self.clock.elapsed() - started, delay, delay, hides=True))
        window.thoughts |= {task.seat: Answer(move, due) for task, move in zip(tasks, moves, strict=True)}

    def tasks(self) -> list[Task]:
        window = self.windows.window
        if window is None:
            return []
        seats = [seat for seat in window.seats if self.table.is_bots(seat) and seat not in window.thoughts]
        return [self.task_for(window, seat) for seat in seats]

    def task_for(self, window: Window, seat: int) -> Task:
        match = window.match
        return task_for(self.table, match, window.name, seat, when_asked(match.game, match.state, seat))
