"""A pool of processes for work that would block every table."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ...bots.own import leave_with_parent

log = logging.getLogger("skulduggery.workers")

T = TypeVar("T")

NICER = 5  # steps of priority (see `nice`)
NICEST = 15  # of work that nobody's turn waits for


def begin_work(nicer: int = NICER) -> None:
    """Runs in a new worker. A terminal sends Ctrl-C to every process, but the server ends the workers itself.

    A worker has a lower priority than the server: bots that think must not delay the moves of people.
    """
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nicer)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


class Workers(ABC):
    @abstractmethod
    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Calls `work` with these arguments in a worker."""

    @abstractmethod
    def close(self) -> None:
        """End the workers."""


class Inline(Workers):
    """Works in the process of the caller: for tests."""

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        return work(*given)

    def close(self) -> None:
        """Does nothing: there are no processes."""


class Processes(Workers):
    """Started by the first call, and again if a process dies."""

    def __init__(self, count: int, nicer: int = NICER) -> None:
        self.count = count
        self.nicer = nicer
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        try:
            return await self.ask(work, *given)
        except BrokenProcessPool:
            log.warning("a worker died; starting another")
            await asyncio.to_thread(self.close)
            return await self.ask(work, *given)

    async def ask(self, work: Callable[..., T], *given: Any) -> T:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, spawn, begin_work, (self.nicer,))
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
