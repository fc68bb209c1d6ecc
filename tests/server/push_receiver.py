"""A push service and a browser of the test's own. The browser decrypts with code of its own (RFC 8291)."""

import asyncio
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import h11
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from skulduggery.server.protocol.info import Subscription
from skulduggery.server.push.base64url import decoded, encoded

CURVE = ec.SECP256R1()


class Browser:
    """Has a key pair and a secret; only they open its messages."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes | None = None) -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.secret = secret or secrets.token_bytes(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscribe(self, endpoint: str, language: str = "en") -> Subscription:
        return Subscription(endpoint, encoded(self.public), encoded(self.secret), language)

    def read(self, body: bytes) -> bytes:
        """Throws if anything is not exactly as the RFC says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = derive(shared, self.secret, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
        message, mark, padding = AESGCM(key).decrypt(nonce, content, None).rpartition(b"\x02")
        assert (mark, padding.strip(b"\0")) == (b"\x02", b"")
        return message


def derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


class Posted(msgspec.Struct):
    target: str
    headers: dict[str, str]
    body: bytes

    def claims(self, server_key: str) -> dict[str, Any]:
        """What the sender says about itself (RFC 8292), if the signature is that of this key."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, given["k"]) == ("vapid", server_key)
        signed, _, signature = given["t"].rpartition(".")
        halves = [int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:])]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(server_key))
        public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (msgspec.json.decode(decoded(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        found: dict[str, Any] = claims
        return found


class Receiver:
    """`answers`: the statuses it gives, one after the other; the last one for ever."""

    def __init__(self, *answers: int) -> None:
        self.answers = [*answers] or [201]
        self.port = 0
        self.scheme = "http"
        self.posted: asyncio.Queue[Posted] = asyncio.Queue()

    def address(self, name: str = "device", host: str = "127.0.0.1") -> str:
        return f"{self.scheme}://{host}:{self.port}/push/{name}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = h11.Connection(h11.SERVER)
        body, head = b"", None
        while not isinstance(event := line.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                body += event.data
        assert head is not None
        headers = {name.decode(): value.decode() for name, value in head.headers}
        await self.posted.put(Posted(head.target.decode(), headers, body))
        status = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        response = h11.Response(status_code=status, headers=[("content-length", "0"), ("location", "http://127.0.0.1")])
        writer.write((line.send(response) or b"") + (line.send(h11.EndOfMessage()) or b""))
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver(*answers: int, context: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    found = Receiver(*answers)
    server = await asyncio.start_server(found.take, "127.0.0.1", 0, ssl=context)
    found.port = server.sockets[0].getsockname()[1]
    found.scheme = "http" if context is None else "https"
    try:
        yield found
    finally:
        server.close()
