"""Encrypts a message so that only one browser can read it: RFC 8291, in the content coding aes128gcm of RFC 8188."""

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ..protocol.info import Subscription
from .base64url import decoded
from .keys import new_key

SALT = 16  # bytes
SECRET = 16
RECORD = 4096  # bytes of one record; all our messages are shorter
STEP = 256  # messages are filled up to a multiple of it, so that their length tells nothing
LAST_RECORD = b"\x02"


def sealed_for(subscription: Subscription, message: bytes) -> bytes:
    return sealed(subscription, message, secrets.token_bytes(SALT), new_key())


def sealed(subscription: Subscription, message: bytes, salt: bytes, own: ec.EllipticCurvePrivateKey) -> bytes:
    """`own` is a key for this one message."""
    theirs = browser_key(subscription)
    ours = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + point(theirs) + ours
    material = derived(shared, browser_secret(subscription), info, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def filled_up(message: bytes) -> bytes:
    """Blanks after a JSON text mean nothing."""
    return message + b" " * (-len(message) % STEP)


def browser_key(subscription: Subscription) -> ec.EllipticCurvePublicKey:
    """`ValueError` if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(subscription.key))


def browser_secret(subscription: Subscription) -> bytes:
    secret = decoded(subscription.secret)
    if len(secret) != SECRET:
        raise ValueError("a secret has 16 bytes")
    return secret


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
