"""The bus over the database's own server (LISTEN and NOTIFY). It needs no other program."""

import asyncio
from typing import Any

from ..store.postgres.link import Link, connect
from .bus import Bus


class PostgresBus(Bus):
    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        self.address = address
        self.channel = channel
        self.link: Link | None = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        self.lost = asyncio.Event()
        lost = self.lost
        self.link = await connect(self.address)
        self.link.add_termination_listener(lambda link: lost.set())
        await self.link.add_listener(self.channel, self.hear)

    def hear(self, link: Any, process: int, channel: str, text: str) -> None:
        self.take(text)

    async def send(self, text: str) -> None:
        assert self.link is not None
        await self.link.execute("select pg_notify($1, $2)", self.channel, text)

    async def ping(self) -> None:
        assert self.link is not None
        await self.link.fetchval("select 1")

    async def listen(self) -> None:
        await self.lost.wait()

    async def drop(self) -> None:
        if self.link is not None:
            self.link.terminate()
            self.link = None
