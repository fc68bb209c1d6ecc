"""Measure interpreted plug-ins on both builds of the engine, in turn. Writes PLUGINS.md.

`make bench` runs it. The plug-ins are our examples, the package that `skulduggery new` writes, and Parley, a game of
the tests. Each is measured as it is, and once more without its `__slots__`.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from results import processor
from run import BENCH, BUILDS, ROOT

SLOTS = re.compile(r"^ +__slots__ = .*\n", re.MULTILINE)
FIGURES = ("copies", "views", "decisions")
Rates = dict[str, float]
TEXT = """\
# Interpreted plug-ins on the compiled engine

Written by `make bench` (`bench/plugins.py`); do not edit. Machine: {cores} cores, {processor}, with a load of
{load:.1f} at the start.

Rates per CPU second on the compiled engine, as a ratio to those on the interpreted one. {rounds} rounds of
{seconds:g} s, each with both builds in turn. *best*: the best rounds of both; *middle*: the median of the ratios of the
rounds. A state must be copied at least as fast: 1.0.

| plug-in | its state | copies: best | middle | views: best | middle | decisions: best | middle |
|---|---|--:|--:|--:|--:|--:|--:|
{rows}

The best rounds in copies per CPU second:

| plug-in | its state | interpreted | compiled |
|---|---|--:|--:|
{rates}
"""


class Form(NamedTuple):
    """A plug-in, with or without slots, and where it lies."""

    name: str
    state: str
    folder: Path
    module: str


class Measured(NamedTuple):
    """The figures of all rounds, on either build."""

    form: Form
    interpreted: list[Rates]
    compiled: list[Rates]

    def best(self, figure: str) -> tuple[float, float]:
        return max(each[figure] for each in self.interpreted), max(each[figure] for each in self.compiled)

    def ratios(self, figure: str) -> tuple[float, float]:
        """Of the best rounds, and the median of all rounds."""
        interpreted, compiled = self.best(figure)
        pairs = zip(self.interpreted, self.compiled, strict=True)
        return compiled / interpreted, median(new[figure] / old[figure] for old, new in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=4, help="each with both builds (default 4)")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds of each measurement (default 1.5)")
    parser.add_argument("--output", type=Path, default=BENCH / "PLUGINS.md")
    wanted = parser.parse_args()
    if not (BUILDS["compiled"] / ".complete").exists():
        print("plug-ins: left out, because there is no compiled build")
        return
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        measured = [measure(form, wanted.rounds, wanted.seconds) for form in forms(Path(folder))]
    machine = {"cores": os.cpu_count(), "processor": processor(), "load": load}
    rows, rates = "\n".join(map(row, measured)), "\n".join(map(rate, measured))
    text = TEXT.format(rows=rows, rates=rates, rounds=wanted.rounds, seconds=wanted.seconds, **machine)
    wanted.output.write_text(text)
    print(text)


def forms(folder: Path) -> list[Form]:
    """Both forms of all plug-ins, as copies in this folder."""
    found = []
    for name, module, source in sources(folder / "new"):
        for state, has_slots in (("with slots", True), ("without", False)):
            target = folder / state / module
            found.append(Form(name, state, copied(source, target, has_slots), module))
    return found


def sources(new: Path) -> list[tuple[str, str, Path]]:
    """The name of each plug-in, its module, and the file or folder with it."""
    command = [str(BUILDS["interpreted"] / "bin" / "skulduggery"), "new", "sea_dogs", "--folder", str(new)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return [
        ("tic-tac-toe", "tictactoe", ROOT / "examples" / "tictactoe.py"),
        ("Liar's Dice", "liars_dice", ROOT / "examples" / "liars_dice" / "liars_dice"),
        ("`skulduggery new`", "sea_dogs", new / "sea_dogs"),
        ("Parley", "parley", ROOT / "tests" / "secretgame" / "parley"),
    ]


def copied(source: Path, folder: Path, has_slots: bool) -> Path:
    folder.mkdir(parents=True)
    if source.is_dir():
        shutil.copytree(source, folder / source.name)
    else:
        shutil.copy(source, folder)
    for file in [] if has_slots else folder.rglob("*.py"):
        file.write_text(SLOTS.sub("", file.read_text()))
    return folder


def measure(form: Form, rounds: int, seconds: float) -> Measured:
    """Who goes first alternates, so that a noisy minute of the machine hits both alike."""
    measured = Measured(form, [], [])
    for number in range(rounds):
        pair = [("interpreted", measured.interpreted), ("compiled", measured.compiled)]
        for build, rates in pair if number % 2 == 0 else reversed(pair):
            rates.append(played(form, BUILDS[build], seconds))
    print(f"{form.name}, {form.state}: copies {measured.ratios('copies')[1]:.2f}", flush=True)
    return measured


def played(form: Form, venv: Path, seconds: float) -> Rates:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    words = [str(BENCH / "play_plugin.py"), str(form.folder), form.module, "--seconds", str(seconds)]
    done = subprocess.run(
        [str(venv / "bin" / "python"), *words], env=environment, check=True, capture_output=True, text=True
    )
    rates: Rates = json.loads(done.stdout)
    return rates


def row(measured: Measured) -> str:
    ratios = [f"{ratio:.2f}" for figure in FIGURES for ratio in measured.ratios(figure)]
    return f"| {measured.form.name} | {measured.form.state} | {' | '.join(ratios)} |"


def rate(measured: Measured) -> str:
    interpreted, compiled = measured.best("copies")
    return f"| {measured.form.name} | {measured.form.state} | {interpreted:,.0f} | {compiled:,.0f} |"


if __name__ == "__main__":
    main()
