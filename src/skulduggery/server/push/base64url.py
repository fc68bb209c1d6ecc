"""Base64 as web standards use it: with the letters of addresses, and without padding."""

import base64


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes that `encoded` made a text of. `ValueError` if the text is something else."""
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
