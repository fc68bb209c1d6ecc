"""Bots think in worker processes, with a resampled state. A process that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any, TypeVar

from skulduggery.bots.search.budget import SHORTEST, budget_of
from skulduggery.core.options import make_options
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.server.workers.pool import NICER, Processes, Workers
from skulduggery.server.workers.thinkers import MOST_KEPT, Hired, Thinkers, think, trees
from tests.server.local_server import async_test

T = TypeVar("T")
IN_HASTE = 1000.0  # bots take as little time as they can


@async_test
async def test_a_worker_answers_and_is_replaced_when_it_dies() -> None:
    game = game_called("tictactoe")
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 2}), b"seed")
    workers = Processes(1)
    thinkers = Thinkers(workers)
    try:
        move = await thinkers.choose(game, "deckhand", 0, table.state, 1)
        assert move in game.legal_moves(table.state)
        assert workers.pool is not None
        for worker in workers.pool._processes:
            os.kill(worker, signal.SIGKILL)
        assert await thinkers.choose(game, "bosun", 0, table.state, 1) in game.legal_moves(table.state)
    finally:
        thinkers.close()


def test_a_search_is_kept_for_the_next_decision_of_its_seat() -> None:
    game = game_called("blackwood")
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 2}), b"seed")
    while table.play_forced(rolls=True):
        pass
    asked = table.state.asked()
    assert asked is not None
    trees.clear()
    think(Hired("bosun", "blackwood", "there", asked.seat), table.state, 1, IN_HASTE)
    assert not trees, "a bosun does not search"
    here = Hired("captain", "blackwood", "here", asked.seat)
    think(here, table.state, 1, IN_HASTE)
    assert trees[here]
    trees.update({here._replace(table=str(at)): {} for at in range(MOST_KEPT)})
    think(here, table.state, 1, IN_HASTE)
    assert list(trees)[-1] == here
    trees.clear()


class Held(Workers):
    """Keeps all work waiting until it is let go."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.hastes: list[float] = []

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        self.hastes.append(given[-1])
        await self.go.wait()
        return work(*given)

    def close(self) -> None:
        """There are no processes."""


@async_test
async def test_workers_give_way_to_the_server() -> None:
    workers = Processes(1)
    try:
        assert await workers.run(os.getpriority, os.PRIO_PROCESS, 0) == os.getpriority(os.PRIO_PROCESS, 0) + NICER
    finally:
        workers.close()


@async_test
async def test_the_more_bots_wait_the_less_time_each_has() -> None:
    game = game_called("tictactoe")
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 2}), b"seed")
    workers = Held()
    thinkers = Thinkers(workers, processes=2)
    asked = [asyncio.create_task(thinkers.choose(game, "deckhand", 0, table.state, seed)) for seed in range(6)]
    await asyncio.sleep(0)
    assert workers.hastes == [1.0, 1.0]
    workers.go.set()
    await asyncio.gather(*asked)
    assert workers.hastes == [1.0, 1.0, 2.0, 1.5, 1.0, 1.0]  # two think at once, and fewer and fewer wait
    await thinkers.choose(game, "deckhand", 0, table.state, 1)
    assert workers.hastes[-1] == 1.0


def test_a_bot_in_haste_has_less_time() -> None:
    usual, hurried = budget_of("captain", 1.0), budget_of("captain", 4.0)
    assert hurried.milliseconds == usual.milliseconds / 4
    assert budget_of("captain", 1e9).milliseconds == SHORTEST
    assert not budget_of("captain", 0.0).milliseconds
