"""Says to a push service which server sends (RFC 8292): a token that only the holder of our key can make."""

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from .base64url import encoded
from .encryption import point

LIFETIME = 12 * 3600  # seconds; push services accept a day at most
NUMBER = 32  # bytes of each half of a signature
HEADER = {"typ": "JWT", "alg": "ES256"}


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Our public key, as a browser wants it when it subscribes."""
    return encoded(point(key.public_key()))


def authorization(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, now: float) -> str:
    """The header of a request. `origin` is that of the push service, `contact` where its people find ours."""
    claims = {"aud": origin, "exp": int(now) + LIFETIME, "sub": contact}
    signed = ".".join(encoded(msgspec.json.encode(part)) for part in (HEADER, claims))
    halves = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(half.to_bytes(NUMBER, "big") for half in halves)
    return f"vapid t={signed}.{encoded(signature)}, k={public_text(key)}"
