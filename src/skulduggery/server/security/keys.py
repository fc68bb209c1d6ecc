"""Ids, tokens and codes: what is secret is random, kept only as a hash, and compared in constant time."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

import msgspec

from ...core.refusals import BadNonce, Refused
from ..protocol.refusals import BadPledge

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
TABLE_LENGTH = 14  # 70 bits: a table's link cannot be guessed
TOKEN_BYTES = 16
REMARK_BYTES = 8
CODE_WORDS = (
    "PARROT", "ANCHOR", "KRAKEN", "LANTERN", "COMPASS", "HARBOUR", "LAGOON", "MONKEY", "TURTLE", "BARREL",
    "CANNON", "TREASURE", "ISLAND", "DOLPHIN", "PELICAN", "CORAL", "RUDDER", "SHARK", "WHALE", "PEARL",
    "DOUBLOON", "GALLEON", "SEAGULL", "LOBSTER", "HAMMOCK", "COCONUT", "MERMAID", "PIRATE", "CAPTAIN", "BOSUN",
    "STORM", "MAST", "ALBATROSS", "BANANA", "BEACH", "BISCUIT", "BOTTLE", "CABIN", "CANDLE", "CARPENTER",
    "CRAB", "DECK", "DRAGON", "DRUM", "FEATHER", "FLAG", "FOREST", "GECKO", "GUITAR", "HELMET",
    "JUNGLE", "LADDER", "LEMON", "MANGO", "OCTOPUS", "OTTER", "PEPPER", "PUFFIN", "RIVER", "SADDLE",
    "SUNSET", "TIGER", "VELVET", "WALRUS",
)  # fmt: skip
OWNER_LENGTH = 16  # hexadecimal digits of a hash: enough to tell people apart
CODE_NUMBERS = range(1_000, 10_000)
NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")
PLEDGE = re.compile(r"[0-9a-f]{64}")


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LENGTH))


def next_table_id(table: str, seed: str) -> str:
    """The id of the rematch of a table. `seed`: the secret seed that was promised for it."""
    digest = hmac.digest(bytes.fromhex(seed), table.encode(), "sha256")
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:TABLE_LENGTH])


def new_remark_id() -> str:
    return secrets.token_hex(REMARK_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """The hash of a secret: 128 random bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def find_secret(secret: str, hashes: Sequence[str | None]) -> int | None:
    """The place of the hash that belongs to `secret`. Looks at all of them, so its time tells nothing."""
    wanted, found = hashed(secret), None
    for place, known in enumerate(hashes):
        if hmac.compare_digest(wanted, known or ""):
            found = place
    return found


def is_same(secret: str, other: str) -> bool:
    return hmac.compare_digest(secret.encode(), other.encode())


def is_table_id(place: str) -> bool:
    """Whether a text has the form of a table's id. Everything else counts as a spoken code."""
    return len(place) == TABLE_LENGTH and set(place) <= set(ALPHABET)


def new_code() -> str:
    """`PARROT-2741`. There are 576,000 of them: with the limit on wrong ones, guessing one takes months."""
    return f"{secrets.choice(CODE_WORDS)}-{secrets.choice(CODE_NUMBERS)}"


def spoken(place: str) -> str:
    """A code as people type it: `parrot 2741` is PARROT-2741."""
    return re.sub(r"[\s_-]+", "-", place.strip()).upper()


def checked_nonce(nonce: str | None) -> str | None:
    if nonce is not None and not NONCE.fullmatch(nonce):
        raise Refused(BadNonce(""))
    return nonce


def checked_pledge(pledge: str) -> str:
    if not PLEDGE.fullmatch(pledge):
        raise Refused(BadPledge(""))
    return pledge


def request_key(token: str, request: str, message: msgspec.Struct) -> str:
    """The same id with another content is another request: a page that counts from zero again does no harm.

    `token` is the hash of the asker's token: whoever gets the seat later gets none of the answers.
    """
    content = hashlib.sha256(msgspec.json.encode(message)).hexdigest()[:12]
    return f"{token[:OWNER_LENGTH]}:{request}:{content}"


def owner_in(key: str) -> str:
    """The beginning of the hash of the asker's token."""
    return key.partition(":")[0]


def sealed(secret: str, token: str, key: str) -> str:
    """A secret in the answer to a request, so that only the token of the asker opens it (`unsealed`)."""
    return padded(secret.encode(), token, key).hex()


def unsealed(text: str, token: str, key: str) -> str:
    return padded(bytes.fromhex(text), token, key).decode()


def padded(data: bytes, token: str, key: str) -> bytes:
    """Hides the data by a pad that is used once for each key and is longer than the data."""
    pad = hmac.digest(token.encode(), key.encode(), "sha512")
    assert len(data) <= len(pad)
    return bytes(a ^ b for a, b in zip(data, pad, strict=False))


def request_in(key: str) -> str:
    """The id that the page itself gave to the request with this key."""
    return key.partition(":")[2].rpartition(":")[0]
