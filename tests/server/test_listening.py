"""A node reads a table again each time it hears that something has happened there."""

import asyncio
from types import SimpleNamespace
from typing import Any

from skulduggery.server.registry.listening import NodeListener

TABLE = "a table"


class Tables:
    """Stands for a registry. While it reads for the first time, something else happens to the table."""

    def __init__(self) -> None:
        self.services = SimpleNamespace(nodes=None)
        self.tables = {TABLE: SimpleNamespace(table=SimpleNamespace(version=1))}
        self.reads = 0
        self.listener: NodeListener | None = None

    async def freshen(self, running: Any) -> None:
        self.reads += 1
        if self.reads == 1:
            assert self.listener is not None
            asyncio.get_running_loop().call_soon(self.listener.wake, TABLE, 0)


def test_news_that_come_as_a_read_ends_are_read_too() -> None:
    async def play() -> int:
        registry: Any = Tables()
        registry.listener = listener = NodeListener(registry)
        listener.wake(TABLE, 0)
        for _ in range(10):  # turns of the event loop
            await asyncio.sleep(0)
        assert not listener.tasks
        return int(registry.reads)

    assert asyncio.run(play()) == 2
