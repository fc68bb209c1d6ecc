"""Plays many matches at the same time: on all cores of this machine, or on a cluster (`cluster.py`).

A piece of work depends on its arguments only. So it does not matter who does it, and what got lost is done again.
"""

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST_DEATHS = 3  # so often in a row workers may die before anything is done: then it is the work that kills them
AHEAD = 4  # pieces of work that wait for each worker: enough to keep it busy, few enough to stop at once


class Lost(Exception):
    """The worker of a piece is gone, and its result with it."""


class WorkersDie(Exception):
    """Whoever begins the work dies, for instance because memory is short."""


class Pool(Protocol):
    """Workers somewhere. A ticket stands for a piece of work that was handed in."""

    def size(self) -> int:
        """How many pieces are done at the same time."""

    def submit(self, work: Callable[[Any], Any], piece: Any) -> Any:
        """Hands in a piece; returns its ticket."""

    def wait(self, tickets: Sequence[Any]) -> list[Any]:
        """The tickets of at least one piece that is done or lost."""

    def result(self, ticket: Any) -> Any:
        """Raises `Lost`, or what the work has raised."""

    def close(self) -> None:
        """What was handed in and has not begun is forgotten."""


class Cores:
    """Processes on this machine. If one is killed, all of them are replaced: that is how the library works."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.deaths = 0  # since the last result
        self.pool = self.started()

    def started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))

    def size(self) -> int:
        return self.workers

    def submit(self, work: Callable[[Any], Any], piece: Any) -> Future[Any]:
        try:
            return self.pool.submit(work, piece)
        except BrokenProcessPool as error:
            self.replace(error)
            return self.pool.submit(work, piece)

    def replace(self, error: BrokenProcessPool) -> None:
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise WorkersDie from error
        self.pool.shutdown()
        self.pool = self.started()

    def wait(self, tickets: Sequence[Future[Any]]) -> list[Future[Any]]:
        return list(wait(tickets, return_when=FIRST_COMPLETED).done)

    def result(self, ticket: Future[Any]) -> Any:
        try:
            found = ticket.result()
        except BrokenProcessPool as error:
            raise Lost(str(error)) from error
        self.deaths = 0
        return found

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def on_all_cores(work: Callable[[T], R], pieces: Iterable[T], workers: int) -> Generator[R, None, None]:
    """The results in the order in which they are ready. With one worker everything happens in this process."""
    if workers == 1:
        yield from map(work, pieces)
    else:
        yield from done_by(Cores(workers), work, pieces)


def done_by(pool: Pool, work: Callable[[T], R], pieces: Iterable[T]) -> Generator[R, None, None]:
    """Every result once, in the order in which they are ready. What a worker has lost is handed in again."""
    left = iter(pieces)
    waiting: dict[Any, T] = {}
    try:
        while True:
            for piece in islice(left, max(0, pool.size() * AHEAD - len(waiting))):
                waiting[pool.submit(work, piece)] = piece
            if not waiting:
                return
            for ticket in pool.wait(list(waiting)):
                piece = waiting.pop(ticket)
                try:
                    result = pool.result(ticket)
                except Lost:
                    waiting[pool.submit(work, piece)] = piece
                else:
                    yield result
    finally:
        pool.close()
