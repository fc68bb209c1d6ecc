"""Who may open a table: so many from one address in a minute and in an hour, and so many open at once."""

from collections.abc import Mapping

from ...core.refusals import Refused
from ..protocol.refusals import LimitReached, too_fast
from ..security.limits import Limit, client_of
from ..services import Services
from ..table.state import LIVE
from .running_table import RunningTable


class Openings:
    """`tables` are those in memory. A table that nobody has used for an hour is not among them, and does not count.

    Where there are several nodes, a table that another node owns counts for an hour.
    """

    def __init__(self, services: Services, tables: Mapping[str, RunningTable]) -> None:
        self.settings = settings = services.settings
        self.clock = services.clock
        self.nodes = services.nodes
        self.tables = tables
        self.by_minute = Limit("tables_by_minute", settings.tables_per_minute)
        self.by_hour = Limit("tables_by_hour", settings.tables_per_hour / 60.0, settings.tables_per_hour)
        self.opened: dict[str, dict[str, float]] = {}  # by client and table: when it was opened

    async def check(self, address: str) -> None:
        """Counts one more table of this address, or refuses it."""
        self.check_open(address)
        now = self.clock.elapsed()
        wait = await self.nodes.take_from(self.by_minute, address, now)
        if wait is None and (wait := await self.nodes.take_from(self.by_hour, address, now)) is not None:
            await self.nodes.give_back(self.by_minute, address)
        if wait is not None:
            raise Refused(too_fast("tables", wait))

    def check_open(self, address: str) -> None:
        if len(self.open_ones(address)) >= self.settings.open_tables:
            raise Refused(LimitReached("", "tables", self.settings.open_tables))

    def open_ones(self, address: str) -> dict[str, float]:
        """The tables of an address that are still open. Tables that are over or gone are forgotten."""
        client = client_of(address)
        found = {table: at for table, at in self.opened.get(client, {}).items() if self.is_open(table, at)}
        self.opened[client] = found
        if not found:
            del self.opened[client]
        return found

    def is_open(self, table: str, at: float) -> bool:
        if table in self.tables:
            return self.tables[table].table.status in LIVE
        return self.nodes.is_shared and self.clock.elapsed() - at < self.settings.idle_seconds

    def note(self, table: str, address: str) -> None:
        self.opened.setdefault(client_of(address), {})[table] = self.clock.elapsed()
