"""A whole server on a free port, inside the test's own event loop, and pages that talk to it over real sockets."""

import asyncio
import functools
import inspect
import itertools
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from skulduggery.server.archive.archive import Archive
from skulduggery.server.archive.reviews import Reviews
from skulduggery.server.archive.uploads import Uploads
from skulduggery.server.nodes.nodes import ALONE, Nodes
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.push.keys import new_key
from skulduggery.server.push.push import Push
from skulduggery.server.reactions.window import Window
from skulduggery.server.registry.registry import Registry
from skulduggery.server.registry.running_table import RunningTable
from skulduggery.server.run import share_in, upload_limits, web_server
from skulduggery.server.runtime.metrics import Metrics
from skulduggery.server.runtime.seeds import Seeds
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.services import Services
from skulduggery.server.store.base import Store
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table.live import LiveTable
from skulduggery.server.workers.fair import FairWorkers
from skulduggery.server.workers.pool import Inline, Workers
from skulduggery.server.workers.thinkers import Thinkers
from tests.server.fake_clock import FakeClock
from tests.server.prepared import prepared

PATIENCE = 40.0  # seconds of real time after which a test fails; a busy disk can take ten of them
LONGEST_TEST = 60.0
PLENTY = 1e9  # requests: the clock stands still
MANY = 100  # bots that think at the same time
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used, but each client would read all certificates of the system

Json = dict[str, Any]


AsyncTest = Callable[..., Coroutine[Any, Any, None]]


def async_test_for(seconds: float) -> Callable[[AsyncTest], Callable[..., None]]:
    """Runs an async test. A test that hangs fails after so many seconds."""

    def decorate(test: AsyncTest) -> Callable[..., None]:
        @functools.wraps(test)
        def run(*arguments: Any, **more: Any) -> None:
            asyncio.run(asyncio.wait_for(test(*arguments, **more), seconds))

        run.__signature__ = inspect.signature(test)  # type: ignore[attr-defined]  # what pytest looks up fixtures by
        return run

    return decorate


async_test = async_test_for(LONGEST_TEST)


class Page:
    """The browser's side of one socket. Keeps everything it received, as text."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.traffic: list[str] = []
        self.waiting: list[Json] = []
        self.ids = itertools.count()
        self.at = -1
        self.update: Json = {}
        self.table: Json = {}

    async def send(self, message: from_page.FromPage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: Json = msgspec.json.decode(text)
        self.learn(message)
        return message

    def learn(self, message: Json) -> None:
        if message["kind"] in ("snapshot", "table"):
            self.table = message["table"]
        update = message if message["kind"] == "update" else message.get("update")
        if update:
            self.update, self.at = update, update["number"]

    async def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The first message that fits. The others are kept for later calls."""
        for place, message in enumerate(self.waiting):
            if is_it(message):
                return self.waiting.pop(place)
        while not is_it(message := await self.receive()):
            self.waiting.append(message)
        return message

    async def next(self, *kinds: str) -> Json:
        return await self.until(lambda message: message["kind"] in kinds)

    async def answer(self, request: str) -> Json:
        return await self.until(lambda message: message.get("id") == request)

    async def ask(self, make: Callable[..., Any], *values: Any, **more: Any) -> Json:
        """Send a request with an id of its own, and wait for its answer."""
        request = f"r{next(self.ids)}"
        await self.send(make(request, *values, **more))
        return await self.answer(request)

    async def play(self, seat: int, move: Any, at: int | None = None, request: str | None = None) -> Json:
        request = request or f"r{next(self.ids)}"
        raw = msgspec.Raw(msgspec.json.encode(move))
        await self.send(from_page.Play(request, self.at if at is None else at, seat, raw))
        return await self.answer(request)

    async def answer_early(self, seat: int, window: int, move: Any) -> Json:
        """Answer in a reaction window; None takes an answer back."""
        return await self.ask(from_page.Early, seat, window, msgspec.Raw(msgspec.json.encode(move)))

    async def settled(self, number: int) -> None:
        """Waits until this page has got the update of this entry or a later one."""
        while self.at < number:
            self.waiting.append(await self.receive())

    async def told(self, is_so: Callable[[Json], bool]) -> Json:
        """Waits until the public state of the table is as wanted."""
        while not (self.table and is_so(self.table)):
            self.waiting.append(await self.receive())
        return self.table

    async def close(self) -> None:
        """Reads what is left: behind a full queue the server's answer would be waited for in vain, for ten seconds."""
        closing = asyncio.create_task(self.socket.close())
        with suppress(ConnectionClosedError):
            async for _ in self.socket:
                pass
        await closing


