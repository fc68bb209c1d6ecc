"""How much the server has to do, and whether something is stuck."""

import logging
import time

from ..protocol.operators import Load
from ..runtime.process import memory_bytes, seconds_up
from ..store.base import Space, StoreFailed
from .registry import Registry

log = logging.getLogger("skulduggery.registry")

STUCK_SECONDS = 60.0
SPACE_SECONDS = 2.0  # so long the database may take to say how large it is


async def load_of(registry: Registry) -> Load:
    services, tables = registry.services, list(registry.tables.values())
    figures, queue, own = services.store.figures, services.thinkers.queue, services.thinkers.own_queue
    space = await space_of(registry)
    stuck = [seconds for running in tables if (seconds := running.stuck()) >= STUCK_SECONDS]
    return Load(
        seconds_up=seconds_up(),
        memory_bytes=memory_bytes(),
        cpu_seconds=time.process_time(),
        sockets=sum(len(running.table.audience.connections) for running in tables),
        tables=len(tables),
        tables_running=sum(running.table.status == "running" for running in tables),
        tables_frozen=sum(running.table.status == "frozen" for running in tables),
        tables_stuck=len(stuck),
        stuck_seconds=max(stuck, default=0.0),
        bots_thinking=queue.running + own.running,
        bots_waiting=queue.length() + own.length(),
        bots_wait_seconds=max(queue.longest_wait(), own.longest_wait()),
        store_waiting=services.store.waiting(),
        store_failures=figures.failures,
        commits=figures.commits,
        transaction_seconds=figures.times.total / max(figures.commits, 1),
        database_bytes=None if space is None else space.used,
        disk_free_bytes=None if space is None else space.free,
    )


async def space_of(registry: Registry) -> Space | None:
    """The space of the database. None: it does not answer, and the other figures are wanted all the more."""
    try:
        return await registry.services.clock.within(SPACE_SECONDS, registry.services.store.space())
    except (OSError, StoreFailed) as error:  # TimeoutError is an OSError
        log.warning("the size of the database is not known: %s", error)
        return None
