"""Many clients at once against our server: every table is played by its own people, each over a socket of their own.

`python -m server.driver GAME --clients 200 --rounds 3` (in bench/) plays as fast as the server answers (a closed loop);
`--think 3` lets each table wait 3 seconds before a move. With `--postgres` the tables are in a PostgreSQL that is
started here; its own CPU time is not counted. Setting up tables and sockets is not counted either. Latency is from
sending a move until the next player has it. Prints one line of JSON.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from skulduggery.server.protocol.from_page import PROTOCOL

sys.path.append(str(Path(__file__).resolve().parents[2]))  # `tools` is not installed

from tools import find_postgres, postgres_cluster
from tools.cpu import cpu_seconds, memory_megabytes

WHOLE_GAME = (0, 3, 1, 4, 8, 6, 2)  # seven moves; the last one wins
SEATS = {"tictactoe": 2, "blackwood": 4}
MOVES = {"tictactoe": len(WHOLE_GAME), "blackwood": 60}
AT_ONCE = 20  # how many tables are set up at the same time

Json = dict[str, Any]


class Result(msgspec.Struct):
    """The figures of one run. CPU time is that of the server's processes only."""

    game: str
    clients: int
    think: float
    moves: int
    seconds: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    memory_mb: float


class Arguments(argparse.Namespace):
    game: str
    clients: int
    rounds: int
    think: float
    moves: int
    postgres: bool


class Crew:
    """The players of one table, who take turns as the server asks them."""

    def __init__(self, game: str, think: float, moves: int, seed: int, protocol: int = PROTOCOL) -> None:
        self.game = game
        self.protocol = protocol
        self.think = think
        self.left = moves
        self.random = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.sent = 0.0
        self.played = 0
        self.waits: list[float] = []
        self.update: Json = {}

    async def sit_down(self, web: httpx.AsyncClient, url: str) -> None:
        seats = SEATS[self.game]
        body = {"game": self.game, "name": "A", "players": seats}
        tickets = [(await web.post("/api/tables", json=body)).json()]
        for _ in range(1, seats):
            joining = {"place": tickets[0]["table"], "name": "B"}
            tickets.append((await web.post("/api/join", json=joining)).json())
        for ticket in tickets:
            socket = await connect(url, compression=None, ping_interval=None, max_queue=None)
            hello = {"kind": "hello", "protocol": self.protocol, "table": ticket["table"], "tokens": [ticket["token"]]}
            await socket.send(msgspec.json.encode(hello).decode())
            self.sockets.append(socket)
        await self.sockets[0].send('{"kind":"start","id":"start"}')
        updates = [await self.next_update(seat, -1) for seat in range(seats)]
        self.update = updates[updates[0]["asked"]["seat"]]

    async def next_update(self, seat: int, after: int) -> Json:
        """Skips acknowledgements and news about the table."""
        while True:
            message = msgspec.json.decode(await self.sockets[seat].recv())
            update = message if message["kind"] == "update" else message.get("update")
            if update and update["number"] > after:
                found: Json = update
                return found
            if message["kind"] == "refused":
                raise RuntimeError(f"refused: {message}")

    async def play(self) -> None:
        if self.think:
            await asyncio.sleep(self.random.random() * self.think)
        while self.left and self.update["asked"] is not None:
            await self.move(self.update["asked"]["seat"], self.update["number"])
            self.left -= 1
            if self.think:
                await asyncio.sleep(self.think)

    async def move(self, mover: int, number: int) -> None:
        """One move, until everybody has it."""
        request = {"kind": "play", "id": f"m{number}", "at": number, "seat": mover, "move": self.choice()}
        sent = time.perf_counter()
        await self.sockets[mover].send(msgspec.json.encode(request).decode())
        seats = [*range(mover + 1, len(self.sockets)), *range(mover + 1)]
        updates = {}
        for place, seat in enumerate(seats):
            updates[seat] = await self.next_update(seat, number)
            if place == 0:
                self.waits.append(time.perf_counter() - sent)
        self.played += 1
        asked = updates[mover]["asked"]
        self.update = updates[mover if asked is None else asked["seat"]]

    def choice(self) -> Json:
        if self.game == "tictactoe":
            return {"kind": "mark", "cell": WHOLE_GAME[self.played % len(WHOLE_GAME)]}
        found: Json = self.random.choice(self.update["choices"])["move"]
        return found

    async def leave(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])


async def run_round(
    web: httpx.AsyncClient, port: int, pid: int, wanted: Arguments, seed: int
) -> tuple[list[Crew], float, float]:
    """Plays all tables once. Returns the crews, and the CPU time and seconds of the play itself."""
    moves = wanted.moves or MOVES[wanted.game]
    tables = wanted.clients // SEATS[wanted.game]
    crews = [Crew(wanted.game, wanted.think, moves, seed * tables + at) for at in range(tables)]
    for start in range(0, tables, AT_ONCE):
        group = crews[start : start + AT_ONCE]
        await asyncio.gather(*[crew.sit_down(web, f"ws://127.0.0.1:{port}/ws") for crew in group])
    before, begun = cpu_seconds(pid), time.perf_counter()
    await asyncio.gather(*[crew.play() for crew in crews])
    spent, lasted = cpu_seconds(pid) - before, time.perf_counter() - begun
    return crews, spent, lasted


async def measure(port: int, pid: int, wanted: Arguments) -> Result:
    waits: list[float] = []
    cpu = seconds = 0.0
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as web:
        for number in range(wanted.rounds):
            crews, spent, lasted = await run_round(web, port, pid, wanted, number)
            cpu, seconds = cpu + spent, seconds + lasted
            waits += [wait for crew in crews for wait in crew.waits]
            memory = memory_megabytes(pid)
            await asyncio.gather(*[crew.leave() for crew in crews])
    waits.sort()
    return Result(
        game=wanted.game,
        clients=wanted.clients,
        think=wanted.think,
        moves=len(waits),
        seconds=round(seconds, 2),
        cpu_us_per_move=round(cpu / len(waits) * 1e6, 1),
        p50_ms=round(waits[len(waits) // 2] * 1e3, 2),
        p99_ms=round(waits[int(len(waits) * 0.99)] * 1e3, 2),
        memory_mb=round(memory, 1),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--moves", type=int, default=0, help="moves a table (0: what is usual for the game)")
    parser.add_argument("--postgres", action="store_true", help="keep the tables in PostgreSQL")
    wanted = parser.parse_args(namespace=Arguments())
    with database(wanted.postgres) as place:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), place]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            assert server.stdout is not None
            try:
                result = asyncio.run(measure(int(server.stdout.readline()), server.pid, wanted))
            finally:
                server.terminate()
    print(msgspec.json.encode(result).decode())


@contextmanager
def database(postgres: bool) -> Iterator[str]:
    """A folder for SQLite, or the address of a PostgreSQL whose commits are on disk."""
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield folder
        return
    programs = find_postgres.find()
    if programs is None:
        sys.exit(find_postgres.HOW)
    with postgres_cluster.running_cluster(programs, durable=True) as cluster:
        yield cluster.new_database()


if __name__ == "__main__":
    main()
