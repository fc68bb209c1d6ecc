"""A server in a process of its own that lets one address ask as much as it wants. Its log can be read afterwards."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.run import serve
from skulduggery.server.runtime.logs import log_to
from skulduggery.server.runtime.settings import Settings
from tests.server.local_server import PATIENCE, Json, Page

MANY = 1_000_000_000
ALSO = ("message_burst", "strikes", "open_tables")


def generous() -> Settings:
    """No limit of how often or how much. What a single message may be stays limited."""
    names = [field.name for field in msgspec.structs.fields(Settings)]
    limits = [name for name in names if "_per_" in name or name.endswith("_at_once") or name in ALSO]
    return msgspec.convert(dict.fromkeys(limits, MANY), Settings)


class OpenServer:
    def __init__(self, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log
        self.url = f"http://127.0.0.1:{port}"

    async def post(self, path: str, body: msgspec.Struct) -> Json:
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as web:
            answer = await web.post(path, content=msgspec.json.encode(body))
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    async def open_table(self, game: str, **more: Any) -> Json:
        return await self.post("/api/tables", bodies.NewTable(game, "Anna", **more))

    async def page(self, ticket: Json) -> Page:
        """The page of a seat, after its first snapshot."""
        page = Page(
            await connect(f"ws://127.0.0.1:{self.port}/ws/{ticket['table']}", max_queue=None, ping_interval=None)
        )
        await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],), -1))
        await page.receive()
        return page

    def memory(self) -> float:
        """Megabytes that the process uses now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def faults(self) -> list[str]:
        """What the log tells of faults in the server: tracebacks and errors, with the lines that follow."""
        lines = self.log.read_text().splitlines()
        bad = [at for at, line in enumerate(lines) if "Traceback" in line or '"level":"error"' in line]
        return lines[bad[0] :] if bad else []


@asynccontextmanager
async def open_server(folder: Path) -> AsyncIterator[OpenServer]:
    log = folder / "server.log"
    command = [sys.executable, "-m", "tests.server.open_server", str(folder)]
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=errors)
    assert process.stdout is not None
    try:
        port = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        yield OpenServer(process, int(port), log)
    finally:
        process.terminate()
        await process.wait()


def main() -> None:
    log_to(sys.stderr)
    database = f"sqlite:///{Path(sys.argv[1]) / 'tables.sqlite'}"
    serve(database, "127.0.0.1", 0, generous(), tell_port)


def tell_port(port: int) -> None:
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
