"""Makes this server a node, if it has an address at which it listens for other nodes."""

import secrets
import socket
from importlib import import_module

from ...core.refusals import Refused
from ..protocol.refusals import InnerAddressTaken, NodesNeedPostgres
from ..runtime.address import EVERYWHERE
from ..runtime.clock import Clock
from ..store.base import Store
from ..store.database import Database
from ..store.location import POSTGRES, without_password
from .nodes import ALONE, Nodes
from .relay import place_of

SECRET = "nodes"  # the name of the key that all nodes of one database share
LARGEST_PORT = 65_535


def check_inner_address(address: str) -> None:
    """`ValueError` if it is none, or one at which other machines cannot find this one."""
    host, port = place_of(address)
    if host in EVERYWHERE or not 0 <= port <= LARGEST_PORT:
        raise ValueError(address)


def check_shared(database: str) -> None:
    """Complains at once, before anything is opened: a file cannot be shared."""
    if not database.startswith(POSTGRES):
        raise Refused(NodesNeedPostgres("", without_password(database)))


def nodes_at(address: str | None, database: Database, store: Store, clock: Clock) -> Nodes:
    """Without an inner address this server is alone."""
    if address is None:
        return ALONE
    host, port = place_of(address)
    try:
        inner = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise Refused(InnerAddressTaken("", address, error.strerror or str(error))) from None
    secret = database.kept_key(SECRET, secrets.token_bytes(32)).hex()
    membership = import_module(".membership", __package__).Membership
    found: Nodes = membership(store, clock, inner, f"[{host}]" if ":" in host else host, secret)
    return found
