"""Puts the server together: routes, socket, and what is closed at the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NoReturn

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

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
from .nodes.nodes import Elsewhere
from .nodes.relay import from_nodes, to_owners
from .registry.registry import Registry
from .security.browsers import safe_headers
from .security.hosts import only_own_hosts
from .socket.sockets import Sockets
from .store.base import StoreFailed


def create_apps(registry: Registry) -> tuple[ASGIApp, ASGIApp]:
    """What pages may ask, and what other nodes may ask."""
    services = registry.services
    api = Api(registry)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.store.start()
        await services.nodes.start(registry)
        registry.start()
        yield
        await registry.close()
        await services.nodes.close()
        await services.archive.close()
        await asyncio.to_thread(services.thinkers.close)
        await services.store.close()

    handlers: dict[Any, Any] = {Refused: refused, HTTPException: not_understood, Exception: broken}
    handlers[StoreFailed] = unavailable
    handlers[Elsewhere] = raised_again
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
    sockets, safe = Sockets(registry), heads(safe_headers(app))
    paced = throttled(to_owners(safe, services.nodes), services.settings, services.clock)
    inner: Any = sockets.before(safe)  # the first node has asked for the name of the host
    if services.settings.trusted_proxies:
        inner = ProxyHeadersMiddleware(inner, [*services.settings.trusted_proxies])
    return only_own_hosts(sockets.before(paced), services.settings), from_nodes(inner, services.nodes)


def raised_again(request: object, error: Elsewhere) -> NoReturn:
    """No answer of the framework: `to_owners` passes the request on."""
    raise error
