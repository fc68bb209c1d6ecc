"""Start the server: database, bots' workers and web server in one process, until a signal ends it."""

import asyncio
import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from .app import create_apps
from .archive.archive import Archive
from .archive.reviews import Reviews
from .archive.uploads import UploadLimits, Uploads
from .nodes.setup import check_shared, nodes_at
from .push.keys import key_in, new_key_file
from .push.push import Push
from .registry.registry import Registry
from .runtime.clock import Clock
from .runtime.metrics import Metrics
from .runtime.seeds import Seeds
from .runtime.settings import Settings
from .services import Services
from .store.database import Database
from .store.location import database_at
from .transport.connections import Connections, most_connections
from .transport.protocols import LimitedConfig, LimitedHttp
from .workers.confined import Allowance, Confined
from .workers.fair import FairWorkers, Share
from .workers.pool import NICEST, Processes
from .workers.thinkers import Thinkers

log = logging.getLogger("skulduggery.server")

LARGEST_FRAME = 64 * 1024  # up to here a message that is too large gets an answer; beyond, the socket is closed
SHUTDOWN_SECONDS = 5
PUSH_KEY = "push"
WEB: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "ws_max_size": LARGEST_FRAME,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
    "server_header": False,
}


class Server(uvicorn.Server):
    """Tells when it listens. `inner`: how it listens for other nodes, at `Nodes.inner`."""

    def __init__(
        self, registry: Registry, config: uvicorn.Config, inner: uvicorn.Config, ready: Callable[[int], None]
    ) -> None:
        super().__init__(config)
        self.registry = registry
        self.inner = inner
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends only the server. The process then ends by itself, with success."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.listen_for_nodes()
            port = self.servers[0].sockets[0].getsockname()[1]
            log.info("listening", extra={"port": port})
            self.ready(port)

    async def listen_for_nodes(self) -> None:
        if self.registry.services.nodes.inner is not None:
            self.inner.load()
            listening = asyncio.get_running_loop().create_server(self.protocol, sock=self.registry.services.nodes.inner)
            self.servers.append(await listening)

    def protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = LimitedHttp(self.inner, self.server_state, self.lifespan.state)
        return made


def services_for(database: Database, settings: Settings) -> Services:
    database.prepare()
    store, clock = database.open(shared=settings.inner_address is not None), Clock()
    nodes = nodes_at(settings.inner_address, database, store, clock)
    share = share_in(settings)
    thinkers = Thinkers(Processes(settings.thinkers), settings.thinkers, settings.own_bots, Processes(1), share)
    reviews = Reviews(store, FairWorkers(Processes(1, NICEST), share=share))
    confined = Confined(Allowance(settings.upload_seconds, settings.upload_memory))
    uploads = Uploads(FairWorkers(confined, share=share), upload_limits(settings))
    archive = Archive(store, FairWorkers(Processes(1), share=share), uploads, reviews)
    push = push_for(database, settings, clock)
    return Services(store, clock, settings, thinkers, Metrics(), archive, Seeds(), push, nodes)


def push_for(database: Database, settings: Settings, clock: Clock) -> Push:
    try:
        return Push(key_in(database.kept_key(PUSH_KEY, new_key_file())), settings, clock)
    except (OSError, ValueError) as error:
        log.error("no notices can be sent to closed pages: %s", error)
        return Push(None, settings, clock)


def share_in(settings: Settings) -> Share:
    return Share(settings.work_per_address, settings.work_waiting)


def upload_limits(settings: Settings) -> UploadLimits:
    return UploadLimits(settings.longest_record, settings.largest_story)


def spare_the_collector() -> None:
    """Run the garbage collector seldom: what is loaded by now stays, and messages form no reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def web_server(services: Services, host: str, port: int, ready: Callable[[int], None]) -> Server:
    registry, settings = Registry(services), services.settings
    connections = Connections(settings, services.metrics, most_connections(settings))
    pages, nodes = create_apps(registry)
    inner = Connections(settings, services.metrics, connections.most, is_inner=True)
    outer = LimitedConfig(connections, pages, services.nodes, host=host, port=port, lifespan="on", **WEB)
    return Server(registry, outer, LimitedConfig(inner, nodes, lifespan="off", **WEB), ready)


def serve(address: str, host: str, port: int, settings: Settings, ready: Callable[[int], None]) -> bool:
    """Runs until SIGINT or SIGTERM; false if it could not start. `ready` is told the port once pages can be opened."""
    if settings.inner_address is not None:
        check_shared(address)
    database = database_at(address)
    with database.hold_for_server(shared=settings.inner_address is not None):
        server = web_server(services_for(database, settings), host, port, ready)
        spare_the_collector()
        try:
            server.run()
        except SystemExit:  # the port is taken, or not ours to take
            return False
    log.info("stopped")
    return server.started
