"""The server's part of the benchmark: our server and boardgame.io's, each with the clients that play on it."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from results import Figures

sys.path.append(str(Path(__file__).resolve().parents[1]))  # `tools` is not installed

from tools import find_postgres

BENCH = Path(__file__).resolve().parent
PEER = BENCH / "peers" / "boardgameio"
CLIENTS = 200


class Line(NamedTuple):
    """One line of the report: the arguments of our driver, or storage, rounds and warm-up of boardgame.io."""

    key: str
    words: list[str]


FOUR = ["tictactoe", "--clients", str(CLIENTS), "--rounds", "4"]
WARM = "3"  # rounds before those that are counted
WARMED = [*FOUR, "--warm-up", WARM]
OURS = (
    Line("server tictactoe", FOUR),
    Line("server tictactoe warm", WARMED),
    Line("server tictactoe postgres", [*FOUR, "--postgres"]),
    Line("server tictactoe postgres warm", [*WARMED, "--postgres"]),
    Line("one node", [*WARMED, "--nodes", "1"]),
    Line("two nodes", [*WARMED, "--nodes", "2"]),
    Line("two nodes apart", [*WARMED, "--nodes", "2", "--apart"]),
    # Tic-tac-toe is what the peers play; Blackwood stands for a large game.
    Line("server blackwood", ["blackwood", "--clients", str(CLIENTS), "--rounds", "1", "--warm-up", "1"]),
    Line("server 1000 tictactoe", ["tictactoe", "--clients", "1000", "--rounds", "1", "--think", "3", "--moves", "6"]),
    Line("server 1000 blackwood", ["blackwood", "--clients", "1000", "--rounds", "1", "--think", "3", "--moves", "6"]),
)
THEIRS = (
    Line("boardgame.io memory", ["memory", "4", "0"]),
    Line("boardgame.io memory warm", ["memory", "4", WARM]),
    Line("boardgame.io flatfile", ["flatfile", "1", "0"]),
)
NEED_POSTGRES = ("--postgres", "--nodes")


def measure_servers(python: Path, rounds: int) -> dict[str, Figures]:
    """Measures every line `rounds` times, in turn. The round with the least CPU time per move counts."""
    best: dict[str, Figures] = {}
    theirs = THEIRS if prepare_peer() else ()
    has_database = has_postgres()
    ours = [line for line in OURS if has_database or not any(word in NEED_POSTGRES for word in line.words)]
    for number in range(1, rounds + 1):
        for line in (*ours, *theirs):
            figures = run_theirs(line) if line in THEIRS else run_ours(python, line)
            cost = figures["cpu_us_per_move"]
            print(f"round {number}/{rounds}  {line.key:<30} {cost:>9,.0f} µs CPU a move", flush=True)
            if line.key not in best or cost < best[line.key]["cpu_us_per_move"]:
                best[line.key] = figures
    return best


def measure_capacity(python: Path) -> Figures:
    """Memory of idle tables and sockets, and the start with many stored tables."""
    print("capacity ...", flush=True)
    return run_ours(python, Line("capacity", []), "server.capacity")


def has_postgres() -> bool:
    if find_postgres.find() is not None:
        return True
    print("the server on PostgreSQL is not measured: there is none here", flush=True)
    return False


def prepare_peer() -> bool:
    """Installs boardgame.io from its lock file, if npm exists."""
    npm = shutil.which("npm")
    if npm is None:
        print("boardgame.io is not measured: there is no npm here", flush=True)
        return False
    if not (PEER / "node_modules" / "boardgame.io").exists():
        print("installing boardgame.io ...", flush=True)
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    return True


def run_ours(python: Path, line: Line, module: str = "server.driver") -> Figures:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), "-m", module, *line.words]
    return last_line(subprocess.run(command, cwd=BENCH, env=environment, capture_output=True, text=True, check=False))


def run_theirs(line: Line) -> Figures:
    storage, rounds, warm_up = line.words
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "server.js", storage, folder]
        with subprocess.Popen(
            command, cwd=PEER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            try:
                port = server.stdout.readline().strip()
                driver = ["node", "driver.js", port, str(server.pid), str(CLIENTS), rounds, warm_up]
                return last_line(subprocess.run(driver, cwd=PEER, capture_output=True, text=True, check=False))
            finally:
                server.kill()


def last_line(done: subprocess.CompletedProcess[str]) -> Figures:
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, done.args))}\n{done.stdout}{done.stderr}")
    figures: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return figures
