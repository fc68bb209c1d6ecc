"""Puts the server together: routes, socket, and what is closed at the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from ..core.refusals import Refused
from .http.admin import Admin
from .http.api import Api
from .http.head import heads
from .http.invitations import Invitations
from .http.looks import Looks
from .http.notices import Notices
from .http.openapi import openapi
from .http.operation import Operation, health, ready
from .http.page import page
from .http.problems import broken, not_understood, refused, unavailable, unreadable
from .http.stories import PACKED, story_routes
from .http.structs import OurStructs
from .http.tables import Tables
from .http.text_routes import Texts
from .http.throttle import throttled
from .registry.listening import NodeListener
from .registry.registry import Registry
from .security.browsers import safe_headers
from .security.hosts import only_own_hosts
from .socket.sockets import Sockets
from .store.base import StoreFailed


def create_app(registry: Registry) -> ASGIApp:
    services = registry.services
    api = Api(registry)
    listener = NodeListener(registry)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.store.start()
        await services.nodes.start(listener)
        registry.start()
        yield
        listener.close()
        await registry.close()
        await services.nodes.close()
        await services.archive.close()
        await asyncio.to_thread(services.thinkers.close)
        await services.store.close()

    handlers: dict[Any, Any] = {Refused: refused, HTTPException: not_understood, Exception: broken}
    handlers[StoreFailed] = unavailable
    handlers |= dict.fromkeys((UnicodeDecodeError, RecursionError), unreadable)
    operation: list[Any] = [Operation, Admin, health, ready]
    app = Litestar(
        route_handlers=[Tables, Looks, Invitations, Notices, *story_routes(services.settings), Texts, *operation, page],
        dependencies={"api": Provide(lambda: api, sync_to_thread=False)},
        exception_handlers=handlers,
        lifespan=[lifespan],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=PACKED),
        openapi_config=openapi(),
        plugins=[OurStructs()],
        request_max_body_size=services.settings.longest_message,
        logging_config=None,
    )
    paced = throttled(heads(safe_headers(app)), services.settings, services.clock)
    return only_own_hosts(Sockets(registry).before(paced), services.settings)
