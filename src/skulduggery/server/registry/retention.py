"""Which tables are too old to be kept."""

from ..runtime.clock import Clock
from ..runtime.settings import DAY, Settings
from ..store.base import Store


class Retention:
    """A clock that is wrong for a while must not delete anything.

    So a table is due only after it has been found too old for a whole day in which the server ran.
    """

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self.store = store
        self.clock = clock
        self.settings = settings
        self.too_old: dict[str, float] = {}  # since when it was found so

    async def due(self) -> list[str]:
        """The tables that are to be deleted now."""
        now = self.clock.elapsed()
        found = await self.store.unused(self.clock.now() - self.settings.keep_days * DAY)
        self.too_old = {table: self.too_old.get(table, now) for table in found}
        return [table for table, since in self.too_old.items() if now - since >= DAY]
