"""The pauses of bots follow the table's pace. They do not depend on cards or on the number of choices."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from skulduggery.core.record import Played
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.components import GOODS, PIRATE, WARSHIP
from skulduggery.server.bots.runner import IN_TURN, BotRunner
from skulduggery.server.bots.task import SHORTEST_BEAT, wait
from skulduggery.server.table.match.match import Match
from skulduggery.server.workers.pool import Workers
from tests.server.fake_clock import FakeClock
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.worlds import ANNA, PACE, FixedSeeds, world

T = TypeVar("T")
TICK = 0.05
DECISIONS = 40


class Ponderer(Workers):
    """Thinks at once, but on the clock each choice takes time. A pirate has more choices."""

    def __init__(self, clock: FakeClock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds
        self.thoughts: list[float] = []

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        state = next(each for each in given if hasattr(each, "pending"))
        self.thoughts.append(self.seconds * len(GAME.legal_moves(state)))
        await self.clock.sleep(self.thoughts[-1])
        return work(*given)

    def close(self) -> None:
        """There are no processes."""


class Room:
    """A person who only throws and sails, and bots whose cards are all of one kind."""

    def __init__(self, place: LocalServer, host: Json, page: Page) -> None:
        self.place, self.page = place, page
        self.table = place.live(host)
        self.pauses: list[float] = []
        self.expected: list[float] = []  # the pauses that follow from what everybody sees

    async def watch(self) -> None:
        while len(self.pauses) < DECISIONS:
            match = self.table.match
            assert match is not None
            if match.asked == ANNA:
                await self.page.settled(match.last_change)
                await self.page.play(ANNA, self.page.update["choices"][0]["move"])
            else:
                self.expected.append(PACE / IN_TURN if self.moved_last(match) else PACE)
                self.pauses.append(await self.pause())

    def moved_last(self, match: Match) -> bool:
        """Whether the asked bot has made the newest move, too."""
        last = match.table.entries[-1]
        return isinstance(last, Played) and last.seat == match.asked

    async def pause(self) -> float:
        """The time from one position to the next."""
        match, clock = self.table.match, self.place.clock
        assert match is not None
        before, began = match.last_change, clock.now()
        while match.last_change == before:
            await clock.advance(TICK)
            await asyncio.sleep(0)
        while self.table.lock.locked():
            await asyncio.sleep(0)
        return round(clock.now() - began, 3)


async def pauses(folder: Path, kind: int, seconds: float) -> tuple[Room, list[float]]:
    folder.mkdir()
    ponderers: list[Ponderer] = []

    def ponder(clock: FakeClock) -> Workers:
        ponderers.append(Ponderer(clock, seconds))
        return ponderers[0]

    with world(kind, everybody=True):
        async with local_server(folder, seeds=FixedSeeds(), workers=ponder, messages_per_second=1e9) as place:
            host = await place.open_table("bounty", players=4, start=True)
            room = Room(place, host, await place.page(host))
            await room.watch()
    return room, ponderers[0].thoughts


@pytest.mark.parametrize("kind", [GOODS, PIRATE, WARSHIP])
@async_test
async def test_every_decision_of_a_bot_takes_the_same_time(tmp_path: Path, kind: int) -> None:
    """Also a decision without a choice, and with any kind of cards. The further ones of a turn take half of it."""
    room, thoughts = await pauses(tmp_path / "room", kind, 0.01)
    assert room.pauses == pytest.approx(room.expected)
    assert set(room.expected) == {PACE, PACE / IN_TURN}
    assert len(set(thoughts)) > 4


@async_test
async def test_a_long_thought_takes_whole_beats(tmp_path: Path) -> None:
    """So nobody can see how many choices a bot had, which would reveal a role."""
    room, thoughts = await pauses(tmp_path / "room", PIRATE, 0.05)
    assert max(thoughts) > PACE
    longer = [pause - expected for pause, expected in zip(room.pauses, room.expected, strict=True)]
    assert {round(beats % PACE, 3) for beats in longer} <= {0.0, PACE}
    assert max(longer) >= PACE - TICK


@pytest.mark.parametrize(
    ("thought", "pace", "hides", "expected"),
    [
        (0.0, 0.7, True, 0.7),
        (0.69, 0.7, True, 0.7),
        (0.71, 0.7, True, 1.4),
        (0.71, 0.7, False, 0.71),
        (0.1, 0.7, False, 0.7),
        (0.0, 0.0, True, 0.0),
        (0.012, 0.0, True, SHORTEST_BEAT),
        (0.012, 0.0, False, 0.012),
    ],
)
def test_how_long_a_move_takes(thought: float, pace: float, hides: bool, expected: float) -> None:
    assert wait(thought, pace, pace, hides) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("quiet", "owed", "opens", "expected", "owes"),
    [
        (0.0, 0.0, False, 0.8, 0.0),
        (0.3, 0.0, False, 0.5, 0.0),  # a window was open for this long
        (1.5, 0.0, False, 0.2, 0.0),  # a part of the pause is always kept
        (0.0, 0.0, True, 0.2, 0.6),  # a window follows, in which there is time to look
        (0.4, 0.6, False, 1.0, 0.0),  # the window was too short for that
        (1.5, 0.6, True, 0.2, 0.0),
        (0.0, 0.6, False, 0.8, 0.0),  # somebody else has moved since
    ],
)
def test_a_window_counts_as_a_pause(quiet: float, owed: float, opens: bool, expected: float, owes: float) -> None:
    runner = BotRunner(None, lambda _: 0.0)  # type: ignore[arg-type]  # a table is not asked for
    runner.owed = owed
    assert runner.pause(0.8, quiet, opens) == pytest.approx(expected)
    assert runner.owed == pytest.approx(owes)
