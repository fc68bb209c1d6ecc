"""Which tables are too old to be kept."""

from ..runtime.clock import Clock
from ..runtime.settings import DAY, Settings
from ..store.base import Store
from ..store.meta import unpack
from ..table.state import SILENT_DAYS, kept_days


class Retention:
    """Finds old tables. A clock that is wrong for a while must not delete anything.

    So a table is due only after it has been found too old for a whole day in which the server ran.
    """

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self.store = store
        self.clock = clock
        self.settings = settings
        self.too_old: dict[str, float] = {}  # since when it was found so

    async def goes_on(self, table: str) -> bool:
        """Whether a table is played by the day, and its crew has not been silent for long."""
        stored = await self.store.load(table) if self.settings.keep_days < SILENT_DAYS else None
        if stored is None:
            return False
        return self.clock.now() - stored.touched < kept_days(unpack(stored.meta), self.settings) * DAY

    async def due(self) -> list[str]:
        """The tables that are to be deleted now."""
        now = self.clock.elapsed()
        found = await self.store.unused(self.clock.now() - self.settings.keep_days * DAY)
        self.too_old = {table: self.too_old.get(table, now) for table in found if not await self.goes_on(table)}
        return [table for table, since in self.too_old.items() if now - since >= DAY]
