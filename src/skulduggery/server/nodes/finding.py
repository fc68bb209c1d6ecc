"""Finds the bus behind an address, and makes this server a node: `postgresql`, or `redis://HOST:PORT/NUMBER`."""

import secrets
from importlib import import_module
from types import ModuleType

from ...core.refusals import Refused
from ..protocol.refusals import NeedsExtra, NodesNeedPostgres
from ..runtime.clock import Clock
from ..store.base import Store
from ..store.database import Database
from ..store.finding import POSTGRES as SHARED
from ..store.finding import without_password
from .bus import Bus
from .nodes import ALONE, Nodes

POSTGRES = "postgresql"
REDIS = ("redis://", "rediss://", "unix://")
CHANNEL = "bus"  # the name of the key that all nodes of one database share


def check_bus_address(address: str) -> None:
    """`ValueError` if it is none."""
    if address != POSTGRES and not address.startswith(REDIS):
        raise ValueError("no bus")


def check_bus(address: str, database: str) -> None:
    """Complains at once, before anything is opened: a file cannot be shared."""
    check_bus_address(address)
    if not database.startswith(SHARED):
        raise Refused(NodesNeedPostgres("", without_password(database)))


def nodes_at(address: str | None, database: Database, store: Store, clock: Clock) -> Nodes:
    """Without a bus this server is alone."""
    if address is None:
        return ALONE
    bus = bus_at(address, database)
    found: Nodes = import_module(".together", __package__).Together(store, bus, clock)
    return found


def bus_at(address: str, database: Database) -> Bus:
    """Each database has a channel of its own, so that several may use one Redis."""
    channel = "skulduggery_" + database.kept_key(CHANNEL, secrets.token_bytes(8)).hex()
    if address == POSTGRES:
        found: Bus = import_module(".postgres_bus", __package__).PostgresBus(database.address, channel)
        return found
    other: Bus = redis_module().RedisBus(address, channel)
    return other


def redis_module() -> ModuleType:
    """The package that speaks with Redis is not part of the base install."""
    try:
        return import_module(".redis_bus", __package__)
    except ModuleNotFoundError as missing:
        if missing.name != "redis":
            raise
        raise Refused(NeedsExtra("", "redis")) from None
