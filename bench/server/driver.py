"""Many clients at once against our server: every table is played by its own people, each over a socket of their own.

`python -m server.driver GAME --clients 200 --rounds 3` (in bench/) plays as fast as the server answers (a closed loop);
`--think 3` lets each table wait 3 seconds before a move. With `--postgres` the tables are in a PostgreSQL that is
started here; its CPU time is told apart. `--nodes 2` starts so many nodes on it; tables are
shared out among them. With `--apart` the people of a table are at different nodes. Setting up tables and sockets is
not counted. Latency is from sending a move until the next player has it. Prints one line of JSON.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

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
    """The figures of one run. CPU time is that of the servers' processes only, and that of PostgreSQL apart."""

    game: str
    clients: int
    think: float
    moves: int
    seconds: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    memory_mb: float
    nodes: int
    database_us_per_move: float


class Servers(NamedTuple):
    """The servers that are measured. `database`: the process of PostgreSQL."""

    ports: list[int]
    pids: list[int]
    database: int | None

    def cpu(self) -> float:
        return sum(cpu_seconds(pid) for pid in self.pids)

    def database_cpu(self) -> float:
        return 0.0 if self.database is None else cpu_seconds(self.database)

    def sockets(self, table: int, apart: bool) -> list[str]:
        """Where the people of a table connect."""
        ports = [self.ports[(table + step) % len(self.ports)] for step in range(len(self.ports) if apart else 1)]
        return [f"ws://127.0.0.1:{port}/ws/" for port in ports]


class Spent(NamedTuple):
    """What a round took. `cpu` is that of the servers."""

    cpu: float
    database: float
    seconds: float


class Arguments(argparse.Namespace):
    game: str
    clients: int
    rounds: int
    warm_up: int
    think: float
    moves: int
    postgres: bool
    nodes: int
    apart: bool


class Players:
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

    async def sit_down(self, web: httpx.AsyncClient, *urls: str) -> None:
        """`urls`: of the sockets, without the table. The first person takes the first, the second the next one."""
        seats = SEATS[self.game]
        body = {"game": self.game, "name": "A", "players": seats}
        tickets = [(await web.post("/api/tables", json=body)).json()]
        for _ in range(1, seats):
            joining = {"place": tickets[0]["table"], "name": "B"}
            tickets.append((await web.post("/api/join", json=joining)).json())
        for at, ticket in enumerate(tickets):
            url = urls[at % len(urls)] + ticket["table"]
            socket = await connect(url, compression=None, ping_interval=None, max_queue=None)
            hello = {"kind": "hello", "protocol": self.protocol, "tokens": [ticket["token"]]}
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
    webs: list[httpx.AsyncClient], servers: Servers, wanted: Arguments, seed: int
) -> tuple[list[Players], Spent]:
    """Plays all tables once. Returns the groups, and what the play itself took."""
    moves = wanted.moves or MOVES[wanted.game]
    tables = wanted.clients // SEATS[wanted.game]
    groups = [Players(wanted.game, wanted.think, moves, seed * tables + at) for at in range(tables)]
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(
            *[
                groups[at].sit_down(webs[at % len(webs)], *servers.sockets(at, wanted.apart))
                for at in range(start, min(start + AT_ONCE, tables))
            ]
        )
    before, known, begun = servers.cpu(), servers.database_cpu(), time.perf_counter()
    await asyncio.gather(*[players.play() for players in groups])
    lasted = time.perf_counter() - begun
    return groups, Spent(servers.cpu() - before, servers.database_cpu() - known, lasted)


async def measure(servers: Servers, wanted: Arguments) -> Result:
    waits: list[float] = []
    spent: list[Spent] = []
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with AsyncExitStack() as stack:
        webs = [
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) for port in servers.ports
        ]
        for web in webs:
            await stack.enter_async_context(web)
        for number in range(wanted.warm_up + wanted.rounds):
            groups, took = await run_round(webs, servers, wanted, number)
            if number >= wanted.warm_up:
                spent.append(took)
                waits += [wait for players in groups for wait in players.waits]
            memory = max(memory_megabytes(pid) for pid in servers.pids)
            await asyncio.gather(*[players.leave() for players in groups])
    waits.sort()
    return Result(
        game=wanted.game,
        clients=wanted.clients,
        think=wanted.think,
        moves=len(waits),
        seconds=round(sum(each.seconds for each in spent), 2),
        cpu_us_per_move=round(sum(each.cpu for each in spent) / len(waits) * 1e6, 1),
        p50_ms=round(waits[len(waits) // 2] * 1e3, 2),
        p99_ms=round(waits[int(len(waits) * 0.99)] * 1e3, 2),
        memory_mb=round(memory, 1),
        nodes=len(servers.pids),
        database_us_per_move=round(sum(each.database for each in spent) / len(waits) * 1e6, 1),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm-up", type=int, default=0, help="rounds before, which are not counted")
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--moves", type=int, default=0, help="moves a table (0: what is usual for the game)")
    parser.add_argument("--postgres", action="store_true", help="keep the tables in PostgreSQL")
    parser.add_argument("--nodes", type=int, default=0, help="so many nodes on PostgreSQL (0: a server that is alone)")
    parser.add_argument("--apart", action="store_true", help="the people of a table are at different nodes")
    wanted = parser.parse_args(namespace=Arguments())
    with database(wanted.postgres or wanted.nodes > 0) as (place, process), ExitStack() as stack:
        started = [stack.enter_context(serving(place, wanted.nodes > 0)) for _ in range(max(1, wanted.nodes))]
        servers = Servers([port for port, _ in started], [pid for _, pid in started], process)
        print(msgspec.json.encode(asyncio.run(measure(servers, wanted))).decode())


@contextmanager
def serving(place: str, is_node: bool) -> Iterator[tuple[int, int]]:
    """A server: its port, and the number of its process."""
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), place]
    if is_node:
        command += ["--inner-address", "127.0.0.1:0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        try:
            yield int(server.stdout.readline()), server.pid
        finally:
            server.terminate()


@contextmanager
def database(postgres: bool) -> Iterator[tuple[str, int | None]]:
    """A folder for SQLite, or the address and the process of a PostgreSQL whose commits are on disk."""
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield folder, None
        return
    programs = find_postgres.find()
    if programs is None:
        sys.exit(find_postgres.HOW)
    with postgres_cluster.running_cluster(programs, durable=True) as cluster:
        assert cluster.process is not None
        yield cluster.new_database(), cluster.process.pid


if __name__ == "__main__":
    main()
