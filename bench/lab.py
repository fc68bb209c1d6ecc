"""Measure the lab: workers on this machine and on Ray, and a report of 10,000 matches. Writes LAB.md.

`make bench` runs it. The compiled build plays the report. Ray has an environment of its own (`make ray-tests` makes
it), in which the engine is interpreted; without it, Ray is left out.
"""

import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path

from results import Figures, processor
from run import BENCH, BUILDS, ROOT

RAY = ROOT / ".venv-ray"
TEXT = """\
# The lab

Written by `make bench`; do not edit. Machine: {cores} cores, {processor}, with a load of {load:.1f} at the start.

## Workers

Matches per second by the clock, four bosuns, Port Blackwood, each match watched for a report. *Efficiency*: 100 % means
that the second worker is worth as much as the first. Two workers and what hands them their work share two cores.

| where | build | 1 worker | 2 workers | efficiency |
|---|---|--:|--:|--:|
{workers}

## A report

{report}
"""
REPORT = """\
`skulduggery lab report blackwood --players 4 --matches {matches}`, 2 workers, {build}: {seconds:.0f} s by the clock,
{cpu:.0f} s of CPU time. **{outside:.0%} of that is spent outside playing** (aim: at most 15 %): watching, the files,
and the page. It is what the report costs beside the CPU time of the same matches when nobody watches.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number of workers (default 20)")
    parser.add_argument("--matches", type=int, default=10_000, help="of the report (default 10,000)")
    parser.add_argument("--output", type=Path, default=BENCH / "LAB.md")
    wanted = parser.parse_args()
    load = os.getloadavg()[0]
    venv = BUILDS["compiled"] if (BUILDS["compiled"] / ".complete").exists() else BUILDS["interpreted"]
    measured = [measure(venv, wanted.seconds, wanted.matches)]
    if (RAY / ".complete").exists():
        measured.append(measure(RAY, wanted.seconds, 0))
    rows = [row(figures, where) for figures in measured for where in ("local", "ray") if where in figures]
    told = REPORT.format(**measured[0]["report"], build=measured[0]["build"])
    machine = {"cores": os.cpu_count(), "processor": processor(), "load": load}
    wanted.output.write_text(TEXT.format(workers="\n".join(rows), report=told, **machine).rstrip() + "\n")


def measure(venv: Path, seconds: float, matches: int) -> Figures:
    print(f"the lab, {venv.name} ...", flush=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["RAY_worker_niceness"] = "0"  # as local workers
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "figures.json"
        words = ["--seconds", str(seconds), "--matches", str(matches), "--json", str(output)]
        command = [str(venv / "bin" / "python"), str(BENCH / "play_lab.py"), *words]
        subprocess.run(command, cwd=folder, env=environment, check=True)
        figures: Figures = json.loads(output.read_text())
        return figures


def row(figures: Figures, where: str) -> str:
    one, two = figures[where]
    name = {"local": "this machine", "ray": "Ray, machines of one core"}[where]
    return f"| {name} | {figures['build']} | {one:.1f} | {two:.1f} | {two / one / 2:.0%} |"


if __name__ == "__main__":
    main()
