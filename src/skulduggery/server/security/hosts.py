"""Which host names are ours.

A page of another site can give its own name the address of this server (DNS rebinding). Then the browser takes both for
one site. So requests are answered only under names that cannot be given away: addresses, the names of this machine,
and those that the operator has set.
"""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..runtime.settings import Settings

MISDIRECTED = 421
REQUESTS = (ScopeType.HTTP, ScopeType.WEBSOCKET)  # the other scope is the start and the end of the server
HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]{2,45}\]|[0-9A-Za-z._-]{1,253})(:[0-9]{1,5})?")
EXPLANATION = (
    "This server does not know the host name of your request. Whoever runs it can allow the name: start it with "
    "--public-url and the address that people use.\n"
)


def own_names(settings: Settings) -> frozenset[str]:
    machine = socket.gethostname().lower()
    public = urlsplit(settings.public_url or "").hostname or ""
    return frozenset({"localhost", machine, f"{machine}.local", public, *settings.hosts} - {""})


def is_known(host: str, names: frozenset[str]) -> bool:
    """`host` is the header of a request, perhaps with a port."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    name = found["name"].strip("[]").lower().rstrip(".")
    return name in names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def only_own_hosts(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Answers requests under other names with an explanation, and refuses their sockets."""
    names = own_names(settings)

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in REQUESTS or is_known(host_of(scope), names):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
            await send({"type": "http.response.body", "body": EXPLANATION.encode(), "more_body": False})

    return checked


def host_of(scope: Scope) -> str:
    found = [value for name, value in scope["headers"] if name == b"host"]
    return found[0].decode("latin-1") if len(found) == 1 else ""