async def end_match(*pages: Page) -> None:
    """Everybody who is present agrees to end the match."""
    for page in pages:
        assert (await page.ask(from_page.End))["kind"] == "ack"
    for page in pages:
        await page.told(lambda table: table["status"] == "over")


class LocalServer:
    def __init__(self, services: Services, registry: Registry, port: int, clock: FakeClock) -> None:
        self.services = services
        self.registry = registry
        self.port = port
        self.clock = clock
        self.web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=PLAIN)
        self.pages: list[Page] = []

    async def post(self, path: str, body: Any, status: int = 201) -> Json:
        answer = await self.web.post(path, content=msgspec.json.encode(body))
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def open_table(self, game: str, name: str = "Anna", **more: Any) -> Json:
        return await self.post("/api/tables", bodies.NewTable(game, name, **more))

    async def join(self, place: str, name: str = "Ben", **more: Any) -> Json:
        return await self.post("/api/join", bodies.JoinTable(place, name, **more))

    async def plug_in(self, table: str = "nowhere", **headers: str) -> Page:
        """A socket that has not said hello."""
        socket = await connect(f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers=headers or None)
        page = Page(socket)
        self.pages.append(page)
        return page

    async def page(self, *tickets: Json, seen: int = -1, table: str | None = None, screen: str | None = None) -> Page:
        """A page that holds these seats (none: it watches `table`, or is a big `screen`), after its first snapshot."""
        page = await self.plug_in(table or tickets[0]["table"])
        tokens = tuple(ticket["token"] for ticket in tickets)
        await page.send(from_page.Hello(from_page.PROTOCOL, tokens, seen, screen))
        await page.receive()
        return page

    def running(self, ticket: Json) -> RunningTable:
        return self.registry.tables[ticket["table"]]

    def live(self, ticket: Json) -> LiveTable:
        return self.running(ticket).table

    def window(self, ticket: Json) -> Window | None:
        """The reaction window that is open at the table."""
        return self.running(ticket).reactions.windows.window

    async def all_saved(self, ticket: Json) -> None:
        """Waits until nobody writes to the table and no bot has to move."""
        table = self.live(ticket)
        while table.lock.locked() or is_bot_due(table):
            await asyncio.sleep(0.005)


def is_bot_due(table: LiveTable) -> bool:
    asked = None if table.match is None else table.match.asked
    return asked is not None and table.is_bots(asked) and table.goes_on()


@asynccontextmanager
async def local_server(
    folder: Path,
    store: Store | None = None,
    seeds: Seeds | None = None,
    workers: Callable[[FakeClock], Workers] | None = None,
    nodes: Nodes = ALONE,
    clock: Any = None,
    **settings: Any,
) -> AsyncIterator[LocalServer]:
    clock = clock or FakeClock()
    store = store or SqliteStore(prepared(folder / "tables.sqlite"))
    wanted = Settings(**{"refusal_seconds": 0.0, "requests_at_once": PLENTY, **settings})
    share = share_in(wanted)
    thinkers = Thinkers(Inline() if workers is None else workers(clock), MANY, wanted.own_bots, Inline(), share)
    uploads, stories, reviews = (FairWorkers(Inline(), share=share) for _ in range(3))
    archive = Archive(store, stories, Uploads(uploads, upload_limits(wanted)), Reviews(store, reviews))
    push = Push(new_key(), wanted, clock)
    services = Services(store, clock, wanted, thinkers, Metrics(), archive, seeds or Seeds(), push, nodes)
    listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    server = web_server(services, "127.0.0.1", 0, listening.set_result)
    running = asyncio.create_task(server.serve())
    port = await asyncio.wait_for(listening, PATIENCE)
    place = LocalServer(services, server.registry, port, clock)
    try:
        yield place
    finally:
        for page in place.pages:
            await page.close()
        await place.web.aclose()
        server.should_exit = True
        await running
