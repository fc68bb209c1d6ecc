"""Sends messages to browsers, a few at a time and with few retries. Tables never wait for it.

Browsers name the services to which messages are sent, so a service may be a liar that never answers. Each client has a
part of the slots only, so that the messages of others go out. Who the client is, is stored with the subscription: it
counts after a restart, too, and at the node that sends.
"""

import asyncio
import hashlib
import hmac
import logging

import h11
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from ...core.refusals import Refused
from ..protocol.info import Subscription
from ..runtime.clock import Clock
from ..runtime.settings import DAY, Settings
from ..workers.fair import FairTurns, Share
from .addresses import Endpoint, endpoint_of
from .base64url import encoded
from .encryption import browser_key, browser_secret, filled_up, sealed_for
from .post import NotAllowed, Post
from .vapid import authorization, public_text

log = logging.getLogger("skulduggery.push")

AT_ONCE = 8  # requests that are under way at the same time
SHARE = Share(each=100, most=1_000, running=2)  # messages of one client and of all; further ones are dropped
PAUSES = (5.0, 60.0)  # seconds before the second and the third try
KEPT = 3 * DAY  # seconds that a push service keeps a message for a device that is switched off
TOPIC_BYTES = 24
KEY_BYTES = 32
GONE = (404, 410)
TRY_AGAIN = (408, 425, 429)
OUR_SIDE = range(500, 600)
FINE = range(200, 300)
NOBODY = "https://skulduggery.example"  # where an operator has not said the address of the server


class Push:
    """`key` is None where it could not be read: then no notice can be sent."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None, settings: Settings, clock: Clock, post: Post | None = None
    ) -> None:
        self.key = key
        self.clock = clock
        self.anywhere = settings.push_anywhere
        self.post = post or Post(settings.push_anywhere)
        public = settings.public_url or ""
        self.contact = public if public.startswith("https://") else NOBODY
        self.turns = FairTurns(AT_ONCE, SHARE)

    @property
    def public_key(self) -> str | None:
        return None if self.key is None else public_text(self.key)

    def check(self, subscription: Subscription) -> None:
        """`ValueError` if nothing could or should be sent there."""
        endpoint_of(subscription.endpoint, self.anywhere)
        browser_key(subscription)
        browser_secret(subscription)

    def client(self, address: str) -> str:
        """A name for whoever asks from there. Only our key leads from an address to it, so it may be stored."""
        secret = b"" if self.key is None else self.key.private_numbers().private_value.to_bytes(KEY_BYTES, "big")
        return hmac.digest(secret, address.encode(), "sha256").hex()

    async def deliver(self, subscription: Subscription, client: str, message: msgspec.Struct, topic: str) -> bool:
        """False if the browser wants no messages any more. A later message about the same topic replaces this one."""
        if self.key is None:
            return True
        endpoint = endpoint_of(subscription.endpoint, self.anywhere)
        try:
            with self.turns.part(client):
                return await self.keep_trying(client, endpoint, subscription, msgspec.json.encode(message), topic)
        except Refused:
            return True

    async def keep_trying(
        self, client: str, endpoint: Endpoint, subscription: Subscription, message: bytes, topic: str
    ) -> bool:
        for pause in (*PAUSES, None):
            async with self.turns.turn(client):
                status = await self.attempt(endpoint, subscription, message, topic)
            if status in GONE:
                return False
            if status in FINE:
                return True
            log.warning("a notice was not taken", extra={"service": endpoint.host, "status": status})
            if pause is None or not (status == 0 or status in TRY_AGAIN or status in OUR_SIDE):
                return True
            await self.clock.sleep(pause)
        return True

    async def attempt(self, endpoint: Endpoint, subscription: Subscription, message: bytes, topic: str) -> int:
        """The status of the answer; 0: there was none."""
        headers, body = await asyncio.to_thread(self.prepared, endpoint, subscription, message, topic)
        try:
            return await self.post.send(endpoint, headers, body)
        except (OSError, UnicodeError, h11.ProtocolError):
            return 0
        except NotAllowed:
            return GONE[0]  # this address will never be allowed, so it is forgotten like one that is gone

    def prepared(
        self, endpoint: Endpoint, subscription: Subscription, message: bytes, topic: str
    ) -> tuple[list[tuple[str, str]], bytes]:
        """Headers and body of the request. In a thread: it computes for a while."""
        assert self.key is not None
        headers = [
            ("Authorization", authorization(self.key, endpoint.origin, self.contact, self.clock.now())),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", str(int(KEPT))),
            ("Topic", topic_text(topic)),
            ("Urgency", "normal"),
        ]
        return headers, sealed_for(subscription, filled_up(message))


def topic_text(topic: str) -> str:
    """The topic of a notice: at most 32 letters, which do not tell the push service which table it is."""
    return encoded(hashlib.sha256(topic.encode()).digest()[:TOPIC_BYTES])
