"""Bots think in processes of their own, so that no table waits. They get an imagined state, never the truth."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..bots import make_bot
from ..core.chance import FastChance
from ..core.game import Game, State
from ..core.messages import Move
from ..games import game_called

log = logging.getLogger("skulduggery.bots")


def think(game_key: str, level: str, seat: int, imagined: State, seed: int) -> Move:
    """Runs in a worker. `imagined` is dealt anew again for each of the bot's own imaginations."""
    game: Game[Any] = game_called(game_key)
    luck = FastChance(seed)
    bot = make_bot(level, game, seed)
    return bot.choose(seat, game.legal_moves(imagined), lambda: game.resample(imagined, seat, luck))


def begin_work() -> None:
    """Runs in a new worker. A terminal sends Ctrl-C to every process, but the server ends the workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    """A server that is killed cannot send its workers home."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers(ABC):
    @abstractmethod
    async def choose(self, game: Game[Any], level: str, seat: int, imagined: State) -> Move:
        """The bot's move for `seat`."""

    @abstractmethod
    def close(self) -> None:
        """Send the workers home."""


class InlineThinkers(Thinkers):
    """Thinks on the spot: for tests, and for bots that hardly think."""

    async def choose(self, game: Game[Any], level: str, seat: int, imagined: State) -> Move:
        return think(game.key, level, seat, imagined, secrets.randbits(60))

    def close(self) -> None:
        """There are none."""


class WorkerThinkers(Thinkers):
    """Starts its processes when the first bot is asked, and again if one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], level: str, seat: int, imagined: State) -> Move:
        seed = secrets.randbits(60)
        try:
            return await self.ask(game.key, level, seat, imagined, seed)
        except BrokenProcessPool:
            log.warning("a bot's process died; starting another", extra={"game": game.key})
            await asyncio.to_thread(self.close)
            return await self.ask(game.key, level, seat, imagined, seed)

    async def ask(self, game_key: str, level: str, seat: int, imagined: State, seed: int) -> Move:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), begin_work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, think, game_key, level, seat, imagined, seed)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
