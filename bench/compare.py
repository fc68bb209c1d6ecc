"""Compare the speed of two versions of the engine in one run: `python bench/compare.py OLD NEW`.

OLD and NEW are checkouts, each with its `.venv` (`make check` makes it) and, for the compiled figures, its
`.venv-compiled` (`make compiled`). Both are measured by `skulduggery bench`, each time in a process of its own. Rounds
alternate between the two, and so does who goes first, so that a noisy minute of the machine hits both alike. The
table shows the medians of all rounds and the median of the rounds' ratios, new to old. Run it with the python of .venv.
"""

import argparse
import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from our_games import tables

BUILDS = {"interpreted": ".venv", "compiled": ".venv-compiled"}
FIGURES = ("decisions_per_second", "copies_per_second", "views_per_second", "bosun_milliseconds")


class Measured(NamedTuple):
    """One game in one build: the figures of every round, of the old version and of the new one."""

    name: str
    old: list[dict[str, float]]
    new: list[dict[str, float]]

    def ratio(self, figure: str) -> float:
        """How much quicker the new version is, by the median round. Milliseconds count the other way round."""
        ratios = [new[figure] / old[figure] for old, new in zip(self.old, self.new, strict=True)]
        return 1 / median(ratios) if figure.endswith("milliseconds") else median(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=6, help="rounds, each with both versions (default 6)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measurement (default 2)")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--build", choices=BUILDS, action="append", help="only this build")
    wanted = parser.parse_args()
    rows = list(measure_all(wanted))
    print(table(rows))


def measure_all(wanted: argparse.Namespace) -> Iterator[Measured]:
    for build in wanted.build or BUILDS:
        for game, players in tables():
            if not wanted.game or game in wanted.game:
                yield measure(f"{game}, {players} players, {build}", game, players, BUILDS[build], wanted)


def measure(name: str, game: str, players: int, environment: str, wanted: argparse.Namespace) -> Measured:
    measured = Measured(name, [], [])
    for number in range(wanted.rounds):
        pair = [(wanted.old, measured.old), (wanted.new, measured.new)]
        for checkout, figures in pair if number % 2 == 0 else reversed(pair):
            program = checkout / environment / "bin" / "skulduggery"
            figures.append(bench(program, game, players, wanted.seconds))
    print(f"{name}: {measured.ratio('decisions_per_second'):.3f}", flush=True)
    return measured


def bench(program: Path, game: str, players: int, seconds: float) -> dict[str, float]:
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        options = ["--game", game, "--players", str(players), "--seconds", str(seconds), "--json", file.name]
        subprocess.run([str(program), "bench", *options], check=True, stdout=subprocess.DEVNULL)
        figures = json.loads(Path(file.name).read_bytes())
    return {name: float(figures[name]) for name in FIGURES}


def table(rows: list[Measured]) -> str:
    lines = ["", "| game | old: decisions/s | new: decisions/s | decisions | copies | views | bosun |"]
    lines.append("|---|--:|--:|--:|--:|--:|--:|")
    for row in rows:
        rates = [median(each[FIGURES[0]] for each in rounds) for rounds in (row.old, row.new)]
        ratios = " | ".join(f"{row.ratio(figure):.3f}" for figure in FIGURES)
        lines.append(f"| {row.name} | {rates[0]:,.0f} | {rates[1]:,.0f} | {ratios} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
