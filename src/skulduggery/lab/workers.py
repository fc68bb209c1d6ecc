"""Plays many matches on all cores."""

import multiprocessing
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # pieces of work that wait for each worker: enough to keep it busy, few enough to stop at once


def on_all_cores(work: Callable[[T], R], pieces: Iterable[T], workers: int) -> Generator[R, None, None]:
    """The results in the order in which they are ready. With one worker everything happens in this process."""
    if workers == 1:
        yield from map(work, pieces)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        left = iter(pieces)
        waiting: set[Future[R]] = {pool.submit(work, piece) for piece in islice(left, workers * AHEAD)}
        try:
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(work, piece) for piece in islice(left, len(ready))}
                yield from (one.result() for one in ready)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
