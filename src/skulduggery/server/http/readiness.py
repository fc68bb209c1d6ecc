"""Whether this server can do its work: the database answers, and its schema is ours."""

import asyncio
import logging

from ..registry.registry import Registry
from ..store.base import StoreFailed

log = logging.getLogger("skulduggery.http")

PATIENCE = 2.0  # seconds for the database to answer
KEPT = 1.0  # seconds for which an answer counts: many may ask, and each answer is work for the database

Answer = dict[str, str]


class Readiness:
    """`check` names what was looked at."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.asked = -KEPT
        self.answer: asyncio.Task[Answer] | None = None

    async def check(self) -> Answer:
        now = self.registry.services.clock.elapsed()
        if self.answer is None or (self.answer.done() and now - self.asked >= KEPT):
            self.asked = now
            self.answer = asyncio.create_task(self.look())
        return await asyncio.shield(self.answer)

    async def look(self) -> Answer:
        """Looks whether the server is ready. What exactly is wrong is in the log, and not for strangers."""
        services = self.registry.services
        try:
            await services.clock.within(PATIENCE, services.store.check())
        except (OSError, StoreFailed) as error:  # TimeoutError is an OSError
            log.warning("not ready: %s", error if str(error) else "the database does not answer")
            return {"database": "failed"}
        return {"database": "ok"}
