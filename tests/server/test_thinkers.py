"""Bots think in worker processes, with a resampled state. A process that dies is replaced."""

import os
import signal
from typing import Any

from skulduggery.core.options import make_options
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.server.workers.pool import Processes
from skulduggery.server.workers.thinkers import Thinkers

from .harbour import afloat


@afloat
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
