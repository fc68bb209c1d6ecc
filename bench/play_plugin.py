"""One plug-in game in one build: decisions, copies and views per CPU second.

Runs with the python of an environment: `play_plugin.py FOLDER MODULE --seconds 2`. The module lies in the folder and
has a `GAME`. The figures are printed as JSON.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.lab.speed import SEED, calls_per_second, play_matches, sample_states, view_of

WARM_UP = 0.3  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("module")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds, a third for each figure")
    wanted = parser.parse_args()
    sys.path.insert(0, wanted.folder)
    print(json.dumps(measured(import_module(wanted.module).GAME, wanted.seconds / 3)))


def measured(game: Game[Any], seconds: float) -> dict[str, float]:
    chance = FastChance(SEED)
    options = game.options_type(players=min(game.seats))
    play_matches(game, options, chance, WARM_UP)
    played = play_matches(game, options, chance, seconds)
    states = sample_states(game, options, chance)
    copies: list[Callable[[], object]] = [state.copy for state in states]
    views = [view_of(game, state) for state in states]
    calls_per_second(copies, WARM_UP)
    return {
        "decisions": played.decisions / played.seconds,
        "copies": calls_per_second(copies, seconds),
        "views": calls_per_second(views, seconds),
    }


if __name__ == "__main__":
    main()
