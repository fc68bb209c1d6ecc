"""The bus over Redis (PUBLISH and SUBSCRIBE). Needs the extra `redis`."""

from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from .bus import PATIENCE, Bus


class RedisBus(Bus):
    """The library must not connect again by itself: we would not know that messages were missed meanwhile."""

    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        self.address = address
        self.channel = channel
        self.redis: Any = None
        self.messages: Any = None

    async def open(self) -> None:
        never = Retry(NoBackoff(), 0)
        self.redis = Redis.from_url(self.address, retry=never, socket_connect_timeout=PATIENCE)
        self.messages = self.redis.pubsub()
        await self.messages.subscribe(self.channel)
        while (await self.messages.get_message(timeout=PATIENCE) or {}).get("type") != "subscribe":
            pass  # until Redis has said that we listen

    async def send(self, text: str) -> None:
        await self.redis.publish(self.channel, text)

    async def ping(self) -> None:
        await self.redis.ping()
        await self.messages.ping()

    async def listen(self) -> None:
        async for message in self.messages.listen():
            if message["type"] == "message":
                self.take(message["data"].decode())

    async def drop(self) -> None:
        for part in (self.messages, self.redis):
            if part is not None:
                await part.aclose()
        self.messages = self.redis = None
