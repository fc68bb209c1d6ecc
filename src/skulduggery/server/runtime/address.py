"""The addresses of this machine in its networks, as text and as a QR code."""

import io
import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

LOOPBACK = "127.0.0.1"
KEPT_CODES = 32  # QR codes
EVERYWHERE = ("0.0.0.0", "::")  # to listen at all addresses
# Nothing is sent to these: they only make the system choose a network interface. The first is where most packets go,
# the others are in the ranges of local and private networks.
TARGETS = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255", "100.127.255.255")


def local_address() -> str:
    """The address of this machine in the local network, or loopback if there is none."""
    return next(iter(local_addresses()), LOOPBACK)


def local_addresses() -> list[str]:
    """The addresses of this machine in all networks that are found, the usual first. Looks up its own name, too."""
    found = [*(address_towards(target) for target in TARGETS), *addresses_of_name()]
    return list(dict.fromkeys(address for address in found if address and not is_loopback(address)))


def address_towards(target: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 1))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def addresses_of_name() -> list[str]:
    try:
        return [str(address[0]) for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []


def is_loopback(name: str) -> bool:
    """Whether a host name means the machine itself, wherever it is used."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name.lower() == "localhost"


def reachable(public: str | None, listens: str, used: str, port: int) -> list[str]:
    """Under which addresses other devices reach this server, the best first; none if only this machine can.

    `public` is what the operator has set. `used` is the address by which somebody has reached the server just now: it
    counts unless it means that very machine. `listens`: where the server listens.
    """
    if public is not None:
        return [public.rstrip("/")]
    found = [] if is_loopback(urlsplit(used).hostname or LOOPBACK) else [used.rstrip("/")]
    own = local_addresses() if listens in EVERYWHERE else [listens]
    found += [f"http://{address}:{port}" for address in own if not is_loopback(address)]
    return list(dict.fromkeys(found))


def qr_for_terminal(url: str) -> str:
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()


@lru_cache(KEPT_CODES)
def qr_of(url: str) -> segno.QRCode:
    """A link as a QR code, which is kept: it takes some milliseconds, and many may ask for the same."""
    return segno.make(url, error="m", micro=False)


def qr_as_svg(url: str, size: int) -> bytes:
    picture = qr_of(url)
    out = io.BytesIO()
    picture.save(out, kind="svg", scale=size / picture.symbol_size()[0], dark="#111", light="#fff", xmldecl=False)
    return out.getvalue()
