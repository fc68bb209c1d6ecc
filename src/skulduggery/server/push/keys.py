"""The key by which push services recognise this server. It is made once, and kept in the database."""

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def new_key_file() -> bytes:
    return new_key().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def key_in(data: bytes) -> ec.EllipticCurvePrivateKey:
    """The key in a file that `new_key_file` wrote. `ValueError` if it is something else."""
    try:
        key = load_pem_private_key(data, None)
    except ValueError:
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("the key for notices in the database is none")
    return key
