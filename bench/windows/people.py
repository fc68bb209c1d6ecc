"""Simulated people. They get what a page gets, and answer every question after a fixed time, as the bosun would."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from skulduggery.bots import DEFAULT_LEVEL, make_bot
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState
from skulduggery.core.messages import Move
from skulduggery.core.outlook import when_asked
from skulduggery.server.protocol import from_page
from skulduggery.server.registry.registry import Registry
from skulduggery.server.registry.running_table import RunningTable
from skulduggery.server.requests.requests import Requests
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.security.limits import Bucket
from skulduggery.server.table.audience.connection import Connection
from skulduggery.server.table.seats.arrival import arrive

THINKING = 1.5  # seconds
Json = dict[str, Any]


class Person:
    """`asked`: what the person thinks about now: a question to the own seat, or a reaction window."""

    def __init__(self, registry: Registry, running: RunningTable, seat: int) -> None:
        self.running, self.table, self.seat = running, running.table, seat
        self.requests = Requests(registry)
        self.clock = registry.services.clock
        self.bot = make_bot(DEFAULT_LEVEL, self.table.game, seat)
        self.luck = FastChance(seat)
        self.page = Connection("", Settings(), Bucket(1e9, 1e9, 0.0))
        self.page.seats = (seat,)
        self.asked: tuple[str, int] = ("", -1)
        self.thinking: set[asyncio.Task[None]] = set()
        self.asking = 0

    async def sit(self) -> None:
        self.page.socket = self
        async with self.table.lock:
            await arrive(self.table, self.page, -1)
        await self.page.all_sent.wait()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.hear(msgspec.json.decode(text))

    def hear(self, message: Json) -> None:
        update = message if message["kind"] == "update" else message.get("update")
        if message["kind"] == "reactions" and message["window"] and message["window"]["answer"] is None:
            self.consider("window", message["window"]["window"])
        elif update and update["choices"] and update["asked"]["kind"] not in self.table.game.reactions:
            self.consider("turn", update["number"])

    def consider(self, what: str, number: int) -> None:
        """Starts to think about a question, unless it is the same one as before."""
        if self.asked != (what, number):
            self.asked = (what, number)
            task = asyncio.create_task(self.answer(what, number))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def answer(self, what: str, number: int) -> None:
        await self.clock.sleep(THINKING)
        window = self.running.reactions.windows.window
        if self.asked != (what, number) or (what == "window" and (window is None or window.name != number)):
            return
        move = msgspec.Raw(msgspec.json.encode(self.choice()))
        self.asking += 1
        request = f"{self.seat}-{self.asking}"
        early = from_page.Early(request, self.seat, number, move)
        play = from_page.Play(request, number, self.seat, move)
        await self.requests.take(self.running, self.page, early if what == "window" else play)

    def choice(self) -> Move:
        game, state = self.table.game, self.state()
        return self.bot.choose(self.seat, self.legal(), lambda: game.resample(state, self.seat, self.luck))

    def legal(self) -> list[Move]:
        return self.table.game.legal_moves(self.state())

    def state(self) -> AnyState:
        """As this seat is asked, in a window also before its turn has come."""
        match = self.table.match
        assert match is not None
        return match.state if match.reaction is None else when_asked(match.game, match.state, self.seat)
