"""A server in a process of its own, as `skulduggery serve` starts it."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

import httpx
import msgspec
from websockets.asyncio.client import connect

from skulduggery.server.protocol import from_page
from skulduggery.server.store.database import Database
from tests.server.local_server import Json, Page
from tools.ports import free_port

START_PATIENCE = 120.0  # on a busy machine
PROGRAM = ("-m", "skulduggery")


class Process:
    """`settings` are given with `--set`; `program` is what Python runs."""

    def __init__(
        self,
        database: Database,
        port: int,
        settings: Mapping[str, str] | None = None,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.database = database
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.words = [word for name, text in (settings or {}).items() for word in ("--set", f"{name}={text}")]
        self.program = program
        self.process: asyncio.subprocess.Process | None = None
        self.log: asyncio.Task[bytes] | None = None

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database.address]
        self.process = await asyncio.create_subprocess_exec(
            *[sys.executable, *self.program, *words, *self.words],
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(START_PATIENCE):
            while b"http://" not in (line := await self.process.stdout.readline()):
                assert line, "the server ended before it listened"
        # A server whose log nobody reads stops as soon as the pipe is full.
        self.log = asyncio.create_task(self.process.stdout.read())

    async def stop(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.log is not None
        self.process.send_signal(how)
        await asyncio.wait_for(self.log, START_PATIENCE)
        return await self.process.wait()

    async def page(self, ticket: Json, seen: int = -1) -> Page:
        page = Page(await connect(f"ws://127.0.0.1:{self.port}/ws/{ticket['table']}"))
        try:
            await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],), seen))
            await page.receive()
        except BaseException:  # the server ends just now
            page.socket.transport.abort()
            raise
        return page

    async def post(self, path: str, body: object) -> Json:
        async with httpx.AsyncClient(base_url=self.url, timeout=20) as web:
            answer = await web.post(path, content=msgspec.json.encode(body))
        found: Json = answer.json()
        return found


@asynccontextmanager
async def own_process(
    database: Database, settings: Mapping[str, str] | None = None, program: Sequence[str] = PROGRAM
) -> AsyncIterator[Process]:
    process = Process(database, free_port(), settings, program)
    await process.start()
    try:
        yield process
    finally:
        if process.process is not None and process.process.returncode is None:
            await process.stop(signal.SIGKILL)
