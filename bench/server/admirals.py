"""Whether bots that think delay people: `python -m server.admirals` (in bench/).

At each of 20 tables a person plays with three admirals, who make no pauses. Beside it the same number of tables is
measured at which all four are people. Latency is from sending a move until its acknowledgement, so the move is on disk.
Each person thinks for a second before a move. The server has two cores, which it shares with these people. Prints a
table, and writes it to a page: `--output ADMIRALS.md`.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from skulduggery.lab.speed import build_name
from skulduggery.server.protocol.from_page import PROTOCOL

GAMES = ("blackwood", "kings")  # where admirals think longer than captains
SEATS = 4
CORES = 2
LEVEL = "admiral"

HEAD = (
    "| game | tables | bots a table | moves of bots | moves of people | p50 ms | p99 ms | longest ms |",
    "|---|--:|--:|--:|--:|--:|--:|--:|",
)
PAGE = """\
# Do bots that think delay people?

Written by `python -m server.admirals` in `bench/` on {date:%d %B %Y} ({build} engine, {cores} cores); do not edit.

At {tables} tables a person plays with three admirals, who make no pauses and think in {thinkers} worker process.
Beside it: as many tables at which all four are people. Each person thinks for {think:g} s before a move. The figures
are the time from sending a move until its acknowledgement, when it is on disk. {seconds:g} s of play for each line.

{table}
"""

Json = dict[str, Any]


class Arguments(argparse.Namespace):
    tables: int
    seconds: float
    think: float
    thinkers: int
    output: Path | None


class Line(NamedTuple):
    """One line of the report. `decisions` are those of bots."""

    game: str
    bots: int
    waits: list[float]
    decisions: int

    def text(self, tables: int) -> str:
        waits = sorted(self.waits) or [0.0]
        figures = [waits[len(waits) // 2], waits[int(len(waits) * 0.99)], waits[-1]]
        told = " | ".join(f"{wait * 1000:.1f}" for wait in figures)
        return f"| {self.game} | {tables} | {self.bots} | {self.decisions:,} | {len(self.waits):,} | {told} |"


class Person:
    """Plays one seat with random moves. In reaction windows the server passes for it."""

    def __init__(self, socket: ClientConnection, seat: int, think: float) -> None:
        self.socket = socket
        self.seat = seat
        self.think = think
        self.random = random.Random(seat)
        self.windows: set[str] = set()
        self.update: Json = {}
        self.sent: tuple[str, float] | None = None
        self.asked_at = -1
        self.waits: list[float] = []

    async def send(self, message: Json) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def play(self) -> None:
        await self.send({"kind": "order", "id": "order", "seat": self.seat, "order": "pass", "question": None})
        while True:
            self.learn(msgspec.json.decode(await self.socket.recv()))
            if self.is_asked():
                self.asked_at = self.update["number"]
                await asyncio.sleep(self.think)
                await self.move()

    def learn(self, message: Json) -> None:
        if message["kind"] == "reactions":
            self.windows = set(message["orders"])
        update = message if message["kind"] == "update" else message.get("update")
        if update:
            self.update = update
        if self.sent is not None and message.get("id") == self.sent[0]:
            if message["kind"] == "ack":
                self.waits.append(time.perf_counter() - self.sent[1])
            self.sent = None

    def is_asked(self) -> bool:
        asked = self.update.get("asked")
        if not asked or asked["seat"] != self.seat or asked["kind"] in self.windows or not self.update["choices"]:
            return False
        return self.sent is None and self.update["number"] > self.asked_at

    async def move(self) -> None:
        request, number = f"m{self.asked_at}", self.asked_at
        move = self.random.choice(self.update["choices"])["move"]
        self.sent = (request, time.perf_counter())
        await self.send({"kind": "play", "id": request, "at": number, "seat": self.seat, "move": move})


async def sit_down(web: httpx.AsyncClient, url: str, game: str, bots: bool, think: float) -> list[Person]:
    body = {"game": game, "name": "A", "players": SEATS, "level": LEVEL, "pace": "instant"}
    tickets = [(await web.post("/api/tables", json=body)).json()]
    for _ in range(0 if bots else SEATS - 1):
        joining = {"place": tickets[0]["table"], "name": "B"}
        tickets.append((await web.post("/api/join", json=joining)).json())
    people: list[Person] = []
    for ticket in tickets:
        socket = await connect(url + ticket["table"], compression=None, ping_interval=None, max_queue=None)
        people.append(Person(socket, ticket["seat"], think))
        hello = {"kind": "hello", "protocol": PROTOCOL, "tokens": [ticket["token"]]}
        await people[-1].send(hello)
    await people[0].send({"kind": "start", "id": "start"})
    return people


async def measure(port: int, game: str, bots: bool, wanted: Arguments) -> Line:
    url = f"ws://127.0.0.1:{port}/ws/"
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as web:
        groups = [await sit_down(web, url, game, bots, wanted.think) for _ in range(wanted.tables)]
        people = [person for players in groups for person in players]
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(wanted.seconds)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*[person.socket.close() for person in people])
    waits = [wait for person in people for wait in person.waits]
    entries = sum(players[0].update.get("number", 0) for players in groups)
    return Line(game, SEATS - 1 if bots else 0, waits, max(0, entries - len(waits)) if bots else 0)


def serve_and_measure(game: str, bots: bool, wanted: Arguments) -> Line:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), folder, str(wanted.thinkers)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            os.sched_setaffinity(server.pid, sorted(os.sched_getaffinity(0))[:CORES])
            assert server.stdout is not None
            try:
                return asyncio.run(measure(int(server.stdout.readline()), game, bots, wanted))
            finally:
                server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play for each line (default 60)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a person thinks (default 1)")
    parser.add_argument("--thinkers", type=int, default=1, help="processes for bots (default 1, as the server has)")
    parser.add_argument("--output", type=Path, help="the page that is written")
    wanted = parser.parse_args(namespace=Arguments())
    lines = list(HEAD)
    print(*lines, sep="\n", flush=True)
    for game in GAMES:
        for bots in (False, True):
            lines.append(serve_and_measure(game, bots, wanted).text(wanted.tables))
            print(lines[-1], flush=True)
    if wanted.output is not None:
        table = "\n".join(lines)
        words = {**vars(wanted), "date": datetime.now(UTC), "build": build_name(), "cores": CORES, "table": table}
        wanted.output.write_text(PAGE.format(**words), encoding="utf-8")


if __name__ == "__main__":
    main()
