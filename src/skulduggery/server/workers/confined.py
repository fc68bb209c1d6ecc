"""One process for work on what strangers send: with a limit for its memory and for its CPU time.

The system enforces both. Too much memory is refused to the worker, which says so. Too much CPU time ends the worker;
the next work gets a new one. So nothing here measures anything, and no work can hold out against it.
"""

import asyncio
import logging
import multiprocessing
import resource
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .pool import Workers, begin_work

log = logging.getLogger("skulduggery.workers")

T = TypeVar("T")
PAGE = resource.getpagesize()
LARGEST_IDLE = 96 * 1024 * 1024  # bytes: a new worker has about half of it


class Allowance(NamedTuple):
    """What one piece of work may use: seconds of CPU time, bytes of memory."""

    seconds: int
    memory: int


class TooMuch(Exception):
    """The work needed more memory or CPU time than it may have."""


class Outcome(NamedTuple):
    """`grown`: the worker has so much memory now that another had better take its place."""

    result: Any
    error: Exception | None
    grown: bool = False


class Confined(Workers):
    """Does one piece of work at a time (see `fair.py`). The process is started by the first."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.talking = threading.Lock()
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """What `work` returns, or `TooMuch`."""
        outcome = await asyncio.shield(asyncio.to_thread(self.ask, work, given))
        if outcome.error is not None:
            raise outcome.error
        result: T = outcome.result
        return result

    def ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Outcome:
        """Waits for the worker, in a thread. Only one thread may use the pipe, also if nobody waits for it any more."""
        with self.talking:
            return self.talk(work, given)

    def talk(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Outcome:
        if self.process is None or not self.process.is_alive():
            self.start()
        assert self.pipe is not None
        try:
            self.pipe.send((work, given))
            found: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            log.warning("the system has ended a worker, which needed too much")
            self.close()
            return Outcome(None, TooMuch())
        if found.grown:
            self.close()
        return found

    def start(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work_on, args=(theirs, self.allowance), daemon=True)
        self.process.start()
        theirs.close()

    def close(self) -> None:
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


# --- in the worker


def work_on(pipe: Connection, allowance: Allowance) -> None:
    begin_work()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    while True:
        try:
            work, given = pipe.recv()
        except EOFError:
            return
        outcome = attempt(work, given, allowance)
        pipe.send(outcome._replace(grown=memory()[1] > LARGEST_IDLE))


def attempt(work: Callable[..., Any], given: tuple[Any, ...], allowance: Allowance) -> Outcome:
    limit_cpu(allowance.seconds)
    resource.setrlimit(resource.RLIMIT_AS, (memory()[0] + allowance.memory, resource.RLIM_INFINITY))
    try:
        return Outcome(work(*given), None)
    except MemoryError:
        return Outcome(None, TooMuch())
    except Exception as error:  # noqa: BLE001  # whatever it is, it goes to whoever asked
        return Outcome(None, error)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def limit_cpu(seconds: int) -> None:
    """So many seconds from now on; then the system ends this process."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + seconds, hard))


def memory() -> tuple[int, int]:
    """Bytes of this process: its address space, and what is in memory of it."""
    space, resident, *_ = Path("/proc/self/statm").read_text().split()
    return int(space) * PAGE, int(resident) * PAGE
