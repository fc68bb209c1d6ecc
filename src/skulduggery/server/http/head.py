"""HEAD is answered like GET, without a body: for link previews, monitoring and `curl -I`."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEAD = "HEAD"


def heads(app: ASGIApp) -> ASGIApp:
    """Litestar would refuse a HEAD at every route that only knows GET."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != HEAD:
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app({**scope, "method": "GET"}, receive, send_head)

    return wrapped
