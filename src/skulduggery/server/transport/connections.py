"""All TCP connections of the server: so many from each address, and so many in all.

A connection is *welcome* once its page has said hello at a table. Nobody who is welcome ever makes room for others.
Connections that are not welcome yet (plain HTTP, or a socket before its hello) are limited for each address. If the
server is full, the oldest of them makes room: so somebody who holds connections open locks nobody out.
"""

import asyncio
import resource
from collections import Counter, OrderedDict
from ipaddress import ip_address, ip_network

from ..runtime.metrics import Metrics
from ..runtime.settings import Settings

RESERVED_FILES = 128  # for the database, the workers, the log and the files of the page
FILES_AT_NODES = 3  # a connection of a page, a second one that passes it on, and one that another node has passed on


class Connections:
    """`is_inner`: they come from other nodes, which speak for many people and limit them themselves."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int, is_inner: bool = False) -> None:
        self.is_inner = is_inner
        self.settings = settings
        self.metrics = metrics
        self.most = most
        self.proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self.open: dict[asyncio.Transport, str] = {}
        self.strangers: OrderedDict[asyncio.Transport, str] = OrderedDict()  # not welcome yet, the oldest first
        self.by_address: Counter[str] = Counter()  # the same, counted

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay. It is closed here if not."""
        address = address_of(transport)
        if self.by_address[address] >= self.settings.strangers_per_address and not self.is_proxy(address):
            self.drop(transport)
            return False
        if len(self.open) >= self.most and not self.make_room():
            self.drop(transport)
            return False
        self.open[transport] = self.strangers[transport] = address
        self.by_address[address] += 1
        return True

    def is_proxy(self, address: str) -> bool:
        """A proxy that the operator trusts speaks for many people, and limits them itself."""
        return self.is_inner or (bool(address) and any(ip_address(address) in network for network in self.proxies))

    def make_room(self) -> bool:
        if not self.strangers:
            return False
        oldest = next(iter(self.strangers))
        self.gone(oldest)
        self.drop(oldest)
        return True

    def drop(self, transport: asyncio.Transport) -> None:
        """Close at once: an orderly end would wait for a peer who may never read it."""
        self.metrics.count("connections_refused")
        transport.abort()

    def welcome(self, transport: asyncio.Transport) -> None:
        address = self.strangers.pop(transport, None)
        if address is not None:
            self.by_address[address] -= 1
            self.by_address += Counter()  # forget the zeros

    def gone(self, transport: asyncio.Transport) -> None:
        self.welcome(transport)
        self.open.pop(transport, None)


def address_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def most_connections(settings: Settings) -> int:
    """As many connections as wanted and as the system allows, which is asked for its hard limit."""
    files = 1 if settings.inner_address is None else FILES_AT_NODES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.most_connections * files + RESERVED_FILES
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return max((allowed - RESERVED_FILES) // files, 1)
