"""One pace for all HTTP requests of an address, whatever they ask for: the files of the page, QR pictures, texts.

A request above the pace waits and is not refused, so that a school class behind one address gets all files of the page.
"""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..runtime.clock import Clock
from ..runtime.settings import Settings
from ..security.limits import Limit

LONGEST = 10.0  # seconds that a request waits; who has so many under way is refused at once
TOO_MANY = 429


def throttled(app: ASGIApp, settings: Settings, clock: Clock) -> ASGIApp:
    limit = Limit("requests", settings.requests_per_second * 60.0, settings.requests_at_once)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            bucket = limit.bucket_of((scope["client"] or ("",))[0], clock.elapsed())
            wait = bucket.take_ahead(clock.elapsed())
            if wait > LONGEST:
                bucket.give_back()
                await refuse(send)
                return
            if wait:
                await clock.sleep(wait)
        await app(scope, receive, send)

    return wrapped


async def refuse(send: Send) -> None:
    headers = [(b"retry-after", str(int(LONGEST)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": TOO_MANY, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
