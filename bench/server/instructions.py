"""What a move costs the server, counted in instructions: `python -m server.instructions` (in bench/).

Time is noisy on a shared machine. Instructions are much less so, with the same dice in every run. Valgrind counts
them for the whole server process, from the bytes of the socket to the disk and back to the sockets of the four players.
Two runs with as many tables and another number of moves are compared, so start and setup do not count.

`--tree before=../../before --tree after=..` counts for the servers of two source trees.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from attacks.target import OUR_TREE, protocol_of
from attacks.trees import Tree, tree_called

from server.driver import Players

GAME = "blackwood"
TABLES = 4
FEW, MANY = 10, 50  # moves at each table
PATIENCE = 300.0  # seconds; valgrind makes the server about fifty times slower
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


class Arguments(argparse.Namespace):
    tree: list[Tree]


async def play(port: int, tree: Path, moves: int) -> None:
    """One table after the other: otherwise the store writes the moves of several tables together, by chance."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as web:
        for number in range(TABLES):
            players = Players(GAME, 0.0, moves, number, protocol_of(tree))
            await players.sit_down(web, f"ws://127.0.0.1:{port}/ws/")
            await players.play()
            await players.leave()


def instructions(tree: Path, moves: int) -> int:
    """The instructions of a server at whose tables so many moves are played."""
    with tempfile.TemporaryDirectory() as folder:
        counter = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
        command = [
            *counter,
            f"--log-file={folder}/%p.log",
            sys.executable,
            str(tree / "bench/server/serve.py"),
            folder,
            "--same-dice",
        ]
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as server:
            assert server.stdout is not None
            try:
                asyncio.run(play(int(server.stdout.readline()), tree, moves))
            finally:
                server.terminate()
        return counted(Path(folder, f"{server.pid}.log").read_text())


def counted(log: str) -> int:
    found = COUNTED.search(log)
    assert found is not None, log
    return int(found[1].replace(",", ""))


def of_one_move(tree: Path) -> float:
    return (instructions(tree, MANY) - instructions(tree, FEW)) / (TABLES * (MANY - FEW))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=tree_called, action="append", help="NAME=FOLDER; may be given several times")
    trees = parser.parse_args(namespace=Arguments()).tree or [Tree("now", OUR_TREE)]
    first = 0.0
    for tree in trees:
        cost = of_one_move(tree.path)
        first = first or cost
        print(f"{tree.name}: {cost:,.0f} instructions for a move ({cost / first - 1:+.1%})", flush=True)


if __name__ == "__main__":
    main()
