"""A request or a note that is carried out, and where it comes from."""

from typing import NamedTuple

from ..registry.registry import Registry
from ..registry.running_table import RunningTable
from ..table.audience.connection import Connection
from ..table.live import LiveTable


class Call(NamedTuple):
    """`key`: by which the request is recognised if it comes again. A note has none."""

    registry: Registry
    running: RunningTable
    connection: Connection
    key: str = ""

    @property
    def table(self) -> LiveTable:
        return self.running.table
