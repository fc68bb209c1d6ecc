"""A server in a process of its own, that can be killed and started again, and tables on it."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from skulduggery.server.protocol.from_page import PROTOCOL

Json = dict[str, Any]

PATIENCE = 60.0
SERVE = Path(__file__).with_name("serve.py")


class Server:
    def __init__(self, folder: Path, site: Path | None = None) -> None:
        """`site`: a folder with further installed packages, such as a plug-in game."""
        self.folder = folder
        self.site = site
        self.port = 0  # any; after a restart the same
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"

    @property
    def log_file(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> None:
        """Returns once it listens: then it tells its port."""
        command = [sys.executable, str(SERVE), str(self.port), str(self.database)]
        with self.log_file.open("ab") as log:
            environment = os.environ | ({"PYTHONPATH": str(self.site)} if self.site else {})
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, f"the server ended before it listened: {self.log_file.read_text()}"
        self.port = int(said)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Returns when it and its bots' workers are gone."""
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        self.process = None

    def freeze(self) -> None:
        """Stops the process: data can be sent to it, but it reads nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def let_a_minute_pass(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)

    def complaints(self) -> list[str]:
        """What the server logged that should not have happened."""
        return [line for line in self.log_file.read_text().splitlines() if '"level":"info"' not in line]

    def kill(self) -> None:
        """Kills the process, as a power failure would."""
        self.end(signal.SIGKILL)

    def post(self, path: str, body: Json) -> Json:
        request = urllib.request.Request(self.url + path, msgspec.json.encode(body), method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: Json = msgspec.json.decode(answer.read())
            return found

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            found: bytes = answer.read()
            return found

    def open_table(
        self, name: str = "Anna", game: str = "blackwood", players: int = 4, luck: str | None = None, **options: object
    ) -> Json:
        """A lobby; the answer is the host's ticket. Another `luck` is another match."""
        wish = {"game": game, "name": name, "players": players, "nonce": luck, "options": options}
        return self.post("/api/tables", wish)

    def join(self, host: Json, name: str) -> Json:
        return self.post("/api/join", {"place": host["table"], "name": name})

    def seat_here(self, host: Json, seat: int) -> Json:
        """Somebody else on the host's own device."""
        with self.connected(host) as connection:
            wish = {"kind": "lobby", "id": "here", "seat": seat, "holder": "device"}
            ticket: Json = self.ask(connection, wish)["ticket"]
            return ticket

    def start_match(self, host: Json, pace: str = "instant") -> None:
        """Bots in the free seats, and none of them thinks longer than it must."""
        with self.connected(host) as connection:
            self.ask(connection, {"kind": "lobby", "id": "pace", "pace": pace})
            self.ask(connection, {"kind": "start", "id": "start"})

    def play_out(self, host: Json) -> None:
        """Leave the ship to a bot, and wait until the bots have finished the match."""
        with self.connected(host) as connection:
            self.ask(connection, {"kind": "leave", "id": "leave", "seat": host["seat"]})
            while (heard := self.hear(connection))["kind"] != "table" or heard["table"]["status"] != "over":
                pass

    @contextmanager
    def connected(self, *tickets: Json) -> Iterator[ClientConnection]:
        tokens = [ticket["token"] for ticket in tickets]
        hello = {"kind": "hello", "protocol": PROTOCOL, "tokens": tokens}
        with connect(
            f"ws://127.0.0.1:{self.port}/ws/{tickets[0]['table']}", max_queue=None
        ) as connection:  # a full queue closes slowly
            connection.send(msgspec.json.encode(hello).decode())
            yield connection

    def ask(self, connection: ClientConnection, request: Json) -> Json:
        connection.send(msgspec.json.encode(request).decode())
        while (heard := self.hear(connection)).get("id") != request["id"]:
            pass
        assert heard["kind"] == "ack", heard
        return heard

    def hear(self, connection: ClientConnection) -> Json:
        heard: Json = msgspec.json.decode(connection.recv(timeout=PATIENCE))
        return heard

    def play_until(self, ticket: Json, wanted: Callable[[Json], object], decide: Callable[[Json], int]) -> Json:
        """Plays for somebody over an extra connection, until a wanted question comes."""
        with self.connected(ticket) as connection:
            while True:
                heard = self.hear(connection)
                update: Json | None = heard.get("update") if heard["kind"] == "snapshot" else heard
                if not update or not update.get("choices"):
                    continue
                if wanted(update):
                    return update
                number, move = update["number"], update["choices"][decide(update)]["move"]
                play = {"kind": "play", "id": str(number), "at": number, "seat": ticket["seat"], "move": move}
                connection.send(msgspec.json.encode(play).decode())

    def new_match(
        self, *names: str, game: str = "blackwood", players: int = 4, luck: str | None = None, **options: object
    ) -> list[Json]:
        """A running match: the tickets of its people, host first."""
        host = self.open_table(names[0], game, players, luck, **options)
        tickets = [host, *(self.join(host, name) for name in names[1:])]
        self.start_match(host)
        return tickets

    def seat_link(self, ticket: Json) -> str:
        return f"{self.url}/t/{ticket['table']}#{ticket['token']}"

    def table_link(self, ticket: Json) -> str:
        return f"{self.url}/t/{ticket['table']}"
