"""A server as `skulduggery serve` starts it, but with fixed seeds and a clock that tests can move: serve.py PORT FILE.

No setting of the real server can change its seeds or its clock. Here the dice of a table depend only on the nonces of
its people. So a test gets another match with another nonce, and the same match after a restart.
"""

import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

from skulduggery.server.run import services_for, web_server
from skulduggery.server.runtime.clock import Clock
from skulduggery.server.runtime.logs import log_to
from skulduggery.server.runtime.seeds import SEED_BYTES, Seeds
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.security import names
from skulduggery.server.store.sqlite_database import SqliteDatabase
from skulduggery.server.table.seats import seating

PLENTY = 1e6  # all the tests come from one address
SETTINGS = Settings(
    requests_at_once=PLENTY,
    joins_per_minute=PLENTY,
    tables_per_minute=PLENTY,
    tables_per_hour=PLENTY,
    open_tables=int(PLENTY),
    rematches_at_once=PLENTY,
    seat_changes_at_once=PLENTY,
    uploads_per_minute=PLENTY,
    messages_per_second=PLENTY,
)
BOTS = sorted(names.BOTS, key=lambda name: (-len(name), name))  # the long ones first
PATIENCE = 60  # seconds: on a busy machine browsers need longer than usual to close their connections
MINUTE = 60.0


class FixedSeeds(Seeds):
    def for_match(self) -> str:
        return bytes(SEED_BYTES).hex()

    def for_bot(self) -> int:
        return 1


class HurriedClock(Clock):
    """The signal USR1 lets a minute pass at once. Who sleeps is woken then, and looks at the clock again."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.hurried = asyncio.Event()
        signal.signal(signal.SIGUSR1, lambda *_: self.hurry())
        self.loop: asyncio.AbstractEventLoop | None = None

    def hurry(self) -> None:
        self.ahead += MINUTE
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.wake)

    def wake(self) -> None:
        self.hurried.set()
        self.hurried = asyncio.Event()

    def now(self) -> float:
        return super().now() + self.ahead

    def elapsed(self) -> float:
        return super().elapsed() + self.ahead

    async def sleep(self, seconds: float) -> None:
        self.loop = asyncio.get_running_loop()
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            try:
                await asyncio.wait_for(self.hurried.wait(), left)
            except TimeoutError:
                pass


def bot_name(taken: Sequence[str]) -> str:
    """Long names, in the same order in every run."""
    return next(name for name in BOTS if name not in taken)


def main() -> None:
    """Tells the port once it listens."""
    port, file = sys.argv[1:]
    log_to()
    database = SqliteDatabase(Path(file))
    services = services_for(database, SETTINGS)._replace(seeds=FixedSeeds(), clock=HurriedClock())
    with database.hold(), patch.object(seating, "make_bot_name", bot_name):
        server = web_server(services, "127.0.0.1", int(port), lambda found: print(found, flush=True))  # noqa: T201
        server.config.timeout_graceful_shutdown = PATIENCE
        server.run()


if __name__ == "__main__":
    main()
