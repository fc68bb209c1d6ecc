"""What all scenarios share: how large they are, a server with its groups, and their figures."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.server.store.database import Database
from skulduggery.server.store.location import database_at
from tests.server.process import PROGRAM, Process, own_process

from .players import UNLIMITED, Players, all_play
from .verdict import Verdict, verdict_on

GAMES = ("tictactoe", "bounty", "tictactoe", "blackwood")


class Figure(msgspec.Struct, frozen=True):
    """One figure of the summary."""

    name: str
    value: float
    unit: str = ""


class Outcome(msgspec.Struct):
    """What a scenario (or a part of it) came to."""

    verdict: Verdict
    figures: list[Figure] = []


class Extent(msgspec.Struct, frozen=True):
    """How large a run is: `short` for `make test`, the whole one for `make chaos`."""

    short: bool
    folder: Path

    def of(self, short: float, whole: float) -> float:
        return short if self.short else whole

    def number(self, short: int, whole: int) -> int:
        return short if self.short else whole

    def database(self, name: str = "tables") -> Database:
        database = database_at(f"sqlite:///{self.folder / name}.sqlite")
        database.prepare()
        return database


@asynccontextmanager
async def served(
    database: Database, settings: Mapping[str, str] | None = None, program: Sequence[str] = PROGRAM
) -> AsyncIterator[Process]:
    async with own_process(database, {**UNLIMITED, **(settings or {})}, program) as server:
        yield server


def groups_on(server: Process, number: int, think: float = 0.0) -> list[Players]:
    return [Players(server, GAMES[at % len(GAMES)], at, think) for at in range(number)]


async def suffered(groups: list[Players], trouble: Coroutine[Any, Any, None], database: Database) -> Verdict:
    """The groups play; when each has made a move the trouble begins; when it is over everything is compared."""
    await all_play(groups, after_a_move(groups, trouble))
    verdict = await verdict_on(groups, database)
    for players in groups:
        await players.leave()
    return verdict


async def after_a_move(groups: Sequence[Players], trouble: Coroutine[Any, Any, None]) -> None:
    while not all(players.acknowledged for players in groups):
        await asyncio.sleep(0.02)
    await trouble


def waits_of(groups: Sequence[Players]) -> list[Figure]:
    """How long it took from a move until both pages showed it."""
    waits = sorted(wait for players in groups for wait in players.waits) or [0.0]
    return [
        Figure("p50 of a move", round(waits[len(waits) // 2] * 1e3, 1), "ms"),
        Figure("p99 of a move", round(waits[int(len(waits) * 0.99)] * 1e3, 1), "ms"),
        Figure("longest wait", round(waits[-1] * 1e3, 1), "ms"),
    ]
