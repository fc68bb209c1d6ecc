"""The bus between nodes: it carries the ids of tables and the numbers of their newest changes, and nothing else.

A message may get lost, and nothing depends on it: whoever connects again looks at all tables, and while the bus is down
nodes ask the database from time to time.
"""

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import islice

log = logging.getLogger("skulduggery.bus")

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts to connect
QUIET = 2.0  # seconds without a message after which the connection is tried
PATIENCE = 5.0  # seconds for the other side to answer
AT_ONCE = 200  # tables in one message: PostgreSQL takes up to 8,000 bytes

Wake = Callable[[str, int], None]


class Bus(ABC):
    """`wake` is called for each table in a message, `connected` whenever the bus is there again."""

    def __init__(self) -> None:
        self.is_up = False
        self.waiting: dict[str, int] = {}  # by table: the newest number to tell of it
        self.something = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.wake: Wake = lambda table, number: None
        self.connected: Callable[[], None] = lambda: None

    @abstractmethod
    async def open(self) -> None:
        """Connect and listen."""

    @abstractmethod
    async def send(self, text: str) -> None:
        """To all nodes."""

    @abstractmethod
    async def ping(self) -> None:
        """Fails unless the other side answers."""

    @abstractmethod
    async def listen(self) -> None:
        """Hands messages to `take`, until the connection is lost."""

    @abstractmethod
    async def drop(self) -> None:
        """Forget the connection, whatever state it is in."""

    def start(self, wake: Wake, connected: Callable[[], None]) -> None:
        self.wake, self.connected = wake, connected
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        await self.drop()

    def publish(self, table: str, number: int) -> None:
        """Never waits. What is told later about the same table replaces it; 0 stands for news without a change."""
        self.waiting[table] = max(number, self.waiting.get(table, 0))
        self.something.set()

    def take(self, text: str) -> None:
        """A message of another node, or our own."""
        for word in text.split():
            table, _, number = word.partition(":")
            if number.isdigit():
                self.wake(table, int(number))

    # --- the connection

    async def run(self) -> None:
        """Connected as long as possible, and again after every loss."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(PATIENCE):  # `wait_for` may forget that it was cancelled
                    await self.open()
                self.is_up, pause = True, FIRST_PAUSE
                log.info("the bus is connected")
                self.connected()
                await self.both()
            except Exception as error:  # noqa: BLE001  # whatever went wrong, the next attempt may succeed
                log.warning("the bus is down: %s", error if str(error) else type(error).__name__)
            finally:
                self.is_up = False
                await self.drop()
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def both(self) -> None:
        """Sends and listens until one of the two fails."""
        tasks = [asyncio.create_task(self.send_for_ever()), asyncio.create_task(self.listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        raise next((result for result in results if isinstance(result, Exception)), OSError("closed"))

    async def send_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    await self.something.wait()
            except TimeoutError:
                async with asyncio.timeout(PATIENCE):
                    await self.ping()
                continue
            self.something.clear()
            while self.waiting:
                await self.send_some()

    async def send_some(self) -> None:
        """What could not be sent stays, and is sent over the next connection."""
        some = dict(islice(self.waiting.items(), AT_ONCE))
        text = " ".join([f"{table}:{number}" for table, number in some.items()])
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send(text)
        except BaseException:
            self.something.set()
            raise
        for table, number in some.items():
            if self.waiting[table] == number:
                del self.waiting[table]
