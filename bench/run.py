"""Measure our engine and its peers in one go, one process at a time, and write RESULTS.md.

Every contestant runs in its own process for a few seconds of CPU time. There are several rounds; each round measures
all contestants. So a noisy minute of the machine affects all of them, and the best round of each counts.
Uses the standard library only.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from our_games import USUAL, tables
from results import DECISIONS, Figures, write, write_servers
from server_report import server_section
from server_rounds import measure_capacity, measure_servers
from windows_report import measure_windows, windows_section

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
PEERS = ("catanatron", "openspiel", "pettingzoo")
BUILDS = {"interpreted": ROOT / ".venv", "compiled": ROOT / ".venv-compiled"}


class Contestant(NamedTuple):
    """Something to measure: its key in the results, and the command that writes its figures as JSON."""

    key: str
    command: list[str]


def main() -> None:
    """Prepare the peers' environments, run the rounds, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds per contestant and round (default 5)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the best one counts (default 3)")
    parser.add_argument("--server-rounds", type=int, default=2, help="rounds of the servers (default 2)")
    parser.add_argument("--servers-only", action="store_true", help="only renew the servers' part of the report")
    parser.add_argument("--peers-only", action="store_true", help="leave our own engine out")
    parser.add_argument("--output", type=Path, default=BENCH / "RESULTS.md", help="where the report goes")
    arguments = parser.parse_args()
    if arguments.servers_only:
        print(write_servers(arguments.output, measured_servers(arguments.server_rounds)))
        return
    for peer in PEERS:
        prepare(peer)
    contestants = theirs() if arguments.peers_only else [*ours(), *theirs()]
    best = run_rounds(contestants, arguments.rounds, arguments.seconds)
    servers = measured_servers(arguments.server_rounds)
    print(write(arguments.output, best, arguments.rounds, arguments.seconds, servers))


def measured_servers(rounds: int) -> str:
    """The part of the report about servers."""
    build = "compiled" if (BUILDS["compiled"] / ".complete").exists() else "interpreted"
    python = BUILDS[build] / "bin" / "python"
    servers, capacity = measure_servers(python, rounds), measure_capacity(python)
    return server_section(servers, capacity) + windows_section(measure_windows(python))


def setups() -> list[tuple[str, str, int]]:
    """Name in the report, game and players. What seats eight is measured twice: boards may differ."""
    ours = [(game if players == USUAL else f"{game} of eight", game, players) for game, players in tables()]
    return [*ours, ("tictactoe", "tictactoe", 2)]


def ours() -> list[Contestant]:
    """Our games, in the interpreted build and, if it is installed, in the compiled one."""
    return [
        Contestant(
            f"{name} {build}",
            [str(venv / "bin" / "skulduggery"), "bench", "--game", game, "--players", str(players)],
        )
        for build, venv in BUILDS.items()
        if build == "interpreted" or (venv / ".complete").exists()
        for name, game, players in setups()
    ]


def theirs() -> list[Contestant]:
    """The peers, each with the python of its own environment."""
    return [
        Contestant("catanatron", [python_of("catanatron"), str(BENCH / "peers/play_catanatron.py")]),
        Contestant("backgammon", [python_of("openspiel"), str(BENCH / "peers/play_openspiel.py"), "--game=backgammon"]),
        Contestant(
            "openspiel tictactoe",
            [python_of("openspiel"), str(BENCH / "peers/play_openspiel.py"), "--game=python_tic_tac_toe"],
        ),
        Contestant("pettingzoo tictactoe", [python_of("pettingzoo"), str(BENCH / "peers/play_pettingzoo.py")]),
    ]


def run_rounds(contestants: list[Contestant], rounds: int, seconds: float) -> dict[str, Figures]:
    """Measures all contestants in turn, several times. Keeps the best round of each, with the rates of all rounds."""
    measured: dict[str, list[Figures]] = {key: [] for key, _ in contestants}
    for number in range(1, rounds + 1):
        for key, command in contestants:
            measured[key].append(run(command, seconds))
            rate = measured[key][-1][DECISIONS]
            print(f"round {number}/{rounds}  {key:<24} {rate:>12,.0f} decisions/s", flush=True)
    best = {key: best_round(figures) for key, figures in measured.items()}
    check_builds(best)
    return best


def best_round(figures: list[Figures]) -> Figures:
    """`rounds` are the decisions per second of all rounds: a reader sees how far they differ."""
    return max(figures, key=lambda one: one[DECISIONS]) | {"rounds": [one[DECISIONS] for one in figures]}


def run(command: list[str], seconds: float) -> Figures:
    """One contestant, once."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "figures.json"
        call = [*command, "--seconds", str(seconds), "--json", str(output)]
        result = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        if result.returncode:
            sys.exit(f"error: {' '.join(call)}\n{result.stdout}{result.stderr}")
        figures: Figures = json.loads(output.read_text())
        return figures


def check_builds(best: dict[str, Figures]) -> None:
    """Checks that each of our contestants ran in the build that its key names."""
    for key, figures in best.items():
        build = figures.get("build")
        if build is not None and not key.endswith(f" {build}"):
            sys.exit(f"error: '{key}' was run by the {build} build")


def prepare(peer: str) -> None:
    """An environment for a peer, from its lock file. It is made again if the lock or the interpreter changes."""
    lock = BENCH / "peers" / f"{peer}.txt"
    venv = BENCH / ".venvs" / peer
    stamp = venv / ".complete"
    wanted = f"{sys.version}\n{lock.read_text()}"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"installing {peer} ...", flush=True)
    uv = str(ROOT / ".venv" / "bin" / "uv")
    subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(venv)], check=True)
    install = [uv, "pip", "install", "--quiet", "--python", python_of(peer), "--require-hashes", "-r", str(lock)]
    subprocess.run(install, check=True)
    stamp.write_text(wanted)


def python_of(peer: str) -> str:
    """The interpreter of a peer's environment."""
    return str(BENCH / ".venvs" / peer / "bin" / "python")


if __name__ == "__main__":
    main()
