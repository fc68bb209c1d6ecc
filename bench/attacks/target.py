"""The server that is attacked: that of a source tree, as `skulduggery serve` starts it, with its usual settings."""

import asyncio
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.append(str(Path(__file__).resolve().parents[2]))  # `tools` is not installed

from tools.cpu import children_of, memory_megabytes

START_PATIENCE = 60.0
PATIENCE = 30.0
SAMPLE = 0.02  # seconds between two looks at the memory
PAUSE = 0.05  # seconds between two moves of an honest player
OUR_TREE = Path(__file__).parents[2]
PROGRAM = ("-m", "skulduggery")

Json = dict[str, Any]
Row = tuple[str, float, str]


class Client:
    """One socket that has said hello. Keeps how it ended."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.snapshot: Json = {}

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"kind": kind, **fields}).decode())

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            found: Json = msgspec.json.decode(await self.socket.recv())
        return found

    async def answer(self, request: str) -> Json:
        while (message := await self.next()).get("id") != request:
            pass
        return message

    async def ask(self, kind: str, request: str, **fields: Any) -> Json:
        await self.say(kind, id=request, **fields)
        return await self.answer(request)

    async def close(self) -> None:
        await self.socket.close()


class Target:
    """A server that runs: `url`, `port` and `pid` say where. `most_memory` is the largest so far, in megabytes."""

    def __init__(self, port: int, pid: int, tree: Path, database: Path) -> None:
        self.tree = tree
        self.database = database
        self.protocol = protocol_of(tree)
        self.port = port
        self.pid = pid
        self.url = f"http://127.0.0.1:{port}"
        self.web = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self.most_memory = 0.0

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.web.post(path, content=msgspec.json.encode(body))

    async def open_table(self, game: str = "blackwood", **more: Any) -> Json:
        answer = await self.post("/api/tables", {"game": game, "name": "Anna", "players": 2, **more})
        answer.raise_for_status()
        ticket: Json = answer.json()
        return ticket

    async def join(self, table: str, name: str = "Ben") -> Json:
        answer = await self.post("/api/join", {"place": table, "name": name})
        answer.raise_for_status()
        ticket: Json = answer.json()
        return ticket

    async def page(self, ticket: Json, seen: int = -1) -> Client:
        """A page with the seat of this ticket (or none), after its snapshot. `seen`: the last update that it had."""
        address = f"ws://127.0.0.1:{self.port}/ws/{ticket['table']}"
        client = Client(await connect(address, compression=None, ping_interval=None, max_queue=None))
        tokens = [] if ticket["token"] is None else [ticket["token"]]
        await client.say("hello", protocol=self.protocol, tokens=tokens, seen=seen)
        client.snapshot = await client.next()
        return client

    async def two_people(self, game: str = "blackwood") -> tuple[list[Json], list[Client]]:
        """A match of two people that has begun: their tickets and their pages."""
        host = await self.open_table(game)
        tickets = [host, await self.join(host["table"])]
        pages = [await self.page(ticket) for ticket in tickets]
        await pages[0].say("start", id="start")
        return tickets, pages

    async def output_of(self, code: str) -> bytes:
        """What this Python code prints, if it uses the target's own modules: another tree may have other rules."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": f"{self.tree / 'src'}{os.pathsep}{Path(__file__).parents[1]}"},
        )
        return (await process.communicate())[0]

    async def watch_memory(self) -> None:
        """Of the server and its workers together."""
        while True:
            pids = [self.pid, *children_of(self.pid)]
            self.most_memory = max(self.most_memory, sum(memory_megabytes(pid) for pid in pids))
            await asyncio.sleep(SAMPLE)


class Honest:
    """Two people who play on, each waiting for the other: the seconds from a move until the other sees it."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.sent: float | None = None  # when the move was sent that nobody has seen yet
        self.drops = 0  # how often the server ended a connection of theirs

    async def play(self, target: Target) -> None:
        chance = random.Random(1)
        while True:
            try:
                await self.play_match(target, chance)
            except (WebSocketException, OSError):
                self.drops += 1

    async def play_match(self, target: Target, chance: random.Random) -> None:
        _, pages = await target.two_people()
        updates = [await next_update(page, -1) for page in pages]
        while updates[0]["asked"] is not None:
            mover = updates[0]["asked"]["seat"]
            number, move = updates[mover]["number"], chance.choice(updates[mover]["choices"])["move"]
            self.sent = time.perf_counter()
            await pages[mover].say("play", id=f"m{number}", at=number, seat=mover, move=move)
            other = await next_update(pages[1 - mover], number)
            self.note()
            mine = await next_update(pages[mover], number)
            updates = [mine, other] if mover == 0 else [other, mine]
            await asyncio.sleep(PAUSE)

    def note(self) -> None:
        """A move was seen, or will not be seen any more: that counts as a wait too."""
        if self.sent is not None:
            self.waits.append(time.perf_counter() - self.sent)
            self.sent = None

    def rows(self) -> list[Row]:
        waits = sorted(self.waits) or [0.0]
        return [
            ("moves of honest players", float(len(self.waits)), ""),
            ("longest wait of an honest player", round(waits[-1] * 1e3, 1), "ms"),
            ("p99 of an honest player", round(waits[int(len(waits) * 0.99)] * 1e3, 1), "ms"),
            ("drops of honest players", float(self.drops), ""),
        ]


async def next_update(page: Client, after: int) -> Json:
    while True:
        message = await page.next()
        update = message if message["kind"] == "update" else message.get("update")
        if update and update["number"] > after:
            found: Json = update
            return found


@asynccontextmanager
async def honest_play(target: Target) -> AsyncIterator[Honest]:
    """Somebody plays beside the attack, at another table."""
    honest = Honest()
    playing = asyncio.create_task(honest.play(target))
    try:
        yield honest
    finally:
        honest.note()
        while not playing.done():  # `wait_for` of Python 3.11 can swallow a cancellation
            playing.cancel()
            await asyncio.wait([playing], timeout=1.0)


@asynccontextmanager
async def started(tree: Path = OUR_TREE) -> AsyncIterator[Target]:
    """The server of this source tree on a free port, with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with served(tree, Path(folder, "tables.sqlite")) as target:
            yield target


@asynccontextmanager
async def served(tree: Path, database: Path, program: Sequence[str] = PROGRAM) -> AsyncIterator[Target]:
    """The same with this database; `program`: the words after `python` that start Skulduggery."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *program, "serve", "--port", "0", "--database", f"sqlite:///{database}"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
    )
    try:
        target = Target(await port_of(process), process.pid, tree, database)
        watching = asyncio.create_task(target.watch_memory())
        yield target
        watching.cancel()
        await target.web.aclose()
    finally:
        process.send_signal(signal.SIGKILL)
        await process.communicate()


def protocol_of(tree: Path) -> int:
    """The version that the server of this tree speaks."""
    found = re.search(r"^PROTOCOL = (\d+)", (tree / "src/skulduggery/server/protocol/from_page.py").read_text(), re.M)
    assert found is not None
    return int(found[1])


async def port_of(process: asyncio.subprocess.Process) -> int:
    """Read from what the server says when it listens."""
    assert process.stdout is not None
    async with asyncio.timeout(START_PATIENCE):
        while b"http://" not in (line := await process.stdout.readline()):
            assert line, "the server ended before it listened"
    return int(line.split(b"http://")[1].split()[0].rstrip(b"/.").rpartition(b":")[2])
