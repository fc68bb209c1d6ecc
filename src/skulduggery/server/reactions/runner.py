"""Windows at a live table: the rules ask seat by seat, but everybody may answer at once.

What is known of a seat's answer (given early, ordered, a bot's, or that its time is over) is entered when the rules
come to it, as an ordinary move. How long that takes never depends on a hand.
"""

import asyncio
from typing import Any, Protocol

from ...bots import DEFAULT_LEVEL
from ...core.chance import FastChance
from ...core.messages import Event, Move
from ...core.outlook import when_asked
from ...core.refusals import Refused
from ..bots.runner import Pilot, Piloted, Task, wait
from ..protocol.info import Presence
from ..runtime.settings import AFTER_TROUBLE, PATIENCE, PATIENCE_WITH_THE_ABSENT, REACTION_DELAYS
from ..table.connection import Connection
from ..table.match import Match, Single
from .orders import order_of
from .window import Window


class Reacted(Piloted, Protocol):
    """What the windows need of a table."""

    connections: list[Connection]
    presence: list[tuple[Presence, float]]
    pilot: Pilot

    def is_bots(self, seat: int) -> bool: ...

    def goes_on(self) -> bool: ...

    def shares_device(self, seat: int) -> bool: ...

    def tell_reactions(self) -> None: ...


class Reacting:
    """`quiet`: the newest entry, if it closed a window in which nobody acted, and when that was opened."""

    def __init__(self, table: Reacted) -> None:
        self.table = table
        self.clock = table.services.clock
        self.window: Window | None = None
        self.quiet: tuple[int, float] = (-1, 0.0)
        self.stirred = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # --- which window is open

    def nudge(self) -> None:
        """Something changed: is anything to be entered, now or later?"""
        self.refresh()
        self.stirred.set()
        if self.is_going() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.run())
        self.table.tell_reactions()

    def refresh(self) -> None:
        before, match = self.window, self.table.match
        self.window = None if match is None else self.window_of(match)
        if before is not None and self.window is None and before.match is match and before.is_passed_on():
            self.quiet = (before.match.last_change, before.opened)
        if self.window is not None:
            running = self.table.goes_on() and bool(self.table.connections)
            self.window.since = (self.window.since or self.clock.now()) if running else None

    def window_of(self, match: Match) -> Window | None:
        reaction, before = match.reaction, self.window
        if reaction is None:
            return None
        if before is not None and before.match is match and before.goes_on(reaction):
            return before
        return Window(match, reaction, self.clock.now())

    def is_going(self) -> bool:
        return self.window is not None and self.table.goes_on()

    def quiet_for(self, match: Match) -> float:
        """How long nothing has happened that anybody must see, because a window was open."""
        number, opened = self.quiet
        return self.clock.now() - opened if number == match.last_change else 0.0

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    # --- answers

    def is_invited(self, seat: int) -> bool:
        """Whether a person's answer is asked for: in its turn, or before. Who has given orders is left alone."""
        window = self.window
        return window is not None and seat in window.seats and not self.table.is_bots(seat) and not self.passes(seat)

    def passes(self, seat: int) -> bool:
        assert self.window is not None
        return order_of(self.table.meta.seats[seat], seat, self.window.kind, self.window.match) != "ask"

    def deadline(self, seat: int) -> float | None:
        """When a person's time is over, if it is measured. All of it is public."""
        window = self.window
        if window is None or seat not in window.seats or window.since is None or self.table.shares_device(seat):
            return None
        limit = window.since + PATIENCE[self.table.meta.pace]
        presence, since = self.table.presence[seat]
        return min(limit, max(window.since, since) + PATIENCE_WITH_THE_ABSENT) if presence == "gone" else limit

    def answer_of(self, window: Window, seat: int) -> tuple[Move, float] | None:
        """What is known of a seat's answer, and from when on it may be entered."""
        if self.table.is_bots(seat):
            return window.thoughts.get(seat)
        if seat in window.answers:
            return window.answers[seat], window.opened
        if self.passes(seat):
            return window.passing, window.opened + REACTION_DELAYS[self.table.meta.pace]
        deadline = self.deadline(seat)
        return None if deadline is None else (window.passing, deadline)

    # --- entering them

    async def run(self) -> None:
        while self.is_going():
            try:
                await self.step()
            except Refused:  # the disk: the table is back at what was stored, so try again later
                await self.clock.sleep(AFTER_TROUBLE)

    async def step(self) -> None:
        self.stirred.clear()
        await self.think()
        window = self.window
        found = None if window is None else self.answer_of(window, window.asked)
        if found is not None and found[1] <= self.clock.now():
            async with self.table.lock:
                await self.enter()
        elif self.is_going():
            await self.rest(None if found is None else found[1] - self.clock.now())

    async def rest(self, seconds: float | None) -> None:
        """Until so much time has passed, or something has changed."""
        waiting: list[asyncio.Task[Any]] = [asyncio.create_task(self.stirred.wait())]
        if seconds is not None:
            waiting.append(asyncio.create_task(self.clock.sleep(seconds)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()

    async def enter(self) -> None:
        """All that is known by now, in the order of the rules, as one change."""
        events, singles = list[Event](), list[Single]()
        while (window := self.window) is not None and self.table.goes_on():
            found = self.answer_of(window, window.asked)
            if found is None or found[1] > self.clock.now():
                break
            self.count(window.asked)
            told = window.match.play(window.asked, found[0])
            singles += [single._replace(at=single.at + len(events)) for single in window.match.singles]
            events += told
            self.refresh()
        if events and self.table.match is not None:
            self.table.match.singles = singles
            await self.table.played(events)

    def count(self, seat: int) -> None:
        self.table.services.metrics.count("moves")
        if self.table.is_bots(seat):
            self.table.services.metrics.count("bot_moves")

    # --- bots

    async def think(self) -> None:
        """All bots of the window at once, each as if its turn had come: none is quicker for having nothing to play."""
        started = self.clock.now()
        async with self.table.lock:
            window, tasks = self.window, self.tasks()
        if window is None or not tasks:
            return
        moves = await asyncio.gather(*[self.table.pilot.think(task) for task in tasks])
        delay = REACTION_DELAYS[self.table.meta.pace]
        due = max(window.opened + delay, started + wait(self.clock.now() - started, delay, delay, hides=True))
        window.thoughts |= {task.seat: (move, due) for task, move in zip(tasks, moves, strict=True)}

    def tasks(self) -> list[Task]:
        window = self.window
        if window is None:
            return []
        return [self.task_for(window, seat) for seat in window.seats if self.is_to_think(window, seat)]

    def is_to_think(self, window: Window, seat: int) -> bool:
        return self.table.is_bots(seat) and seat not in window.thoughts

    def task_for(self, window: Window, seat: int) -> Task:
        match, level = window.match, self.table.meta.seats[seat].level or DEFAULT_LEVEL
        ahead = when_asked(match.game, match.state, seat)
        luck = FastChance(self.table.services.seeds.for_bot())
        return Task(
            match, window.name, seat, level, match.game.legal_moves(ahead), match.game.resample(ahead, seat, luck)
        )
