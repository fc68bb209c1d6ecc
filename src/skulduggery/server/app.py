"""The server, put together."""

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
from .http.openapi import openapi
from .http.page import page
from .http.problems import broken, not_understood, refused
from .http.stories import PACKED, story_routes
from .http.tables import Desk, Tables, Texts, Watching
from .registry.registry import Hall
from .security.browsers import safe_headers
from .socket.sockets import Sockets


def create_app(hall: Hall) -> ASGIApp:
    services = hall.services
    desk = Desk(hall)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall.open()
        yield
        await hall.close()
        await services.shelf.close()
        await asyncio.to_thread(services.thinkers.close)
        await services.store.close()

    handlers: dict[Any, Any] = {Refused: refused, HTTPException: not_understood, Exception: broken}
    app = Litestar(
        route_handlers=[Tables, *story_routes(services.settings), Texts, Watching, page],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers=handlers,
        lifespan=[lifespan],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=PACKED),
        openapi_config=openapi(),
        request_max_body_size=services.settings.longest_message,
        logging_config=None,
    )
    return Sockets(hall).before(safe_headers(app))
