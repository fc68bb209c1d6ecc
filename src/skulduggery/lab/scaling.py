"""How many matches one worker plays in a second, and how many several do: by the clock, since they share a machine."""

from functools import partial
from itertools import count
from time import perf_counter

import msgspec

from .report.plan import Plan, Sitting
from .report.watch import watch
from .workers import Pool, done_by

WARM_UP = 2  # matches of each worker that do not count: processes start, and fill their lookup tables
SEED = 1


class Scaling(msgspec.Struct, frozen=True):
    """Matches per second of wall-clock time, of bosuns."""

    workers: int
    one: float
    several: float

    @property
    def efficiency(self) -> float:
        """1 if every further worker is worth as much as the first."""
        return self.several / (self.one * self.workers)


def rate(plan: Plan, pool: Pool, seconds: float) -> float:
    """One worker is a process of its own, too: so both are measured in the same way. Closes the pool."""
    results = done_by(pool, partial(watch, plan=plan, seed=SEED), (Sitting(0, at) for at in count()))
    for _ in range(WARM_UP * pool.size()):
        next(results)
    began, played = perf_counter(), 0
    while perf_counter() - began < seconds:
        next(results)
        played += 1
    taken = perf_counter() - began
    results.close()
    return played / taken
