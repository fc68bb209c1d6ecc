"""The sealed seed: promised by its hash at the start, mixed with the seats' nonces, revealed at the end.

The nonces are promised by their hashes, too, before any of them is told (docs/fair-dice.md).
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

from .refusals import BadNonce, BadOptions


def commitment(server_seed: bytes) -> str:
    """What is shown before the first move."""
    return hashlib.sha256(server_seed).hexdigest()


def pledge(promise: str, nonce: str) -> str:
    """What a seat says of its nonce before it tells it: a hash that nobody can turn back, and that fits no other nonce.

    It is bound to the server's commitment, so that a pledge for one match says nothing in another.
    """
    return hashlib.sha256(f"pledge:{promise}:{nonce}".encode()).hexdigest()


def receipt(server_seed: bytes, head: str) -> str:
    """The chain's head as it is shown while the match goes on.

    The bare head would tell secrets: whoever knows the entry but for a hidden card could try all cards. Keyed with the
    server's seed it can only be checked once the seed is revealed.
    """
    return hmac.digest(server_seed, f"receipt:{head}".encode(), "sha256").hex()


def match_seed(server_seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """The seed of every draw. Seats without a nonce (bots, late joiners) add nothing.

    Each nonce goes in with its seat number, so that moving one to another seat changes the seed.
    """
    for nonce in nonces:
        if nonce is not None and not re.fullmatch(r"[^\r\n]{1,64}", nonce):
            raise BadOptions(BadNonce(""))
    said = [f"{seat}:{nonce}" for seat, nonce in enumerate(nonces) if nonce is not None]
    return hmac.new(server_seed, "\n".join(said).encode(), hashlib.sha256).digest()
