"""Long work in the event loop, a little at a time.

For work whose result is needed in this process and costs too much to hand over from another one.
"""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.001  # seconds; a move needs several turns of the loop, and each of them may wait so long
PAUSE = 0.001  # seconds after each slice, in which the loop really rests: otherwise the thread of the store hardly runs


async def in_slices(work: Generator[None, None, T]) -> T:
    """What `work` returns. Everybody else has their turn after each slice; `work` yields where it can be left."""
    until = time.perf_counter() + SLICE
    try:
        while True:
            next(work)
            if time.perf_counter() >= until:
                await asyncio.sleep(PAUSE)
                until = time.perf_counter() + SLICE
    except StopIteration as done:
        result: T = done.value
        return result


def at_once(work: Generator[None, None, T]) -> T:
    """What `work` returns, without pauses: for a process in which nobody else waits."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        result: T = done.value
        return result
