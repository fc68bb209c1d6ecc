"""Which addresses may be called.

The address of a push service comes from a browser, so anybody can name any address. The server must not become a way
into the network in which it stands: only HTTPS at its usual port, and only hosts on the public internet.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST = 1_000  # characters of an address; those of today have about 200
HTTPS_PORT = 443
HTTP_PORT = 80
TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address, for networks that have none


class Endpoint(NamedTuple):
    """Where a message is sent. `origin` is also the one for which its token is made."""

    is_secure: bool
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        usual = HTTPS_PORT if self.is_secure else HTTP_PORT
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.is_secure}://{host}" + ("" if self.port == usual else f":{self.port}")


def endpoint_of(address: str, anywhere: bool) -> Endpoint:
    """`ValueError` if this address must not be called. `anywhere`: for tests, every address may."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise ValueError("not an address")
    found = urlsplit(address)
    host, is_secure = (found.hostname or "").rstrip("."), found.scheme == "https"
    if found.scheme not in ("https", "http") or not host or found.username is not None or found.fragment:
        raise ValueError("not the address of a push service")
    port = found.port or (HTTPS_PORT if is_secure else HTTP_PORT)
    if not anywhere and (not is_secure or port != HTTPS_PORT or not could_be_public(host)):
        raise ValueError("not the address of a push service on the internet")
    return Endpoint(is_secure, host, port, (found.path or "/") + (f"?{found.query}" if found.query else ""))


def could_be_public(host: str) -> bool:
    """A host that names its address must name a public one. Other names are looked up before the call."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host and host != "localhost"


def is_public(address: str) -> bool:
    """Whether this address, which a name was found to have, is on the public internet."""
    found = ip_address(address)
    inner = inner_address(found) if isinstance(found, IPv6Address) else None
    return all(one.is_global and not one.is_multicast for one in (found, inner) if one is not None)


def inner_address(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address to which a gateway would pass a packet on."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
