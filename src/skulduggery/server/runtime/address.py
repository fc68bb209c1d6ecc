"""The address of this machine in the local network, as text and as a QR code."""

import io
import socket

import segno

ANYWHERE = ("10.255.255.255", 1)  # nothing is sent to it: it only makes the system choose a network interface


def local_address() -> str:
    """This machine in the local network, or loopback if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_for_terminal(url: str) -> str:
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()


def qr_as_svg(url: str, size: int) -> bytes:
    picture = segno.make(url, error="m", micro=False)
    out = io.BytesIO()
    picture.save(out, kind="svg", scale=size / picture.symbol_size()[0], dark="#111", light="#fff", xmldecl=False)
    return out.getvalue()
