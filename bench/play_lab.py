"""The lab in one build: matches per second with 1 and 2 workers, and what a report costs beside the play.

Runs with the python of an environment: `play_lab.py --seconds 20 --matches 10000 --json FILE`. Where Ray is installed,
the workers are measured on a cluster of 1 and 2 machines, too. Four bosuns play Port Blackwood.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from statistics import mean
from time import perf_counter, process_time

from skulduggery.bots import DEFAULT_LEVEL
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.lab.duel import play_bots
from skulduggery.lab.report.plan import Plan, Sitting, bots_for
from skulduggery.lab.scaling import rate
from skulduggery.lab.speed import build_name
from skulduggery.lab.workers import Cores

KEY, SEATS, WORKERS, SEED = "blackwood", 4, 2, 2026
SAMPLE = 200  # matches that each worker plays without a report, before and after it
WARM_UP = 5  # matches: a report has filled its lookup tables long before its end, too

GAME = game_called(KEY)
PLAN = Plan(KEY, (DEFAULT_LEVEL,) * SEATS, (make_options(GAME.options_type, GAME.seats, {"players": SEATS}),))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number of workers")
    parser.add_argument("--matches", type=int, default=0, help="of the report; 0: none")
    parser.add_argument("--json", type=Path, required=True)
    wanted = parser.parse_args()
    figures: dict[str, object] = {"build": build_name(), "local": on_cores(wanted.seconds)}
    if find_spec("ray"):
        figures["ray"] = on_ray(wanted.seconds)
    if wanted.matches:
        figures["report"] = report(wanted.matches)
    wanted.json.write_text(json.dumps(figures))


def on_cores(seconds: float) -> list[float]:
    return [rate(PLAN, Cores(workers), seconds) for workers in (1, WORKERS)]


def on_ray(seconds: float) -> list[float]:
    """Each machine has one core. What it takes to start the cluster does not count."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415  # an extra

    from skulduggery.lab.cluster import RayCluster  # noqa: PLC0415

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        alone = rate(PLAN, RayCluster(cluster.address), seconds)
        cluster.add_node(num_cpus=1)
        return [alone, rate(PLAN, RayCluster(cluster.address), seconds)]
    finally:
        cluster.shutdown()


def report(matches: int) -> dict[str, float]:
    """Its time by the clock, its CPU time, and the CPU time of the same matches without a report."""
    before = alone_in_workers()
    with tempfile.TemporaryDirectory() as folder:
        words = ["lab", "report", KEY, "--matches", str(matches), "--workers", str(WORKERS), "--seed", str(SEED)]
        began, used = perf_counter(), of_children()
        command = [sys.executable, "-m", "skulduggery", *words, "--out", f"{folder}/report.html"]
        subprocess.run(command, check=True, capture_output=True)
        taken, cpu = perf_counter() - began, of_children() - used
    playing = (before + alone_in_workers()) / 2 * matches
    return {"matches": matches, "seconds": taken, "cpu": cpu, "outside": 1 - playing / cpu}


def alone_in_workers() -> float:
    """CPU seconds of a match that nobody watches. As many workers as the report has, for they share the machine."""
    with ProcessPoolExecutor(WORKERS) as pool:
        return mean(pool.map(play_alone, range(WORKERS)))


def play_alone(worker: int) -> float:
    """In a process of its own, after some matches that do not count."""
    play_matches(range(WARM_UP))
    began = process_time()
    play_matches(range(worker * SAMPLE, (worker + 1) * SAMPLE))
    return (process_time() - began) / SAMPLE


def play_matches(numbers: range) -> None:
    for at in numbers:
        sitting = Sitting(0, at)
        dice = PLAN.dice_at(sitting, SEED)
        play_bots(GAME, PLAN.variants[0], bots_for(PLAN.bots_at(sitting), GAME, dice), dice)


def of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
