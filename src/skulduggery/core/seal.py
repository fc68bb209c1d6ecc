"""The sealed seed: promised by its hash at the start, mixed with the seats' nonces, revealed at the end.

The nonces are promised by their hashes, too, before any of them is told (docs/fair-dice.md).
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

from .refusals import BadNonce, BadOptions

BLOCK = 64  # bytes that SHA-256 reads at once
INNER, OUTER = bytes([byte ^ 0x36 for byte in range(256)]), bytes([byte ^ 0x5C for byte in range(256)])


def commitment(server_seed: bytes) -> str:
    """What is shown before the first move."""
    return hashlib.sha256(server_seed).hexdigest()


def pledge(promise: str, nonce: str) -> str:
    """What a seat says of its nonce before it tells it: a hash that nobody can turn back, and that fits no other nonce.

    It is bound to the server's commitment, so that a pledge for one match says nothing in another.
    """
    return hashlib.sha256(f"pledge:{promise}:{nonce}".encode()).hexdigest()


class Receipts:
    """The heads of a match's chain as they are shown while the match goes on.

    The bare head would tell secrets: whoever knows the entry but for a hidden card could try all cards. Keyed with the
    server's seed it can only be checked once the seed is revealed.

    This is HMAC (RFC 2104) with SHA-256. What depends on the seed alone is computed once, since each move needs one.
    """

    def __init__(self, server_seed: bytes) -> None:
        key = server_seed if len(server_seed) <= BLOCK else hashlib.sha256(server_seed).digest()
        padded = key.ljust(BLOCK, b"\0")
        self.inner = hashlib.sha256(padded.translate(INNER) + b"receipt:")
        self.outer = hashlib.sha256(padded.translate(OUTER))

    def of(self, head: str) -> str:
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(head.encode())
        outer.update(inner.digest())
        return outer.hexdigest()


def receipt(server_seed: bytes, head: str) -> str:
    """A single receipt, for whoever needs no more of this match."""
    return Receipts(server_seed).of(head)


def match_seed(server_seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """The seed of every draw. Seats without a nonce (bots, late joiners) add nothing.

    Each nonce goes in with its seat number, so that moving one to another seat changes the seed.
    """
    for nonce in nonces:
        if nonce is not None and not re.fullmatch(r"[^\r\n]{1,64}", nonce):
            raise BadOptions(BadNonce(""))
    said = [f"{seat}:{nonce}" for seat, nonce in enumerate(nonces) if nonce is not None]
    return hmac.new(server_seed, "\n".join(said).encode(), hashlib.sha256).digest()
