"""How every peer is measured: matches of random play, counted per CPU second of this process."""

import argparse
import json
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple


class Match(NamedTuple):
    """What happened in one match of random play."""

    decisions: int
    choices: int  # decisions with two or more legal moves


def measure(play_match: Callable[[], Match], seconds: float) -> dict[str, float]:
    """Play without counting for a fifth of the time, then count whole matches until the time is up."""
    run(play_match, seconds / 5)
    return run(play_match, seconds)


def run(play_match: Callable[[], Match], seconds: float) -> dict[str, float]:
    """Rates per CPU second over as many whole matches as fit."""
    matches = decisions = choices = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        match = play_match()
        matches += 1
        decisions += match.decisions
        choices += match.choices
        spent = time.process_time() - start
    return {
        "seconds": spent,
        "decisions_per_second": decisions / spent,
        "choices_per_second": choices / spent,
        "matches_per_second": matches / spent,
    }


def main(distribution: str, games: dict[str, Callable[[], Callable[[], Match]]]) -> None:
    """The command line of all peers' scripts. `games` maps a name to the function that prepares its matches."""
    parser = argparse.ArgumentParser(description=f"random play with {distribution}")
    parser.add_argument("--game", choices=games, default=next(iter(games)))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", type=Path, required=True)
    arguments = parser.parse_args()
    rates = measure(games[arguments.game](), arguments.seconds)
    facts = {"game": arguments.game, "python": platform.python_version(), "version": version(distribution)}
    arguments.json.write_text(json.dumps(facts | rates))
